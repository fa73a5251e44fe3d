/** Keeps the running game: in the browser's store if it lets us, and in memory in any case. */

import type { Entry, GameRecord, Operations, Snapshot, View } from "../../engine/protocol.js";
import type { Board } from "../../map/board.js";
import type { DailyGame } from "../../store/dailies.js";
import {
  appendEntries,
  findGame,
  keepDraft,
  keepGame,
  listGames,
  type Progress,
  readEntries,
  StaleGame,
  type StoredDraft,
  type StoredGame,
} from "../../store/games.js";
import { type Holding, holdGame } from "../../store/lock.js";
import type { Game } from "./game.js";
import { Standing } from "./standing.js";

/** What happened to this tab's right to write. */
export type KeeperNotice = "memory" | "watching" | "writing";

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

function progress(view: View, round: number): Progress {
  const { seat, result } = view;
  const first = result?.ranking.filter(({ place }) => place === 1) ?? [];
  return { round, seat, winners: first.map((row) => row.seat) };
}

export class Keeper {
  #game: StoredGame | null = null;
  #header: Record<string, unknown> = {};
  #entries: Entry[] = [];
  #holding: Holding | null = null;
  #stored = false;
  #draft: StoredDraft | undefined;
  #standing = new Standing();

  /** `roundOf` tells how far a game has got, in the unit that it counts in. */
  constructor(
    private readonly notify: (notice: KeeperNotice) => void,
    private readonly roundOf: (view: View) => number,
  ) {}

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
    return this.#game?.daily;
  }

  /** The id of the game that is kept here, or null. */
  get id(): string | null {
    return this.#game?.id ?? null;
  }

  /** Which entries of the log stand, and which have been taken back. */
  get standing(): Standing {
    return this.#standing;
  }

  /** What is composed for the decision at hand, if it was kept; null once that is taken. */
  get draft(): unknown {
    const { version, length, composed } = this.#draft ?? {};
    return version === 1 && length === this.#entries.length ? composed : null;
  }

  /** Keep what is composed for the decision at hand: whoever comes back finds it there. */
  async keepDraft(composed: unknown): Promise<void> {
    const draft: StoredDraft = { version: 1, length: this.#entries.length, composed };
    this.#draft = draft;
    // what cannot be stored is only as safe as what is on the screen
    if (this.#game && this.#stored) await keepDraft(this.#game.id, draft).catch(() => undefined);
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
      ...progress(view, this.roundOf(view)),
      length: this.#entries.length,
      changed: Date.now(),
      ...(daily && { daily }),
    };
    this.#game = game;
    this.#draft = undefined;
    this.#holding = await holdGame(id, () => this.notify("writing"));
    await this.#store(() => keepGame({ game, entries: this.#entries }));
    this.notify("writing");
  }

  /**
   * Read a stored game; this tab writes it from now on, or watches if another one does. Throws if it
   * is not there, and then holds what it held before.
   */
  async resume(id: string): Promise<GameRecord> {
    const game = await findGame(id);
    if (!game) throw new Error("game-not-found");
    this.release();
    const holding = await holdGame(id, () => this.notify("writing"));
    this.#holding = holding;
    this.#game = game;
    this.#draft = game.draft;
    let held: boolean;
    do {
      held = holding.held;
      this.#take({ ...game.header, entries: (await readEntries(id)) as Entry[] });
      // the lock was granted meanwhile: what the other tab wrote last may be missing
    } while (held !== holding.held);
    this.#stored = true;
    this.notify(held ? "writing" : "watching");
    return this.record;
  }

  /** The stored game again, after another tab has let go of it. */
  async reread(): Promise<GameRecord | null> {
    const game = this.#game && (await findGame(this.#game.id));
    if (!game) return null;
    this.#game = game;
    this.#draft = game.draft;
    this.#take({ ...game.header, entries: (await readEntries(game.id)) as Entry[] });
    return this.record;
  }

  /** Keep what a snapshot adds. Returns when it is safely written, or when it is known that it cannot be. */
  async append({ entries, view }: Snapshot): Promise<void> {
    if (entries.length === 0) return;
    const length = this.#entries.length;
    this.#entries.push(...entries);
    this.#standing.follow(entries);
    const game = this.#game;
    if (!game || !this.#stored) return;
    await this.#store(() =>
      appendEntries(game.id, length, entries, progress(view, this.roundOf(view))),
    );
  }

  /** Let go of the game: another tab may write it. */
  release(): void {
    this.#holding?.release();
    this.#holding = null;
    this.#game = null;
  }

  #take(record: GameRecord): void {
    const { entries, digest: _digest, result: _result, ...header } = record;
    this.#header = header;
    this.#entries = [...((entries as Entry[] | undefined) ?? [])];
    this.#standing = new Standing();
    this.#standing.follow(this.#entries);
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
