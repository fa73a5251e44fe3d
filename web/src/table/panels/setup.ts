/** Before a game: continue, or choose who plays and start. */

import { html, nothing, type TemplateResult } from "lit";
import { list, say, sayOr } from "../../text/messages.js";
import { nameBot } from "../../text/names.js";
import { openGames, sayProgress } from "../dialogs/games.js";
import { openHandbook } from "../parts/handbook.js";
import { portrait } from "../parts/portrait.js";
import { resumeGame, startGame } from "../play/opening.js";
import { botsOf, gameOf, makeSeat, namesAreGood, nextBot } from "../play/seats.js";
import { COLOURS, type SeatForm } from "../play/state.js";
import type { Table } from "../play/table.js";
import { dailyCard } from "./dailycard.js";
import { gameCards } from "./gamecards.js";
import { optionsPanel } from "./options.js";

export function setupPanel(table: Table): TemplateResult {
  const { state } = table;
  const good = namesAreGood(state.setup);
  return html`<form class="setup" data-testid="setup" novalidate @submit=${(event: Event) => begin(event, table)}>
    <header class="masthead">
      <h1>${say("app-name")}</h1>
      <p class="game">${say(`game-${table.game.id}`)}</p>
    </header>
    ${gameCards(table)}
    <p class="pitch">${say(`game-${table.game.id}-pitch`)}</p>
    ${continueButton(table)} ${sharedNote(table)} ${wishNote(table)} ${dailyCard(table)}
    ${
      state.hello
        ? html`<fieldset class="seats"><legend>${say("setup-seats")}</legend>
            ${state.setup.seats.map((seat, index) => seatRow(table, seat, index))} ${addButton(table)}
          </fieldset>
          ${optionsPanel(table)}`
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
  if (!table.state.hello || !namesAreGood(table.state.setup)) return;
  const fault = findNoNumber(event.target as HTMLFormElement);
  if (fault) refuseOption(table, fault);
  else void start(table);
}

/** The option whose field holds what is no number at all, so that there is nothing to send. */
function findNoNumber(form: HTMLFormElement): string | null {
  const fields = [...form.querySelectorAll<HTMLInputElement>("input[type=number]")];
  return fields.find(({ validity }) => validity.badInput)?.name ?? null;
}

function refuseOption(table: Table, option: string): void {
  table.state.setup.refusal = { code: "option-out-of-range", params: { option } };
  table.draw();
  focusRefused();
}

async function start(table: Table): Promise<void> {
  await startGame(table);
  if (table.state.setup.refusal) focusRefused();
}

/** The field that there is something against gets the focus, once all has been drawn that follows. */
function focusRefused(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}

function continueButton(table: Table) {
  const { saved, hello, busy } = table.state;
  const games = html`<button type="button" class="secondary" data-testid="games" @click=${() => void openGames(table)}>${say("setup-games")}</button>`;
  const handbook = html`<button type="button" class="secondary" data-testid="setup-handbook" @click=${() => openHandbook(table)}>${say("menu-handbook")}</button>`;
  const around = html`<div class="around">${games} ${handbook}</div>`;
  if (!saved) return html`<div class="continue">${around}</div>`;
  const names = list(saved.players.map(({ name }) => name));
  return html`<div class="continue">
    <button type="button" class="primary" data-testid="continue" ?disabled=${!hello || busy} @click=${() => void resumeGame(table, saved.id)}>
      ${say("setup-continue")}
    </button>
    <p class="note">${say("setup-continue-note", { names, progress: sayProgress(saved) })}</p>
    ${around}
  </div>`;
}

/** The form was filled from a link: say so, and with what. */
function sharedNote(table: Table) {
  const { sharedBoard, setup } = table.state;
  if (!sharedBoard) return nothing;
  const args = { seed: setup.seed, seats: setup.seats.length };
  return html`<p class="shared" role="status" data-testid="shared-board" data-state=${sharedBoard}>${say(`shared-${sharedBoard}`, args)}</p>`;
}

/** What was asked for from outside cannot be: say what, and what could. */
function wishNote({ state: { wishRefusal } }: Table) {
  if (!wishRefusal) return nothing;
  const { wish, value, known } = wishRefusal;
  return html`<div class="shared refused" role="alert" data-testid="wish-refused" data-wish=${wish}>
    <p>${say("wish-refused", { wish, value })}</p>
    ${known.length > 0 ? html`<p>${say("wish-known", { known: known.join(", ") })}</p>` : nothing}
  </div>`;
}

function seatRow(table: Table, seat: SeatForm, index: number): TemplateResult {
  const number = index + 1;
  const { seats } = table.state.setup;
  const change = (edit: Partial<SeatForm>) => {
    Object.assign(seat, edit);
    table.draw();
  };
  const few = seats.length <= (gameOf(table.state.hello, table.game.id)?.seats[0] ?? 2);
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
      ${["human", ...botsOf(table.state.hello, table.game.id)].map(
        (kind) =>
          html`<option value=${kind} ?selected=${kind === seat.kind}>${kind === "human" ? say("setup-human") : nameBot(kind)}</option>`,
      )}
    </select>
    <button type="button" class="remove" aria-label=${say("setup-remove", { number })} ?disabled=${few}
      @click=${() => {
        seats.splice(index, 1);
        table.draw();
      }}>×</button>
    ${seat.kind === "human" ? nothing : character(seat.kind, index)}
  </div>`;
}

/** Whom one sits down with: the bot's portrait, and a line about how it plays. */
function character(bot: string, index: number): TemplateResult {
  return html`<p class="character" data-testid=${`setup-character-${index}`}>${portrait(bot)}
    <span>${sayOr(`bot-note-${bot}`, "bot-note-other")}</span></p>`;
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
  const most = gameOf(table.state.hello, table.game.id)?.seats[1] ?? 6;
  if (seats.length >= most) return nothing;
  return html`<button type="button" class="secondary add" data-testid="add-seat"
    @click=${() => {
      seats.push(makeSeat(seats, nextBot(seats, botsOf(table.state.hello, table.game.id))));
      table.draw();
    }}>${say("setup-add")}</button>`;
}
