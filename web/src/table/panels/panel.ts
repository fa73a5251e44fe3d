/** The panel beside the map: whose turn, what comes next, the one primary button, players, log. */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { say } from "../../text/messages.js";
import { faceOf } from "../map/face.js";
import type { Button } from "../parts/button.js";
import { type Decision, findDecision } from "../parts/decision.js";
import { redo, undo } from "../play/around.js";
import { decider } from "../play/state.js";
import type { Table } from "../play/table.js";
import { endingPanel } from "./ending.js";
import { lookBackPanel } from "./lookback.js";
import { keepRoom } from "./room.js";
import { setupPanel } from "./setup.js";
import { notices } from "./status.js";
import { tablesPanel } from "./tables.js";

export function panel(table: Table): TemplateResult {
  const { state } = table;
  if (state.screen === "setup" || !state.view) {
    return html`${notices(table)}<div class="setup-scroll">${setupPanel(table)}</div>`;
  }
  return html`
    <h1 class="unseen">${say(`game-${state.view.game}`)}</h1>
    ${notices(table)}
    <div class="now" data-busy=${state.busy}>${nowPanel(table)}</div>
    <button class="sheet-handle" aria-expanded=${state.sheetOpen} data-testid="sheet"
      @click=${() => {
        state.sheetOpen = !state.sheetOpen;
        table.draw();
      }}>${say(state.sheetOpen ? "sheet-close" : "sheet-open")}</button>
    ${tablesPanel(table)}`;
}

function nowPanel(table: Table): TemplateResult {
  if (table.state.lookBack) return lookBackPanel(table);
  return table.state.view?.result ? endingPanel(table) : turnPanel(table);
}

/** The open decision if a person at this screen is to take it now. */
export function openDecision(table: Table): Decision | null {
  const { state } = table;
  if (state.busy || state.watching || decider(state)?.kind !== "human") return null;
  return findDecision(faceOf(table).decisions, state);
}

/** The primary button of this moment, or null if there is nothing to press. */
export function primaryButton(table: Table): Button | null {
  const { state } = table;
  const decision = openDecision(table);
  if (decision) return decision.primary(table);
  if (state.busy && !state.watching) return { label: say("do-skip"), act: () => table.pace.skip() };
  return null;
}

function turnPanel(table: Table): TemplateResult {
  const { state } = table;
  const player = decider(state);
  const decision = openDecision(table);
  const face = faceOf(table);
  const others = decision?.others?.(table) ?? [];
  // beside more or fewer buttons the last ones are new ones, and have not jumped there
  return html`
    <header class="turn seat-${player?.colour ?? ""}">
      <div class="whose">
        <h2>${player?.name ?? ""}</h2>
        <p>${face.standing(table)}</p>
        ${dailyNote(table)}
      </div>
      ${face.aside(table)}
    </header>
    <p class="sentence" data-testid="sentence">${sentence(table, decision)}</p>
    <div class="actions">
      ${primary(table)}
      <div class="others">${face.extras(table)} ${others.map(secondary)} ${keyed(others.length, undoButtons(table))}</div>
    </div>
    <div class="decision" ${ref(keepRoom)}>${decision?.body?.(table) ?? nothing}</div>`;
}

/** That the game is on a daily board, and whether it counts. */
function dailyNote({ keeper: { daily } }: Table) {
  if (!daily) return nothing;
  const message = daily.counted ? "daily-counted" : "daily-practice";
  return html`<p data-testid="daily-note" data-counted=${daily.counted}>${say(message)}</p>`;
}

function sentence(table: Table, decision: Decision | null): string {
  const { state } = table;
  if (decision) return decision.sentence(table);
  if (state.moment) return state.moment.note || state.moment.title;
  const player = decider(state);
  const name = player?.name ?? "";
  if (state.watching) return say("say-watch", { name });
  return (
    faceOf(table).meanwhile(table) ?? say(player?.kind === "bot" ? "say-bot" : "say-turn", { name })
  );
}

function primary(table: Table): TemplateResult {
  const button = primaryButton(table);
  const { busy } = table.state;
  const label = button?.label ?? say("do-watch");
  const press = ({ detail }: MouseEvent) => {
    // the second of a double click was meant for what stood there before, not for skipping
    if (!busy || detail < 2) button?.act();
  };
  return html`<button class="primary ${busy ? "quiet" : ""}" data-testid="primary" ?disabled=${!button || button.disabled} @click=${press}>
    ${keyed(label, html`<span data-testid=${button?.testId ?? nothing}>${label}</span>`)}
  </button>`;
}

function secondary(button: Button): TemplateResult {
  return html`<button class="secondary" data-testid=${button.testId ?? nothing} aria-pressed=${button.pressed ?? nothing} ?disabled=${button.disabled} @click=${button.act}>
    ${button.label}
  </button>`;
}

/** Taking back a decision; steps that are not committed are taken back first, by buttons of their own. */
function undoButtons(table: Table) {
  const { undo: depths, redo: open, watching } = table.state;
  if (table.game.isComposing(table.state) || watching) return nothing;
  return html`
    ${depths.length > 0 ? secondary({ label: say("do-undo"), act: () => void undo(table), testId: "undo" }) : nothing}
    ${open ? secondary({ label: say("do-redo"), act: () => void redo(table), testId: "redo" }) : nothing}`;
}
