/** The Conductor's counsel: what a seat had best buy, as the engine tells it at leisure. */

import type { Counsel } from "../../../engine/advice.js";
import type { Granted } from "../../../engine/protocol.js";
import { helps } from "../../../table/play/assistance.js";
import { AtLeisure } from "../../../table/play/leisure.js";
import type { CoastTable } from "./state.js";

/** Nodes of thought in one question: a tap meanwhile waits no longer than that takes. */
const BUDGET = 2_000;

const counsels = new AtLeisure<number, Counsel>(async (table, seat) => {
  const { position } = table;
  while (table.position === position) {
    const answer = await table.ask({ op: "counsel", seq: table.seq, seat, budget: BUDGET });
    if (!answer.ok) return null;
    if (!answer.thinking) return answer as unknown as Granted & Counsel;
  }
  return null;
});

/** What `seat` had best buy as things stand; null where no such help is given, or until it is told. */
export function counselOf(table: CoastTable, seat: number): Counsel | null {
  return helps("counsel") && !table.state.lookBack ? counsels.tell(table, seat) : null;
}
