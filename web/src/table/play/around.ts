/** Around the table: taking back, leaving the game, and who decides for a seat. */

import type { Answer } from "../../engine/protocol.js";
import { leaveLookBack } from "./lookback.js";
import { decider } from "./state.js";
import type { Table } from "./table.js";

type Ask = Parameters<Table["advance"]>[0];

async function change(table: Table, ask: Ask): Promise<void> {
  if (table.state.watching) return;
  if (table.state.lookBack) await leaveLookBack(table);
  await table.interrupt(async () => {
    table.pace.begin();
    await table.advance(ask);
  });
}

/** Take back to a depth, or else the latest own decision; bots' replies are taken back with it. */
export async function undo(table: Table, depth?: number): Promise<void> {
  const { state } = table;
  if (state.undo.length === 0) return;
  state.autoSeats.clear();
  await change(table, (engine, seq) =>
    engine.call(depth === undefined ? { op: "undo", seq } : { op: "undo", seq, depth }),
  );
}

/** Let what the last undo took back stand again. */
export async function redo(table: Table): Promise<void> {
  if (!table.state.redo) return;
  await change(table, (engine, seq) => engine.call({ op: "redo", seq }));
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

/** Whether the person who decides now may leave the game; not while others wait for an answer. */
export function mayResign(table: Table, seat: number): boolean {
  const { state } = table;
  const player = decider(state);
  const waiting = ["home_swap", "deal", "auction"].includes(state.view?.phase ?? "end");
  return player?.seat === seat && player.kind === "human" && !waiting && !state.busy;
}
