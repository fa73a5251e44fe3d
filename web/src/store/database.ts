/** The database of this copy of the page: opened once, given up when a newer page needs it. */

import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from "idb";
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

/** Milliseconds after which no answer counts as a refusal; seen when a browser has lost its own database. */
const PATIENCE = 10_000;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/**
 * Do something with the database. Rejects where nothing can be stored, or if no answer comes in time; `late` tells
 * the work that nobody waits for it any more.
 */
export async function use<T>(
  work: (database: IDBPDatabase<Schema>, late: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort();
      reject(new Error("storage-silent"));
    }, PATIENCE);
  });
  try {
    return await Promise.race([open().then((database) => work(database, late.signal)), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Some tables of the database, as they are changed. */
export type Change<Names extends Tables> = IDBPTransaction<Schema, Names, "readwrite">;
type Tables = StoreNames<Schema>[];

/**
 * Change some tables, all or nothing, on disk when it resolves. What has been refused does not come about later,
 * behind the back of whoever was told so, unless it is being written just then.
 */
export function change<const Names extends Tables, T>(
  tables: Names,
  work: (transaction: Change<Names>) => Promise<T>,
  durability: IDBTransactionDurability = "strict",
): Promise<T> {
  return use(async (database, late) => {
    late.throwIfAborted();
    const transaction = database.transaction(tables, "readwrite", { durability });
    late.addEventListener("abort", () => abandon(transaction));
    try {
      const [answer] = await Promise.all([work(transaction), transaction.done]);
      return answer;
    } catch (error) {
      abandon(transaction);
      throw error;
    }
  });
}

/** Have nothing come of a transaction, unless it is over. */
function abandon(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // by itself, when one of its requests failed
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
