/** The details of one railroad in the ledger: where it goes, whom it meets, what it costs now. */

import { html, nothing, type TemplateResult } from "lit";
import { helps } from "../../../table/play/assistance.js";
import { dollars, list, say } from "../../../text/messages.js";
import { nameCity, nameSeat } from "../../../text/names.js";
import { lineFacts } from "../map/linefacts.js";
import type { Facts } from "../play/facts.js";
import { openCity } from "../play/looking.js";
import type { RailroadRow } from "../play/railroads.js";
import type { CoastTable } from "../play/state.js";

export function railroadDetails(table: CoastTable, facts: Facts, { id, owner }: RailroadRow) {
  const { view } = table.state;
  const { cities, connections } = facts.railroad(id);
  const { fee } = lineFacts(table, id);
  const half = helps("figures") ? view?.half_prices[id] : undefined;
  return html`<div class="railroad-details" data-testid=${`details-${id}`}>
    <dl>
      ${fact("railroad-owner", owner ? nameSeat(view?.players ?? [], owner.seat) : say("ledger-unowned"))}
      ${fee ? fact("line-fee", fee.words, { name: fee.who }) : nothing}
      ${half === undefined ? nothing : fact("railroad-half", dollars(half))}
      ${fact("railroad-meets", list(connections.map((line) => table.board.mark(line))))}
    </dl>
    <ul class="places" aria-label=${say("railroad-cities")}>${cities.map(
      (city) =>
        html`<li><button data-testid=${`place-${city}`} @click=${() => openCity(table, city)}>${nameCity(city)}</button></li>`,
    )}</ul>
    <button class="secondary" data-testid="on-map" @click=${() => {
      table.state.sheetOpen = false;
      table.show(table.board.pointsOf(id));
      table.draw();
    }}>${say("show-on-map")}</button>
  </div>`;
}

function fact(message: string, value: string, args: Record<string, string> = {}): TemplateResult {
  return html`<div><dt>${say(message, args)}</dt><dd>${value}</dd></div>`;
}
