/** Who and what this rests on. */

import { html, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
import { dialog } from "../parts/dialog.js";
import type { Table } from "../play/table.js";

const PARAGRAPHS = ["what", "licence", "facts", "outlines", "rules", "packages"] as const;

export function aboutDialog(table: Table): TemplateResult {
  const body = html`
    ${PARAGRAPHS.map((paragraph) => html`<p>${say(`about-${paragraph}`)}</p>`)}
    <p><a href="./licences.txt" target="_blank" rel="noopener">${say("about-licences")}</a></p>
    <p data-testid="about-offline" data-kept=${table.state.keptOffline}>${say(table.state.keptOffline ? "about-kept" : "about-not-kept")}</p>`;
  return dialog(table, { heading: say("about-heading"), body, testId: "about" });
}
