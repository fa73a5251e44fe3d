/**
 * The games of this browser, in IndexedDB: a header each, and one row a log entry. New entries are
 * written in one strict transaction before anything is drawn, so what was shown is never lost.
 */

import { open, SAFELY } from "./database.js";
import type { Progress, StoredDraft, StoredGame } from "./stored.js";

export type { Progress, StoredDraft, StoredGame };

/** A game with all its entries: what is taken away when it is deleted, and can be put back. */
export interface WholeGame {
  game: StoredGame;
  entries: unknown[];
}

/** Somebody else has written this game since: the lengths differ. */
export class StaleGame extends Error {}

function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

type Tables = ("games" | "entries")[];
const TABLES: Tables = ["games", "entries"];

/** Write a game with the entries it has already. */
export async function keepGame({ game, entries }: WholeGame): Promise<void> {
  const database = await open();
  const transaction = database.transaction(TABLES, "readwrite", SAFELY);
  const rows = transaction.objectStore("entries");
  await Promise.all([
    transaction.objectStore("games").put({ ...game, length: entries.length }),
    ...entries.map((entry, index) => rows.put(entry, [game.id, index])),
    transaction.done,
  ]);
}

/**
 * Add `entries` to the game that has `length` of them so far, all or none.
 * Throws `StaleGame` if it has another number of entries, and another error if it is gone.
 */
export async function appendEntries(
  id: string,
  length: number,
  entries: readonly unknown[],
  progress: Progress,
): Promise<void> {
  const database = await open();
  const transaction = database.transaction(TABLES, "readwrite", SAFELY);
  const games = transaction.objectStore("games");
  const game = await games.get(id);
  if (game?.length !== length) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    throw game ? new StaleGame(id) : new Error("game-not-found");
  }
  const rows = transaction.objectStore("entries");
  const changed = { ...game, ...progress, length: length + entries.length, changed: Date.now() };
  await Promise.all([
    games.put(changed),
    ...entries.map((entry, index) => rows.put(entry, [id, length + index])),
    transaction.done,
  ]);
}

/** Keep what is composed beside the game, unless that has gone on. Less than a decision, it need not be on disk at once. */
export async function keepDraft(id: string, draft: StoredDraft): Promise<void> {
  const transaction = (await open()).transaction("games", "readwrite");
  const game = await transaction.store.get(id);
  if (game?.length === draft.length) await transaction.store.put({ ...game, draft });
  await transaction.done;
}

/** Take a game out of the store, and answer what was taken; null if it was not there. */
export async function removeGame(id: string): Promise<WholeGame | null> {
  const database = await open();
  const transaction = database.transaction(TABLES, "readwrite", SAFELY);
  const games = transaction.objectStore("games");
  const rows = transaction.objectStore("entries");
  const [game, entries] = await Promise.all([games.get(id), rows.getAll(rowsOf(id))]);
  await Promise.all([games.delete(id), rows.delete(rowsOf(id)), transaction.done]);
  return game ? { game, entries } : null;
}

/** All games, the one touched last first. */
export async function listGames(): Promise<StoredGame[]> {
  const games = await (await open()).getAllFromIndex("games", "changed");
  return games.reverse();
}

/** The game as it stands in the store, or null. */
export async function findGame(id: string): Promise<StoredGame | null> {
  return (await (await open()).get("games", id)) ?? null;
}

/** The entries of a game in order. */
export async function readEntries(id: string): Promise<unknown[]> {
  return (await open()).getAll("entries", rowsOf(id));
}
