/** A field in which one of many is found by typing, with the list of what fits below it. */

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { say } from "../../text/messages.js";
import type { Search } from "../play/search.js";
import type { Table } from "../play/table.js";

export interface Choice {
  id: string;
  label: string;
  note: string;
}

interface Combobox {
  /** Names the field; test ids are the name, `name-list` and `name-option-<id>`. */
  name: string;
  label: string;
  search: Search;
  chosen: Choice | null;
  /** What fits a text, the best first. */
  find: (text: string) => Choice[];
  choose: (id: string) => void;
}

/** Follows the ARIA pattern: the focus stays in the field, the arrows move through the list. */
export function combobox(table: Table, box: Combobox): TemplateResult {
  const { name, label, search, chosen } = box;
  const choices = search.open ? box.find(search.text ?? "") : [];
  const active = choices[search.active];
  return html`<div class="combobox" @focusout=${(event: FocusEvent) => leave(table, search, event)}>
    <label for=${name}>${label}</label>
    <input id=${name} type="text" role="combobox" autocomplete="off" spellcheck="false" aria-autocomplete="list"
      aria-expanded=${search.open} aria-controls=${`${name}-list`} data-testid=${name}
      aria-activedescendant=${active ? optionId(name, active.id) : nothing}
      placeholder=${say("search-hint")} .value=${search.text ?? chosen?.label ?? ""}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      @click=${() => open(table, search)}
      @input=${(event: Event) => open(table, search, (event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => press(table, box, choices, event)} />
    <ul id=${`${name}-list`} role="listbox" aria-label=${label} data-testid=${`${name}-list`} ?hidden=${!search.open}>
      ${repeat(
        choices,
        ({ id }) => id,
        (choice) => option(table, box, choice, choice === active),
      )}
      ${search.open && choices.length === 0 ? html`<li class="none" role="option" aria-disabled="true" aria-selected="false">${say("search-none")}</li>` : nothing}
    </ul>
  </div>`;
}

function optionId(name: string, id: string): string {
  return `${name}-option-${id}`;
}

function option(table: Table, box: Combobox, { id, label, note }: Choice, active: boolean) {
  return html`<li id=${optionId(box.name, id)} class=${active ? "active" : ""} role="option" aria-selected=${id === box.chosen?.id}
    data-testid=${optionId(box.name, id)}
    @pointerdown=${(event: Event) => event.preventDefault()}
    @click=${() => choose(table, box, id)}><span>${label}</span><small>${note}</small></li>`;
}

function open(table: Table, search: Search, text = search.text): void {
  Object.assign(search, { text, open: true, active: 0 });
  table.draw();
}

function close(table: Table, search: Search): void {
  Object.assign(search, { text: null, open: false, active: 0 });
  table.draw();
}

function choose(table: Table, box: Combobox, id: string): void {
  close(table, box.search);
  box.choose(id);
}

function leave(table: Table, search: Search, event: FocusEvent): void {
  const inside = (event.currentTarget as Element).contains(event.relatedTarget as Node | null);
  if (!inside && search.open) close(table, search);
}

function press(
  table: Table,
  box: Combobox,
  choices: readonly Choice[],
  event: KeyboardEvent,
): void {
  const { search } = box;
  const active = choices[search.active];
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!search.open) open(table, search);
    else move(table, box, choices, event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Enter" && active) choose(table, box, active.id);
  else if (event.key === "Escape" && search.open) close(table, search);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The other end follows the last choice; what is stood on stays in sight. */
function move(table: Table, { name, search }: Combobox, choices: readonly Choice[], step: number) {
  if (choices.length === 0) return;
  search.active = (search.active + step + choices.length) % choices.length;
  table.draw();
  const active = choices[search.active];
  queueMicrotask(() => {
    if (active)
      document.getElementById(optionId(name, active.id))?.scrollIntoView({ block: "nearest" });
  });
}
