/** How somebody has fared on daily boards. */

import { addDays } from "../../store/clock.js";
import type { StoredDay } from "../../store/dailies.js";

export interface Streak {
  /** Days in a row up to today, or up to yesterday while today's board is still open. */
  readonly now: number;
  readonly longest: number;
  readonly played: number;
  readonly won: number;
}

/** What `days`, the latest last, come to; only results in time count. */
export function sumUpDays(days: readonly StoredDay[], today: string): Streak {
  const counted = days.filter(({ result }) => result && !result.late);
  let [now, longest, before] = [0, 0, ""];
  for (const { date } of counted) {
    now = date === addDays(before || "1970-01-01", 1) ? now + 1 : 1;
    longest = Math.max(longest, now);
    before = date;
  }
  if (before !== today && before !== addDays(today, -1)) now = 0;
  const won = counted.filter(({ result }) => result?.score.won).length;
  return { now, longest, played: counted.length, won };
}
