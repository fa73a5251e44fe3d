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

/** The rules that stand behind what the engine refuses, by the refusal's code. */
const RULES: Readonly<Record<string, string>> = {
  "path-too-short": "C-12",
  "path-too-long": "C-12",
  "path-beyond-goal": "C-12",
  "section-ridden": "C-13",
  "goal-cut-off": "C-14",
  "deal-empty": "C-27",
  "deal-cash-short": "C-28",
  "deal-deed-not-owned": "C-28",
};

/** "why?" beside a refusal, if a rule stands behind it. */
export function whyRefused(table: Table, code: string): TemplateResult | typeof nothing {
  const rule = RULES[code];
  return rule ? whyLink(table, rule) : nothing;
}

/** A quiet "why?" beside something that a rule has brought about. */
export function whyLink(table: Table, section: string): TemplateResult {
  return html`<button type="button" class="why" data-testid="why" data-section=${section} aria-label=${say("why-label", { rule: section })}
    @click=${() => openHandbook(table, section)}>${say("why")}</button>`;
}
