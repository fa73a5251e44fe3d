/** Who and what this rests on. */

import { html, nothing } from "lit";
import { say } from "../text/messages.js";
import type { Table } from "./table.js";

const PARAGRAPHS = ["what", "licence", "facts", "outlines", "rules", "packages"] as const;

export function aboutDialog(table: Table) {
  if (!table.state.aboutOpen) return nothing;
  const close = () => {
    table.state.aboutOpen = false;
    table.draw();
  };
  return html`<div class="veil" @click=${close}></div>
    <div class="dialog" role="dialog" aria-modal="true" aria-labelledby="about-heading" data-testid="about">
      <h2 id="about-heading">${say("about-heading")}</h2>
      ${PARAGRAPHS.map((paragraph) => html`<p>${say(`about-${paragraph}`)}</p>`)}
      <p><a href="./licences.txt" target="_blank" rel="noopener">${say("about-licences")}</a></p>
      <button class="primary" autofocus @click=${close}>${say("close")}</button>
    </div>`;
}
