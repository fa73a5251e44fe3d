/** What lies over the table: the browser's own modal dialogs, which hold the focus and close on Escape. */

import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { say } from "../../text/messages.js";
import type { DialogShown } from "../play/state.js";
import type { Table } from "../play/table.js";
import { toastStrip } from "./toast.js";

/** Where the focus goes back to when the last dialog closes. */
let opener: HTMLElement | null = null;

export function openDialog(table: Table, shown: DialogShown): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest("dialog")) {
    opener = activeElement;
  }
  table.state.dialog = shown;
  table.draw();
}

export function closeDialog(table: Table): void {
  table.state.dialog = null;
  table.draw();
  queueMicrotask(() => opener?.focus());
}

interface Parts {
  heading: string;
  body: TemplateResult;
  testId: string;
  /**
   * "sheet" for a short list of things to do, "wide" for tables, "full" for a table that scrolls by
   * itself, "book" for long reading.
   */
  form?: "sheet" | "wide" | "full" | "book";
}

/** A modal dialog for what the state shows now; a click beside it closes it. */
export function dialog(table: Table, { heading, body, testId, form }: Parts): TemplateResult {
  return html`${keyed(
    testId,
    html`<dialog class=${form ?? ""} aria-labelledby="dialog-heading" data-testid=${testId} ${ref(showModal)}
        @cancel=${(event: Event) => {
          event.preventDefault();
          closeDialog(table);
        }}
        @click=${(event: Event) => {
          if (event.target === event.currentTarget) closeDialog(table);
        }}>
      <div class="page">
        <header>
          <h2 id="dialog-heading">${heading}</h2>
          <button class="close" aria-label=${say("close")} title=${say("close")} data-testid="close" @click=${() => closeDialog(table)}>×</button>
        </header>
        ${body} ${toastStrip(table)}
      </div>
    </dialog>`,
  )}`;
}

/** As soon as it is in the page. */
function showModal(element: Element | undefined): void {
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open) {
      element.showModal();
    }
  });
}
