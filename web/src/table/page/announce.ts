/**
 * The live region: what a screen reader hears. What has happened, a turn at a time, then what is possible
 * now; what the keys stand on.
 */

import { faceOf } from "../map/face.js";
import { openDecision } from "../panels/panel.js";
import type { LogLine } from "../play/log.js";
import type { Table } from "../play/table.js";

/** Milliseconds in which what follows each other becomes one announcement. */
const GATHER = 120;
/** More sentences than that nobody waits for. */
const MOST_LINES = 6;
export class Announcer {
  #last = 0;
  #turn: LogLine[] = [];
  #highlighted: number | null = null;
  #asked = "";
  #objection = "";
  #pending: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly region: HTMLElement) {}

  /** Say what is new since the last time. */
  update(table: Table): void {
    this.#hearLog(table);
    if (!table.state.busy) {
      this.#endTurn(table);
      this.#ask(table);
    }
    this.#hearHighlight(table);
    this.#hearObjection(faceOf(table).telling.objection(table));
  }

  /** Lines wait until their turn is over: bots play faster than anybody listens. */
  #hearLog(table: Table): void {
    const { log } = table.state;
    const last = log.at(-1)?.number ?? 0;
    if (last < this.#last) this.#asked = "";
    const fresh = last < this.#last ? [] : log.filter((line) => line.number > this.#last);
    this.#last = last;
    for (const line of fresh) {
      if (line.kind === "turn_began") this.#endTurn(table);
      this.#turn.push(line);
    }
  }

  #endTurn(table: Table): void {
    const { meanwhile, sift } = faceOf(table).telling;
    const told = sift(this.#turn.filter(({ kind }) => !meanwhile.has(kind)));
    this.#turn = [];
    this.#say(...told.slice(-MOST_LINES).map(({ text }) => text));
  }

  /** What may be done now, once for each time it is another thing. */
  #ask(table: Table): void {
    const { state, seq } = table;
    const decision = state.screen === "play" && !state.lookBack ? openDecision(table) : null;
    if (!decision || !state.view) return;
    const { telling } = faceOf(table);
    const possible = telling.possible(table, decision);
    const asked = [seq, state.view.phase, telling.asked(table)].join(" ");
    if (possible === null || asked === this.#asked) return;
    this.#asked = asked;
    this.#say(...possible);
  }

  #hearHighlight(table: Table): void {
    const { highlighted } = table.state;
    if (highlighted !== null && highlighted !== this.#highlighted) {
      this.#say(faceOf(table).telling.target(table, highlighted));
    }
    this.#highlighted = highlighted;
  }

  #hearObjection(objection: string): void {
    if (objection && objection !== this.#objection) this.#say(objection);
    this.#objection = objection;
  }

  #say(...sentences: string[]): void {
    if (sentences.length === 0) return;
    this.#pending.push(...sentences);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.region.textContent = this.#pending.join(" ");
      this.#pending = [];
    }, GATHER);
  }
}
