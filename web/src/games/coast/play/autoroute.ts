/** What auto-route does now: it rolls, and rides as suggested; anything else waits for the person. */

import type { Advice } from "../../../engine/advice.js";
import type { Action, Refused } from "../../../engine/protocol.js";
import { offerOf } from "../../../table/play/state.js";
import type { CoastGround } from "./state.js";

/** The action for the deciding seat, or null if a person has to choose. */
export async function chooseRouteAction(table: CoastGround, seat: number): Promise<Action | null> {
  const { state } = table;
  if (offerOf(state, "declare")) return null;
  if (offerOf(state, "roll_destination")) return { type: "roll_destination" };
  if (offerOf(state, "roll")) return { type: "roll" };
  if (!offerOf(state, "move") || !state.view?.players[seat]) return null;
  const laid = state.draft.sections;
  const question = { op: "advise", seq: table.seq, draft: laid } as const;
  const advice = (await table.ask(question)) as Advice | Refused;
  return advice.ok ? { type: "move", path: [...laid, ...advice.path] } : null;
}
