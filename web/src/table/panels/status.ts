/** Strips above the panel: how the boot goes, and what stands in the way of a safe game. */

import { html, nothing, type TemplateResult } from "lit";
import { STAGES } from "../../engine/stages.js";
import { say, sayOr } from "../../text/messages.js";
import { sayRefusal } from "../../text/refusals.js";
import { part } from "../dialogs/confirm.js";
import { exportGame } from "../dialogs/files.js";
import { whyRefused } from "../parts/handbook.js";
import { takeEdition } from "../play/editions.js";
import type { Table } from "../play/table.js";

export function notices(table: Table): TemplateResult {
  const { state } = table;
  return html`
    ${boot(table)}
    ${edition(table)}
    ${memory(table)}
    ${state.watching ? strip("storage-elsewhere", {}, "watching") : nothing}
    ${state.brokenSave ? strip("storage-broken", { code: state.brokenSave }, "broken-save") : nothing}
    ${refusal(table)}`;
}

function strip(message: string, args: Record<string, string>, testId: string): TemplateResult {
  return html`<p class="strip" role="status" data-testid=${testId}>${say(message, args)}</p>`;
}

/** Said once a game: nothing is kept, and how to keep it all the same. */
function memory(table: Table) {
  const { keeping, memoryNoticed, screen } = table.state;
  if (keeping || memoryNoticed || screen !== "play") return nothing;
  const dismiss = () => {
    table.state.memoryNoticed = true;
    table.draw();
  };
  return html`<div class="strip memory" role="status" data-testid="memory">
    <p>${say("storage-memory")}</p>
    <button class="secondary" data-testid="memory-export" @click=${() => void exportGame(table)}>${say("menu-export")}</button>
    <button class="close" aria-label=${say("close")} data-testid="memory-dismiss" @click=${dismiss}>×</button>
  </div>`;
}

/** Offered, never forced: it waits for as long as one likes, and comes by itself with the next visit. */
function edition(table: Table) {
  const { state } = table;
  if (!state.edition) return nothing;
  const dismiss = () => {
    state.edition = null;
    table.draw();
  };
  return html`<div class="strip memory" role="status" data-testid="edition" data-news=${state.edition}>
    <p>${say(state.edition === "offered" ? "edition-offered" : "edition-elsewhere")}</p>
    <button class="secondary" data-testid="edition-take" @click=${() => part(table, () => takeEdition(table))}>${say("edition-take")}</button>
    <button class="close" aria-label=${say("close")} data-testid="edition-dismiss" @click=${dismiss}>×</button>
  </div>`;
}

function boot(table: Table) {
  const { stage, failure, hello } = table.state;
  if (failure) {
    const where = say(`boot-stage-${failure.stage}`);
    return html`<div class="strip bad" role="alert" data-testid="boot-failure" data-stage=${failure.stage}>
      <p>${sayOr(`boot-failed-${failure.fault}`, "boot-failed-failed", { stage: where })}</p>
      <button class="secondary" data-testid="boot-retry" @click=${() => void table.restart()}>${say("boot-retry")}</button>
    </div>`;
  }
  if (hello && !stage) return nothing;
  const step = stage ? STAGES.indexOf(stage) + 1 : 1;
  const name = say(`boot-stage-${stage ?? "runtime"}`);
  return html`<div class="strip boot" role="status" data-testid="boot" data-stage=${stage ?? "runtime"}>
    ${hello ? html`<p>${say("boot-again")}</p>` : nothing}
    <p>${say("boot-status", { step, steps: STAGES.length, stage: name })}</p>
    <progress max=${STAGES.length} value=${step - 0.5}></progress>
  </div>`;
}

function refusal(table: Table) {
  const { refusal } = table.state;
  if (!refusal) return nothing;
  return html`<p class="strip bad" role="alert" data-testid="refusal" data-code=${refusal.code}>
    ${sayRefusal(refusal)} ${whyRefused(table, refusal.code)}</p>`;
}
