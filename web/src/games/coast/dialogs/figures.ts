/** The figures of a game as tables: a row a figure with what it means, a column a player. */

import { html, nothing, type TemplateResult } from "lit";
import type { CoastPlayer } from "../../../engine/coast.js";
import type { CoastStatistics, SeatFigures } from "../../../engine/coaststatistics.js";
import type { Figures } from "../../../table/map/face.js";
import { swatch } from "../../../table/parts/swatch.js";
import { count, dollars, say, signed, signedDollars } from "../../../text/messages.js";
import type { CoastTable } from "../play/state.js";

type Players = readonly CoastPlayer[];

interface Row {
  message: string;
  note?: string;
  /** A part of the figure in the row above. */
  part?: boolean;
  word: (figures: SeatFigures) => string | TemplateResult;
  /** The row is left out where this is nought for everybody. */
  only?: (figures: SeatFigures) => number;
}

const FIGURES: readonly Row[] = [
  { message: "figures-trips", note: "figures-trips-note", word: ({ trips }) => count(trips) },
  { message: "figures-mileposts", word: ({ mileposts }) => count(mileposts) },
  { message: "figures-earned", word: ({ earned }) => dollars(earned) },
  {
    message: "figures-per-milepost",
    note: "figures-per-milepost-note",
    word: ({ dollars_per_milepost_thousandths: thousandths }) => dollars(thousandths / 1000),
  },
  {
    message: "figures-fees-got",
    note: "figures-fees-got-note",
    word: ({ fees_got }) => dollars(fees_got),
  },
  {
    message: "figures-fees-paid",
    note: "figures-fees-paid-note",
    word: ({ fees_paid }) => dollars(fees_paid),
  },
  { message: "figures-bank-fees", part: true, word: ({ bank_fees }) => dollars(bank_fees) },
  {
    message: "figures-deeds-bought",
    note: "figures-deeds-bought-note",
    word: (figures) => withDollars(figures.deeds_bought, figures.spent_on_deeds),
  },
  {
    message: "figures-deeds-sold",
    word: (figures) => withDollars(figures.deeds_sold, figures.got_for_deeds),
    only: ({ deeds_sold }) => deeds_sold,
  },
  {
    message: "figures-deals",
    note: "figures-deals-note",
    word: ({ deals_net }) => signedDollars(deals_net),
    only: ({ deals_net, deeds_given, deeds_got }) => Math.abs(deals_net) + deeds_given + deeds_got,
  },
  {
    message: "figures-bounties",
    note: "figures-bounties-note",
    word: ({ bounties_got, bounties_paid }) => signedDollars(bounties_got - bounties_paid),
    only: ({ bounties_got, bounties_paid }) => bounties_got + bounties_paid,
  },
  {
    message: "figures-turns-lost",
    note: "figures-turns-lost-note",
    word: ({ turns_lost }) => count(turns_lost),
    only: ({ turns_lost }) => turns_lost,
  },
];

const LUCK: readonly Row[] = [
  {
    message: "luck-rolled",
    note: "luck-rolled-note",
    word: ({ dice }) =>
      beside(count(dice.mileposts), signed(dice.mileposts - dice.expected_thousandths / 1000)),
  },
  {
    message: "luck-bonuses",
    note: "luck-bonuses-note",
    word: ({ dice }) =>
      beside(count(dice.bonuses), signed(dice.bonuses - dice.expected_bonuses_thousandths / 1000)),
  },
  {
    message: "luck-payoffs",
    note: "luck-payoffs-note",
    word: ({ destinations: { payoffs, expected } }) =>
      beside(dollars(payoffs), signedDollars(payoffs - expected)),
  },
];

function beside(what: string, difference: string): TemplateResult {
  return html`${what} <small>${say("luck-beside", { difference })}</small>`;
}

function withDollars(times: number, amount: number) {
  return times === 0 ? count(times) : html`${count(times)} <small>${dollars(amount)}</small>`;
}

/** What everybody did, and the luck of the dice. */
function figuresTable({ seats }: CoastStatistics, players: Players): TemplateResult {
  const rows = FIGURES.filter(({ only }) => !only || seats.some((figures) => only(figures) > 0));
  return html`<section data-testid="figures">
    <div class="scrolled" tabindex="0" role="group" aria-label=${say("figures-heading")}><table class="figures">
      ${heads(say("figures-heading"), players)}<tbody>${rows.map((row) => figureRow(row, seats))}</tbody>
      ${heads(say("luck-heading"), players)}<tbody data-testid="luck">${LUCK.map((row) => figureRow(row, seats))}</tbody>
    </table></div>
  </section>`;
}

function heads(heading: string | null, players: Players): TemplateResult {
  const corner =
    heading === null ? html`<td></td>` : html`<th scope="col"><h3>${heading}</h3></th>`;
  return html`<thead><tr>${corner}${players.map(
    ({ name, colour }) => html`<th scope="col">${swatch(colour)}${name}</th>`,
  )}</tr></thead>`;
}

function figureRow({ message, note, part, word }: Row, seats: readonly SeatFigures[]) {
  return html`<tr class=${part ? "part" : ""} data-figure=${message}>
    <th scope="row">${say(message)}${note ? html`<small>${say(note)}</small>` : nothing}</th>
    ${seats.map((figures) => html`<td>${word(figures)}</td>`)}
  </tr>`;
}

/** Fees between players: who rode whose railroads, and what that came to. */
function feesTable({ seats }: CoastStatistics, players: Players) {
  if (seats.every(({ fees_got }) => fees_got === 0)) return nothing;
  return html`<section data-testid="fees-between">
    <h3>${say("fees-heading")}</h3><p class="note">${say("fees-note")}</p>
    <div class="scrolled" tabindex="0" role="group" aria-label=${say("fees-heading")}><table class="figures">
      ${heads(null, players)}
      <tbody>${seats.map(({ seat, paid_to }) => {
        const payer = players[seat];
        return html`<tr><th scope="row">${swatch(payer?.colour ?? "")} ${payer?.name ?? ""}</th>${paid_to.map(
          (amount, payee) =>
            html`<td class=${payee === seat ? "own" : ""}>${payee === seat ? "–" : dollars(amount)}</td>`,
        )}</tr>`;
      })}</tbody>
    </table></div>
  </section>`;
}

/** What the graph of a game shows, and the tables below it. */
export const STATISTICS: Figures = {
  graphed: ["net_worth", "cash"],
  column: "graph-round",
  heading: ({ state: { view } }: CoastTable) =>
    say(view?.result ? "stats-heading-over" : "stats-heading", { round: view?.round ?? 0 }),
  valuesOf: ({ series }: CoastStatistics, graphed: "net_worth" | "cash") => series[graphed],
  columnsOf: ({ series }: CoastStatistics) => series.rounds,
  wordColumn: (round, amounts) => say("graph-column", { round, amounts }),
  tables({ state }: CoastTable, statistics: CoastStatistics) {
    const players = state.view?.players ?? [];
    return [figuresTable(statistics, players), feesTable(statistics, players)];
  },
};
