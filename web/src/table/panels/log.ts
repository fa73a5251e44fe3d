/**
 * The log: what happened, turn by turn, with the newest below: what is there stays where it is when more
 * comes. Each line leads back to its position, some take the game back.
 */

import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { ref } from "lit/directives/ref.js";
import { repeat } from "lit/directives/repeat.js";
import { say } from "../../text/messages.js";
import { swatch } from "../parts/swatch.js";
import { undo } from "../play/around.js";
import {
  EVERYTHING,
  type LogFilter,
  type LogGroup,
  type LogLine,
  pickGroups,
} from "../play/log.js";
import { lookAt } from "../play/lookback.js";
import type { Table } from "../play/table.js";

/** Lines that are drawn at first; as many more each time somebody reads up to the first of them. */
const PAGE = 120;
/** Pixels from the beginning of what is drawn at which more is. */
const NEAR = 200;
/** Pixels from the end that still are the end. */
const AT_END = 30;

export function logPanel(table: Table): TemplateResult {
  const { log, logFilter, logShown, lookBack, undo: depths, watching } = table.state;
  return html`<section class="log" aria-label=${say("log-heading")}>
    ${filters(table)}
    ${guard([log.at(-1), log.length, logFilter, logShown, lookBack?.entry, depths, watching], () =>
      lines(table),
    )}
  </section>`;
}

function filters(table: Table): TemplateResult {
  const { logFilter, view } = table.state;
  const change = (changed: Partial<LogFilter>) => {
    table.state.logFilter = { ...logFilter, ...changed };
    table.state.logShown = PAGE;
    atEnd = true;
    table.draw();
  };
  const chosen = (event: Event) => (event.target as HTMLSelectElement).value;
  return html`<div class="log-filters" role="group" aria-label=${say("log-filters")}>
    <select data-testid="log-seat" aria-label=${say("log-seat")}
      @change=${(event: Event) => change({ seat: chosen(event) === "" ? null : Number(chosen(event)) })}>
      <option value="" ?selected=${logFilter.seat === null}>${say("log-everybody")}</option>
      ${view?.players.map(({ seat, name }) => html`<option value=${seat} ?selected=${logFilter.seat === seat}>${name}</option>`)}
    </select>
    <select data-testid="log-kind" aria-label=${say("log-kind")}
      @change=${(event: Event) => change({ kind: chosen(event) })}>
      ${["all", ...Object.keys(table.game.log.about)].map((kind) => html`<option value=${kind} ?selected=${logFilter.kind === kind}>${say(`log-kind-${kind}`)}</option>`)}
    </select>
    <input type="search" data-testid="log-text" aria-label=${say("log-text")} placeholder=${say("log-text")} .value=${logFilter.text}
      @input=${(event: Event) => change({ text: (event.target as HTMLInputElement).value })} />
  </div>`;
}

function lines(table: Table): TemplateResult {
  const { log, logFilter, logShown } = table.state;
  const { groups, more } = pickGroups(table.game.log, log, logFilter, logShown);
  return html`<ol class="log-lines" data-testid="log" ${ref(keepAtEnd)} @keydown=${moveFocus} @scroll=${(event: Event) => readOn(table, event, more)}>
    ${more ? html`<li><button class="earlier" data-testid="log-earlier" @click=${(event: Event) => showMore(table, (event.target as Element).closest(".log-lines"))}>${say("log-earlier")}</button></li>` : nothing}
    ${repeat(
      groups,
      ({ head, lines: [first] }) => head?.number ?? first?.number,
      (group, index) => [
        groups[index - 1]?.chapter === group.chapter ? nothing : chapterHeading(table, group),
        turn(table, group, index === groups.length - 1),
      ],
    )}
    ${groups.length === 0 ? html`<li class="none">${say("log-none")}</li>` : nothing}
    ${logFilter === EVERYTHING ? nothing : wholeButton(table)}
  </ol>`;
}

function wholeButton(table: Table): TemplateResult {
  return html`<li><button class="earlier" data-testid="log-all" @click=${() => {
    table.state.logFilter = EVERYTHING;
    table.draw();
  }}>${say("log-all")}</button></li>`;
}

function chapterHeading(table: Table, { chapter }: LogGroup): TemplateResult {
  return html`<li class="round" data-testid="log-round" data-round=${chapter}>${table.game.log.heading(chapter)}</li>`;
}

/** `newest`: the Tab key comes to its first line. */
function turn(table: Table, { head, lines }: LogGroup, newest: boolean): TemplateResult {
  const colour = head?.seat == null ? "" : `seat-${table.state.view?.players[head.seat]?.colour}`;
  const all = head ? [head, ...lines] : lines;
  return html`<li class="turn-lines ${colour}"><ol>${all.map((line, index) =>
    logLine(
      table,
      line,
      all[index - 1]?.entry !== line.entry,
      newest && index === 0,
      line === head,
    ),
  )}</ol></li>`;
}

/** `opens`: the line is the first that its log entry led to; `stop`: the Tab key comes to it. */
function logLine(
  table: Table,
  line: LogLine,
  opens: boolean,
  stop: boolean,
  heads: boolean,
): TemplateResult {
  const { view, lookBack } = table.state;
  const { seat, entry, kind, text } = line;
  const colour = seat === null ? "" : (view?.players[seat]?.colour ?? "");
  const undone = table.keeper.standing.isUndone(entry);
  return html`<li class="line seat-${colour} ${heads ? "head" : ""} ${undone ? "undone" : ""}" data-kind=${kind}>
    <button class="look" title=${say("log-look")} tabindex=${stop ? 0 : -1} data-testid="log-line" data-entry=${entry}
      aria-current=${lookBack?.entry === entry ? "true" : "false"} @click=${() => look(table, entry)}>${
        heads && colour ? swatch(colour) : nothing
      }${text}${undone ? html`<span class="unseen"> ${say("log-undone")}</span>` : nothing}</button>
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

function showMore(table: Table, list: Element | null): void {
  heightBefore = list?.scrollHeight ?? null;
  table.state.logShown += PAGE;
  table.draw();
}

/** Somebody who reads on upwards finds more there; who is at the end stays there. */
function readOn(table: Table, event: Event, more: boolean): void {
  const list = event.currentTarget as Element;
  atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - AT_END;
  if (more && !atEnd && list.scrollTop < NEAR) showMore(table, list);
}

let atEnd = true;
/** While earlier lines are on their way in. */
let heightBefore: number | null = null;

/** New lines are seen as they come, unless somebody reads further up. */
function keepAtEnd(list: Element | undefined): void {
  grown.disconnect();
  resized.disconnect();
  if (!list) return;
  atEnd = true;
  grown.observe(list, { childList: true, subtree: true });
  resized.observe(list);
}

const settle = (list: Element | null) => {
  if (list && atEnd) list.scrollTop = list.scrollHeight;
  // what is being read stays where it is
  else if (list && heightBefore !== null) list.scrollTop += list.scrollHeight - heightBefore;
  heightBefore = null;
};
const grown = new MutationObserver(([change]) =>
  settle((change?.target as Element | undefined)?.closest(".log-lines") ?? null),
);
const resized = new ResizeObserver(([entry]) => settle(entry?.target ?? null));

/** The log is one stop for the Tab key; up and down go along its lines. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [
    ...(event.currentTarget as Element).querySelectorAll<HTMLElement>(
      "button.look, button.earlier",
    ),
  ];
  const now = all.findIndex((line) => line.parentElement?.contains(document.activeElement));
  all[now + step]?.focus();
}
