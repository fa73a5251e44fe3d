/** The pages of the Handbook: contents, search, and the rules with their numbers in the margin. */

import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { ref } from "lit/directives/ref.js";
import type { Constants } from "../../engine/protocol.js";
import { type Arguments, say } from "../../text/messages.js";
import type { Book } from "../map/face.js";
import type { HandbookShown } from "../parts/handbook.js";
import type { Table } from "../play/table.js";
import { type Block, type Chapter, readChapters, toArguments } from "./handbookpages.js";
import { hasAll, markHits, wordsOf } from "./handbooksearch.js";

const PAGES = "handbook-pages";

/** How far the whole Handbook was scrolled when it was last read. */
let leftAt = 0;
/** Milliseconds after a key before the pages are searched: whoever types fast is not held up. */
const PAUSE = 120;
let typing = 0;
/** The opening that has been scrolled to its place already. */
let opened: HandbookShown | null = null;
/** Whether a narrow screen shows the contents. */
let contentsOpen = false;

interface Reading {
  readonly table: Table;
  readonly shown: HandbookShown;
  readonly words: readonly string[];
  readonly args: Arguments;
  readonly book: Book;
}

/** Everything below the heading. */
export function bookPages(
  table: Table,
  shown: HandbookShown,
  book: Book,
  constants: Constants,
): TemplateResult {
  const { state } = table;
  const values = state.view?.options ?? JSON.stringify(state.setup.options);
  const language = document.documentElement.lang;
  const reading: Reading = {
    table,
    shown,
    words: wordsOf(shown.query),
    args: toArguments(constants),
    book,
  };
  return html`<div class="book-body" data-contents=${contentsOpen ? "open" : "closed"}>
    ${guard([shown, book, shown.query, values, language, contentsOpen], () => {
      const chapters = readOnce(reading, [book, values, language]);
      const found = reading.words.length > 0 ? filter(chapters, reading.words) : chapters;
      return html`${searchField(reading, found)} ${contents(reading, found)} ${pages(reading, found)}`;
    })}
  </div>`;
}

let readBefore: { of: readonly unknown[]; chapters: readonly Chapter[] } | null = null;

/** The chapters, read anew only when what they are made `of` has changed. */
function readOnce({ table, book, args }: Reading, of: readonly unknown[]): readonly Chapter[] {
  if (!readBefore?.of.every((part, index) => part === of[index])) {
    readBefore = { of, chapters: readChapters(table, book, args) };
  }
  return readBefore.chapters;
}

function textsOf(block: Block): readonly string[] {
  return [block.id, block.title ?? "", ...block.body, block.state ?? ""];
}

/** The chapters that have all the words: whole if they stand in the title, else the blocks that do. */
function filter(chapters: readonly Chapter[], words: readonly string[]): readonly Chapter[] {
  return chapters.flatMap((chapter) => {
    const blocks = chapter.blocks.filter((block) => hasAll(textsOf(block), words));
    if (blocks.length > 0) return [{ ...chapter, blocks }];
    return hasAll([chapter.title], words) ? [chapter] : [];
  });
}

function countHits(chapters: readonly Chapter[], words: readonly string[]): number {
  const texts = chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
  return texts.flatMap((text) => markHits(text, words)).filter(({ hit }) => hit).length;
}

function searchField({ table, shown, words }: Reading, found: readonly Chapter[]): TemplateResult {
  const search = (query: string) => {
    shown.query = query;
    clearTimeout(typing);
    typing = window.setTimeout(() => {
      table.draw();
      document.getElementById(PAGES)?.scrollTo(0, 0);
    }, PAUSE);
  };
  const args = { query: shown.query.trim(), hits: countHits(found, words) };
  const message = found.length > 0 ? "handbook-hits" : "handbook-no-hits";
  return html`<search class="book-search">
    <input type="search" aria-label=${say("handbook-search")} placeholder=${say("handbook-search")} autocomplete="off"
      maxlength="60" data-testid="handbook-search" .value=${shown.query}
      @input=${(event: Event) => search((event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === "Enter") turnToNextHit();
        if (event.key !== "Escape" || !shown.query) return;
        // the first Escape clears the field, the next one closes the book
        event.preventDefault();
        search("");
      }} />
    <p role="status" data-testid="handbook-hits" data-hits=${args.hits}>${words.length > 0 ? say(message, args) : nothing}</p>
  </search>`;
}

function contents(reading: Reading, found: readonly Chapter[]): TemplateResult {
  const { table } = reading;
  const toggle = () => {
    contentsOpen = !contentsOpen;
    table.draw();
  };
  return html`<nav class="book-contents" aria-label=${say("handbook-contents")} data-testid="handbook-contents">
    <button class="secondary" aria-expanded=${contentsOpen} data-testid="handbook-contents-toggle" @click=${toggle}>
      ${say(contentsOpen ? "handbook-contents-hide" : "handbook-contents-show")}</button>
    <ol>${found.map(
      ({ id, title }) =>
        html`<li><a href=${`#handbook-${id}`} data-chapter=${id} data-testid=${`handbook-go-${id}`}
          @click=${(event: Event) => follow(event, reading, id)}>${marked(title, reading.words)}</a></li>`,
    )}</ol>
  </nav>`;
}

function follow(event: Event, { table, shown }: Reading, id: string): void {
  event.preventDefault();
  contentsOpen = false;
  // a rule that the search has left out is to be seen all the same
  if (!document.getElementById(`handbook-${id}`)) shown.query = "";
  table.draw();
  requestAnimationFrame(() => turnTo(id));
}

function pages(reading: Reading, found: readonly Chapter[]): TemplateResult {
  return html`<div class="book-pages" id=${PAGES} tabindex="-1" data-testid=${PAGES} @scroll=${(event: Event) => noteScroll(event, reading.shown)}
      ${ref((element) => openAtPlace(element, reading.shown))}>
    ${found.map((chapter) => drawChapter(reading, chapter))}
  </div>`;
}

/** Once the dialog has been opened: at the section asked for, else where it was left. */
function openAtPlace(element: Element | undefined, shown: HandbookShown): void {
  if (!element || opened === shown) return;
  opened = shown;
  const { section } = shown;
  const place = leftAt;
  requestAnimationFrame(() => {
    if (section !== null) turnTo(section);
    else element.scrollTop = place;
    noteChapter(element);
  });
}

function noteScroll(event: Event, { query }: HandbookShown): void {
  const element = event.currentTarget as Element;
  if (!query) leftAt = element.scrollTop;
  noteChapter(element);
}

/** Says in the contents which chapter is being read. */
function noteChapter(element: Element): void {
  const top = element.getBoundingClientRect().top + 60;
  const above = [...element.querySelectorAll(".chapter")].filter(
    (chapter) => chapter.getBoundingClientRect().top <= top,
  );
  const read = above.at(-1)?.id.slice("handbook-".length);
  for (const link of document.querySelectorAll(".book-contents a")) {
    if (link.getAttribute("data-chapter") === read) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

function turnTo(id: string): void {
  const element = document.getElementById(`handbook-${id}`);
  if (!element) return;
  element.scrollIntoView({ block: "start" });
  element.focus({ preventScroll: true });
}

/** From one hit to the next, and round again. */
function turnToNextHit(): void {
  const hits = [...document.querySelectorAll(`#${PAGES} mark`)];
  const now = hits.findIndex((hit) => hit.classList.contains("current"));
  hits[now]?.classList.remove("current");
  const next = hits[(now + 1) % hits.length];
  next?.classList.add("current");
  next?.scrollIntoView({ block: "center" });
}

function drawChapter(reading: Reading, { id, title, blocks }: Chapter): TemplateResult {
  return html`<section class="chapter" id=${`handbook-${id}`} tabindex="-1" data-testid=${`handbook-chapter-${id}`}>
    <h3>${marked(title, reading.words)}</h3>
    ${blocks.map((block) => drawBlock(reading, block))}
  </section>`;
}

function drawBlock(reading: Reading, block: Block): TemplateResult {
  const { id, kind, house, title, state } = block;
  const { words } = reading;
  return html`<div class="block block-${kind}" id=${`handbook-${id}`} tabindex="-1" data-testid=${`handbook-${id}`}>
    ${kind === "rule" ? html`<span class="number">${marked(id, words)}</span>` : nothing}
    ${kind === "figure" ? reading.book.draw(id, reading.args) : nothing}
    ${kind === "option" ? html`<p class="kind">${say("handbook-option-mark")}</p>` : nothing}
    ${kind === "example" ? html`<p class="kind">${say("handbook-example-mark")}</p>` : nothing}
    ${title === null ? nothing : html`<h4><span>${marked(title, words)}</span>${house ? houseMark(reading.book) : nothing}</h4>`}
    ${block.body.map((paragraph) => drawParagraph(reading, paragraph))}
    ${reading.book.below(reading.table, id)}
    ${state === null ? nothing : html`<p class="state" data-testid=${`handbook-state-${id}`}>${marked(state, words)}</p>`}
  </div>`;
}

function houseMark({ houseNote }: Book): TemplateResult {
  return html`<span class="house" title=${say(houseNote)}><svg viewBox="-8 -8 16 16" aria-hidden="true"><path d="M0 -6.5 L6.5 -1 H4.6 V5.5 H-4.6 V-1 H-6.5 Z"></path></svg>${say("handbook-house-mark")}</span>`;
}

/** A paragraph is prose, or lines that make a list or a list of terms. */
function drawParagraph(reading: Reading, paragraph: string): TemplateResult {
  const lines = paragraph.split("\n");
  if (lines.every((line) => line.startsWith("• "))) {
    return html`<ul>${lines.map((line) => html`<li>${prose(reading, line.slice(2))}</li>`)}</ul>`;
  }
  if (lines.every((line) => line.includes(" :: "))) {
    return html`<dl>${lines.map((line) => drawTerm(reading, line.split(" :: ")))}</dl>`;
  }
  return html`<p>${prose(reading, lines.join(" "))}</p>`;
}

function drawTerm(reading: Reading, [term = "", meaning = ""]: readonly string[]): TemplateResult {
  return html`<div><dt>${marked(term, reading.words)}</dt><dd>${prose(reading, meaning)}</dd></div>`;
}

/** Running text, in which a rule's number leads to the rule. */
function prose(reading: Reading, text: string): TemplateResult {
  return html`${text
    .split(reading.book.rule)
    .map((part) =>
      reading.book.rule.test(part)
        ? html`<button class="to-rule" @click=${(event: Event) => follow(event, reading, part)}>${marked(part, reading.words)}</button>`
        : marked(part, reading.words),
    )}`;
}

function marked(text: string, words: readonly string[]): TemplateResult {
  return html`${markHits(text, words).map((piece) => (piece.hit ? html`<mark>${piece.text}</mark>` : piece.text))}`;
}
