/** When something was, in the words of the language in use. */

/** Seconds of each unit, the larger first. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const LONG_AGO = 7 * 86_400;

/** A date such as 2026-11-29 in words. */
export function wordDate(date: string): string {
  const { lang } = document.documentElement;
  const form = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
  return form.format(Date.parse(`${date}T00:00:00Z`));
}

/** "5 minutes ago", or the date if it is more than a week; `time` is in milliseconds. */
export function timeAgo(time: number, now = Date.now()): string {
  const language = document.documentElement.lang;
  const seconds = Math.max(0, (now - time) / 1000);
  if (seconds > LONG_AGO) {
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
  }
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ["second", 1];
  return words.format(unit === "second" ? 0 : -Math.floor(seconds / length), unit);
}
