/**
 * The games of this browser, in IndexedDB: a header each, and one row a log entry. New entries are
 * written in one strict transaction before anything is drawn, so what was shown is never lost.
 */

import { type Change, change, use } from "./database.js";
import type { Progress, StoredDraft, StoredGame } from "./stored.js";

export type { Progress, StoredDraft, StoredGame };

/** A game with all its entries. */
export interface WholeGame {
  game: StoredGame;
  entries: readonly unknown[];
}

/** Somebody else has written this game since: the store has other entries. */
export class StaleGame extends Error {}

function rowsOf(id: string, first = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER]);
}

/**
 * Have the store hold a game with all its entries, of which it had the first `kept`: what it lacks is written, all
 * or none. That is everything if it was cleared away meanwhile. Throws `StaleGame` if the store holds others.
 */
export function writeGame({ game, entries }: WholeGame, kept = 0): Promise<void> {
  return change(["games", "entries", "days"], async (transaction) => {
    const games = transaction.objectStore("games");
    const rows = transaction.objectStore("entries");
    const held = (await games.get(game.id))?.length ?? 0;
    // more than was known of: a write that was taken for failed has come through after all
    const more = held > kept ? await rows.getAll(rowsOf(game.id, kept)) : [];
    const foreign = (held > 0 && held < kept) || !isSame(more, entries.slice(kept, held));
    if (foreign) throw new StaleGame(game.id);
    await Promise.all([
      games.put({ ...game, length: entries.length }),
      // async: a browser may throw here, and the others are waited for all the same
      ...entries.slice(held).map(async (entry, index) => rows.put(entry, [game.id, held + index])),
      keepDay(transaction, game),
    ]);
  });
}

/** The day of an attempt is kept together with its game: else a day played on would be there to be begun once more. */
async function keepDay(
  transaction: Change<["games", "entries", "days"]>,
  { id, daily }: StoredGame,
): Promise<void> {
  if (!daily?.counted) return;
  const { game, date } = daily;
  const days = transaction.objectStore("days");
  const before = await days.get([game, date]);
  if (!before?.kept) await days.put({ game, date, attempt: id, kept: true, result: null });
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** Keep what is composed beside the game, unless that has gone on. Less than a decision, it need not be on disk at once. */
export function keepDraft(id: string, draft: StoredDraft): Promise<void> {
  const keep = async ({ store }: Change<["games"]>) => {
    const game = await store.get(id);
    if (game?.length === draft.length) await store.put({ ...game, draft });
  };
  return change(["games"], keep, "default");
}

/** Take a game out of the store, and answer what was taken; null if it was not there. */
export function removeGame(id: string): Promise<WholeGame | null> {
  return change(["games", "entries"], async (transaction) => {
    const games = transaction.objectStore("games");
    const rows = transaction.objectStore("entries");
    const [game, entries] = await Promise.all([games.get(id), rows.getAll(rowsOf(id))]);
    await Promise.all([games.delete(id), rows.delete(rowsOf(id))]);
    return game ? { game, entries } : null;
  });
}

/** All games, the one touched last first. */
export async function listGames(): Promise<StoredGame[]> {
  const games = await use((database) => database.getAllFromIndex("games", "changed"));
  return games.reverse();
}

/** The game as it stands in the store, or null. */
export async function findGame(id: string): Promise<StoredGame | null> {
  return (await use((database) => database.get("games", id))) ?? null;
}

/** The entries of a game in order. */
export function readEntries(id: string): Promise<unknown[]> {
  return use((database) => database.getAll("entries", rowsOf(id)));
}
