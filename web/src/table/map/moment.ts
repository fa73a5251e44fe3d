/** Words over the map that pass by. */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { dollars, say } from "../../text/messages.js";
import type { Table } from "../play/table.js";

export function momentBanner(table: Table) {
  const { moment, view } = table.state;
  if (!moment) return nothing;
  const colour = moment.seat === null ? "" : (view?.players[moment.seat]?.colour ?? "");
  const board = html`<button class="moment moment-${moment.kind} seat-${colour}" data-testid="moment" data-kind=${moment.kind}
      title=${say("moment-skip")} tabindex="-1" @click=${() => table.pace.skip()}>
    <span class="title">${moment.title}</span>
    ${moment.amount === null ? nothing : html`<span class="amount ${moment.amount < 0 ? "out" : "in"}">${dollars(moment.amount)}</span>`}
    ${moment.note ? html`<span class="note">${moment.note}</span>` : nothing}
  </button>`;
  // another one is a new board, of its own width, and not the same that jumps
  return keyed(moment, board);
}
