/**
 * The daily boards of this browser: one attempt a day that counts, what came of it, and the results of
 * others that were taken in. Where nothing can be stored it is remembered for this visit.
 */

import { open, SAFELY } from "./database.js";
import type { DailyGame, StoredDay, StoredResult } from "./stored.js";

export type { DailyGame, DayResult, StoredDay, StoredResult } from "./stored.js";

const daysHere = new Map<string, StoredDay>();
const resultsHere = new Map<string, StoredResult>();

const keyOf = (...parts: string[]) => parts.join(" ");

/** All days of a game, the latest last. */
export async function listDays(game: string): Promise<StoredDay[]> {
  const range = IDBKeyRange.bound([game, ""], [game, "~"]);
  const stored = await open()
    .then((database) => database.getAll("days", range))
    .catch(() => []);
  const here = [...daysHere.values()].filter((day) => day.game === game);
  const all = new Map([...stored, ...here].map((day) => [day.date, day]));
  return [...all.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * Begin the attempt of a day, with a game of this id; false if there has been one. Of several tabs that
 * try at once one is granted it. An attempt that never got as far as a stored game may be begun anew.
 */
export async function claimDay(day: Omit<StoredDay, "result" | "kept">): Promise<boolean> {
  const claimed: StoredDay = { ...day, kept: false, result: null };
  try {
    const database = await open();
    const transaction = database.transaction("days", "readwrite", SAFELY);
    const before = await transaction.store.get([day.game, day.date]);
    const granted = before === undefined || !before.kept;
    if (granted) await transaction.store.put(claimed);
    await transaction.done;
    return granted;
  } catch {
    const before = daysHere.get(keyOf(day.game, day.date));
    if (before?.kept) return false;
    daysHere.set(keyOf(day.game, day.date), claimed);
    return true;
  }
}

/** Change what is known of a day's attempt; another attempt than this one stays as it is. */
export async function changeDay(
  { game, date }: DailyGame,
  attempt: string,
  change: Partial<Pick<StoredDay, "kept" | "result">>,
): Promise<void> {
  const here = daysHere.get(keyOf(game, date));
  if (here?.attempt === attempt) Object.assign(here, change);
  try {
    const database = await open();
    const transaction = database.transaction("days", "readwrite", SAFELY);
    const day = await transaction.store.get([game, date]);
    if (day?.attempt === attempt) await transaction.store.put({ ...day, ...change });
    await transaction.done;
  } catch {
    // remembered above, if it began where nothing can be stored
  }
}

/** The results of others on a board. */
export async function listResults(game: string, date: string): Promise<StoredResult[]> {
  const range = IDBKeyRange.bound([game, date, ""], [game, date, "~"]);
  const stored = await open()
    .then((database) => database.getAll("results", range))
    .catch(() => []);
  const here = [...resultsHere.values()].filter((one) => one.game === game && one.date === date);
  return [...stored, ...here];
}

export async function keepResult(result: StoredResult): Promise<void> {
  try {
    await (await open()).put("results", result);
  } catch {
    resultsHere.set(keyOf(result.game, result.date, result.play), result);
  }
}

/** Forget a result of somebody else. */
export async function dropResult({ game, date, play }: StoredResult): Promise<void> {
  resultsHere.delete(keyOf(game, date, play));
  await open()
    .then((database) => database.delete("results", [game, date, play]))
    .catch(() => undefined);
}
