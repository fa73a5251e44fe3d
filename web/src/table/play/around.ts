/** Around the table: taking back, leaving the game, who decides for a seat, and how much the table helps. */

import type { Answer } from "../../engine/protocol.js";
import { helps } from "./assistance.js";
import { setDownLookBack } from "./lookback.js";
import { decider } from "./state.js";
import type { Table } from "./table.js";

type Ask = Parameters<Table["advance"]>[0];

/** `isOpen`: whether it still can be done when its turn comes; a double click asks twice for what there is once. */
async function change(table: Table, ask: Ask, isOpen = () => true): Promise<void> {
  if (table.state.watching) return;
  await table.interruptGame(async () => {
    if (!isOpen()) return;
    setDownLookBack(table);
    table.pace.begin();
    await table.advance(ask);
  });
}

/** Take back to a depth, or else the latest own decision; bots' replies are taken back with it. */
export async function undo(table: Table, depth?: number): Promise<void> {
  const { state } = table;
  const isOpen = () => state.undo.length > 0;
  if (!isOpen()) return;
  state.autoSeats.clear();
  const request = depth === undefined ? {} : { depth };
  await change(table, (engine, seq) => engine.call({ op: "undo", seq, ...request }), isOpen);
}

/** Let what the last undo took back stand again. */
export async function redo(table: Table): Promise<void> {
  const isOpen = () => table.state.redo;
  if (isOpen()) await change(table, (engine, seq) => engine.call({ op: "redo", seq }), isOpen);
}

/** The deciding player leaves the game. */
export async function resign(table: Table): Promise<void> {
  await change(table, (engine, seq): Promise<Answer<"resign">> => {
    return engine.call({ op: "resign", seq });
  });
}

/** Let a bot decide for a seat from now on, or a person (null). */
export async function handOver(table: Table, seat: number, bot: string | null): Promise<void> {
  table.state.autoSeats.delete(seat);
  await change(table, (engine, seq) => engine.call({ op: "seat", seq, seat, bot }));
}

/** Switch auto-route on or off for the person who decides, or who decides next. */
export async function toggleAuto(table: Table, seat: number): Promise<void> {
  const { autoSeats } = table.state;
  if (!helps("autoRoute")) return;
  if (autoSeats.delete(seat)) {
    table.draw();
    return;
  }
  autoSeats.add(seat);
  table.pace.begin();
  table.draw();
  if (!table.state.busy) await table.run();
}

/** The level of assistance has changed: what it no longer gives is gone, what it gives now is asked for. */
export async function heedAssistance(table: Table): Promise<void> {
  if (!helps("autoRoute")) table.state.autoSeats.clear();
  table.draw();
  await table.game.refresh(table);
}

/** Whether the person who decides now may leave the game; not while others wait for an answer. */
export function mayResign(table: Table, seat: number): boolean {
  const { state } = table;
  const player = decider(state);
  const waiting = ["home_swap", "deal", "auction"].includes(state.view?.phase ?? "end");
  return player?.seat === seat && player.kind === "human" && !waiting && !state.busy;
}
