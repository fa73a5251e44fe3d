/** What cannot be undone asks first; everything else has its undo. */

import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
import { closeDialog, dialog, openDialog } from "../parts/dialog.js";
import type { DialogShown } from "../play/state.js";
import type { Table } from "../play/table.js";
import { exportGame } from "./files.js";

type Question = Extract<DialogShown, { name: "confirm" }>;

export function confirmDialog(table: Table, { kind, player, act }: Question): TemplateResult {
  const args = { name: player };
  const body = html`
    <p>${say(`${kind}-note`, args)}</p>
    <footer class="row">
      <button class="secondary" data-testid=${`${kind}-cancel`} @click=${() => closeDialog(table)}>${say(`${kind}-cancel`)}</button>
      ${kind === "part" ? html`<button class="secondary" data-testid="part-export" @click=${() => void exportGame(table)}>${say("menu-export")}</button>` : nothing}
      <button class="primary" data-testid=${`${kind}-confirm`} @click=${() => {
        closeDialog(table);
        act();
      }}>${say(`${kind}-confirm`)}</button>
    </footer>`;
  return dialog(table, { heading: say(`${kind}-heading`, args), body, testId: `${kind}-dialog` });
}

/** Do what parts with the running game: at once if it is kept or over, else only if that is meant. */
export function part(table: Table, act: () => void): void {
  const { keeping, screen, view } = table.state;
  const lost = !keeping && screen === "play" && view?.result === null;
  if (lost) openDialog(table, { name: "confirm", kind: "part", player: "", act });
  else act();
}
