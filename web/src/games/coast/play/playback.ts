/** How the events of Coast to Coast are played: dice land, trains ride, deeds change hands, money is counted. */

import type { CoastView } from "../../../engine/coast.js";
import type { GameEvent } from "../../../engine/protocol.js";
import { ease } from "../../../table/play/pace.js";
import * as play from "../../../table/play/playback.js";
import { changePlayer } from "../../../table/play/state.js";
import { say } from "../../../text/messages.js";
import { nameSeat } from "../../../text/names.js";
import { describeEvent, wordEvent } from "./events.js";
import { type CoastStage, emptyDraft } from "./state.js";

const { countCash, GLANCE, READ } = play;

/** Milliseconds at the calm pace. */
const STEP = 130;
const TUMBLE = 520;
const SLIDE = 420;

type Player = (stage: CoastStage, event: GameEvent, view: CoastView) => Promise<void>;

const seatOf = (event: GameEvent) => event.seat as number;
const amountOf = (event: GameEvent, parameter: string) => Number(event[parameter] ?? 0);

/** How events are played; one that is not here only goes into the log. */
const PLAYERS: Readonly<Record<string, Player>> = {
  turn_began: playTurn,
  destination_rolled: playDestination,
  rolled: (stage, event) => tumble(stage, { white: event.dice as number[], coloured: null }),
  bonus_rolled: (stage, event) =>
    tumble(stage, { white: stage.state.dice.white, coloured: amountOf(event, "die") }),
  moved: playMove,
  arrived: playArrival,
  bought_railroad: playPurchase,
  bought_engine: playPurchase,
  fee: playFee,
  bounty: playFee,
  sold_deed: playSale,
  declared: (stage, event, view) =>
    showMoment(stage, event, view, "moment-declared", "moment-declared-note", READ),
  won: (stage, event, view) => showMoment(stage, event, view, "moment-won", "", READ * 1.5),
  turn_lost: playSentence,
  region_rolled: playSentence,
  stuck: playSentence,
  deal_proposed: (stage, event, view) => playAsked(stage, event, view, event.partner as number),
  deal_countered: (stage, event, view) => playAsked(stage, event, view, seatOf(event)),
  deal_made: playDeal,
  deal_declined: playSentence,
  auction_opened: playSentence,
  bid: playSentence,
  undone: playReturn,
  redone: playReturn,
  bankrupt: playSentence,
  resigned: playSentence,
  lapsed: playSentence,
  all_sold: playSentence,
};

/** Play an event; one that is not played only goes into the log. */
export async function playEvent(
  stage: CoastStage,
  event: GameEvent,
  view: CoastView,
): Promise<void> {
  await PLAYERS[event.kind]?.(stage, event, view);
}

/** Words over the map out of two messages; `note` may be empty. */
function showMoment(
  stage: CoastStage,
  event: GameEvent,
  view: CoastView,
  title: string,
  note: string,
  milliseconds: number,
  amount: number | null = null,
): Promise<void> {
  const words = wordEvent(event, stage.board, view);
  const moment = { title: say(title, words), note: note ? say(note, words) : "", amount };
  return play.showMoment(stage, event, moment, milliseconds);
}

async function playSentence(stage: CoastStage, event: GameEvent, view: CoastView): Promise<void> {
  await play.showMoment(stage, event, { title: describeEvent(event, stage.board, view) }, READ);
}

async function playTurn(stage: CoastStage, event: GameEvent, view: CoastView): Promise<void> {
  const { state } = stage;
  const words = wordEvent(event, stage.board, view);
  if (state.view)
    state.view = { ...state.view, round: amountOf(event, "round") || state.view.round };
  state.dice = { white: null, coloured: null, rolling: false };
  const begun = play.playTurn(stage, event, {
    title: say("moment-turn", words),
    note: say("say-hand-over", words),
  });
  // now that it is his turn: a person's own trip is framed at any pace, others' are accompanied at the calm one
  const player = view.players[seatOf(event)];
  if (player) stage.follow([player.point]);
  await begun;
}

async function playDestination(
  stage: CoastStage,
  event: GameEvent,
  view: CoastView,
): Promise<void> {
  const { state } = stage;
  const seat = seatOf(event);
  if (state.view) {
    const payoff = "payoff" in event ? amountOf(event, "payoff") : null;
    const distance = "distance" in event ? amountOf(event, "distance") : null;
    const destination = String(event.city);
    state.view = changePlayer(state.view, seat, {
      destination,
      payoff,
      distance,
      goal_point: null,
    });
  }
  const note = "payoff" in event ? "moment-destination-note" : "";
  await showMoment(stage, event, view, "moment-destination", note, READ);
}

async function tumble(
  stage: CoastStage,
  dice: { white: readonly number[] | null; coloured: number | null },
) {
  stage.state.dice = { ...dice, rolling: true };
  stage.draw();
  await stage.pace.wait(TUMBLE);
  stage.state.dice = { ...dice, rolling: false };
  stage.draw();
  await stage.pace.wait(TUMBLE / 2);
}

async function playMove(stage: CoastStage, event: GameEvent): Promise<void> {
  const { state } = stage;
  const seat = seatOf(event);
  const path = event.path as number[];
  const points = event.points as number[];
  const end = points.at(-1);
  const player = state.view?.players[seat];
  if (end === undefined || !player || !state.view) return;
  const alreadyThere = state.draft.preview?.point === end && state.view.seat === seat;
  if (!alreadyThere) {
    stage.follow([player.point, ...points]);
    await glide(stage, seat, player.point, path, STEP);
  }
  state.view = changePlayer(state.view, seat, {
    point: end,
    ridden: [...player.ridden, ...path],
  });
  state.draft = emptyDraft();
  stage.drawOverlay();
}

/** Let a train run along `path` from point `start`, `milliseconds` a milepost. */
export async function glide(
  stage: CoastStage,
  seat: number,
  start: number,
  path: readonly number[],
  milliseconds: number,
): Promise<void> {
  const { board, state } = stage;
  const stops = [start, ...board.pointsAlong(path, start)];
  stage.sounds.ride(path.length, stage.pace.lengthOf(milliseconds * path.length));
  await stage.pace.animate(milliseconds * path.length, (progress) => {
    const run = ease(progress) * path.length;
    const index = Math.min(path.length - 1, Math.floor(run));
    const section = path[index];
    const from = stops[index];
    if (section === undefined || from === undefined) return;
    state.positions.set(seat, board.along(section, from, run - index));
    stage.drawGlass();
  });
  state.positions.delete(seat);
}

async function playArrival(stage: CoastStage, event: GameEvent, view: CoastView): Promise<void> {
  const payoff = amountOf(event, "payoff");
  await Promise.all([
    countCash(stage, [[seatOf(event), payoff]]),
    showMoment(stage, event, view, "moment-arrived", "moment-arrived-note", READ, payoff),
  ]);
}

async function playPurchase(stage: CoastStage, event: GameEvent, view: CoastView): Promise<void> {
  const { state } = stage;
  const seat = seatOf(event);
  const railroad = event.railroad;
  const player = state.view?.players[seat];
  if (state.view && player && typeof railroad === "string") {
    state.view = changePlayer(state.view, seat, { deeds: [...player.deeds, railroad] });
  }
  const price = amountOf(event, "price");
  const [title, note] =
    typeof railroad === "string"
      ? ["moment-railroad-title", "moment-bought-note"]
      : ["moment-engine-title", "moment-engine-note"];
  await Promise.all([
    countCash(stage, [[seat, -price]]),
    showMoment(stage, event, view, title, note, GLANCE * 1.6, -price),
  ]);
}

/** What a payment changes, by seat; null is the Bank, whose money is not counted. */
function transfer(giver: number | null, taker: number | null, amount: number): [number, number][] {
  const changes: [number, number][] = [];
  if (giver !== null) changes.push([giver, -amount]);
  if (taker !== null) changes.push([taker, amount]);
  return changes;
}

/** The seller is paid; whoever outbid the others pays, else the Bank. */
async function playSale(stage: CoastStage, event: GameEvent, view: CoastView): Promise<void> {
  const price = amountOf(event, "price");
  const buyer = event.buyer as number | null;
  await Promise.all([
    countCash(stage, transfer(buyer, seatOf(event), price)),
    showMoment(
      stage,
      event,
      view,
      "moment-railroad-title",
      "moment-sold-note",
      GLANCE * 1.6,
      price,
    ),
  ]);
}

async function playFee(stage: CoastStage, event: GameEvent, view: CoastView): Promise<void> {
  const amount = amountOf(event, "amount");
  const seat = seatOf(event);
  const [giver, taker] =
    event.kind === "bounty"
      ? [amountOf(event, "payer"), seat]
      : [seat, event.payee as number | null];
  const note = event.kind === "bounty" ? "event-bounty" : "moment-fee-note";
  const title = event.kind === "bounty" ? "moment-bounty" : "moment-fee";
  await Promise.all([
    countCash(stage, transfer(giver, taker, amount)),
    showMoment(
      stage,
      event,
      view,
      title,
      note,
      GLANCE * 1.6,
      event.kind === "bounty" ? amount : -amount,
    ),
  ]);
}

/** Who is asked to answer an offer; at one screen it is handed over to. */
async function playAsked(
  stage: CoastStage,
  event: GameEvent,
  view: CoastView,
  asked: number,
): Promise<void> {
  const words = wordEvent(event, stage.board, view);
  const name = nameSeat(view.players, asked);
  if (stage.state.view) stage.state.view = { ...stage.state.view, seat: asked };
  const person = view.players[asked]?.kind === "human";
  stage.state.moment = {
    kind: event.kind,
    seat: asked,
    title: say(person ? "moment-asked" : "moment-asked-bot", { name }),
    note: say(`event-${event.kind}`, words),
    amount: null,
  };
  stage.draw();
  await stage.pace.wait(READ);
  stage.state.moment = null;
}

/** Deeds change hands, and the difference in cash is counted. */
async function playDeal(stage: CoastStage, event: GameEvent, view: CoastView): Promise<void> {
  const { state } = stage;
  const [seat, partner] = [seatOf(event), amountOf(event, "partner")];
  for (const each of [seat, partner]) {
    const deeds = view.players[each]?.deeds ?? [];
    if (state.view) state.view = changePlayer(state.view, each, { deeds });
  }
  const gain = amountOf(event, "take_cash") - amountOf(event, "give_cash");
  await Promise.all([
    countCash(stage, [
      [seat, gain],
      [partner, -gain],
    ]),
    showMoment(stage, event, view, "moment-deal", "event-deal_made", READ),
  ]);
}

/** Trains slide straight to where they stand again. */
async function playReturn(stage: CoastStage, _event: GameEvent, view: CoastView): Promise<void> {
  const { board, state } = stage;
  const moved = view.players.flatMap(({ seat, point }) => {
    const before = state.view?.players[seat]?.point;
    return before === undefined || before === point
      ? []
      : [{ seat, from: board.place(before), to: board.place(point) }];
  });
  if (moved.length === 0) return;
  state.dice = { white: null, coloured: null, rolling: false };
  stage.follow(moved.map(({ seat }) => view.players[seat]?.point ?? 0));
  await stage.pace.animate(SLIDE, (progress) => {
    const share = ease(progress);
    for (const { seat, from, to } of moved) {
      state.positions.set(seat, {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
    }
    stage.drawGlass();
  });
}
