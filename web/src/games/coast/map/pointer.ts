/** A hand on the map: dots that are ridden to, places and lines that tell about themselves. */

import type { Camera } from "../../../table/map/camera.js";
import { decider } from "../../../table/play/state.js";
import { type CoastTable, letGo, type PointedLine } from "../play/state.js";
import { findLine } from "./lines.js";
import { objectTo } from "./objection.js";
import { findPoint } from "./places.js";
import { dotAt, pointAt, rideTo } from "./pointing.js";

/** Pixels beside a line that still mean the line: a mouse is exact, a finger is not. */
const NEAR_LINE = { mouse: 3, finger: 9 };
/** Pixels the mouse may go along a line before its card comes after it. */
const STAY = 60;
/** Milliseconds after a step in which a second tap is haste, not a wish to come closer. */
const HASTE = 600;

interface Pointed {
  line: PointedLine | null;
  place: number | null;
}

const NOTHING: Pointed = { line: null, place: null };

export class Pointer {
  #steppedAt = 0;

  constructor(
    private readonly table: CoastTable,
    private readonly camera: Camera,
    private readonly stage: HTMLElement,
  ) {}

  /** The map has moved under what was pointed at. */
  letGo(): void {
    this.#point(NOTHING);
  }

  /** Whether a double tap may bring the map closer: not where it rides to a dot. */
  mayZoom(x: number, y: number): boolean {
    const hasty = performance.now() - this.#steppedAt < HASTE;
    return !hasty && pointAt(this.table, this.camera, x, y) === null;
  }

  async tap(event: PointerEvent): Promise<void> {
    const { table, camera } = this;
    const { state } = table;
    const { clientX: x, clientY: y } = event;
    Object.assign(state, { ...letGo(), highlighted: state.highlighted });
    table.draw();
    const legal = pointAt(table, camera, x, y);
    if (legal !== null) {
      this.#steppedAt = performance.now();
      return rideTo(table, legal);
    }
    if (state.busy) table.pace.skip();
    const dot = dotAt(table, camera, x, y);
    if (dot !== null && this.#mayAskWhy()) return objectTo(table, dot);
    const line = dot === null ? this.#lineAt(event, event.pointerType !== "mouse") : null;
    this.#point({ line, place: dot });
  }

  /** Whether a person is about to move, or has only to roll first. */
  #mayAskWhy(): boolean {
    const { state } = this.table;
    const { view } = state;
    if (!view || state.busy || state.watching || state.lookBack) return false;
    const moves = ["move", "roll", "destination"].includes(view.phase);
    return moves && decider(state)?.kind === "human";
  }

  /** null: nothing is pointed at. */
  hover(event: PointerEvent | null): void {
    if (this.table.state.pointed?.held) return;
    if (!event) {
      this.#point(NOTHING);
      return;
    }
    const place = findPoint(this.table.board, this.camera, event.clientX, event.clientY);
    this.#point({ line: place === null ? this.#lineAt(event, false) : null, place });
  }

  #lineAt(event: PointerEvent, held: boolean): PointedLine | null {
    const { clientX: x, clientY: y } = event;
    const railroad = findLine(x, y, held ? NEAR_LINE.finger : NEAR_LINE.mouse);
    if (railroad === null) return null;
    const { left, top } = this.stage.getBoundingClientRect();
    return { railroad, place: { x: x - left, y: y - top }, held };
  }

  /** A card stays where it is while the mouse goes a little along its line. */
  #point({ line, place }: Pointed): void {
    const { state } = this.table;
    if (place === state.named && isAbout(state.pointed, line)) return;
    Object.assign(state, { pointed: line, named: place });
    this.table.draw();
  }
}

function isAbout(now: PointedLine | null, next: PointedLine | null): boolean {
  if (!now || !next) return now === next;
  const way = Math.hypot(now.place.x - next.place.x, now.place.y - next.place.y);
  return now.railroad === next.railroad && now.held === next.held && way < STAY;
}
