/** Before a game: continue, or choose who plays and start. */

import { html, nothing, type TemplateResult } from "lit";
import type { OptionSpec, OptionValue } from "../engine/protocol.js";
import { list, say, sayOr } from "../text/messages.js";
import { nameBot } from "./players.js";
import { botsOf, gameOf, makeSeat, namesAreGood, optionsOf } from "./seats.js";
import { COLOURS, type SeatForm } from "./state.js";
import type { Table } from "./table.js";

export function setupPanel(table: Table): TemplateResult {
  const { state } = table;
  const good = namesAreGood(state.setup);
  return html`<form class="setup" data-testid="setup" @submit=${(event: Event) => begin(event, table)}>
    <header class="masthead">
      <h1>${say("app-name")}</h1>
      <p class="game">${say("game-coast")}</p>
    </header>
    ${state.hello ? html`<p class="pitch">${say("game-coast-pitch")}</p>` : nothing}
    ${continueButton(table)}
    ${
      state.hello
        ? html`<fieldset class="seats"><legend>${say("setup-seats")}</legend>
            ${state.setup.seats.map((seat, index) => seatRow(table, seat, index))} ${addButton(table)}
          </fieldset>
          ${options(table)}`
        : nothing
    }
    <div class="actions">
      <p class="sentence" data-testid="sentence">${say(!state.hello ? "setup-waiting" : good ? "setup-sentence" : "setup-problem-names")}</p>
      <button class=${state.saved ? "secondary wide" : "primary"} type="submit" data-testid="start" ?disabled=${!state.hello || !good || state.busy}>
        ${say("setup-start")}
      </button>
    </div>
  </form>`;
}

function begin(event: Event, table: Table): void {
  event.preventDefault();
  if (table.state.hello && namesAreGood(table.state.setup)) void table.start();
}

function continueButton(table: Table) {
  const { saved, hello, busy } = table.state;
  if (!saved) return nothing;
  return html`<div class="continue">
    <button type="button" class="primary" data-testid="continue" ?disabled=${!hello || busy} @click=${() => void table.resume()}>
      ${say("setup-continue")}
    </button>
    <p class="note">${say("setup-continue-note", { names: list(saved.names), round: saved.round })}</p>
  </div>`;
}

function seatRow(table: Table, seat: SeatForm, index: number): TemplateResult {
  const number = index + 1;
  const { seats } = table.state.setup;
  const change = (edit: Partial<SeatForm>) => {
    Object.assign(seat, edit);
    table.draw();
  };
  const few = seats.length <= (gameOf(table.state.hello)?.seats[0] ?? 2);
  return html`<div class="seat-row" data-testid=${`setup-seat-${index}`}>
    <label class="colour seat-${seat.colour}"><span class="swatch seat-${seat.colour}"></span>
      <select aria-label=${say("setup-colour-of", { number })} .value=${seat.colour} data-testid=${`setup-colour-${index}`}
        @change=${(event: Event) => swapColour(table, seat, (event.target as HTMLSelectElement).value)}>
        ${COLOURS.map((colour) => html`<option value=${colour} ?selected=${colour === seat.colour}>${say(`colour-${colour}`)}</option>`)}
      </select>
    </label>
    <input aria-label=${say("setup-name-of", { number })} .value=${seat.name} maxlength="24" required autocomplete="off"
      data-testid=${`setup-name-${index}`} @input=${(event: Event) => change({ name: (event.target as HTMLInputElement).value })} />
    <select class="kind" aria-label=${say("setup-kind-of", { number })} data-testid=${`setup-kind-${index}`}
      @change=${(event: Event) => changeKind(table, seat, (event.target as HTMLSelectElement).value)}>
      ${["human", ...botsOf(table.state.hello)].map(
        (kind) =>
          html`<option value=${kind} ?selected=${kind === seat.kind}>${kind === "human" ? say("setup-human") : nameBot(kind)}</option>`,
      )}
    </select>
    <button type="button" class="remove" aria-label=${say("setup-remove", { number })} ?disabled=${few}
      @click=${() => {
        seats.splice(index, 1);
        table.draw();
      }}>×</button>
  </div>`;
}

/** Colours are never shared: taking one that is taken swaps the two. */
function swapColour(table: Table, seat: SeatForm, colour: string): void {
  const other = table.state.setup.seats.find((candidate) => candidate.colour === colour);
  if (other) other.colour = seat.colour;
  seat.colour = colour;
  table.draw();
}

/** A seat that still has a name of ours gets one that fits its new player. */
function changeKind(table: Table, seat: SeatForm, kind: string): void {
  const { seats } = table.state.setup;
  const others = seats.filter((candidate) => candidate !== seat);
  const ours = makeSeat(others, seat.kind).name;
  seat.kind = kind;
  if (seat.name === ours || !seat.name.trim()) seat.name = makeSeat(others, kind).name;
  table.draw();
}

function addButton(table: Table) {
  const { seats } = table.state.setup;
  const most = gameOf(table.state.hello)?.seats[1] ?? 6;
  if (seats.length >= most) return nothing;
  return html`<button type="button" class="secondary add" data-testid="add-seat"
    @click=${() => {
      seats.push(makeSeat(seats, botsOf(table.state.hello).at(-1) ?? "human"));
      table.draw();
    }}>${say("setup-add")}</button>`;
}

function options(table: Table): TemplateResult {
  const { setup, hello } = table.state;
  return html`<details class="options"><summary>${say("setup-options")}</summary>
    ${optionsOf(hello).map((option) => optionRow(table, option))}
    <label class="option"><span>${say("setup-seed")}</span>
      <input type="text" maxlength="40" autocomplete="off" .value=${setup.seed} data-testid="seed" aria-describedby="seed-hint"
        @input=${(event: Event) => {
          setup.seed = (event.target as HTMLInputElement).value;
        }} /></label>
    <p class="note" id="seed-hint">${say("setup-seed-hint")}</p>
  </details>`;
}

function optionRow(table: Table, option: OptionSpec): TemplateResult {
  const { options } = table.state.setup;
  const value = options[option.id] ?? null;
  const testId = `option-${option.id}`;
  const set = (changed: OptionValue) => {
    options[option.id] = changed;
    table.draw();
  };
  const field = {
    switch: () => html`<input type="checkbox" .checked=${value === true} data-testid=${testId}
      @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} />`,
    choice:
      () => html`<select data-testid=${testId} @change=${(event: Event) => set((event.target as HTMLSelectElement).value)}>
      ${(option.choices ?? []).map(
        (choice) =>
          html`<option value=${choice} ?selected=${choice === value}>${say(`option-${option.id}-${choice}`)}</option>`,
      )}</select>`,
    number:
      () => html`<input type="number" inputmode="numeric" min=${option.low ?? 0} max=${option.high ?? nothing} step=${option.step ?? 1}
      placeholder=${say("setup-as-usual")} .value=${value === null ? "" : String(value)} data-testid=${testId}
      @input=${(event: Event) => {
        const typed = (event.target as HTMLInputElement).valueAsNumber;
        set(Number.isInteger(typed) ? typed : option.default);
      }} />`,
  }[option.kind];
  return html`<label class="option"><span>${sayOr(`option-${option.id}`, "option-other", { id: option.id })}</span>${field()}</label>`;
}
