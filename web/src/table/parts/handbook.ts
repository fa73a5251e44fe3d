/** The ways into the Handbook, from wherever something is governed by a rule. */

import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
import type { DialogShown } from "../play/state.js";
import type { Table } from "../play/table.js";
import { openDialog } from "./dialog.js";

export type HandbookShown = Extract<DialogShown, { name: "handbook" }>;

/** Open the Handbook where it was left, or at a rule ("C-21"), a host option ("option-deals") or a chapter ("fees"). */
export function openHandbook(table: Table, section: string | null = null): void {
  openDialog(table, { name: "handbook", section, query: "" });
}

/** "why?" beside a refusal, if a rule stands behind it. */
export function whyRefused(table: Table, code: string): TemplateResult | typeof nothing {
  const rule = table.game.rules[code];
  return rule ? whyLink(table, rule) : nothing;
}

/** A quiet "why?" beside something that a rule has brought about. */
export function whyLink(table: Table, section: string): TemplateResult {
  return html`<button type="button" class="why" data-testid="why" data-section=${section} aria-label=${say("why-label", { rule: section })}
    @click=${() => openHandbook(table, section)}>${say("why")}</button>`;
}
