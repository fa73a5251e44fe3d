/** The log as plain data: lines in groups, one a turn, and which of them a filter lets through. */

import type { GameEvent } from "../../engine/protocol.js";

/** How the log of a game is divided and sifted. */
export interface LogPlan {
  /** What lines may be about, and which kinds of event are; one that is about none shows under `all` alone. */
  readonly about: Readonly<Record<string, ReadonlySet<string>>>;
  /** Events that begin a group of lines. */
  readonly opening: ReadonlySet<string>;
  /** The chapter that an event is in, told the one before; 0 is the set-up. */
  chapterOf(event: GameEvent, before: number): number;
  /** What stands over a chapter. */
  heading(chapter: number): string;
}

export interface LogFilter {
  /** Whom the line is about, or null for everybody. */
  seat: number | null;
  /** What the line is about, in the game's own division; `all` for everything. */
  kind: string;
  text: string;
}

export const EVERYTHING: LogFilter = { seat: null, kind: "all", text: "" };

/** Parameters of an event that are seats. */
const SEATS = ["seat", "payee", "payer", "buyer", "partner", "winner"] as const;

/** One line; its words are put together when somebody first reads them. */
export class LogLine {
  #text: string | null = null;

  constructor(
    readonly number: number,
    /** The log entry that led to it: the game after it stood as `jump` shows it. */
    readonly entry: number,
    /** 0 is the set-up. */
    readonly chapter: number,
    readonly event: GameEvent,
    private readonly word: () => string,
  ) {}

  get kind(): string {
    return this.event.kind;
  }

  get seat(): number | null {
    return typeof this.event.seat === "number" ? this.event.seat : null;
  }

  get text(): string {
    this.#text ??= this.word();
    return this.#text;
  }
}

/** Lines that belong together, oldest first; `head` is what they begin with, such as a turn. */
export interface LogGroup {
  readonly chapter: number;
  readonly head: LogLine | null;
  readonly lines: readonly LogLine[];
}

/** The newest groups that pass, oldest first, with `most` lines or a few more; `more` says whether there are earlier ones. */
export function pickGroups(
  plan: LogPlan,
  log: readonly LogLine[],
  filter: LogFilter,
  most: number,
): { groups: LogGroup[]; more: boolean } {
  const groups: LogGroup[] = [];
  const text = filter.text.trim().toLocaleLowerCase();
  let [end, shown] = [log.length, 0];
  while (end > 0 && shown < most) {
    const start = startOfGroup(plan, log, end);
    const group = makeGroup(plan, log.slice(start, end), filter, text);
    if (group) {
      groups.push(group);
      shown += group.lines.length + 1;
    }
    end = start;
  }
  return { groups: groups.reverse(), more: end > 0 };
}

/** Where the group begins that ends before `end`. */
function startOfGroup({ opening }: LogPlan, log: readonly LogLine[], end: number): number {
  let start = end - 1;
  while (start > 0 && !opening.has(log[start]?.kind ?? "")) start -= 1;
  return start;
}

function makeGroup(
  plan: LogPlan,
  lines: readonly LogLine[],
  filter: LogFilter,
  text: string,
): LogGroup | null {
  const [first] = lines;
  if (!first) return null;
  const head = plan.opening.has(first.kind) ? first : null;
  const passing = lines.filter((line) => line !== head && passes(plan, line, filter, text));
  if (passing.length === 0 && !(head && passes(plan, head, filter, text))) return null;
  return { chapter: first.chapter, head, lines: passing };
}

function passes(
  { about }: LogPlan,
  line: LogLine,
  { seat, kind }: LogFilter,
  text: string,
): boolean {
  if (seat !== null && !SEATS.some((parameter) => line.event[parameter] === seat)) return false;
  if (kind !== "all" && !about[kind]?.has(line.kind)) return false;
  return text === "" || line.text.toLocaleLowerCase().includes(text);
}
