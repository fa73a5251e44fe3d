/** The Railroads tab: the tracks, every railroad with its shares and money, and the next dividend. */

import { html, nothing, type TemplateResult } from "lit";
import type { RailroadView } from "../../../engine/siberia.js";
import { swatch } from "../../../table/parts/swatch.js";
import { dollars, say } from "../../../text/messages.js";
import { sign } from "../parts/pieces.js";
import { tracks } from "../parts/tracks.js";
import type { SiberiaTable } from "../play/state.js";
import { dividendPreview } from "./dividend.js";

export function railroadsPanel(table: SiberiaTable): TemplateResult {
  const { view } = table.state;
  if (!view) return html``;
  return html`<div class="market" tabindex="0" role="group" aria-label=${say("tab-market")}>
    <div class="in-tab">${tracks(view, "tab")}</div>
    ${holdings(table, view.railroads)}
    ${dividendPreview(table)}
  </div>`;
}

/** Who holds what, and what each railroad has. */
function holdings(table: SiberiaTable, railroads: readonly RailroadView[]): TemplateResult {
  const players = table.state.view?.players ?? [];
  return html`<div class="scrolled"><table class="figures holdings" data-testid="holdings">
    <thead><tr><th scope="col">${say("siberia-railroad")}</th>${players.map(
      ({ colour, name }) =>
        html`<th scope="col" title=${name}>${swatch(colour)}<span class="unseen">${name}</span></th>`,
    )}<th scope="col">${say("siberia-free")}</th><th scope="col">${say("siberia-treasury-short")}</th><th scope="col">${say("siberia-value-short")}</th></tr></thead>
    <tbody>${railroads.map((railroad) => holdingRow(railroad))}</tbody>
  </table></div>`;
}

function holdingRow(railroad: RailroadView): TemplateResult {
  const { id, status, holders, builders, shares, sold, treasury, value, below_marker } = railroad;
  const running = status === "running";
  const standing = running ? (railroad.public ? "public" : "private") : status;
  return html`<tr class=${running ? "" : "gone"} data-testid=${`holding-${id}`} data-status=${standing}>
    <th scope="row">${sign(id)}<small>${say(`siberia-status-${standing}`)}</small></th>
    ${holders.map((held, seat) => html`<td class=${builders.includes(seat) ? "builds" : ""}>${held === 0 ? "–" : held}</td>`)}
    <td>${running ? shares - sold : "–"}</td><td>${running ? dollars(treasury) : "–"}</td>
    <td class=${below_marker ? "at-risk" : ""}>${value ?? "–"}${below_marker ? html`<span class="unseen"> ${say("siberia-at-risk")}</span>` : nothing}</td>
  </tr>`;
}
