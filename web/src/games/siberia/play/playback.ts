/** How the events of Trans-Siberian are played: links are laid, tracks move on, money is counted. */

import type { GameEvent } from "../../../engine/protocol.js";
import type { RailroadView, SiberiaView } from "../../../engine/siberia.js";
import { countCash, GLANCE, playTurn, READ, showMoment } from "../../../table/play/playback.js";
import { say } from "../../../text/messages.js";
import { describeEvent, wordEvent } from "./events.js";
import type { SiberiaStage } from "./state.js";

type Player = (stage: SiberiaStage, event: GameEvent, view: SiberiaView) => Promise<void>;

const seatOf = (event: GameEvent) => event.seat as number;
const amountOf = (event: GameEvent, parameter: string) => Number(event[parameter] ?? 0);

/** How events are played; one that is not here only goes into the log. */
const PLAYERS: Readonly<Record<string, Player>> = {
  turn_began: (stage, event, view) => {
    const words = wordEvent(event, stage.board, view);
    const title = say("moment-turn", words);
    stage.follow([]);
    return playTurn(stage, event, { title, note: say("say-hand-over", words) });
  },
  auction_opened: playLot,
  bid: (stage, event, view) => glance(stage, event, view, { auction: bidOn(stage, event) }),
  auction_won: playPayment,
  railroad_out: playSentence,
  claimed: playLink,
  built: playLink,
  bought: playPayment,
  extra_paid: playPayment,
  went_public: playSentence,
  income_rose: (stage, event) => change(stage, event, { income: amountOf(event, "after") }),
  value_rose: async (stage, event, view) => {
    await change(stage, event, { value: amountOf(event, "after") });
    await showMoment(stage, event, { title: describeEvent(event, stage.board, view) }, GLANCE);
  },
  passed: playSentence,
  timing_moved: async (stage, event) => {
    show(stage, { timing: { at: amountOf(event, "timing"), of: amountOf(event, "of") } });
    stage.draw();
  },
  dividend_began: async (stage, event, view) => {
    const words = wordEvent(event, stage.board, view);
    const title = say("siberia-moment-dividend", words);
    await showMoment(stage, event, { title, note: describeEvent(event, stage.board, view) }, READ);
  },
  dividend_paid: playDividend,
  marker_moved: (stage, event, view) =>
    glance(stage, event, view, { marker: amountOf(event, "after") }),
  period_began: playSentence,
  nationalized: async (stage, event, view) => {
    await change(stage, event, { status: "nationalized", value: null, treasury: 0 });
    await playSentence(stage, event, view);
  },
  undone: async (stage) => stage.draw(),
  resigned: playSentence,
};

/** Play an event; one that is not played only goes into the log. */
export async function playEvent(
  stage: SiberiaStage,
  event: GameEvent,
  view: SiberiaView,
): Promise<void> {
  await PLAYERS[event.kind]?.(stage, event, view);
}

/** Bring something into the view that is shown. */
function show({ state }: SiberiaStage, changed: Partial<SiberiaView>): void {
  if (state.view) state.view = { ...state.view, ...changed };
}

/** Bring something of the event's railroad into the view that is shown. */
async function change(
  stage: SiberiaStage,
  event: GameEvent,
  changed: Partial<RailroadView>,
): Promise<void> {
  const railroads = stage.state.view?.railroads.map((one) =>
    one.id === event.railroad ? { ...one, ...changed } : one,
  );
  if (railroads) show(stage, { railroads });
  stage.draw();
}

async function playSentence(stage: SiberiaStage, event: GameEvent, view: SiberiaView) {
  await showMoment(stage, event, { title: describeEvent(event, stage.board, view) }, READ);
}

async function glance(
  stage: SiberiaStage,
  event: GameEvent,
  view: SiberiaView,
  changed: Partial<SiberiaView>,
): Promise<void> {
  show(stage, changed);
  await showMoment(stage, event, { title: describeEvent(event, stage.board, view) }, GLANCE);
}

/** The auction that the engine tells of, as far as it has got. */
async function playLot(stage: SiberiaStage, event: GameEvent, view: SiberiaView): Promise<void> {
  show(stage, { phase: "auction", claim: null });
  stage.follow([]);
  await playSentence(stage, event, view);
}

function bidOn({ state }: SiberiaStage, event: GameEvent): SiberiaView["auction"] {
  const auction = state.view?.auction;
  return auction ? { ...auction, bid: amountOf(event, "amount"), leader: seatOf(event) } : null;
}

/** A player pays into a treasury. */
async function playPayment(
  stage: SiberiaStage,
  event: GameEvent,
  view: SiberiaView,
): Promise<void> {
  const amount = amountOf(event, event.kind === "bought" ? "price" : "amount");
  const railroad = stage.state.view?.railroads.find(({ id }) => id === event.railroad);
  await change(stage, event, { treasury: (railroad?.treasury ?? 0) + amount });
  const title = describeEvent(event, stage.board, view);
  await Promise.all([
    countCash(stage, [[seatOf(event), -amount]]),
    showMoment(stage, event, { title, amount: -amount }, GLANCE * 1.6),
  ]);
}

/** A link takes on the colour of its railroad. */
async function playLink(stage: SiberiaStage, event: GameEvent, view: SiberiaView): Promise<void> {
  const link = amountOf(event, "link");
  const owners = stage.state.view?.owners.map((owner, number) =>
    number === link ? String(event.railroad) : owner,
  );
  if (owners) show(stage, { owners });
  stage.follow(stage.board.ends(link));
  await playSentence(stage, event, view);
}

async function playDividend(
  stage: SiberiaStage,
  event: GameEvent,
  view: SiberiaView,
): Promise<void> {
  const amount = amountOf(event, "amount");
  const title = describeEvent(event, stage.board, view);
  await Promise.all([
    countCash(stage, [[seatOf(event), amount]]),
    showMoment(stage, event, { title, amount }, GLANCE),
  ]);
}
