/** The Payoff Chart: two cities compared, and every pair of them as a table. */

import { html, type TemplateResult } from "lit";
import { dialog, openDialog } from "../../../table/parts/dialog.js";
import { count, dollars, say } from "../../../text/messages.js";
import { nameCity, nameRailroad } from "../../../text/names.js";
import { citySearch } from "../parts/citysearch.js";
import { linePiece } from "../parts/line.js";
import { type Facts, factsOf } from "../play/facts.js";
import { chartPair } from "../play/looking.js";
import { MEASURES, type Measure } from "../play/reference.js";
import type { CoastDialog, CoastTable } from "../play/state.js";
import { chartTable } from "./charttable.js";

/** Open the chart at a pair; null leaves that side to the deciding player's trip. */
export function openChart(
  table: CoastTable,
  from: string | null = null,
  to: string | null = null,
): void {
  Object.assign(table.state.reference, { from, to });
  openDialog(table, { name: "own", own: { what: "chart" } satisfies CoastDialog });
}

export function chartDialog(table: CoastTable): TemplateResult {
  const facts = factsOf(table);
  const body = facts
    ? html`${pairPicker(table, facts)} ${comparison(table, facts)} ${measureSwitch(table)} ${chartTable(table, facts, choosePair)}`
    : html`<p class="asking" role="status">${say("facts-asked")}</p>`;
  return dialog(table, {
    heading: say("chart-heading"),
    body,
    testId: "chart-dialog",
    form: "full",
  });
}

function choosePair(table: CoastTable, from: string | null, to: string | null): void {
  Object.assign(table.state.reference, { from, to });
  table.draw();
}

function pairPicker(table: CoastTable, facts: Facts): TemplateResult {
  const { fromSearch, toSearch } = table.state.reference;
  const { from, to } = chartPair(table);
  return html`<div class="pair">
    ${citySearch(table, facts, {
      name: "chart-from",
      label: say("chart-from"),
      search: fromSearch,
      chosen: from,
      choose: (city) => choosePair(table, city, to),
    })}
    <button class="secondary swap" aria-label=${say("chart-swap")} title=${say("chart-swap")} data-testid="chart-swap"
      @click=${() => choosePair(table, to, from)}>⇄</button>
    ${citySearch(table, facts, {
      name: "chart-to",
      label: say("chart-to"),
      search: toSearch,
      chosen: to,
      choose: (city) => choosePair(table, from, city),
    })}
  </div>`;
}

/** What a trip between the two is worth, and which railroads go to both. */
function comparison(table: CoastTable, facts: Facts): TemplateResult {
  const { from, to } = chartPair(table);
  if (from === null || to === null || from === to) {
    return html`<p class="note compared" role="status">${say(from !== null && from === to ? "chart-same" : "chart-choose")}</p>`;
  }
  const rate = facts.rate(from, to);
  const direct = facts.direct(from, to);
  return html`<div class="compared" role="status" data-testid="chart-compared" data-from=${from} data-to=${to}>
    <dl class="trio">
      ${figure("payoff", dollars(facts.payoff(from, to)))}
      ${figure("mileposts", count(facts.mileposts(from, to)))}
      ${figure("rate", rate === null ? say("chart-no-rate") : dollars(rate))}
    </dl>
    <p class="direct" data-testid="chart-direct">${say(direct.length === 0 ? "chart-none-direct" : "chart-direct", { from: nameCity(from), to: nameCity(to) })}
      ${direct.map((railroad) => html`<span class="direct-line" title=${nameRailroad(railroad)}>${linePiece(table, railroad)}<b>${table.board.mark(railroad)}</b></span>`)}</p>
  </div>`;
}

function figure(measure: Measure, value: string): TemplateResult {
  return html`<div><dt>${say(`measure-${measure}`)}</dt><dd data-testid=${`chart-${measure}`}>${value}</dd></div>`;
}

function measureSwitch(table: CoastTable): TemplateResult {
  const { reference } = table.state;
  return html`<fieldset class="segments measures">
    <legend class="unseen">${say("chart-measure")}</legend>
    <div>${MEASURES.map(
      (
        measure,
      ) => html`<label><input type="radio" name="measure" value=${measure} .checked=${measure === reference.measure}
        data-testid=${`measure-${measure}`} @change=${() => {
          reference.measure = measure;
          table.draw();
        }} /><span>${say(`measure-${measure}`)}</span></label>`,
    )}</div>
  </fieldset>`;
}
