/** The log: what happened, newest on top. Each line leads back to its position, some take the game back. */

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { say } from "../../text/messages.js";
import { undo } from "../play/around.js";
import { lookAt } from "../play/lookback.js";
import type { LogLine } from "../play/state.js";
import type { Table } from "../play/table.js";

/** More is kept, but nobody reads further back in a narrow panel. */
const SHOWN = 80;

export function logPanel(table: Table): TemplateResult {
  const { log } = table.state;
  const start = Math.max(0, log.length - SHOWN);
  const lines = log.slice(start).map((line, index) => ({
    line,
    opens: log[start + index - 1]?.entry !== line.entry,
  }));
  const newest = log.at(-1)?.number;
  return html`<section class="log" aria-label=${say("log-heading")}>
    <ol data-testid="log" reversed @keydown=${moveFocus}>
      ${repeat(
        lines.reverse(),
        ({ line }) => line.number,
        ({ line, opens }) => logLine(table, line, opens, line.number === newest),
      )}
    </ol>
  </section>`;
}

/** `opens`: the line is the first that its log entry led to. */
function logLine(table: Table, line: LogLine, opens: boolean, newest: boolean): TemplateResult {
  const { view, lookBack } = table.state;
  const { seat, entry, kind, text } = line;
  const colour = seat === null ? "" : `seat-${view?.players[seat]?.colour ?? ""}`;
  const undone = table.keeper.standing.isUndone(entry);
  return html`<li class="line ${colour} ${undone ? "undone" : ""}" data-kind=${kind}>
    <button class="look" title=${say("log-look")} tabindex=${newest ? 0 : -1} data-testid="log-line" data-entry=${entry}
      aria-current=${lookBack?.entry === entry ? "true" : "false"} @click=${() => look(table, entry)}>${text}${
        undone ? html`<span class="unseen"> ${say("log-undone")}</span>` : nothing
      }</button>
    ${opens ? takeBackButton(table, entry) : nothing}
  </li>`;
}

/** For an own action that no roll has closed: everything from it on is taken back. */
function takeBackButton(table: Table, entry: number) {
  const { undo: depths, watching } = table.state;
  const depth = table.keeper.standing.depthOf(entry);
  if (watching || depth === null || !depths.includes(depth - 1)) return nothing;
  return html`<button class="take-back" title=${say("log-take-back")} aria-label=${say("log-take-back")} data-testid="take-back"
    @click=${() => void undo(table, depth - 1)}>↶</button>`;
}

function look(table: Table, entry: number): void {
  table.state.sheetOpen = false;
  void lookAt(table, entry);
}

/** The log is one stop for the Tab key; up and down go along its lines. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const lines = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("button.look")];
  const now = lines.findIndex((line) => line.parentElement?.contains(document.activeElement));
  lines[now + step]?.focus();
}
