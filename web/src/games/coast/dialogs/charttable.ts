/** The whole Payoff Chart as a table: every city across and down. */

import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { ref } from "lit/directives/ref.js";
import { drawInPieces } from "../../../table/dialogs/pieces.js";
import { compareNames } from "../../../text/matching.js";
import { count, say } from "../../../text/messages.js";
import { nameCity } from "../../../text/names.js";
import type { Facts } from "../play/facts.js";
import { chartPair } from "../play/looking.js";
import type { Measure } from "../play/reference.js";
import type { CoastTable } from "../play/state.js";

/** Rows of figures that are drawn at a time. */
const PIECE = 6;

/** Places among the cities; -1 for none. */
type Pair = readonly [from: number, to: number];
type ChoosePair = (table: CoastTable, from: string, to: string) => void;

/** A press on a figure chooses its pair; the row and the column that are pointed at are marked. */
export function chartTable(table: CoastTable, facts: Facts, choose: ChoosePair): TemplateResult {
  const { measure } = table.state.reference;
  const { from, to } = chartPair(table);
  const cities = facts.cities
    .map(({ id }) => id)
    .sort((a, b) => compareNames(nameCity(a), nameCity(b)));
  const pair: Pair = [cities.indexOf(from ?? ""), cities.indexOf(to ?? "")];
  return html`<div class="chart-scroll" tabindex="0" role="region" aria-label=${say(`measure-${measure}`)} data-testid="chart-scroll"
      ${ref((element) => element && queueMicrotask(() => showPair(element, pair)))}
      @pointerover=${(event: Event) => mark(event)} @pointerleave=${(event: Event) => mark(event)}
      @click=${(event: Event) => {
        const place = placeOf(event);
        const [row, column] = [cities[place?.row ?? -1], cities[place?.column ?? -1]];
        if (row && column && row !== column) choose(table, row, column);
      }}>
    ${guard([facts, measure, document.documentElement.lang], () => body(facts, cities, measure, pair))}
  </div>`;
}

/** Four and a half thousand figures: drawn anew only when they differ, and the pair's before the others. */
function body(
  facts: Facts,
  cities: readonly string[],
  measure: Measure,
  pair: Pair,
): TemplateResult {
  const fill = (element: Element | undefined) => {
    if (!(element instanceof HTMLElement)) return;
    const plan = { count: cities.length, size: PIECE, first: Math.max(0, pair[0]) };
    const draw = (row: number, whole: boolean) =>
      chartRow(facts, cities, row, whole ? measure : null);
    void drawInPieces(element, plan, draw, () => frame(element));
  };
  return html`<table class="chart" data-testid="chart">
    <caption class="unseen">${say(`measure-${measure}`)}</caption>
    <colgroup><col />${cities.map(() => html`<col />`)}</colgroup>
    <thead><tr><td></td>${cities.map((city) => html`<th scope="col"><span>${nameCity(city)}</span></th>`)}</tr></thead>
    <tbody ${ref(fill)}></tbody>
  </table>`;
}

/** A city's figures; without a measure they are still to come. */
function chartRow(
  facts: Facts,
  cities: readonly string[],
  row: number,
  measure: Measure | null,
): TemplateResult {
  const from = cities[row] ?? "";
  const cells =
    measure === null
      ? nothing
      : cities.map((to) => html`<td>${from === to ? "" : figure(facts, from, to, measure)}</td>`);
  return html`<tr><th scope="row">${nameCity(from)}</th>${cells}</tr>`;
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

/** Note the pair to be framed, and bring its first figure into sight once. */
function showPair(scroll: Element, pair: Pair): void {
  if (!(scroll instanceof HTMLElement) || scroll.dataset.pair === pair.join()) return;
  scroll.dataset.pair = pair.join();
  frame(scroll)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Frame the figures of the pair, either way round, as far as they are drawn; gives the first. */
function frame(inside: HTMLElement): HTMLElement | null {
  const scroll = inside.closest<HTMLElement>(".chart-scroll");
  const [from = -1, to = -1] = scroll?.dataset.pair?.split(",").map(Number) ?? [];
  for (const old of scroll?.querySelectorAll(".chosen") ?? []) old.classList.remove("chosen");
  if (from < 0 || to < 0 || from === to) return null;
  const rows = scroll?.querySelector("table")?.rows;
  const figures = [rows?.[from + 1]?.cells[to + 1], rows?.[to + 1]?.cells[from + 1]];
  for (const cell of figures) cell?.classList.add("chosen");
  return figures[0] ?? null;
}
