/** What a turn's track costs, line by line: to whom, how much, and for riding what. */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Charge } from "../../../engine/coast.js";
import { whyLink } from "../../../table/parts/handbook.js";
import { money, say } from "../../../text/messages.js";
import { nameSeat } from "../../../text/names.js";
import { listMarks } from "../play/marks.js";
import type { CoastTable } from "../play/state.js";

/** One charge as a sentence; `message` has the words around `$amount`, `$payee` and `$railroads`. */
export function sayCharge(table: CoastTable, charge: Charge, message: string): string {
  return say(message, {
    amount: money(charge.amount),
    payee: nameSeat(table.state.view?.players ?? [], charge.payee),
    railroads: listMarks(table.board, charge.railroads ?? []),
  });
}

/** All of `charges`, each as `sayCharge` says it. */
export function chargeList(
  table: CoastTable,
  charges: readonly Charge[],
  message: string,
): TemplateResult {
  const line = (charge: Charge, index: number) => {
    const words = sayCharge(table, charge, message);
    const why = index === charges.length - 1 ? html` ${whyLink(table, "C-21")}` : nothing;
    // a longer one is another line, in which "why?" stands elsewhere, and has not jumped there
    return keyed(words, html`<li>${words}${why}</li>`);
  };
  return html`<ul class="notes" data-testid="charges">${charges.map(line)}</ul>`;
}
