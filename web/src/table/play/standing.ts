/** Which log entries stand: undo takes some back, redo makes them stand again, none is struck out. */

import type { Entry } from "../../engine/protocol.js";

export class Standing {
  /** `#path[d]` is the number of the entry that led to depth d + 1. */
  #path: number[] = [];
  #undone: number[][] = [];
  #depths = new Map<number, number>();
  #actions = new Set<number>();
  #length = 0;

  /** Take up what has been added to the log; entries are numbered from 1, as `seq` counts them. */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#length += 1;
      if (entry.type === "undo") this.#undo(Number(entry.depth));
      else if (entry.type === "redo") this.#redo();
      else if (entry.type !== "seat") this.#act();
    }
  }

  /** How many actions stand once the entry has been played, or null if it is none that stands. */
  depthOf(entry: number): number | null {
    return this.#depths.get(entry) ?? null;
  }

  /** Whether the entry is an action that was taken back. */
  isUndone(entry: number): boolean {
    return this.#actions.has(entry) && !this.#depths.has(entry);
  }

  #act(): void {
    this.#undone = [];
    this.#actions.add(this.#length);
    this.#path.push(this.#length);
    this.#depths.set(this.#length, this.#path.length);
  }

  #undo(depth: number): void {
    this.#undone.push(this.#path);
    for (const entry of this.#path.slice(depth)) this.#depths.delete(entry);
    this.#path = this.#path.slice(0, depth);
  }

  #redo(): void {
    const path = this.#undone.pop();
    if (!path) return;
    path.forEach((entry, index) => {
      this.#depths.set(entry, index + 1);
    });
    this.#path = path;
  }
}
