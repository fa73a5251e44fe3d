/** The Handbook: its cover. The pages, their texts and the engine's numbers are fetched when it is first opened. */

import { html, type TemplateResult } from "lit";
import type { Constants } from "../../engine/protocol.js";
import { addTexts, say } from "../../text/messages.js";
import { type Book, faceOf } from "../map/face.js";
import { dialog } from "../parts/dialog.js";
import type { HandbookShown } from "../parts/handbook.js";
import type { Table } from "../play/table.js";

interface Opened {
  readonly book: Book;
  readonly constants: Constants;
}

/** By game. */
const books = new Map<string, Opened | "fetching" | "failed">();
let pages: typeof import("./handbookview.js") | null = null;

export function handbookDialog(table: Table, shown: HandbookShown): TemplateResult {
  const { id } = table.game;
  if (!books.has(id) && table.ready) void fetchBook(table);
  const opened = books.get(id);
  const body =
    pages && typeof opened === "object"
      ? pages.bookPages(table, shown, opened.book, opened.constants)
      : cover(table, opened === "failed");
  return dialog(table, { heading: say("menu-handbook"), body, testId: "handbook", form: "book" });
}

async function fetchBook(table: Table): Promise<void> {
  const game = faceOf(table);
  books.set(game.id, "fetching");
  try {
    const [view, book, constants] = await Promise.all([
      import("./handbookview.js"),
      game.book(),
      table.ask({ op: "constants", game: game.id }),
      addTexts("handbook"),
    ]);
    if (!constants.ok) throw new Error(constants.error.code);
    await addTexts(book.texts);
    pages = view;
    books.set(game.id, { book, constants });
  } catch {
    books.set(game.id, "failed");
  }
  table.draw();
}

/** What stands there until the pages are. */
function cover(table: Table, failed: boolean): TemplateResult {
  if (!failed) {
    return html`<p role="status">${say(table.ready ? "handbook-waiting" : "handbook-waiting-engine")}</p>`;
  }
  return html`<div role="alert" data-testid="handbook-failed">
    <p>${say("handbook-failed")}</p>
    <button class="secondary" data-testid="handbook-retry" @click=${() => void fetchBook(table)}>${say("boot-retry")}</button>
  </div>`;
}
