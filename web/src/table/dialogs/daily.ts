/** The daily board: its cover. The pages and their texts are fetched when it is first opened. */

import { html, type TemplateResult } from "lit";
import { addTexts, say } from "../../text/messages.js";
import { dialog } from "../parts/dialog.js";
import type { Table } from "../play/table.js";

type Pages = typeof import("./dailypages.js");

let pages: Pages | null = null;
let fetching: "not yet" | "now" | "failed" = "not yet";

async function fetchPages(table: Table): Promise<void> {
  fetching = "now";
  try {
    [pages] = await Promise.all([import("./dailypages.js"), addTexts("daily")]);
  } catch {
    fetching = "failed";
  }
  table.draw();
}

export function dailyDialog(table: Table): TemplateResult {
  const { desk } = table.state;
  if (!pages && fetching === "not yet") void fetchPages(table);
  const body = pages && desk ? pages.dailyPages(table, desk) : cover(table);
  return dialog(table, {
    heading: say("daily-heading"),
    body,
    testId: "daily-dialog",
    form: "wide",
  });
}

/** What stands there until the pages are. */
function cover(table: Table): TemplateResult {
  if (fetching !== "failed") return html`<p role="status">${say("daily-waiting")}</p>`;
  return html`<div role="alert" data-testid="daily-failed"><p>${say("daily-failed")}</p>
    <button class="secondary" @click=${() => void fetchPages(table)}>${say("boot-retry")}</button></div>`;
}
