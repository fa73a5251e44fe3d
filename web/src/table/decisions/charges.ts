/** What a turn's track costs, line by line: to whom, how much, and for riding what. */

import { html, nothing, type TemplateResult } from "lit";
import type { Charge } from "../../engine/protocol.js";
import { money, say } from "../../text/messages.js";
import { listMarks, nameSeat } from "../../text/names.js";
import { whyLink } from "../parts/handbook.js";
import type { Table } from "../play/table.js";

/** One charge as a sentence; `message` has the words around `$amount`, `$payee` and `$railroads`. */
export function sayCharge(table: Table, charge: Charge, message: string): string {
  return say(message, {
    amount: money(charge.amount),
    payee: nameSeat(table.state.view?.players ?? [], charge.payee),
    railroads: listMarks(table.board, charge.railroads ?? []),
  });
}

/** All of `charges`, each as `sayCharge` says it. */
export function chargeList(
  table: Table,
  charges: readonly Charge[],
  message: string,
): TemplateResult {
  return html`<ul class="notes" data-testid="charges">
    ${charges.map(
      (charge, index) =>
        html`<li>${sayCharge(table, charge, message)}${index === charges.length - 1 ? html` ${whyLink(table, "C-21")}` : nothing}</li>`,
    )}
  </ul>`;
}
