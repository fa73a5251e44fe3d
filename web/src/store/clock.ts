/** The clock: daily boards change at midnight by UTC, everywhere at once. */

const DAY = 86_400_000;

/** The UTC date of a moment (milliseconds), as 2026-11-29. */
export function dateOf(moment = Date.now()): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The date so many days after another. */
export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(`${date}T00:00:00Z`) + days * DAY);
}

/** Seconds until the next board. */
export function secondsToTomorrow(moment = Date.now()): number {
  return Math.ceil((DAY - (moment % DAY)) / 1000);
}
