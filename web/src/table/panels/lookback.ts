/** How looking back is drawn: the bar over the map, and the panel beside it. */

import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { say } from "../../text/messages.js";
import { faceOf } from "../map/face.js";
import { swatch } from "../parts/swatch.js";
import { leaveLookBack, lookAt, stepLookBack } from "../play/lookback.js";
import { decider } from "../play/state.js";
import type { Table } from "../play/table.js";
import { keepRoom } from "./room.js";

/** The slim bar over the map: where one looks, and the way through time. */
export function lookBackBar(table: Table): TemplateResult {
  const { lookBack, view } = table.state;
  if (!lookBack || !view) return html``;
  const { entry } = lookBack;
  const entries = table.seq;
  const step = (sign: string, by: number, message: string, testId: string, disabled: boolean) =>
    html`<button class="tool" aria-label=${say(message)} title=${say(message)} data-testid=${testId} ?disabled=${disabled}
      @click=${() => stepLookBack(table, by)}>${sign}</button>`;
  return html`<section class="look-back" aria-label=${say("look-heading")} data-testid="lookback-bar" data-entry=${entry}>
    <p>${faceOf(table).wordLookBack(table)}</p>
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
  const told = lookBack.told.map((event) => table.game.describeEvent(event, table.board, view));
  return html`
    <header class="turn seat-${player?.colour ?? ""}">
      <div class="whose">
        <h2>${player ? html`${swatch(player.colour)} ${player.name}` : say("look-end")}</h2>
        <p>${say("look-entry", { entry: lookBack.entry, entries: table.seq })}</p>
      </div>
    </header>
    <div class="decision told" role="status" data-testid="lookback-told" ${ref(keepRoom)}>
      ${told.length > 0 ? told.map((text) => html`<p>${text}</p>`) : html`<p>${say("look-set-up")}</p>`}
    </div>
    <div class="actions">
      <button class="primary" data-testid="primary" @click=${() => void leaveLookBack(table)}>${say("look-return")}</button>
    </div>`;
}
