/** What a turn's track costs, line by line: to whom, how much, and for riding what. */

import { html, nothing, type TemplateResult } from "lit";
import type { Charge } from "../../engine/protocol.js";
import { money, say } from "../../text/messages.js";
import { listMarks, nameSeat } from "../../text/names.js";
import { whyLink } from "../parts/handbook.js";
import type { Table } from "../play/table.js";

/** `message` has the words around `$amount`, `$payee` and `$railroads`. */
export function chargeList(
  table: Table,
  charges: readonly Charge[],
  message: string,
): TemplateResult {
  const players = table.state.view?.players ?? [];
  return html`<ul class="notes" data-testid="charges">
    ${charges.map(
      ({ payee, amount, railroads }, index) =>
        html`<li>${say(message, {
          amount: money(amount),
          payee: nameSeat(players, payee),
          railroads: listMarks(table.board, railroads ?? []),
        })}${index === charges.length - 1 ? html` ${whyLink(table, "C-21")}` : nothing}</li>`,
    )}
  </ul>`;
}
