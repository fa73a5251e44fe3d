/** What a line on the map says of itself when it is pointed at: name, owner, price. */

import { html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { money, say } from "../../text/messages.js";
import { nameRailroad, nameSeat } from "../../text/names.js";
import type { Table } from "../play/table.js";

export interface PointedLine {
  railroad: string;
  x: number;
  y: number;
}

/** The colour of the seat that owns a railroad, or an empty text. */
export function ownerColour(table: Table, railroad: string): string {
  const { view } = table.state;
  const owner = view?.owners[railroad];
  return owner === undefined ? "" : (view?.players[owner]?.colour ?? "");
}

/** The railroad that is drawn at a place of the window, or null. */
export function findLine(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const line = element.closest<SVGElement>("[data-railroad]");
    if (line) return line.dataset.railroad ?? null;
  }
  return null;
}

export function lineTip(table: Table, pointed: PointedLine | null) {
  if (!pointed) return nothing;
  const { railroad, x, y } = pointed;
  const { view } = table.state;
  const owner = view?.owners[railroad];
  const amount = money(table.board.price(railroad));
  const note =
    owner === undefined || !view
      ? say("line-unowned", { amount })
      : say("line-owned", { name: nameSeat(view.players, owner), amount });
  const left = `${Math.min(Math.max(x, 110), window.innerWidth - 110)}px`;
  return html`<div class="line-tip" role="tooltip" data-testid="line-tip" style=${styleMap({ left, top: `${y}px` })}>
    <span class="sign rr-${railroad} seat-${ownerColour(table, railroad)}">${table.board.mark(railroad)}</span>
    <span>${nameRailroad(railroad)}<small>${note}</small></span>
  </div>`;
}
