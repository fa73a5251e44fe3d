/** What goes out as text: the board as a link, and a report of a problem. Both are shown, not only copied. */

import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
import { dialog, openDialog } from "../parts/dialog.js";
import { writeBoardLink } from "../play/link.js";
import { setUpOf } from "../play/opening.js";
import type { DialogShown } from "../play/state.js";
import type { Table } from "../play/table.js";
import { saveFile } from "./files.js";

type TextShown = Extract<DialogShown, { name: "text" }>;

/** Faults of this visit, the latest last; a report tells the last few. */
const faults: string[] = [];
const FAULTS_TOLD = 5;

/** Remember what goes wrong, for a report. */
export function listenToFaults(): void {
  window.addEventListener("error", ({ message, error }) => {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : message);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    faults.push(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  });
}

/** The board of the running game as a link: the same luck for whoever opens it. */
export async function shareBoard(table: Table): Promise<void> {
  await showText(table, "share", writeBoardLink(table.state, setUpOf(table)));
}

/** Everything that helps to find a fault, as text. */
export async function reportProblem(table: Table): Promise<void> {
  const { state } = table;
  const playing = state.screen === "play";
  const answer = playing ? await table.ask({ op: "export" }) : null;
  const report = {
    roundhouse: state.hello?.version ?? null,
    time: new Date().toISOString(),
    browser: navigator.userAgent,
    language: document.documentElement.lang,
    window: [window.innerWidth, window.innerHeight, window.devicePixelRatio],
    refused: state.refusal ?? state.importError,
    boot: state.failure?.message ?? null,
    faults: faults.slice(-FAULTS_TOLD),
    stored: state.keeping,
    record: answer?.ok ? answer.record : playing ? table.keeper.record : null,
  };
  await showText(table, "report", JSON.stringify(report, null, 1));
}

async function showText(table: Table, kind: TextShown["kind"], text: string): Promise<void> {
  openDialog(table, { name: "text", kind, text, copied: await copy(text) });
}

/** Put a text into the clipboard; false where that is refused. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // refused, or no secure page: the text is there to be copied by hand
  }
}

export function textDialog(table: Table, { kind, text, copied }: TextShown): TemplateResult {
  const body = html`
    <p>${say(`${kind}-note`)}</p>
    <textarea readonly rows=${kind === "share" ? 3 : 7} aria-label=${say(`${kind}-heading`)} data-testid=${`${kind}-text`} .value=${text}
      @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
    <p class="copied" role="status" data-testid="copied" data-copied=${copied}>${say(copied ? "copied" : "copy-by-hand")}</p>
    <footer class="row">
      <button class="secondary" data-testid="copy" @click=${() => void showText(table, kind, text)}>${say("copy-again")}</button>
      ${kind === "report" ? saveButton(text) : shareButton(text)}
    </footer>`;
  return dialog(table, { heading: say(`${kind}-heading`), body, testId: `${kind}-dialog` });
}

function saveButton(text: string): TemplateResult {
  return html`<button class="secondary" data-testid="report-save"
    @click=${() => saveFile("roundhouse-report.json", text, "application/json")}>${say("report-save")}</button>`;
}

function shareButton(url: string) {
  if (!("share" in navigator)) return nothing;
  return html`<button class="secondary" data-testid="share-send"
    @click=${() => void navigator.share({ url, title: say("app-name") }).catch(() => undefined)}>${say("share-send")}</button>`;
}
