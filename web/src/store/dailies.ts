/**
 * The daily boards of this browser: one attempt a day that counts, what came of it, and the results of
 * others that were taken in. Where nothing can be stored it is remembered for this visit.
 */

import { SAFELY, use } from "./database.js";
import type { StoredDay, StoredResult } from "./stored.js";

export type { DailyGame, DayResult, StoredDay, StoredResult } from "./stored.js";

const daysHere = new Map<string, StoredDay>();
const resultsHere = new Map<string, StoredResult>();

const keyOf = (...parts: string[]) => parts.join(" ");

/** All days of a game, the latest last. */
export async function listDays(game: string): Promise<StoredDay[]> {
  await keepDays();
  const range = IDBKeyRange.bound([game, ""], [game, "~"]);
  const stored = await use((database) => database.getAll("days", range)).catch(() => []);
  const here = [...daysHere.values()].filter((day) => day.game === game);
  const all = new Map([...stored, ...here].map((day) => [day.date, day]));
  return [...all.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * Begin the attempt of a day, with a game of this id; null if there has been one. Of several tabs that
 * try at once one is granted it. An attempt that never got as far as a stored game may be begun anew.
 */
export async function claimDay(day: Omit<StoredDay, "result" | "kept">): Promise<StoredDay | null> {
  const claimed: StoredDay = { ...day, kept: false, result: null };
  const key = keyOf(day.game, day.date);
  if (daysHere.get(key)?.kept) return null;
  try {
    const granted = await putDay(claimed, (before) => !before?.kept);
    if (granted) daysHere.delete(key);
    return granted ? claimed : null;
  } catch {
    daysHere.set(key, claimed);
    return claimed;
  }
}

/** Put a day into the store if what stands there allows it; whether it does. */
function putDay(day: StoredDay, allows: (before: StoredDay | undefined) => boolean) {
  return use(async (database) => {
    const transaction = database.transaction("days", "readwrite", SAFELY);
    const allowed = allows(await transaction.store.get([day.game, day.date]));
    if (allowed) await transaction.store.put(day);
    await transaction.done;
    return allowed;
  });
}

/** Change what is known of a day's attempt; where another attempt is stored that one stays as it is. */
export async function changeDay(
  day: StoredDay,
  change: Partial<Pick<StoredDay, "kept" | "result">>,
): Promise<void> {
  daysHere.set(keyOf(day.game, day.date), { ...day, ...change });
  await keepDays();
}

/** Have the store take what is known only here. What it does not take now is tried again with the next look at the days. */
async function keepDays(): Promise<void> {
  for (const [key, day] of daysHere) {
    if (!day.kept) continue; // nobody misses an attempt that has not begun
    const fits = (before?: StoredDay) => !before?.kept || before.attempt === day.attempt;
    const taken = await putDay(day, fits).catch(() => false);
    if (taken && daysHere.get(key) === day) daysHere.delete(key);
  }
}

/** The results of others on a board. */
export async function listResults(game: string, date: string): Promise<StoredResult[]> {
  const range = IDBKeyRange.bound([game, date, ""], [game, date, "~"]);
  const stored = await use((database) => database.getAll("results", range)).catch(() => []);
  const here = [...resultsHere.values()].filter((one) => one.game === game && one.date === date);
  return [...stored, ...here];
}

export async function keepResult(result: StoredResult): Promise<void> {
  try {
    await use((database) => database.put("results", result));
  } catch {
    resultsHere.set(keyOf(result.game, result.date, result.play), result);
  }
}

/** Forget a result of somebody else. */
export async function dropResult({ game, date, play }: StoredResult): Promise<void> {
  resultsHere.delete(keyOf(game, date, play));
  await use((database) => database.delete("results", [game, date, play])).catch(() => undefined);
}
