/** Why a tapped link cannot be chosen, near the link and for readers. */

import type { Action } from "../../../engine/protocol.js";
import { sayWhy } from "../parts/refusal.js";
import type { SiberiaTable } from "../play/state.js";

/** Ask what is against a link, and show it. */
export async function objectTo(table: SiberiaTable, link: number): Promise<void> {
  const { state } = table;
  const { draft } = state;
  const action: Action =
    draft.builder === null
      ? { type: "claim" }
      : { type: "build", railroad: draft.builder, path: draft.path };
  const answer = await table.ask({ op: "explain", seq: table.seq, draft: action, point: link });
  if (state.draft !== draft || !answer.ok || !answer.refused) return;
  state.objection = { link, refusal: answer.refused };
  table.draw();
}

/** The objection that stands, in words; empty if there is none. */
export function sayObjection(table: SiberiaTable): string {
  const { objection } = table.state;
  return objection ? sayWhy(table, objection.refusal, objection.link) : "";
}
