/** The log as plain data: lines in groups, one a turn, and which of them a filter lets through. */

import type { GameEvent } from "../../engine/protocol.js";

/** What a line may be about; one that is about none of them shows under `all` alone. */
export const LOG_KINDS = ["all", "money", "movement", "deeds"] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export interface LogFilter {
  /** Whom the line is about, or null for everybody. */
  seat: number | null;
  kind: LogKind;
  text: string;
}

export const EVERYTHING: LogFilter = { seat: null, kind: "all", text: "" };

const ABOUT: Readonly<Record<Exclude<LogKind, "all">, ReadonlySet<string>>> = {
  money: new Set([
    ...["arrived", "fee", "bounty", "bought_railroad", "bought_engine"],
    ...["sold_deed", "deal_made", "bankrupt", "resigned"],
  ]),
  movement: new Set([
    ...["destination_rolled", "region_rolled", "turn_lost", "rolled", "bonus_rolled", "moved"],
    ...["stuck", "arrived", "declared", "reached_home", "lapsed", "bounty"],
  ]),
  deeds: new Set([
    ...["bought_railroad", "sold_deed", "auction_opened", "bid", "bid_passed", "deal_proposed"],
    ...["deal_countered", "deal_made", "deal_declined", "all_sold", "not_all_sold", "established"],
  ]),
};

/** Parameters of an event that are seats. */
const SEATS = ["seat", "payee", "payer", "buyer", "partner", "winner"] as const;

/** Events that begin a group of lines. */
const OPENING = new Set(["turn_began", "undone", "redone"]);

/** One line; its words are put together when somebody first reads them. */
export class LogLine {
  #text: string | null = null;

  constructor(
    readonly number: number,
    /** The log entry that led to it: the game after it stood as `jump` shows it. */
    readonly entry: number,
    /** 0 before the first turn. */
    readonly round: number,
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
  readonly round: number;
  readonly head: LogLine | null;
  readonly lines: readonly LogLine[];
}

/** The newest groups that pass, oldest first, with `most` lines or a few more; `more` says whether there are earlier ones. */
export function pickGroups(
  log: readonly LogLine[],
  filter: LogFilter,
  most: number,
): { groups: LogGroup[]; more: boolean } {
  const groups: LogGroup[] = [];
  const text = filter.text.trim().toLocaleLowerCase();
  let [end, shown] = [log.length, 0];
  while (end > 0 && shown < most) {
    const start = startOfGroup(log, end);
    const group = makeGroup(log.slice(start, end), filter, text);
    if (group) {
      groups.push(group);
      shown += group.lines.length + 1;
    }
    end = start;
  }
  return { groups: groups.reverse(), more: end > 0 };
}

/** Where the group begins that ends before `end`. */
function startOfGroup(log: readonly LogLine[], end: number): number {
  let start = end - 1;
  while (start > 0 && !OPENING.has(log[start]?.kind ?? "")) start -= 1;
  return start;
}

function makeGroup(lines: readonly LogLine[], filter: LogFilter, text: string): LogGroup | null {
  const [first] = lines;
  if (!first) return null;
  const head = OPENING.has(first.kind) ? first : null;
  const passing = lines.filter((line) => line !== head && passes(line, filter, text));
  if (passing.length === 0 && !(head && passes(head, filter, text))) return null;
  return { round: first.round, head, lines: passing };
}

function passes(line: LogLine, { seat, kind }: LogFilter, text: string): boolean {
  if (seat !== null && !SEATS.some((parameter) => line.event[parameter] === seat)) return false;
  if (kind !== "all" && !ABOUT[kind].has(line.kind)) return false;
  return text === "" || line.text.toLocaleLowerCase().includes(text);
}
