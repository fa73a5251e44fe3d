/** The lower part of the panel: the table with its players and log, and what can be looked up. */

import { html, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
import { TABS, type Tab } from "../play/reference.js";
import type { Table } from "../play/table.js";
import { citiesPanel } from "./cities.js";
import { logPanel } from "./log.js";
import { playersPanel } from "./players.js";
import { railroadsPanel } from "./railroads.js";

const PANELS: Readonly<Record<Tab, (table: Table) => TemplateResult>> = {
  table: (table) => html`${playersPanel(table)} ${logPanel(table)}`,
  railroads: railroadsPanel,
  cities: citiesPanel,
};

export function tablesPanel(table: Table): TemplateResult {
  const { tab } = table.state.reference;
  return html`<div class="rest">
    <div class="tabs" role="tablist" aria-label=${say("tabs-label")} @keydown=${(event: KeyboardEvent) => moveTab(table, event)}>
      ${TABS.map((one) => tabButton(table, one, one === tab))}
    </div>
    <div id="tab-panel" class="tab-panel tab-${tab}" role="tabpanel" aria-labelledby=${`tab-${tab}`} data-testid="tab-panel" data-tab=${tab}>
      ${PANELS[tab](table)}
    </div>
  </div>`;
}

function tabButton(table: Table, tab: Tab, chosen: boolean): TemplateResult {
  return html`<button id=${`tab-${tab}`} role="tab" aria-selected=${chosen} aria-controls="tab-panel" tabindex=${chosen ? 0 : -1}
    data-testid=${`tab-${tab}`} @click=${() => openTab(table, tab)}>${say(`tab-${tab}`)}</button>`;
}

function openTab(table: Table, tab: Tab): void {
  table.state.reference.tab = tab;
  table.state.lit = null;
  table.draw();
}

/** The tabs are one stop for the Tab key; left and right, Home and End go along them. */
function moveTab(table: Table, event: KeyboardEvent): void {
  const now = TABS.indexOf(table.state.reference.tab);
  const count = TABS.length;
  const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: count - 1 }[event.key];
  const tab = next === undefined ? undefined : TABS[(next + count) % count];
  if (!tab) return;
  event.preventDefault();
  event.stopPropagation();
  openTab(table, tab);
  document.getElementById(`tab-${tab}`)?.focus();
}
