/** The Railroads ledger: every railroad with its price, cities, chances and owner, to sort and filter. */

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";

import type { Counsel, WareAdvised } from "../../../engine/advice.js";
import type { CoastPlayer } from "../../../engine/coast.js";
import { assistanceControl } from "../../../table/parts/assistance.js";
import { swatch } from "../../../table/parts/swatch.js";
import { nextPerson } from "../../../table/play/state.js";
import { count, dollars, percent, say } from "../../../text/messages.js";
import { nameCity } from "../../../text/names.js";

import { initialOf } from "../map/ownership.js";
import { cap } from "../parts/cap.js";
import { sayNextDeed } from "../parts/counsel.js";
import { linePiece } from "../parts/line.js";
import { counselOf } from "../play/counsel.js";
import { type Facts, factsOf } from "../play/facts.js";
import { listRailroads, type RailroadRow, reader, sumHoldings } from "../play/railroads.js";
import { CHIPS, type Chip, COLUMNS, type Column } from "../play/reference.js";
import type { CoastTable } from "../play/state.js";
import { railroadDetails } from "./railroad.js";

/** Columns that are read from the least to the most; in the others one looks for the most. */
const RISING: readonly Column[] = ["name", "owner"];

export function railroadsPanel(table: CoastTable): TemplateResult {
  const facts = factsOf(table);
  if (!facts) return html`<p class="asking" role="status">${say("facts-asked")}</p>`;
  return html`
    <details class="help"><summary>${say("ledger-help")}</summary>${assistanceControl(table, "ledger")}</details>
    ${holdings(table, facts)}
    ${nextDeed(table)}
    <div class="sieve">
      <input type="search" aria-label=${say("ledger-filter")} placeholder=${say("ledger-filter")} .value=${table.state.reference.filter}
        autocomplete="off" spellcheck="false" data-testid="ledger-filter" @input=${(
          event: Event,
        ) => {
          table.state.reference.filter = (event.target as HTMLInputElement).value;
          table.draw();
        }} />
      <div class="chips" role="group" aria-label=${say("ledger-chips")}>${CHIPS.map((chip) => chipButton(table, chip))}</div>
    </div>
    ${ledger(table, facts)}`;
}

/** What each player's network comes to. */
function holdings(table: CoastTable, facts: Facts): TemplateResult {
  return html`<table class="timetable holdings" data-testid="holdings">
    <caption class="unseen">${say("holdings-heading")}</caption>
    <thead><tr>${["player", "count", "value", "chance"].map((column) => html`<th scope="col">${say(`holdings-${column}`)}</th>`)}</tr></thead>
    <tbody>${sumHoldings(facts, table.state).map(
      ({
        player,
        value,
        chance,
      }) => html`<tr data-testid=${`holding-${player.seat}`} data-value=${value} data-chance=${chance}>
        <th scope="row">${swatch(player.colour)} <span>${player.name}</span></th>
        <td>${count(player.deeds.length)}</td><td>${dollars(value)}</td><td>${percent(chance)}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}

/** The railroad that the person who decides, or decides next, had best buy next (Guided). */
function adviseDeed(table: CoastTable): { counsel: Counsel; deed: WareAdvised } | null {
  const seat = nextPerson(table.state)?.seat;
  const counsel = seat === undefined ? null : counselOf(table, seat);
  return counsel?.deed ? { counsel, deed: counsel.deed } : null;
}

function nextDeed(table: CoastTable): TemplateResult | typeof nothing {
  const advised = adviseDeed(table);
  if (!advised) return nothing;
  const { counsel, deed } = advised;
  return html`<p class="counsel" role="note" aria-label=${say("counsel-label")} data-testid="counsel-deed" data-deed=${deed.id}
    >${cap()}<span>${sayNextDeed(table, counsel, deed)}</span></p>`;
}

function chipButton(table: CoastTable, chip: Chip) {
  const { chips } = table.state.reference;
  const goal = reader(table.state)?.destination ?? null;
  if (chip === "serving" && goal === null) return nothing;
  const city = goal === null ? "" : nameCity(goal);
  return html`<button class="chip" aria-pressed=${chips.has(chip)} data-testid=${`chip-${chip}`} @click=${() => {
    if (!chips.delete(chip)) chips.add(chip);
    table.draw();
  }}>${say(`chip-${chip}`, { city })}</button>`;
}

function ledger(table: CoastTable, facts: Facts): TemplateResult {
  const rows = listRailroads(table.board, facts, table.state);
  const preferred = adviseDeed(table)?.deed.id;
  return html`<table class="timetable ledger" data-testid="ledger">
    <caption class="unseen">${say("ledger-heading")}</caption>
    <thead><tr>${COLUMNS.map((column) => columnHead(table, column))}</tr></thead>
    <tbody @pointerover=${(event: Event) => light(table, event)} @focusin=${(event: Event) => light(table, event)}
        @pointerleave=${() => unlight(table)} @focusout=${() => unlight(table)}>
      ${repeat(
        rows,
        ({ id }) => id,
        (row) => railroadRow(table, facts, row, row.id === preferred),
      )}
      ${rows.length === 0 ? html`<tr><td class="none" colspan=${COLUMNS.length}>${say("ledger-none")}</td></tr>` : nothing}
    </tbody>
  </table>`;
}

function columnHead(table: CoastTable, column: Column): TemplateResult {
  const { sort } = table.state.reference;
  const sorted = sort.column === column;
  const direction = sort.descending ? "descending" : "ascending";
  return html`<th scope="col" class="column-${column}" aria-sort=${sorted ? direction : "none"}>
    <button data-testid=${`sort-${column}`} title=${say(`ledger-${column}-note`)} @click=${() => {
      sort.descending = sorted ? !sort.descending : !RISING.includes(column);
      sort.column = column;
      table.draw();
    }}>${say(`ledger-${column}`)}<span class="way" aria-hidden="true">${sorted ? (sort.descending ? "▾" : "▴") : ""}</span></button>
  </th>`;
}

function railroadRow(
  table: CoastTable,
  facts: Facts,
  row: RailroadRow,
  preferred: boolean,
): TemplateResult {
  const { id, mark, name, price, cities, chance, owner } = row;
  const open = table.state.reference.railroad === id;
  return html`<tr class="row ${preferred ? "preferred" : ""}" data-railroad-row=${id} data-testid=${`row-${id}`} @click=${() => toggle(table, id)}>
      <th scope="row"><button aria-expanded=${open} data-testid=${`open-${id}`}>
        <b>${mark}</b>${linePiece(table, id)}<small>${name}</small></button></th>
      <td>${dollars(price)}</td><td>${count(cities)}</td><td>${percent(chance)}</td>
      <td class="owner">${owner ? ownerMark(owner) : html`<span class="unseen">${say("ledger-unowned")}</span>`}${preferred ? flag() : nothing}</td>
    </tr>
    ${open ? html`<tr class="details" data-railroad-row=${id}><td colspan=${COLUMNS.length}>${railroadDetails(table, facts, row)}</td></tr>` : nothing}`;
}

function ownerMark(owner: CoastPlayer): TemplateResult {
  return html`<span class="owned" title=${owner.name}>${swatch(owner.colour)}<span aria-hidden="true">${initialOf(owner)}</span><span class="unseen">${owner.name}</span></span>`;
}

/** It stands where the owner would: nobody owns what is recommended. */
function flag(): TemplateResult {
  return html`<span title=${say("counsel-deed-flag")}>${cap()}<span class="unseen">, ${say("counsel-deed-flag")}</span></span>`;
}

function toggle(table: CoastTable, railroad: string): void {
  const { reference } = table.state;
  const open = reference.railroad !== railroad;
  reference.railroad = open ? railroad : null;
  table.state.lit = open ? railroad : null;
  if (open) table.show(table.board.pointsOf(railroad));
  table.draw();
  if (open) queueMicrotask(() => showDetails(railroad));
}

function showDetails(railroad: string): void {
  const details = document.querySelector(`tr.details[data-railroad-row="${railroad}"]`);
  details?.scrollIntoView({ block: "nearest" });
}

function light(table: CoastTable, { target }: Event): void {
  const row = (target as Element).closest<HTMLElement>("[data-railroad-row]");
  setLit(table, row?.dataset.railroadRow ?? null);
}

/** Afterwards the one whose details are open stays lit, as long as the ledger is there. */
function unlight(table: CoastTable): void {
  const { tab, reference } = table.state;
  setLit(table, tab === "railroads" ? reference.railroad : null);
}

function setLit(table: CoastTable, railroad: string | null): void {
  if (table.state.lit === railroad) return;
  table.state.lit = railroad;
  table.drawOverlay();
}
