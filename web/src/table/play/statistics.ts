/** The figures of the game: asked for when somebody looks, and again when the game has gone on. */

import type { Table } from "./table.js";

/** The log entry that each table's figures are being asked for. */
const asking = new WeakMap<Table, number>();

/** Bring the figures up to the position that stands; once for each, however often it is called. */
export async function readStatistics(table: Table): Promise<void> {
  const { state, seq } = table;
  if (state.statistics?.seq === seq || asking.get(table) === seq) return;
  asking.set(table, seq);
  const answer = await table.ask({ op: "statistics" });
  if (asking.get(table) === seq) asking.delete(table);
  // another game may lie on the table by now, or this one may have gone on
  if (!answer.ok || answer.seq !== table.seq) return;
  state.statistics = answer;
  table.draw();
}
