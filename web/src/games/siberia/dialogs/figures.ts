/** The figures of a game of Trans-Siberian: the graph's lines, and who did what. */

import { html, type TemplateResult } from "lit";
import type { Series, Statistics } from "../../../engine/statistics.js";
import type { Figures } from "../../../table/map/face.js";
import { swatch } from "../../../table/parts/swatch.js";
import { count, dollars, say } from "../../../text/messages.js";
import type { SiberiaTable } from "../play/state.js";

interface SeatFigures {
  readonly seat: number;
  readonly dividends: number;
  readonly auctions_won: number;
  readonly spent_on_auctions: number;
  readonly shares_bought: number;
  readonly spent_on_shares: number;
  readonly links_built: number;
  readonly external_links_built: number;
  readonly links_jumped: number;
  readonly passes: number;
  readonly shares_lost: number;
}

interface SiberiaSeries extends Series {
  readonly turns: readonly number[];
  readonly wealth: readonly (readonly number[])[];
  readonly cash: readonly (readonly number[])[];
}

interface SiberiaStatistics extends Statistics {
  readonly seats: readonly SeatFigures[];
  readonly series: SiberiaSeries;
}

const ROWS: readonly (readonly [string, (figures: SeatFigures) => string])[] = [
  ["figures-dividends", ({ dividends }) => dollars(dividends)],
  ["figures-auctions", (seat) => withDollars(seat.auctions_won, seat.spent_on_auctions)],
  ["figures-shares", (seat) => withDollars(seat.shares_bought, seat.spent_on_shares)],
  ["figures-links", ({ links_built }) => count(links_built)],
  ["figures-external", ({ external_links_built }) => count(external_links_built)],
  ["figures-jumped", ({ links_jumped }) => count(links_jumped)],
  ["figures-passes", ({ passes }) => count(passes)],
  ["figures-shares-lost", ({ shares_lost }) => count(shares_lost)],
];

function withDollars(times: number, amount: number): string {
  return times === 0 ? count(times) : say("siberia-times", { times, amount: dollars(amount) });
}

export const STATISTICS: Figures = {
  graphed: ["wealth", "cash"],
  column: "siberia-graph-turn",
  heading: ({ state }: SiberiaTable) =>
    say("siberia-stats-heading", { turn: state.view?.turn.number ?? 0 }),
  valuesOf: ({ series }: SiberiaStatistics, graphed: "wealth" | "cash") => series[graphed],
  columnsOf: ({ series }: SiberiaStatistics) => series.turns,
  wordColumn: (turn, amounts) => say("siberia-graph-column", { turn, amounts }),
  tables: figuresTable,
};

function figuresTable({ state }: SiberiaTable, { seats }: SiberiaStatistics): TemplateResult {
  return html`<section data-testid="figures"><div class="scrolled" tabindex="0" role="group" aria-label=${say("figures-heading")}><table class="figures">
    <thead><tr><th scope="col"><h3>${say("figures-heading")}</h3></th>${(
      state.view?.players ?? []
    ).map(({ name, colour }) => html`<th scope="col">${swatch(colour)}${name}</th>`)}</tr></thead>
    <tbody>${ROWS.map(
      ([message, word]) =>
        html`<tr data-figure=${message}><th scope="row">${say(message)}</th>${seats.map((figures) => html`<td>${word(figures)}</td>`)}</tr>`,
    )}</tbody>
  </table></div></section>`;
}
