/** Words that pass by, with something that may be done about them: people prefer undo to being asked. */

import { html, nothing } from "lit";
import { say } from "../../text/messages.js";
import type { Toast } from "../play/state.js";
import type { Table } from "../play/table.js";

/** Milliseconds; long enough to read it, find the button, and think again. */
const STAY = 12_000;

export function showToast(table: Table, toast: Toast): void {
  showLastingToast(table, toast);
  setTimeout(() => {
    if (table.state.toast === toast) hideToast(table);
  }, STAY);
}

/** One that does not pass by: there until something is done about it. */
export function showLastingToast(table: Table, toast: Toast): void {
  table.state.toast = toast;
  table.draw();
}

function hideToast(table: Table): void {
  table.state.toast = null;
  table.draw();
}

export function toastStrip(table: Table) {
  const { toast } = table.state;
  if (!toast) return nothing;
  return html`<div class="toast" role="status" data-testid="toast">
    <span>${toast.text}</span>
    <button class="secondary" data-testid="toast-act" @click=${() => {
      hideToast(table);
      toast.act();
    }}>${toast.label}</button>
    <button class="close" aria-label=${say("close")} @click=${() => hideToast(table)}>×</button>
  </div>`;
}
