/** How a railroad looks in a list: its mark, and a piece of its line as on the map. */

import { html, type TemplateResult } from "lit";
import type { CoastTable } from "../play/state.js";

/** A short piece of line in the railroad's colour and pattern. */
export function linePiece(table: CoastTable, railroad: string): TemplateResult {
  const pattern = table.board.scene.railroads.find(({ id }) => id === railroad)?.pattern ?? "solid";
  return html`<svg class="piece rr-${railroad} piece-${pattern}" viewBox="0 0 30 6" aria-hidden="true">
    <path class="under" d="M0 3H30"></path><path class="over" d="M0 3H30"></path><path class="inner" d="M0 3H30"></path>
  </svg>`;
}
