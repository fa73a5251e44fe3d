/** Who and what this rests on. */

import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { say } from "../text/messages.js";
import type { Table } from "./table.js";

const PARAGRAPHS = ["what", "licence", "facts", "outlines", "rules", "packages"] as const;

/** A dialog is only modal, with its focus kept inside, once it is told to be. */
function openModally(element: Element | undefined): void {
  if (element instanceof HTMLDialogElement && !element.open) element.showModal();
}

export function aboutDialog(table: Table) {
  if (!table.state.aboutOpen) return nothing;
  const close = () => {
    table.state.aboutOpen = false;
    table.draw();
  };
  return html`<dialog aria-labelledby="about-heading" data-testid="about" ${ref(openModally)} @close=${close}
      @click=${(event: Event) => event.target === event.currentTarget && close()}>
    <div class="page">
      <h2 id="about-heading">${say("about-heading")}</h2>
      ${PARAGRAPHS.map((paragraph) => html`<p>${say(`about-${paragraph}`)}</p>`)}
      <p><a href="./licences.txt" target="_blank" rel="noopener">${say("about-licences")}</a></p>
      <button class="primary" autofocus @click=${close}>${say("close")}</button>
    </div>
  </dialog>`;
}
