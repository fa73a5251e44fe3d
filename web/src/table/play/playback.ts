/** Plays what happened: each event is said, moved and counted, then the engine's view takes over. */

import type { GameEvent, Snapshot, View } from "../../engine/protocol.js";
import type { Game } from "./game.js";
import { LogLine } from "./log.js";
import { ease } from "./pace.js";
import type { Stage } from "./stage.js";
import { changePlayer, type Moment } from "./state.js";

/** Milliseconds at the calm pace: to read a sentence, to take notice, to see money counted. */
export const READ = 1500;
export const GLANCE = 700;
const COUNT = 600;

/** Where the events of a game are played. */
export interface Playing extends Stage {
  readonly game: Game;
}

/** Play a snapshot's events on the shown view; its own view is the engine's, after all of them. */
export async function playEvents(
  stage: Playing,
  { events, view, seq }: Pick<Snapshot, "events" | "view" | "seq">,
): Promise<void> {
  for (const event of events) {
    logEvent(stage, event, view, seq);
    stage.draw();
    stage.sounds.hear(stage.game.sounds[event.kind]);
    await stage.game.playEvent(stage, event, view);
  }
  stage.state.moment = null;
}

/** Write `event`, which log entry `entry` led to, into the log, newest last. */
export function logEvent(
  { board, game, state }: Playing,
  event: GameEvent,
  view: View,
  entry: number,
): void {
  const last = state.log.at(-1);
  const chapter = game.log.chapterOf(event, last?.chapter ?? 0);
  // whoever sits here stays so for the whole game: there is no need to keep every view
  const word = () => game.describeEvent(event, board, state.view ?? view);
  state.log.push(new LogLine((last?.number ?? 0) + 1, entry, chapter, event, word));
}

/** Bots' moments are shorter than people's own. */
export function lengthFor(stage: Stage, event: GameEvent, milliseconds: number): number {
  const seat = event.seat;
  const player = typeof seat === "number" ? stage.state.view?.players[seat] : undefined;
  return player?.kind === "bot" ? milliseconds * 0.6 : milliseconds;
}

/** Show words over the map for so long; `words` are about `event`, whose seat gives them their colour. */
export async function showMoment(
  stage: Stage,
  event: GameEvent,
  words: Pick<Moment, "title"> & Partial<Moment>,
  milliseconds: number,
): Promise<void> {
  const seat = typeof event.seat === "number" ? event.seat : null;
  stage.state.moment = { kind: event.kind, seat, note: "", amount: null, ...words };
  stage.draw();
  await stage.pace.wait(lengthFor(stage, event, milliseconds));
  stage.state.moment = null;
}

/** Whose turn it is from now on; people who share a screen are told to change places. */
export async function playTurn(
  stage: Stage,
  event: GameEvent,
  handOver: Pick<Moment, "title" | "note">,
): Promise<void> {
  const { state } = stage;
  const seat = event.seat as number;
  if (state.view) state.view = { ...state.view, seat };
  const players = state.view?.players ?? [];
  const people = players.filter((player) => player.kind === "human" && !player.out);
  if (players[seat]?.kind === "human" && people.length > 1 && !state.autoSeats.has(seat)) {
    await showMoment(stage, event, handOver, READ);
  } else {
    stage.draw();
    await stage.pace.wait(lengthFor(stage, event, GLANCE / 2));
  }
}

/** Count cash up or down before everybody's eyes. */
export async function countCash(stage: Stage, changes: readonly [number, number][]): Promise<void> {
  const { state } = stage;
  const before = new Map(changes.map(([seat]) => [seat, state.view?.players[seat]?.cash ?? 0]));
  await stage.pace.animate(COUNT, (progress) => {
    for (const [seat, change] of changes) {
      const cash = Math.max(0, Math.round((before.get(seat) ?? 0) + change * ease(progress)));
      if (state.view) state.view = changePlayer(state.view, seat, { cash });
    }
    stage.draw();
  });
}
