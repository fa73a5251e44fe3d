/** Why something in Trans-Siberian cannot be done, in words. */

import type { Refusal } from "../../../engine/protocol.js";
import { money, sayOr } from "../../../text/messages.js";
import { nameRailroad, nameSeat } from "../../../text/names.js";
import { nameLink } from "../play/board.js";
import type { SiberiaTable } from "../play/state.js";

/** A whole sentence; `link` is the one that was tried. */
export function sayWhy(
  { board, state: { view } }: SiberiaTable,
  { code, params }: Refusal,
  link?: number,
): string {
  const { railroad, seat, shares, most } = params;
  const dollars = (parameter: string) => money(Number(params[parameter] ?? 0));
  return sayOr(`siberia-why-${code}`, "error-unknown", {
    code,
    link: link === undefined ? "" : nameLink(board, link),
    railroad: railroad === undefined ? "" : nameRailroad(String(railroad)),
    name: typeof seat === "number" ? nameSeat(view?.players ?? [], seat) : "",
    needed: dollars("needed"),
    treasury: dollars("treasury"),
    cash: dollars("cash"),
    shares: Number(shares ?? 0),
    most: Number(most ?? 0),
  });
}
