/** Every text a person sees: Fluent messages, English bundled, other languages fetched beside the page. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import adviceSource from "../../locales/en/advice.ftl";
import appSource from "../../locales/en/app.ftl";
import coastSource from "../../locales/en/coast.ftl";
import gamesSource from "../../locales/en/games.ftl";
import ledgerSource from "../../locales/en/ledger.ftl";
import settingsSource from "../../locales/en/settings.ftl";
import statisticsSource from "../../locales/en/statistics.ftl";
import usaSource from "../../locales/en/usa.ftl";
import { locate } from "../site/edition.js";
import { fetchFile } from "../site/fetch.js";
import { pseudolocalize } from "./pseudo.js";

export type Arguments = Record<string, FluentVariable>;

const PSEUDO = "pseudo";
/** English by file; `addTexts` adds what few visits need. */
const english: Record<string, string> = {
  advice: adviceSource,
  app: appSource,
  coast: coastSource,
  games: gamesSource,
  ledger: ledgerSource,
  settings: settingsSource,
  statistics: statisticsSource,
  usa: usaSource,
};

let bundles: FluentBundle[] = [makeBundle("en", Object.values(english))];
let spoken = "en";

function makeBundle(
  locale: string,
  sources: readonly string[],
  transform?: (text: string) => string,
) {
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    ...(transform ? { transform } : {}),
  });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

async function fetchSources(language: string): Promise<string[]> {
  const files = Object.keys(english).map(async (file) => {
    const answer = await fetchFile(locate(`locales/${language}/${file}.ftl`)).catch(() => null);
    return answer?.text() ?? "";
  });
  return Promise.all(files);
}

/**
 * Speak `language` from now on; what it lacks is said in English. A language nobody has written falls
 * back to English as a whole.
 */
export async function useLanguage(language: string): Promise<void> {
  spoken = language;
  const plain = makeBundle("en", Object.values(english));
  if (language === PSEUDO) {
    // names on a map stay as they are: they are no translations
    const { usa: _, russia: __, ...worded } = english;
    bundles = [makeBundle("en", Object.values(worded), pseudolocalize), plain];
  } else if (/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(language) && language !== "en") {
    const sources = await fetchSources(language).catch(() => []);
    bundles = sources.some(Boolean) ? [makeBundle(language, sources), plain] : [plain];
  } else {
    bundles = [plain];
  }
  document.documentElement.lang = bundles[0]?.locales[0] ?? "en";
}

/**
 * Add the texts of one more file, in English and in the language in use. Throws if the English ones
 * cannot be fetched; those that are here already are not fetched again.
 */
export async function addTexts(file: string): Promise<void> {
  if (file in english) return;
  const answer = await fetchFile(locate(`locales/en/${file}.ftl`));
  english[file] = await answer.text();
  await useLanguage(spoken);
}

/** The message `id` in the language in use, or null if no language has it. */
export function find(id: string, args: Arguments = {}): string | null {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return null;
}

/** The message `id`; a missing one shows as its id, so that it is seen and mended. */
export function say(id: string, args: Arguments = {}): string {
  return find(id, args) ?? id;
}

/** The message `id`, or the message `fallback` with the same arguments. */
export function sayOr(id: string, fallback: string, args: Arguments = {}): string {
  return find(id, args) ?? say(fallback, args);
}

const WHOLE_DOLLARS = {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
} as const;

/** Whole dollars as a message argument. */
export function money(dollars: number): FluentNumber {
  return new FluentNumber(dollars, WHOLE_DOLLARS);
}

/** Whole dollars as text. */
export function dollars(amount: number): string {
  return format(WHOLE_DOLLARS, amount);
}

/** A share of 1 as text, to a tenth of a percent. */
export function percent(share: number): string {
  return format({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }, share);
}

/** "a, b and c" in the language in use. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(items);
}

/** Dollars in a few letters, for the axis of a graph: "$150K". */
export function shortDollars(amount: number): string {
  return format({ ...WHOLE_DOLLARS, notation: "compact" }, amount);
}

/** Whole dollars that say whether they are more or less. */
export function signedDollars(amount: number): string {
  return format({ ...WHOLE_DOLLARS, signDisplay: "exceptZero" }, Math.round(amount));
}

/** A number of things. */
export function count(number: number): string {
  return format({}, number);
}

/** A number to a tenth. */
export function tenths(number: number): string {
  return format({ maximumFractionDigits: 1 }, number);
}

/** A difference, to a tenth. */
export function signed(difference: number): string {
  const tenths = Math.round(difference * 10) / 10;
  return format({ signDisplay: "exceptZero", maximumFractionDigits: 1 }, tenths);
}

/** Making one takes longer than thousands of figures that it formats. */
const formatters = new Map<string, Intl.NumberFormat>();

function format(options: Intl.NumberFormatOptions, number: number): string {
  const { lang } = document.documentElement;
  const key = `${lang} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(lang, options);
  formatters.set(key, formatter);
  return formatter.format(number);
}

/** A part of a whole, in percent. */
export function share(part: number): string {
  return format({ style: "percent" }, part);
}
