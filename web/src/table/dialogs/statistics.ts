/** The figures of the game, running or over: who stood where when, who did what, and how kind the dice were. */

import { html, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Statistics } from "../../engine/statistics.js";
import { dollars, list, say, shortDollars } from "../../text/messages.js";
import { closeDialog, dialog, openDialog } from "../parts/dialog.js";
import type { Graph } from "../parts/graph.js";
import { swatch } from "../parts/swatch.js";
import { lookAt } from "../play/lookback.js";
import { readStatistics } from "../play/statistics.js";
import type { Table } from "../play/table.js";
import { feesTable, figuresTable } from "./figures.js";

const GRAPHED = ["net_worth", "cash"] as const;

let graphLoaded = false;

export function openStatistics(table: Table): void {
  openDialog(table, { name: "statistics" });
}

export function statisticsDialog(table: Table): TemplateResult {
  return dialog(table, {
    heading: say("stats-heading", { round: table.state.view?.round ?? 0 }),
    body: statisticsBody(table),
    testId: "statistics-dialog",
    form: "wide",
  });
}

/** The graph and all figures; they are asked for as soon as they are drawn. */
export function statisticsBody(table: Table): TemplateResult {
  const { statistics, graphed, view } = table.state;
  void readStatistics(table);
  void loadGraph(table);
  if (!statistics || !view)
    return html`<p class="graph-room" role="status">${say("stats-reading")}</p>`;
  const players = view.players;
  return html`<div class="statistics" data-testid="statistics" data-seq=${statistics.seq}>
    <section>
      <div class="heading">
        <h3>${say("graph-heading")}</h3>
        <div class="chips" role="group" aria-label=${say("graph-what")}>${GRAPHED.map(
          (
            what,
          ) => html`<button type="button" class="chip" aria-pressed=${graphed === what} data-testid=${`graph-${what}`}
            @click=${() => {
              table.state.graphed = what;
              table.draw();
            }}>${say(`graph-${what}`)}</button>`,
        )}</div>
      </div>
      ${graphLoaded ? graph(table, statistics) : html`<p class="graph-room">${say("stats-reading")}</p>`}
      <p class="note">${say("graph-hint")}</p>
      ${guard([statistics, graphed], () => seriesTable(table, statistics))}
    </section>
    ${guard([statistics], () => [figuresTable(statistics, players), feesTable(statistics, players)])}
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

function graph(table: Table, statistics: Statistics): TemplateResult {
  const { graphed } = table.state;
  const label = say("graph-label", { what: say(`graph-${graphed}`) });
  return html`<worth-graph tabindex="0" role="application" aria-label=${label} data-testid="graph" data-graphed=${graphed}
    .graph=${guard([statistics, graphed], () => describeGraph(table, statistics))}
    @look=${(event: CustomEvent<number>) => look(table, statistics.series.entries[event.detail] ?? 0)}></worth-graph>`;
}

function describeGraph(table: Table, { series }: Statistics): Graph {
  const players = table.state.view?.players ?? [];
  const values = series[table.state.graphed];
  return {
    rounds: series.rounds,
    lines: players.map(({ name, colour, seat }) => ({ name, colour, values: values[seat] ?? [] })),
    wordAmount: shortDollars,
    wordColumn: (column) =>
      say("graph-column", {
        round: series.rounds[column] ?? 0,
        amounts: list(
          players.map(({ name, seat }) =>
            say("graph-amount", { name, amount: dollars(values[seat]?.[column] ?? 0) }),
          ),
        ),
      }),
  };
}

function look(table: Table, entry: number): void {
  if (table.state.dialog) closeDialog(table);
  void lookAt(table, entry);
}

/** What the graph shows, in numbers: where everybody stood at the end of each round. */
function seriesTable(table: Table, { series }: Statistics) {
  const players = table.state.view?.players ?? [];
  const { rounds } = series;
  const ends = rounds.flatMap((round, column) => (rounds[column + 1] === round ? [] : [column]));
  return html`<details data-testid="graph-table"><summary>${say("graph-table")}</summary>
    <div class="scrolled tall" tabindex="0" role="group" aria-label=${say("graph-table")}><table class="figures">
      <thead><tr><th scope="col">${say("graph-round")}</th>${players.map(
        ({ name, colour }) => html`<th scope="col">${swatch(colour)}${name}</th>`,
      )}</tr></thead>
      <tbody>${ends.map(
        (column) =>
          html`<tr><th scope="row">${rounds[column]}</th>${players.map(
            ({ seat }) =>
              html`<td>${dollars(series[table.state.graphed][seat]?.[column] ?? 0)}</td>`,
          )}</tr>`,
      )}</tbody>
    </table></div></details>`;
}
