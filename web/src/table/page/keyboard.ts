/** Keys: everything that can be tapped, without a mouse. `parts/keys.ts` has the list. */

import type { Camera } from "../map/camera.js";
import { faceOf, type LaidMap } from "../map/face.js";
import { primaryButton } from "../panels/panel.js";
import { hideExplanation } from "../parts/explained.js";
import { openHandbook } from "../parts/handbook.js";
import { type Deed, readKey } from "../parts/keys.js";
import { undo } from "../play/around.js";
import { leaveLookBack, lookAt, stepLookBack } from "../play/lookback.js";
import type { Table } from "../play/table.js";

/** Keys that move the map while it has the focus. */
const MAP_KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  "+": (camera) => camera.zoomBy(1.5),
  "=": (camera) => camera.zoomBy(1.5),
  "-": (camera) => camera.zoomBy(1 / 1.5),
  "0": (camera) => camera.showWhole(),
  ArrowUp: (camera) => camera.pan(0, -1),
  ArrowDown: (camera) => camera.pan(0, 1),
  ArrowLeft: (camera) => camera.pan(-1, 0),
  ArrowRight: (camera) => camera.pan(1, 0),
};

export class Keyboard {
  readonly #deeds: Partial<Readonly<Record<Deed, () => void>>> = {
    take: () => this.#take(),
    previous: () => this.#highlight(-1),
    next: () => this.#highlight(1),
    undo: () => this.#undo(),
    handbook: () => openHandbook(this.table),
    close: () => this.#close(),
  };

  /** `map` is what has the focus while its targets are gone through. */
  constructor(
    private readonly table: Table,
    private readonly camera: Camera,
    private readonly map: HTMLElement,
    private readonly laidMap: () => LaidMap,
  ) {
    document.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || table.state.dialog || isTyped(event)) return;
      if (this.#press(event)) event.preventDefault();
    });
  }

  /** Whether the key meant something. */
  #press(event: KeyboardEvent): boolean {
    if (event.key === "Escape" && hideExplanation()) return true;
    if (this.table.state.lookBack && this.#pressLookingBack(event)) return true;
    const deed = readKey(event);
    const cycles = deed === "previous" || deed === "next";
    if (deed === "take" && this.#isForButton(event)) return false;
    if (deed && !(cycles && !this.#mayCycle())) {
      if (event.repeat && !cycles) return true;
      const act = this.#deeds[deed];
      act?.();
      return act !== undefined || faceOf(this.table).press(this.table, deed);
    }
    return this.#moveMap(event);
  }

  #moveMap({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const move = MAP_KEYS[key];
    if (target !== this.map || !move || ctrlKey || metaKey || altKey) return false;
    move(this.camera);
    return true;
  }

  /** Enter presses the button that has the focus, unless that is a choice already made. */
  #isForButton({ target }: KeyboardEvent): boolean {
    if (!(target instanceof Element) || !target.matches("button, a, summary")) return false;
    return !target.matches(".decision [aria-pressed=true]");
  }

  /** The highlighted target, else the primary action. */
  #take(): void {
    const { table } = this;
    const { highlighted, screen } = table.state;
    if (highlighted !== null) {
      this.laidMap().take(highlighted);
      return;
    }
    const button = screen === "play" ? primaryButton(table) : null;
    if (button && !button.disabled) button.act();
  }

  #mayCycle(): boolean {
    return !this.table.state.busy && this.laidMap().targets().length > 0;
  }

  #highlight(step: number): void {
    const { table } = this;
    const order = this.laidMap().targets();
    const { highlighted } = table.state;
    const now = highlighted === null ? -1 : order.indexOf(highlighted);
    const next =
      now < 0 && step < 0 ? order.length - 1 : (now + step + order.length) % order.length;
    Object.assign(table.state, table.game.letGo(), { highlighted: order[next] ?? null });
    table.draw();
    this.map.focus({ preventScroll: true });
  }

  /** Steps that are not committed come first. */
  #undo(): void {
    const { table } = this;
    if (!table.game.takeBack(table)) void undo(table);
  }

  /** Whatever lies on top, and only that. */
  #close(): void {
    const { state, pace } = this.table;
    if (faceOf(this.table).putAway(this.table)) {
      // what lay on top is gone, and nothing else
    } else if (state.highlighted !== null) state.highlighted = null;
    else if (state.sheetOpen) this.#closeSheet();
    else if (state.busy) pace.skip();
    this.table.draw();
  }

  /** What had the focus in the tables is there no more; what opens them has it then. */
  #closeSheet(): void {
    this.table.state.sheetOpen = false;
    const inTables = document.activeElement?.closest(".rest");
    if (inTables) document.querySelector<HTMLElement>(".sheet-handle")?.focus();
  }

  #pressLookingBack({ key, target }: KeyboardEvent): boolean {
    const { table } = this;
    if (key === "Enter" && target instanceof HTMLButtonElement) return false;
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
}

/** Keys in fields are typed; all the same Escape leaves a slider's table, and Enter decides on an amount. */
function isTyped({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === "Escape" && target.matches("input[type=range]")) return false;
  if (key === "Enter" && target.matches(".decision input")) return false;
  return target.matches("input, select, textarea, [contenteditable]");
}
