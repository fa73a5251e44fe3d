/** Why a tapped link cannot be chosen, near the link and for readers. */

import type { Action } from "../../../engine/protocol.js";
import { money, sayOr } from "../../../text/messages.js";
import { nameRailroad, nameSeat } from "../../../text/names.js";
import { nameLink } from "../play/board.js";
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
export function sayObjection({ board, state }: SiberiaTable): string {
  const { objection, view } = state;
  if (!objection || !view) return "";
  const { code, params } = objection.refusal;
  const { railroad, seat, needed, treasury, shares, most } = params;
  return sayOr(`siberia-why-${code}`, "error-unknown", {
    code,
    link: nameLink(board, objection.link),
    railroad: railroad === undefined ? "" : nameRailroad(String(railroad)),
    name: typeof seat === "number" ? nameSeat(view.players, seat) : "",
    needed: money(Number(needed ?? 0)),
    treasury: money(Number(treasury ?? 0)),
    shares: Number(shares ?? 0),
    most: Number(most ?? 0),
  });
}
