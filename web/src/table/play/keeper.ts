/** Keeps the running game: in the browser's store if it lets us, and in memory in any case. */

import type { Entry, GameRecord, Operations, Snapshot, View } from "../../engine/protocol.js";
import type { Board } from "../../map/board.js";
import type { DailyGame } from "../../store/dailies.js";
import {
  findGame,
  keepDraft,
  listGames,
  type Progress,
  readEntries,
  type StoredDraft,
  type StoredGame,
} from "../../store/games.js";
import { type Holding, holdGame } from "../../store/lock.js";
import { type CopyState, GameCopy } from "./copy.js";
import type { Game } from "./game.js";
import { Standing } from "./standing.js";
import type { TableState } from "./state.js";

/** What becomes of a keeper's game. */
export interface Owner {
  /** How far this tab may write it, and the store takes it, from now on. */
  tell(news: Partial<Pick<TableState, "keeping" | "memoryNoticed" | "watching">>): void;
  /** This tab may write what it has only watched so far: it is to be read again. */
  takeOver(): void;
  /** How far a game has got, in the unit that it counts in. */
  roundOf(view: View): number;
}

const KEPT = { keeping: true, memoryNoticed: false };
/** What the owner is told when the store's copy of the game stands otherwise. */
const NEWS: Readonly<Record<CopyState, Parameters<Owner["tell"]>[0]>> = {
  whole: KEPT,
  waiting: { keeping: false },
  foreign: { watching: true },
};

/** A stored game as the engine's `load` takes it. */
export function loadingOf(
  { header, daily }: { header: StoredGame["header"]; daily?: DailyGame | undefined },
  entries: readonly unknown[],
): Operations["load"]["request"] {
  const record = { ...header, entries };
  return daily?.counted ? { record, counted: daily.date } : { record };
}

/** An id for a game that begins now. */
export function drawGameId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

export class Keeper {
  #header: Record<string, unknown> = {};
  #entries: Entry[] = [];
  #standing = new Standing();
  /** Of the game that is held; null if none is. */
  #copy: GameCopy | null = null;
  #holding: Holding | null = null;

  constructor(private readonly owner: Owner) {
    // whoever makes room does it elsewhere and then comes back; whoever goes may not come back
    document.addEventListener("visibilitychange", () => void this.#complete());
  }

  /** The unfinished game touched last, or null; null as well where nothing can be stored. */
  static async findSaved(): Promise<StoredGame | null> {
    const games = await listGames().catch(() => []);
    return games.find((game) => game.seat !== null) ?? null;
  }

  /** The whole record so far, as `load` takes it. */
  get record(): GameRecord {
    return { ...this.#header, entries: this.#entries };
  }

  /** The game so far, for an engine that is to take it up. */
  get loading(): Operations["load"]["request"] {
    return loadingOf({ header: this.#header, daily: this.daily }, this.#entries);
  }

  /** The daily board that the game is played on. */
  get daily(): DailyGame | undefined {
    return this.#copy?.game.daily;
  }

  /** The id of the game that is kept here, or null. */
  get id(): string | null {
    return this.#copy?.game.id ?? null;
  }

  /** Which entries of the log stand, and which have been taken back. */
  get standing(): Standing {
    return this.#standing;
  }

  /** What is composed for the decision at hand, if it was kept; null once that is taken. */
  get draft(): unknown {
    const { version, length, composed } = this.#copy?.game.draft ?? {};
    return version === 1 && length === this.#entries.length ? composed : null;
  }

  /** Keep what is composed for the decision at hand: whoever comes back finds it there. */
  async keepDraft(composed: unknown): Promise<void> {
    const copy = this.#copy;
    if (!copy) return;
    const draft: StoredDraft = { version: 1, length: this.#entries.length, composed };
    copy.game = { ...copy.game, draft };
    // it goes with the next entry, too
    if (copy.state === "whole") await keepDraft(copy.game.id, draft).catch(() => undefined);
  }

  /** A game begins here, or comes from outside, with this record; `daily` if it is on a daily board. */
  async begin(
    record: GameRecord,
    { view }: Snapshot,
    id = drawGameId(),
    daily?: DailyGame,
  ): Promise<void> {
    this.release();
    this.#take(record);
    const game: StoredGame = {
      id,
      header: this.#header,
      players: view.players.map(({ name, colour }) => ({ name, colour })),
      ...this.#progress(view),
      length: this.#entries.length,
      ...(daily && { daily }),
    };
    this.#copy = this.#copyOf(game, 0);
    this.#holding = await this.#hold(id);
    this.owner.tell({ ...KEPT, watching: false });
    await this.#copy.complete();
  }

  /**
   * Read a stored game; this tab writes it from now on, or watches if another one does. Throws if it
   * cannot be read, and then holds what it held before.
   */
  async resume(id: string): Promise<GameRecord> {
    const holding = await this.#hold(id);
    try {
      let held: boolean;
      let game: StoredGame | null;
      let entries: unknown[];
      do {
        held = holding.held;
        [game, entries] = await Promise.all([findGame(id), readEntries(id)]);
        // the lock was granted meanwhile: what the other tab wrote last may be missing
      } while (held !== holding.held);
      if (!game) throw new Error("game-not-found");
      this.release();
      this.#holding = holding;
      this.#read(game, entries);
      this.owner.tell({ ...KEPT, watching: !held });
    } catch (error) {
      holding.release();
      throw error;
    }
    return this.record;
  }

  /** The stored game again, after another tab has let go of it. */
  async reread(): Promise<GameRecord | null> {
    const game = this.id && (await findGame(this.id));
    if (!game) return null;
    this.#read(game, await readEntries(game.id));
    this.owner.tell({ watching: false });
    return this.record;
  }

  /** Keep what a snapshot adds. Returns when it is safely written, or when it is known that it cannot be. */
  async append({ entries, view }: Snapshot): Promise<void> {
    if (entries.length === 0) return;
    this.#entries.push(...entries);
    this.#standing.follow(entries);
    const copy = this.#copy;
    if (!copy) return;
    copy.game = { ...copy.game, ...this.#progress(view) };
    const known = copy.state;
    const completed = copy.complete();
    // who has been told that nothing is kept does not wait for another try
    if (known === "whole") await completed;
  }

  /** Let go of the game: another tab may write it. */
  release(): void {
    this.#holding?.release();
    this.#holding = null;
    this.#copy = null;
  }

  async #hold(id: string): Promise<Holding> {
    const holding = await holdGame(id, () => {
      if (this.#holding === holding) this.owner.takeOver();
    });
    return holding;
  }

  #read(game: StoredGame, entries: readonly unknown[]): void {
    this.#take({ ...game.header, entries });
    this.#copy = this.#copyOf(game, this.#entries.length);
  }

  #take(record: GameRecord): void {
    const { entries, digest: _digest, result: _result, ...header } = record;
    this.#header = header;
    this.#entries = [...((entries as Entry[] | undefined) ?? [])];
    this.#standing = new Standing();
    this.#standing.follow(this.#entries);
  }

  #copyOf(game: StoredGame, kept: number): GameCopy {
    const copy: GameCopy = new GameCopy(game, this.#entries, kept, (state) => {
      if (this.#copy === copy) this.owner.tell(NEWS[state]);
    });
    return copy;
  }

  /** What the list of games tells of it. */
  #progress(view: View): Progress & Pick<StoredGame, "changed"> {
    const { seat, result } = view;
    const first = result?.ranking.filter(({ place }) => place === 1) ?? [];
    const winners = first.map((row) => row.seat);
    return { round: this.owner.roundOf(view), seat, winners, changed: Date.now() };
  }

  async #complete(): Promise<void> {
    if (this.#holding?.held) await this.#copy?.complete();
  }
}

/** What is composed of the decision at hand, on this visit or an earlier one; an empty draft where somebody else plays. */
export function readDraft(table: {
  readonly keeper: Keeper;
  readonly game: Game;
  readonly board: Board;
  readonly state: { readonly watching: boolean };
}): object {
  const { keeper, game, board, state } = table;
  const kept = state.watching ? null : keeper.draft;
  return (kept !== null && game.readDraft?.(kept, board)) || game.emptyDraft();
}
