/**
 * One panel for each kind of decision, chosen by the types on offer. A game with new decisions adds
 * rows to its own list and nothing elsewhere.
 */

import type { TemplateResult } from "lit";
import type { TableState } from "../play/state.js";
import type { Table } from "../play/table.js";
import type { Button } from "./button.js";

export interface Decision<T extends Table = Table> {
  /** The panel is for a state that offers any of these. */
  readonly types: readonly string[];
  /** The one sentence that says what comes next. */
  sentence(table: T): string;
  primary(table: T): Button;
  others?(table: T): Button[];
  body?(table: T): TemplateResult;
}

/** The panel for what is on offer, or null if nothing is. */
export function findDecision(decisions: readonly Decision[], state: TableState): Decision | null {
  const open = new Set(state.offers.map((offer) => offer.type));
  return decisions.find(({ types }) => types.some((type) => open.has(type))) ?? null;
}
