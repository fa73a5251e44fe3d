/** Looking back: any log entry's position on the board, and back to the game. Nothing is played meanwhile. */

import { html, type TemplateResult } from "lit";
import { describeEvent } from "../../text/events.js";
import { say } from "../../text/messages.js";
import { swatch } from "../panels/players.js";
import { decider, emptyDraft } from "./state.js";
import type { Table } from "./table.js";

/** The entry asked for last, while earlier questions are still being answered. */
const wanted = new WeakMap<Table, number>();

/** Show the position after log entry `entry`; 0 is the set-up. */
export async function lookAt(table: Table, entry: number): Promise<void> {
  const { state } = table;
  const asking = wanted.has(table);
  wanted.set(table, Math.min(Math.max(entry, 0), table.seq));
  if (asking) return;
  try {
    if (!state.lookBack) await stopPlay(table);
    while (state.lookBack?.entry !== wanted.get(table)) {
      if (!(await show(table, wanted.get(table) ?? 0))) break;
    }
  } finally {
    wanted.delete(table);
  }
}

/** From now on nothing goes on by itself; the way being laid is kept for later. */
async function stopPlay(table: Table): Promise<void> {
  await table.interrupt(async () => {
    table.state.lookBack = { entry: -1, told: [], draft: table.state.draft };
  });
}

async function show(table: Table, entry: number): Promise<boolean> {
  const { state } = table;
  const answer = await table.ask({ op: "jump", entry });
  if (!state.lookBack) return false;
  if (!answer.ok) {
    await leaveLookBack(table);
    table.refuse(answer);
    return false;
  }
  const { dice, coloured } = answer.view.turn;
  state.lookBack = { ...state.lookBack, entry, told: answer.events };
  Object.assign(state, {
    view: answer.view,
    offers: [],
    draft: emptyDraft(),
    picked: null,
    fork: null,
    highlighted: null,
    moment: null,
    positions: new Map(),
    dice: { white: dice, coloured, rolling: false },
  });
  table.draw();
  return true;
}

/** One entry on or back. */
export function stepLookBack(table: Table, step: number): void {
  const { lookBack } = table.state;
  if (lookBack) void lookAt(table, (wanted.get(table) ?? lookBack.entry) + step);
}

/** Back to the game, which goes on where it stood. */
export async function leaveLookBack(table: Table): Promise<void> {
  const { state } = table;
  const { lookBack } = state;
  if (!lookBack) return;
  state.lookBack = null;
  table.showPresent();
  state.draft = lookBack.draft;
  table.pace.begin();
  await table.run();
}

/** Keys while looking back; whether the key was one. */
export function pressLookBackKey(table: Table, key: string): boolean {
  const act = {
    Escape: () => void leaveLookBack(table),
    Enter: () => void leaveLookBack(table),
    ArrowLeft: () => stepLookBack(table, -1),
    ArrowRight: () => stepLookBack(table, 1),
    Home: () => void lookAt(table, 0),
    End: () => void lookAt(table, table.seq),
  }[key];
  act?.();
  return act !== undefined;
}

/** The slim bar over the map: where one looks, and the way through time. */
export function lookBackBar(table: Table): TemplateResult {
  const { lookBack, view } = table.state;
  if (!lookBack || !view) return html``;
  const entry = Math.max(lookBack.entry, 0);
  const entries = table.seq;
  const step = (sign: string, by: number, message: string, testId: string, disabled: boolean) =>
    html`<button class="tool" aria-label=${say(message)} title=${say(message)} data-testid=${testId} ?disabled=${disabled}
      @click=${() => stepLookBack(table, by)}>${sign}</button>`;
  return html`<section class="look-back" aria-label=${say("look-heading")} data-testid="lookback-bar" data-entry=${entry}>
    <p>${say("look-bar", { round: view.round })}</p>
    <button class="back" data-testid="lookback-back" @click=${() => void leaveLookBack(table)}>${say("look-back")}</button>
    <div class="scrub">
      ${step("‹", -1, "look-previous", "lookback-previous", entry <= 0)}
      <input type="range" min="0" max=${entries} .value=${String(entry)} data-testid="lookback-slider"
        aria-label=${say("look-slider")} aria-valuetext=${say("look-entry", { entry, entries })}
        @input=${(event: Event) => void lookAt(table, (event.target as HTMLInputElement).valueAsNumber)} />
      ${step("›", 1, "look-next", "lookback-next", entry >= entries)}
    </div>
  </section>`;
}

/** The panel while looking back: whose turn it was, and what had just happened. */
export function lookBackPanel(table: Table): TemplateResult {
  const { lookBack, view } = table.state;
  if (!lookBack || !view) return html``;
  const player = decider(table.state);
  const told = lookBack.told.map((event) => describeEvent(event, table.board, view));
  return html`
    <header class="turn seat-${player?.colour ?? ""}">
      <div class="whose">
        <h2>${player ? html`${swatch(player.colour)} ${player.name}` : say("phase-end")}</h2>
        <p>${say("look-entry", { entry: Math.max(lookBack.entry, 0), entries: table.seq })}</p>
      </div>
    </header>
    <div class="decision told" role="status" data-testid="lookback-told">
      ${told.length > 0 ? told.map((text) => html`<p>${text}</p>`) : html`<p>${say("look-set-up")}</p>`}
    </div>
    <div class="actions">
      <button class="primary" data-testid="primary" @click=${() => void leaveLookBack(table)}>${say("look-return")}</button>
    </div>`;
}
