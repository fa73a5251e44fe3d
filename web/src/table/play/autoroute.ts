/** What auto-route does now: it rolls, and rides as suggested; anything else waits for the person. */

import type { Action } from "../../engine/protocol.js";
import { offerOf } from "./state.js";
import type { Asking } from "./way.js";

/** The action for the deciding seat, or null if a person has to choose. */
export async function chooseRouteAction(table: Asking, seat: number): Promise<Action | null> {
  const { state } = table;
  if (offerOf(state, "declare")) return null;
  if (offerOf(state, "roll_destination")) return { type: "roll_destination" };
  if (offerOf(state, "roll")) return { type: "roll" };
  if (!offerOf(state, "move") || !state.view?.players[seat]) return null;
  const laid = state.draft.sections;
  const advice = await table.ask({ op: "advise", seq: table.seq, draft: laid });
  return advice.ok ? { type: "move", path: [...laid, ...advice.path] } : null;
}
