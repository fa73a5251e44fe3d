/** City search, and the card of the city that was found. */

import { html, nothing, type TemplateResult } from "lit";
import { decider } from "../../../table/play/state.js";
import { count, dollars, percent, say } from "../../../text/messages.js";
import { nameCity, nameRailroad, nameRegion } from "../../../text/names.js";
import { openChart } from "../dialogs/chart.js";
import { citySearch } from "../parts/citysearch.js";
import { linePiece } from "../parts/line.js";
import { type Facts, factsOf } from "../play/facts.js";
import { openCity, openRailroad, showCity } from "../play/looking.js";
import type { CoastTable } from "../play/state.js";

export function citiesPanel(table: CoastTable): TemplateResult {
  const facts = factsOf(table);
  if (!facts) return html`<p class="asking" role="status">${say("facts-asked")}</p>`;
  const { city, citySearch: search } = table.state.reference;
  return html`
    ${citySearch(table, facts, {
      name: "city-search",
      label: say("city-search"),
      search,
      chosen: city,
      choose: (chosen) => openCity(table, chosen),
    })}
    ${city === null ? html`<p class="note">${say("city-none")}</p>` : cityCard(table, facts, city)}
    <button class="secondary wide" data-testid="chart-open" @click=${() => openChart(table, null, city)}>${say("chart-open")}</button>`;
}

function cityCard(table: CoastTable, facts: Facts, city: string): TemplateResult {
  const { region, ways, railroads } = facts.city(city);
  return html`<article class="city-card" data-testid="city-card" data-city=${city}>
    <header><h3>${nameCity(city)}</h3>
      <button class="secondary" data-testid="on-map" @click=${() => {
        table.state.sheetOpen = false;
        showCity(table, city);
      }}>${say("show-on-map")}</button></header>
    <p>${say("city-region", { region: nameRegion(region), chance: percent(facts.chance(ways)) })}</p>
    ${fromHere(table, facts, city)}
    <ul class="city-lines" aria-label=${say("city-lines")}>${railroads.map((railroad) => cityLine(table, railroad))}</ul>
  </article>`;
}

/** What a trip would be like from where the deciding player's own begins. */
function fromHere(table: CoastTable, facts: Facts, city: string) {
  const player = decider(table.state);
  const here = player?.city ?? null;
  if (!player || here === null || here === city) return nothing;
  const rate = facts.rate(here, city);
  return html`<div class="from-here">
    <p>${say("city-from", { city: nameCity(here), name: player.name })}</p>
    <dl class="trio">
      ${figure("payoff", dollars(facts.payoff(here, city)))}
      ${figure("mileposts", count(facts.mileposts(here, city)))}
      ${figure("rate", rate === null ? say("chart-no-rate") : dollars(rate))}
    </dl>
  </div>`;
}

function figure(measure: string, value: string): TemplateResult {
  return html`<div><dt>${say(`measure-${measure}`)}</dt><dd data-testid=${`city-${measure}`}>${value}</dd></div>`;
}

function cityLine(table: CoastTable, railroad: string): TemplateResult {
  const { view } = table.state;
  const seat = view?.owners[railroad];
  const owner = seat === undefined ? null : view?.players[seat];
  return html`<li><button data-testid=${`line-${railroad}`} title=${nameRailroad(railroad)} @click=${() => openRailroad(table, railroad)}>
    ${linePiece(table, railroad)}<b>${table.board.mark(railroad)}</b><small>${owner?.name ?? say("ledger-unowned")}</small></button></li>`;
}
