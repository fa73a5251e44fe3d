/** The figures of the game, running or over: who stood where when, who did what, and how kind the dice were. */

import { html, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Statistics } from "../../engine/statistics.js";
import { dollars, list, say, shortDollars } from "../../text/messages.js";
import { faceOf } from "../map/face.js";
import { closeDialog, dialog, openDialog } from "../parts/dialog.js";
import type { Graph } from "../parts/graph.js";
import { swatch } from "../parts/swatch.js";
import { lookAt } from "../play/lookback.js";
import { readStatistics } from "../play/statistics.js";
import type { Table } from "../play/table.js";

let graphLoaded = false;

export function openStatistics(table: Table): void {
  openDialog(table, { name: "statistics" });
}

export function statisticsDialog(table: Table): TemplateResult {
  return dialog(table, {
    heading: faceOf(table).figures.heading(table),
    body: statisticsBody(table),
    testId: "statistics-dialog",
    form: "wide",
  });
}

/** The graph and all figures; they are asked for as soon as they are drawn. */
export function statisticsBody(table: Table): TemplateResult {
  const { statistics, graphed, view } = table.state;
  const { figures } = faceOf(table);
  void readStatistics(table);
  void loadGraph(table);
  if (!statistics || !view)
    return html`<p class="graph-room" role="status">${say("stats-reading")}</p>`;
  return html`<div class="statistics" data-testid="statistics" data-seq=${statistics.seq}>
    <section>
      <div class="heading">
        <h3>${say("graph-heading")}</h3>
        <div class="chips" role="group" aria-label=${say("graph-what")}>${figures.graphed.map(
          (
            what,
            place,
          ) => html`<button type="button" class="chip" aria-pressed=${graphed === place} data-testid=${`graph-${what}`}
            @click=${() => {
              table.state.graphed = place;
              table.draw();
            }}>${say(`graph-${what}`)}</button>`,
        )}</div>
      </div>
      ${graphLoaded ? graph(table, statistics) : html`<p class="graph-room">${say("stats-reading")}</p>`}
      <p class="note">${say("graph-hint")}</p>
      ${guard([statistics, graphed], () => seriesTable(table, statistics))}
    </section>
    ${guard([statistics], () => figures.tables(table, statistics))}
  </div>`;
}

/** uPlot comes with the first look. */
async function loadGraph(table: Table): Promise<void> {
  if (graphLoaded) return;
  await import("../parts/graph.js");
  if (graphLoaded) return;
  graphLoaded = true;
  table.draw();
}

/** What the graph shows now. */
function graphedNow(table: Table): string {
  const { graphed } = faceOf(table).figures;
  return graphed[table.state.graphed] ?? "";
}

function graph(table: Table, statistics: Statistics): TemplateResult {
  const graphed = graphedNow(table);
  const label = say("graph-label", { what: say(`graph-${graphed}`) });
  return html`<worth-graph tabindex="0" role="application" aria-label=${label} data-testid="graph" data-graphed=${graphed}
    .graph=${guard([statistics, graphed], () => describeGraph(table, statistics))}
    @look=${(event: CustomEvent<number>) => look(table, statistics.series.entries[event.detail] ?? 0)}></worth-graph>`;
}

function describeGraph(table: Table, statistics: Statistics): Graph {
  const players = table.state.view?.players ?? [];
  const { figures } = faceOf(table);
  const values = figures.valuesOf(statistics, graphedNow(table));
  const columns = figures.columnsOf(statistics);
  return {
    columns,
    lines: players.map(({ name, colour, seat }) => ({ name, colour, values: values[seat] ?? [] })),
    wordAmount: shortDollars,
    wordColumn: (column) =>
      figures.wordColumn(
        columns[column] ?? 0,
        list(
          players.map(({ name, seat }) =>
            say("graph-amount", { name, amount: dollars(values[seat]?.[column] ?? 0) }),
          ),
        ),
      ),
  };
}

function look(table: Table, entry: number): void {
  if (table.state.dialog) closeDialog(table);
  void lookAt(table, entry);
}

/** What the graph shows, in numbers: of columns that are called the same the last. */
function seriesTable(table: Table, statistics: Statistics) {
  const players = table.state.view?.players ?? [];
  const { figures } = faceOf(table);
  const values = figures.valuesOf(statistics, graphedNow(table));
  const columns = figures.columnsOf(statistics);
  const ends = columns.flatMap((name, column) => (columns[column + 1] === name ? [] : [column]));
  return html`<details data-testid="graph-table"><summary>${say("graph-table")}</summary>
    <div class="scrolled tall" tabindex="0" role="group" aria-label=${say("graph-table")}><table class="figures">
      <thead><tr><th scope="col">${say(figures.column)}</th>${players.map(
        ({ name, colour }) => html`<th scope="col">${swatch(colour)}${name}</th>`,
      )}</tr></thead>
      <tbody>${ends.map(
        (column) =>
          html`<tr><th scope="row">${columns[column]}</th>${players.map(
            ({ seat }) => html`<td>${dollars(values[seat]?.[column] ?? 0)}</td>`,
          )}</tr>`,
      )}</tbody>
    </table></div></details>`;
}
