/** The Handbook: its cover. The pages, their texts and the engine's numbers are fetched when it is first opened. */

import { html, type TemplateResult } from "lit";
import type { Constants } from "../../engine/protocol.js";
import { addTexts, say } from "../../text/messages.js";
import { dialog } from "../parts/dialog.js";
import type { HandbookShown } from "../parts/handbook.js";
import type { Table } from "../play/table.js";

interface Book {
  readonly pages: typeof import("./handbookview.js");
  readonly constants: Constants;
}

let book: Book | null = null;
let fetching: "not yet" | "now" | "failed" = "not yet";

export function handbookDialog(table: Table, shown: HandbookShown): TemplateResult {
  if (!book && fetching === "not yet" && table.ready) void fetchBook(table);
  const body = book ? book.pages.bookPages(table, shown, book.constants) : cover(table);
  return dialog(table, { heading: say("menu-handbook"), body, testId: "handbook", form: "book" });
}

async function fetchBook(table: Table): Promise<void> {
  fetching = "now";
  try {
    const [pages, constants] = await Promise.all([
      import("./handbookview.js"),
      table.ask({ op: "constants", game: "coast" }),
      addTexts("handbook"),
    ]);
    if (!constants.ok) throw new Error(constants.error.code);
    book = { pages, constants };
  } catch {
    fetching = "failed";
  }
  table.draw();
}

/** What stands there until the pages are. */
function cover(table: Table): TemplateResult {
  if (fetching !== "failed") {
    return html`<p role="status">${say(table.ready ? "handbook-waiting" : "handbook-waiting-engine")}</p>`;
  }
  return html`<div role="alert" data-testid="handbook-failed">
    <p>${say("handbook-failed")}</p>
    <button class="secondary" data-testid="handbook-retry" @click=${() => void fetchBook(table)}>${say("boot-retry")}</button>
  </div>`;
}
