/**
 * The daily boards of this browser: one attempt a day that counts, what came of it, and the results of
 * others that were taken in. Where nothing can be stored it is remembered for this visit.
 */

import { change, use } from "./database.js";
import type { DayResult, StoredDay, StoredResult } from "./stored.js";

export type { DailyGame, DayResult, StoredDay, StoredResult } from "./stored.js";

type Attempt = Pick<StoredDay, "game" | "date" | "attempt">;

/** Attempts begun on this visit, as long as the store does not know as much of them. */
const daysHere = new Map<string, StoredDay>();
const resultsHere = new Map<string, StoredResult>();

const keyOf = (...parts: string[]) => parts.join(" ");

/** All days of a game, the latest last. */
export async function listDays(game: string): Promise<StoredDay[]> {
  await keepDays();
  const range = IDBKeyRange.bound([game, ""], [game, "~"]);
  const stored = await use((database) => database.getAll("days", range)).catch(() => []);
  const all = new Map(stored.map((day) => [day.date, day]));
  for (const day of daysHere.values()) {
    const known = all.get(day.date);
    if (day.game === game && !(known && reach(known) >= reach(day))) all.set(day.date, day);
  }
  return [...all.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** How far the attempt of a day has got. */
const reach = ({ kept, result }: StoredDay) => Number(kept) + Number(result !== null);

/**
 * Ask for the attempt of a day, with a game of this id; false if there has been one. It has begun when the game is
 * kept (`writeGame`), or said to have begun in memory (`beginDay`); until then it may be asked for anew.
 */
export async function claimDay(day: Attempt): Promise<boolean> {
  if (daysHere.has(keyOf(day.game, day.date))) return false;
  const claimed = { ...day, kept: false, result: null };
  // where nothing can be stored there is no other attempt to be found either
  return putDay(claimed, (before) => !before?.kept).catch(() => true);
}

/** The attempt of a day has begun, whether or not its game could be stored. */
export function beginDay(day: Attempt): void {
  daysHere.set(keyOf(day.game, day.date), { ...day, kept: true, result: null });
}

/** An attempt is over; where another one is stored that one stays as it is. */
export async function settleDay(day: StoredDay, result: DayResult): Promise<void> {
  daysHere.set(keyOf(day.game, day.date), { ...day, kept: true, result });
  await keepDays();
}

/** Have the store take the results known only here. What it does not take now is tried again with the next look at the days. */
async function keepDays(): Promise<void> {
  for (const [key, day] of daysHere) {
    if (!day.result) continue; // as long as it is played, the day is kept with its game
    const fits = (before?: StoredDay) => !before?.kept || before.attempt === day.attempt;
    const taken = await putDay(day, fits).catch(() => false);
    if (taken) daysHere.delete(key);
  }
}

/** Put a day into the store if what stands there allows it; whether it does. */
function putDay(day: StoredDay, allows: (before: StoredDay | undefined) => boolean) {
  return change(["days"], async ({ store }) => {
    const allowed = allows(await store.get([day.game, day.date]));
    if (allowed) await store.put(day);
    return allowed;
  });
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
