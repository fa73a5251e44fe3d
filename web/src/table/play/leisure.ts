/**
 * What nobody waits for: questions about the position that are asked when their answer is first drawn, once the
 * page has nothing else to do. An answer about a position that has passed is dropped.
 */

import type { Snapshot } from "../../engine/protocol.js";
import { idle } from "../../site/idle.js";
import type { Table } from "./table.js";

/** Milliseconds after which a question is asked though the page is never idle. */
const PATIENCE = 600;

/** One kind of question; `Subject` is what else it is about, such as a seat. */
export class AtLeisure<Subject, Told> {
  readonly #asked = new WeakMap<Snapshot, Map<Subject, Told | null>>();

  /** `ask` resolves to null for what the engine does not tell. */
  constructor(private readonly ask: (table: Table, subject: Subject) => Promise<Told | null>) {}

  /** What is told of the position that stands; null until the engine has answered, which draws anew. */
  tell(table: Table, subject: Subject): Told | null {
    const { position } = table;
    if (!position) return null;
    const asked = this.#asked.get(position) ?? new Map<Subject, Told | null>();
    this.#asked.set(position, asked);
    if (!asked.has(subject)) {
      asked.set(subject, null);
      void this.#find(table, position, subject);
    }
    return asked.get(subject) ?? null;
  }

  async #find(table: Table, position: Snapshot, subject: Subject): Promise<void> {
    await idle(PATIENCE);
    if (table.position !== position) return;
    const told = await this.ask(table, subject);
    if (!told || table.position !== position) return;
    this.#asked.get(position)?.set(subject, told);
    table.draw();
  }
}
