/** Where there is no room for the tracks: what each railroad is worth and has, in a strip that opens the market. */

import { html, type TemplateResult } from "lit";
import type { RailroadView, SiberiaView } from "../../../engine/siberia.js";
import { count, dollars, money, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { token } from "../parts/token.js";
import type { SiberiaTable } from "../play/state.js";

export function marketStrip(table: SiberiaTable, view: SiberiaView): TemplateResult {
  const open = () => {
    Object.assign(table.state, { tab: "market", sheetOpen: true });
    table.draw();
  };
  return html`<button type="button" class="market-strip" data-testid="market-strip" title=${say("strip-open")} @click=${open}>
    ${view.railroads.map((line) => cell(line, view.period > 1))} ${tsar(view)}<span class="unseen">${say("strip-open")}</span></button>`;
}

/** A share's price, and below it the treasury; `checked`: what the Tsar's marker has reached goes to the State. */
function cell(line: RailroadView, checked: boolean): TemplateResult {
  const { id, status, value, treasury, below_marker } = line;
  const railroad = nameRailroad(id);
  if (value === null) {
    const words = say("tracks-told-off", { railroad, status });
    return html`<span class="cell ${status}">${token(id)}<span class="unseen">${words}</span></span>`;
  }
  const words = say("strip-railroad", { railroad, value, treasury: money(treasury) });
  return html`<span class="cell ${checked && below_marker ? "falls" : ""}" data-railroad=${id} data-value=${value} data-treasury=${treasury}>
    ${token(id)}<b aria-hidden="true">${value > 0 ? count(value) : "–"}</b><small aria-hidden="true">${dollars(treasury)}</small><span class="unseen">${words}</span></span>`;
}

/** Where the Tsar stands; he takes nothing before phase 2. */
function tsar({ marker, period }: SiberiaView): TemplateResult {
  return html`<span class="cell tsar ${period > 1 ? "checked" : ""}"><small aria-hidden="true">${say("strip-tsar")}</small><b
    aria-hidden="true">${count(marker)}</b><span class="unseen">${say("tracks-marker", { marker, period, next: 0 })}</span></span>`;
}
