/** Keys: everything that can be tapped, without a mouse. */

import type { Camera } from "../map/camera.js";
import { cycleOrder, rideTo } from "../map/pointing.js";
import { autoSeat, openDecision, primaryButton } from "../panels/panel.js";
import { redo, undo } from "../play/around.js";
import { leaveLookBack, lookAt, stepLookBack } from "../play/lookback.js";
import { offerOf } from "../play/state.js";
import type { Table } from "../play/table.js";

type Key = (table: Table, camera: Camera) => void;

const KEYS: Readonly<Record<string, Key>> = {
  Enter: (table) => {
    const { highlighted } = table.state;
    if (highlighted !== null) void rideTo(table, highlighted);
    else pressPrimary(table);
  },
  ArrowLeft: (table) => highlight(table, -1),
  ArrowRight: (table) => highlight(table, 1),
  Backspace: (table) => void table.way.takeBack(),
  Escape: closeTop,
  r: (table) => {
    if (offerOf(table.state, "roll") || offerOf(table.state, "roll_destination")) pressRoll(table);
  },
  u: (table) => {
    if (table.state.draft.sections.length > 0) void table.way.takeBack();
    else void undo(table);
  },
  y: (table) => void redo(table),
  a: (table) => {
    const seat = autoSeat(table);
    if (seat !== null) void table.toggleAuto(seat);
  },
};

/** Keys that move the map while it has the focus. */
const MAP_KEYS: Readonly<Record<string, Key>> = {
  "+": (_table, camera) => camera.zoomBy(1.5),
  "=": (_table, camera) => camera.zoomBy(1.5),
  "-": (_table, camera) => camera.zoomBy(1 / 1.5),
  "0": (_table, camera) => camera.showWhole(),
  ArrowUp: (_table, camera) => camera.pan(0, -1),
  ArrowDown: (_table, camera) => camera.pan(0, 1),
  ArrowLeft: (table, camera) => (canCycle(table) ? highlight(table, -1) : camera.pan(-1, 0)),
  ArrowRight: (table, camera) => (canCycle(table) ? highlight(table, 1) : camera.pan(1, 0)),
};

export function listenToKeys(table: Table, camera: Camera, map: Element): void {
  document.addEventListener("keydown", (event) => {
    if (isForSomethingElse(event) || table.state.dialog) return;
    const onMap = map.contains(event.target as Node);
    if (pressKey(table, camera, event.key, onMap)) event.preventDefault();
  });
}

/** Whether the key meant something. */
function pressKey(table: Table, camera: Camera, pressed: string, onMap: boolean): boolean {
  if (table.state.lookBack) return pressLookBackKey(table, pressed);
  const name = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  const key = (onMap ? MAP_KEYS[name] : undefined) ?? KEYS[name];
  key?.(table, camera);
  return key !== undefined;
}

/** Keys with modifiers are the browser's, keys in fields are typed, Enter on a button presses it. */
function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (event.key === "Escape" && target.matches("input[type=range]")) return false;
  if (target.matches("input, select, textarea, [contenteditable]")) return true;
  return event.key === "Enter" && target.matches("button, a, summary");
}

function pressPrimary(table: Table): void {
  const button = table.state.screen === "play" ? primaryButton(table) : null;
  if (button && !button.disabled) button.act();
}

function pressRoll(table: Table): void {
  if (!openDecision(table)) return;
  const type = offerOf(table.state, "roll") ? "roll" : "roll_destination";
  void table.decide({ type });
}

function canCycle(table: Table): boolean {
  return !table.state.busy && cycleOrder(table).length > 0;
}

function highlight(table: Table, step: number): void {
  const order = cycleOrder(table);
  if (order.length === 0 || table.state.busy) return;
  const now = table.state.highlighted === null ? -1 : order.indexOf(table.state.highlighted);
  const next = now < 0 && step < 0 ? order.length - 1 : (now + step + order.length) % order.length;
  table.state.highlighted = order[next] ?? null;
  table.draw();
}

function closeTop(table: Table): void {
  const { state } = table;
  if (state.fork !== null) state.fork = null;
  else if (state.highlighted !== null) state.highlighted = null;
  else if (state.sheetOpen) state.sheetOpen = false;
  else if (state.busy) table.pace.skip();
  table.draw();
}

/** Keys while looking back; whether the key was one. */
function pressLookBackKey(table: Table, key: string): boolean {
  const act = {
    Escape: () => void leaveLookBack(table),
    Enter: () => void leaveLookBack(table),
    ArrowLeft: () => stepLookBack(table, -1),
    ArrowRight: () => stepLookBack(table, 1),
    Home: () => void lookAt(table, 0),
    End: () => void lookAt(table, table.seq),
  }[key];
  act?.();
  return act !== undefined;
}
