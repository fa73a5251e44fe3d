/** Who may win, as the engine tells it at leisure: for the position that stands, or one that is looked back at. */

import type { Odds } from "../../engine/odds.js";
import { helps } from "./assistance.js";
import { AtLeisure } from "./leisure.js";
import type { Table } from "./table.js";

const positions = new AtLeisure<number, Odds>(async (table, entry) => {
  const answer = await table.ask({ op: "odds", entry });
  if (!answer.ok) return null;
  // that of a position looked back at may come when nobody does so any more
  if (entry === table.seq) table.state.odds = answer;
  return answer;
});

/** The odds to show; until the engine has told them, those of the position before. Null where none are given. */
export function oddsOf(table: Table): Odds | null {
  const { lookBack, view, odds } = table.state;
  if (!helps("odds") || !view || view.result) return null;
  if (lookBack) return positions.tell(table, lookBack.entry);
  return positions.tell(table, table.seq) ?? odds;
}
