/**
 * The games of this browser, in IndexedDB: a header each, and one row a log entry. New entries are
 * written in one strict transaction before anything is drawn, so what was shown is never lost.
 */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What is known of a game without its entries. `length` counts its entries. */
export interface StoredGame {
  id: string;
  header: Record<string, unknown>;
  names: string[];
  round: number;
  length: number;
  finished: boolean;
  changed: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { changed: number } };
  entries: { key: [string, number]; value: unknown };
  /** What was told of the entries that end at that place, for the log. */
  events: { key: [string, number]; value: unknown[] };
}

/** Somebody else has written this game since: the lengths differ. */
export class StaleGame extends Error {}

/** Two copies of the page on one origin keep their games apart by the path they lie under. */
const DATABASE = `roundhouse:${new URL(".", document.baseURI).pathname}`;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
      database.createObjectStore("entries");
      database.createObjectStore("events");
    },
  });
  return opened;
}

function rowsOf(id: string, first = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER]);
}

type Tables = ("games" | "entries" | "events")[];
const TABLES: Tables = ["games", "entries", "events"];
const SAFELY = { durability: "strict" } as const;

/** Write a new game with the entries it has already. */
export async function keepGame(
  game: StoredGame,
  entries: readonly unknown[],
  events: readonly unknown[],
): Promise<void> {
  const database = await open();
  const transaction = database.transaction(TABLES, "readwrite", SAFELY);
  const rows = transaction.objectStore("entries");
  await Promise.all([
    transaction.objectStore("games").put({ ...game, length: entries.length, changed: Date.now() }),
    ...entries.map((entry, index) => rows.put(entry, [game.id, index])),
    transaction.objectStore("events").put([...events], [game.id, 0]),
    transaction.done,
  ]);
}

/**
 * Add `entries` to the game that has `length` of them so far, all or none.
 * Throws `StaleGame` if it has another number of entries.
 */
export async function appendEntries(
  id: string,
  length: number,
  entries: readonly unknown[],
  events: readonly unknown[],
  summary: Pick<StoredGame, "round" | "finished">,
): Promise<void> {
  const database = await open();
  const transaction = database.transaction(TABLES, "readwrite", SAFELY);
  const games = transaction.objectStore("games");
  const game = await games.get(id);
  if (!game || game.length !== length) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    throw new StaleGame(id);
  }
  const rows = transaction.objectStore("entries");
  const changed = { ...game, ...summary, length: length + entries.length, changed: Date.now() };
  await Promise.all([
    games.put(changed),
    ...entries.map((entry, index) => rows.put(entry, [id, length + index])),
    transaction.objectStore("events").put([...events], [id, length + entries.length]),
    transaction.done,
  ]);
}

/** The game touched last that is not finished, or null. */
export async function findUnfinishedGame(): Promise<StoredGame | null> {
  const database = await open();
  const games = await database.getAllFromIndex("games", "changed");
  return games.reverse().find((game) => !game.finished) ?? null;
}

/** The game as it stands in the store, or null. */
export async function findGame(id: string): Promise<StoredGame | null> {
  return (await (await open()).get("games", id)) ?? null;
}

/** The entries of a game in order. */
export async function readEntries(id: string): Promise<unknown[]> {
  return (await open()).getAll("entries", rowsOf(id));
}

/** What was told of the latest entries, oldest first: of at least `count` entries if there are so many. */
export async function readEvents(id: string, count: number): Promise<unknown[]> {
  const length = (await findGame(id))?.length ?? 0;
  const rows = await (await open()).getAll("events", rowsOf(id, Math.max(0, length - count)));
  return rows.flat();
}
