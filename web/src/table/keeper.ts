/** Keeps the running game: in the browser's store if it lets us, and in memory in any case. */

import type { Entry, GameEvent, GameRecord, Snapshot } from "../engine/protocol.js";
import {
  appendEntries,
  findGame,
  findUnfinishedGame,
  keepGame,
  readEntries,
  readEvents,
  StaleGame,
  type StoredGame,
} from "../store/games.js";
import { type Holding, holdGame } from "../store/lock.js";

/** What happened to this tab's right to write. */
export type KeeperNotice = "memory" | "watching" | "writing";

/** A game as it was kept: its record, and what was told of its last entries. */
export interface Kept {
  record: GameRecord;
  events: GameEvent[];
}

/** Log entries whose events are read again for the log. */
const REMEMBERED = 40;

export class Keeper {
  #game: StoredGame | null = null;
  #header: Record<string, unknown> = {};
  #entries: Entry[] = [];
  #holding: Holding | null = null;
  #stored = false;

  constructor(private readonly notify: (notice: KeeperNotice) => void) {}

  /** The game that can be continued, or null; null as well where nothing can be stored. */
  static async findSaved(): Promise<StoredGame | null> {
    return findUnfinishedGame().catch(() => null);
  }

  /** The whole record so far, as `load` takes it. */
  get record(): GameRecord {
    return { ...this.#header, entries: this.#entries };
  }

  /** A new game begins with this record. */
  async begin(record: GameRecord, { view, events }: Snapshot): Promise<void> {
    this.#holding?.release();
    this.#take(record);
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    this.#game = {
      id,
      header: this.#header,
      names: view.players.map((player) => player.name),
      round: view.round,
      length: this.#entries.length,
      finished: false,
      changed: 0,
    };
    this.#holding = await holdGame(id, () => this.notify("writing"));
    await this.#store(() => keepGame(this.#game as StoredGame, this.#entries, events));
    this.notify("writing");
  }

  /** Read a stored game; this tab writes it from now on, or watches if another one does. */
  async resume(id: string): Promise<Kept> {
    this.#holding?.release();
    this.#holding = await holdGame(id, () => this.notify("writing"));
    const game = await findGame(id);
    if (!game) throw new Error("game-not-found");
    this.#game = game;
    this.#take({ ...game.header, entries: (await readEntries(id)) as Entry[] });
    this.#stored = true;
    this.notify(this.#holding.held ? "writing" : "watching");
    return { record: this.record, events: await this.#readEvents(id) };
  }

  /** The stored game again, after another tab has let go of it. */
  async reread(): Promise<Kept | null> {
    if (!this.#game) return null;
    const game = await findGame(this.#game.id);
    if (!game) return null;
    this.#game = game;
    this.#take({ ...game.header, entries: (await readEntries(game.id)) as Entry[] });
    return { record: this.record, events: await this.#readEvents(game.id) };
  }

  /** Keep what a snapshot adds. Returns when it is safely written, or when it is known that it cannot be. */
  async append(snapshot: Snapshot): Promise<void> {
    const { entries, events, view } = snapshot;
    if (entries.length === 0) return;
    const length = this.#entries.length;
    this.#entries.push(...entries);
    const game = this.#game;
    if (!game || !this.#stored) return;
    const summary = { round: view.round, finished: view.seat === null };
    await this.#store(() => appendEntries(game.id, length, entries, events, summary));
  }

  release(): void {
    this.#holding?.release();
    this.#holding = null;
  }

  async #readEvents(id: string): Promise<GameEvent[]> {
    return (await readEvents(id, REMEMBERED)) as GameEvent[];
  }

  #take(record: GameRecord): void {
    const { entries, digest: _digest, result: _result, ...header } = record;
    this.#header = header;
    this.#entries = [...((entries as Entry[] | undefined) ?? [])];
  }

  async #store(write: () => Promise<void>): Promise<void> {
    try {
      await write();
      this.#stored = true;
    } catch (error) {
      this.#stored = false;
      this.notify(error instanceof StaleGame ? "watching" : "memory");
    }
  }
}
