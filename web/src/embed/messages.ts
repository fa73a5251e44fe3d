/**
 * What a page and the game in its frame say to each other. Both sides read messages here and nowhere else: one
 * that does not have exactly these parts is not heard, and whatever more it has is left behind.
 */

/** Tells our messages from others, and this way of writing them from later ones. */
const MARK = "roundhouse";
const VERSION = 1;

/** Somebody has decided. `entries` counts the log so far, `seat` decides next: null at the end. */
export interface MoveNews {
  readonly game: string;
  readonly round: number;
  readonly seat: number | null;
  readonly entries: number;
}

/** A game is over. `won`: a person has; `code` is that of an attempt on a daily board that counts. */
export interface ResultNews {
  readonly game: string;
  readonly rounds: number;
  readonly won: boolean;
  readonly date: string | null;
  readonly code: string | null;
}

/** From the frame: it is there, a game can begin, and what happens in it. */
export type News =
  | { readonly kind: "here" }
  | { readonly kind: "ready"; readonly detail: { readonly game: string } }
  | { readonly kind: "move"; readonly detail: MoveNews }
  | { readonly kind: "result"; readonly detail: ResultNews };

type Parts = Readonly<Record<string, unknown>>;

/** Characters: a code is at most 2 KB, an id or a date far less. */
const LONGEST_CODE = 2_048;
const LONGEST_ID = 40;
/** Letters of a query in which each wish is as long as it may be, all of them escaped. */
const LONGEST_QUERY = 100_000;

export function writeNews(news: News): object {
  return { [MARK]: VERSION, ...news };
}

/** What a message from the frame says, or null if it is none. */
export function readNews(data: unknown): News | null {
  if (!isOurs(data)) return null;
  const { kind, detail } = data;
  if (kind === "here") return { kind };
  if (!isParts(detail) || !isId(detail.game)) return null;
  const { game } = detail;
  if (kind === "ready") return { kind, detail: { game } };
  if (kind === "move") return readMove(game, detail);
  return kind === "result" ? readResult(game, detail) : null;
}

function readMove(game: string, { round, seat, entries }: Parts): News | null {
  if (!isCount(round) || !isCount(entries) || !(seat === null || isCount(seat))) return null;
  return { kind: "move", detail: { game, round, seat, entries } };
}

function readResult(game: string, { rounds, won, date, code }: Parts): News | null {
  if (!isCount(rounds) || typeof won !== "boolean") return null;
  if (!(date === null || isId(date))) return null;
  if (!(code === null || isText(code, LONGEST_CODE))) return null;
  return { kind: "result", detail: { game, rounds, won, date, code } };
}

/** The page around the frame asks for something else than it did: all its wishes, as a query. */
export function writeAsking(query: string): object {
  return { [MARK]: VERSION, kind: "wishes", query };
}

/** The query that a message from the page around asks by, or null if it is none. */
export function readAsking(data: unknown): string | null {
  if (!isOurs(data) || data.kind !== "wishes") return null;
  return isText(data.query, LONGEST_QUERY) ? data.query : null;
}

/**
 * The name of a frame, which it can read without any server having seen it: the page around it, and which of the
 * games on that page it is.
 */
export function nameFrame(number: number, origin: string): string {
  return `${MARK} ${number} ${origin}`;
}

/** The origin of the page around, by the name of the frame; null if it is not one of ours. */
export function readFrameName(name: string): string | null {
  const [mark, , origin = ""] = name.split(" ");
  if (mark !== MARK || !/^https?:/.test(origin) || !URL.canParse(origin)) return null;
  return new URL(origin).origin;
}

function isOurs(data: unknown): data is Parts {
  return isParts(data) && data[MARK] === VERSION;
}

function isParts(value: unknown): value is Parts {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest;
}

function isId(value: unknown): value is string {
  return isText(value, LONGEST_ID);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
