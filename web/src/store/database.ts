/** The database of this copy of the page: opened once, given up when a newer page needs it. */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { StoredDay, StoredGame, StoredResult } from "./stored.js";

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { changed: number } };
  entries: { key: [string, number]; value: unknown };
  days: { key: [string, string]; value: StoredDay };
  results: { key: [string, string, string]; value: StoredResult };
}

/** Two copies of the page on one origin keep their games apart by the path they lie under. */
const NAME = `roundhouse:${new URL(".", document.baseURI).pathname}`;
/** 2: the daily boards. */
const VERSION = 2;

export const SAFELY = { durability: "strict" } as const;

/** Milliseconds after which no answer counts as a refusal; seen when a browser has lost its own database. */
const PATIENCE = 10_000;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Do something with the database. Rejects where nothing can be stored, or if no answer comes in time. */
export async function use<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("storage-silent")), PATIENCE);
  });
  try {
    return await Promise.race([open().then(work), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Some browsers throw where others reject. */
async function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
        database.createObjectStore("entries");
      }
      if (before < 2) {
        database.createObjectStore("days", { keyPath: ["game", "date"] });
        database.createObjectStore("results", { keyPath: ["game", "date", "play"] });
      }
    },
    // another tab needs the store for itself: a newer page, say
    blocking(_version, _wanted, { target }) {
      (target as IDBDatabase).close();
      opened = null;
    },
    // the person has cleared it away
    terminated() {
      opened = null;
    },
  });
  // another time it may be there
  opened.catch(() => {
    opened = null;
  });
  return opened;
}
