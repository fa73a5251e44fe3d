/** The lower part of the panel: the table with its players and log, and what can be looked up. */

import { html, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
import { faceOf, type Tab } from "../map/face.js";
import { FIRST_TAB } from "../play/state.js";
import type { Table } from "../play/table.js";
import { logPanel } from "./log.js";
import { playersPanel } from "./players.js";

const TABLE: Tab = {
  id: FIRST_TAB,
  draw: (table) => html`${playersPanel(table)} ${logPanel(table)}`,
};

function tabsOf(table: Table): readonly Tab[] {
  return [TABLE, ...faceOf(table).tabs];
}

export function tablesPanel(table: Table): TemplateResult {
  const tabs = tabsOf(table);
  const open = tabs.find(({ id }) => id === table.state.tab) ?? TABLE;
  return html`<div class="rest">
    <div class="tabs" role="tablist" aria-label=${say("tabs-label")} @keydown=${(event: KeyboardEvent) => moveTab(table, event)}>
      ${tabs.map((one) => tabButton(table, one, one === open))}
    </div>
    <div id="tab-panel" class="tab-panel tab-${open.id}" role="tabpanel" aria-labelledby=${`tab-${open.id}`} data-testid="tab-panel" data-tab=${open.id}>
      ${open.draw(table)}
    </div>
  </div>`;
}

function tabButton(table: Table, { id }: Tab, chosen: boolean): TemplateResult {
  return html`<button id=${`tab-${id}`} role="tab" aria-selected=${chosen} aria-controls="tab-panel" tabindex=${chosen ? 0 : -1}
    data-testid=${`tab-${id}`} @click=${() => openTab(table, id)}>${say(`tab-${id}`)}</button>`;
}

function openTab(table: Table, tab: string): void {
  table.state.tab = tab;
  faceOf(table).leaveTab(table);
  table.draw();
}

/** The tabs are one stop for the Tab key; left and right, Home and End go along them. */
function moveTab(table: Table, event: KeyboardEvent): void {
  const tabs = tabsOf(table).map(({ id }) => id);
  const now = tabs.indexOf(table.state.tab);
  const count = tabs.length;
  const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: count - 1 }[event.key];
  const tab = next === undefined ? undefined : tabs[(next + count) % count];
  if (!tab) return;
  event.preventDefault();
  event.stopPropagation();
  openTab(table, tab);
  document.getElementById(`tab-${tab}`)?.focus();
}
