/** The whole Payoff Chart as a table: every city across and down. */

import { html, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { ref } from "lit/directives/ref.js";
import { compareNames } from "../../text/matching.js";
import { count, say } from "../../text/messages.js";
import { nameCity } from "../../text/names.js";
import type { Facts } from "../play/facts.js";
import { chartPair } from "../play/looking.js";
import type { Measure } from "../play/reference.js";
import type { Table } from "../play/table.js";

type ChoosePair = (table: Table, from: string, to: string) => void;

/** A press on a figure chooses its pair; the row and the column that are pointed at are marked. */
export function chartTable(table: Table, facts: Facts, choose: ChoosePair): TemplateResult {
  const { measure } = table.state.reference;
  const { from, to } = chartPair(table);
  const cities = facts.cities
    .map(({ id }) => id)
    .sort((a, b) => compareNames(nameCity(a), nameCity(b)));
  return html`<div class="chart-scroll" tabindex="0" role="region" aria-label=${say(`measure-${measure}`)} data-testid="chart-scroll"
      ${ref((element) => showPair(element, cities.indexOf(from ?? ""), cities.indexOf(to ?? "")))}
      @pointerover=${(event: Event) => mark(event)} @pointerleave=${(event: Event) => mark(event)}
      @click=${(event: Event) => {
        const place = placeOf(event);
        const [row, column] = [cities[place?.row ?? -1], cities[place?.column ?? -1]];
        if (row && column && row !== column) choose(table, row, column);
      }}>
    ${guard([facts, measure, document.documentElement.lang], () => body(facts, cities, measure))}
  </div>`;
}

/** Four and a half thousand figures: drawn anew only when they differ. */
function body(facts: Facts, cities: readonly string[], measure: Measure): TemplateResult {
  return html`<table class="chart" data-testid="chart">
    <caption class="unseen">${say(`measure-${measure}`)}</caption>
    <colgroup><col />${cities.map(() => html`<col />`)}</colgroup>
    <thead><tr><td></td>${cities.map((city) => html`<th scope="col"><span>${nameCity(city)}</span></th>`)}</tr></thead>
    <tbody>${cities.map(
      (row) =>
        html`<tr><th scope="row">${nameCity(row)}</th>${cities.map(
          (column) => html`<td>${row === column ? "" : figure(facts, row, column, measure)}</td>`,
        )}</tr>`,
    )}</tbody>
  </table>`;
}

function figure(facts: Facts, from: string, to: string, measure: Measure): string {
  const number = facts[measure](from, to);
  return number === null ? "" : count(Math.round(number));
}

/** The figure that an event is about, by its place among the cities. */
function placeOf({ target }: Event): { row: number; column: number } | null {
  const cell = (target as Element).closest<HTMLTableCellElement>("tbody :is(td, th)");
  const row = cell?.closest("tr");
  return cell && row ? { row: row.rowIndex - 1, column: cell.cellIndex - 1 } : null;
}

/** The row is marked by the style sheet; its column is a `col`, so that one element changes and not 67. */
function mark(event: Event): void {
  const scroll = event.currentTarget as HTMLElement;
  const column = (placeOf(event)?.column ?? -1) + 1;
  if (scroll.querySelectorAll("col")[column]?.classList.contains("marked")) return;
  for (const marked of scroll.querySelectorAll(".marked")) marked.classList.remove("marked");
  if (column === 0) return;
  scroll.querySelectorAll("col")[column]?.classList.add("marked");
  scroll.querySelector("table")?.rows[0]?.cells[column]?.classList.add("marked");
}

/** Frame the pair's figures, either way round, and bring the first into sight once. */
function showPair(scroll: Element | undefined, from: number, to: number): void {
  if (!(scroll instanceof HTMLElement)) return;
  queueMicrotask(() => {
    const pair = `${from}-${to}`;
    if (scroll.dataset.pair === pair) return;
    scroll.dataset.pair = pair;
    for (const old of scroll.querySelectorAll(".chosen")) old.classList.remove("chosen");
    const rows = scroll.querySelector("table")?.rows;
    if (!rows || from < 0 || to < 0 || from === to) return;
    const cell = rows[from + 1]?.cells[to + 1];
    cell?.classList.add("chosen");
    rows[to + 1]?.cells[from + 1]?.classList.add("chosen");
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
