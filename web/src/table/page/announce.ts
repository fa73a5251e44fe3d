/** The live region: what a screen reader hears. Log lines as they come, and the highlighted milepost. */

import { say } from "../../text/messages.js";
import { namePoint } from "../../text/names.js";
import type { Table } from "../play/table.js";

export class Announcer {
  #last = 0;
  #highlighted: number | null = null;

  constructor(private readonly region: HTMLElement) {}

  /** Say what is new since the last time. */
  update(table: Table): void {
    const { log, highlighted } = table.state;
    const last = log.at(-1)?.number ?? 0;
    const fresh = last < this.#last ? [] : log.filter((line) => line.number > this.#last);
    this.#last = last;
    if (fresh.length > 0)
      this.region.textContent = fresh
        .slice(-4)
        .map((line) => line.text)
        .join(" ");
    if (highlighted !== null && highlighted !== this.#highlighted) {
      this.region.textContent = say("dot-next", { place: namePoint(table.board, highlighted) });
    }
    this.#highlighted = highlighted;
  }
}
