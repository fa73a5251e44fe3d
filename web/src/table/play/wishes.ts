/**
 * What the page's address or the page around it wishes for, made sense of: a form filled in, or a daily board. All
 * of it or nothing, so that nobody plays another game than was meant.
 */

import type { Wish, Wishes, WishRefusal } from "../../embed/wishes.js";
import type { Hello, OptionSpec, OptionValue } from "../../engine/protocol.js";
import { dateOf } from "../../store/clock.js";
import { SETTINGS, suggestSetting } from "../../store/settings.js";
import { chooseGame } from "./opening.js";
import { botsOf, gameOf, makeSeat, nextBot, optionsOf } from "./seats.js";
import type { SeatForm, SetupForm } from "./state.js";
import type { Table } from "./table.js";

const MODES = ["free", "daily"] as const;
const VICTORY = "victory_amount";
const HUMAN = "human";

/** What the form is filled with, and the date of the daily board that is opened then. */
interface Plan {
  readonly game: string;
  readonly form: Partial<SetupForm>;
  readonly daily: string | null;
}

class Unfulfillable extends Error {
  constructor(readonly refusal: WishRefusal) {
    super(refusal.wish);
  }
}

function refuse(wish: Wish, value: string, known: readonly string[]): never {
  throw new Unfulfillable({ wish, value, known });
}

/** Have settings be as wished where the person has not chosen. What is no such setting changes nothing. */
export function suggestSettings({ theme, assist }: Wishes): void {
  suggestSetting("theme", theme ?? null);
  suggestSetting("assistance", assist ?? null);
}

/**
 * Fill the form as wished, nobody playing. Gives the date of a daily board that is wished for, or null. If any wish
 * cannot be fulfilled none is, and the state says which.
 */
export async function fulfil(table: Table, wishes: Wishes): Promise<string | null> {
  const { state } = table;
  const plan = makePlan(table, wishes);
  if (!plan) return null;
  await chooseGame(table, plan.game);
  if (state.setup.game !== plan.game || state.screen !== "setup") return null;
  Object.assign(state.setup, plan.form);
  return plan.daily;
}

function makePlan({ state, gameIds }: Table, wishes: Wishes): Plan | null {
  const { hello, setup } = state;
  state.wishRefusal = null;
  if (!hello) return null;
  try {
    const { game = setup.game } = wishes;
    if (!gameIds.includes(game)) refuse("game", game, gameIds);
    checkSettings(wishes);
    return { game, form: readForm(hello, game, wishes), daily: readDaily(wishes) };
  } catch (error) {
    if (!(error instanceof Unfulfillable)) throw error;
    state.wishRefusal = error.refusal;
    return null;
  }
}

function readForm(hello: Hello, game: string, wishes: Wishes): Partial<SetupForm> {
  const { seats } = wishes;
  const options = readOptions(optionsOf(hello, game), wishes);
  return seats === undefined ? { options } : { options, seats: readSeats(hello, game, seats) };
}

function readDaily({ mode, date }: Wishes): string | null {
  const chosen = mode ?? (date === undefined ? "free" : "daily");
  if (!MODES.some((one) => one === chosen)) refuse("mode", chosen, MODES);
  if (chosen === "free") return null;
  const today = dateOf();
  if (date !== undefined && !(isDate(date) && date <= today)) refuse("date", date, [today]);
  return date ?? today;
}

/** There is no year 0, though some count so. */
function isDate(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && dateOf(moment) === text && text >= "0001";
}

function checkSettings({ theme, assist }: Wishes): void {
  const check = (wish: Wish, value: string | undefined, known: readonly string[]) =>
    value === undefined || known.includes(value) || refuse(wish, value, known);
  check("theme", theme, SETTINGS.theme);
  check("assist", assist, SETTINGS.assistance);
}

/** `3`: a person and two bots; `human,augusta,human`: these, in order. */
function readSeats(hello: Hello, game: string, text: string): SeatForm[] {
  const [least, most] = gameOf(hello, game)?.seats ?? [0, 0];
  const bots = botsOf(hello, game);
  const kinds = /^\d+$/.test(text) ? Number(text) : splitList(text);
  const count = typeof kinds === "number" ? kinds : kinds.length;
  if (count < least || count > most) refuse("seats", text, [`${least}–${most}`]);
  const seats: SeatForm[] = [];
  while (seats.length < count) {
    const kind =
      typeof kinds === "number"
        ? seats.length === 0
          ? HUMAN
          : nextBot(seats, bots)
        : (kinds[seats.length] ?? "");
    if (kind !== HUMAN && !bots.includes(kind)) refuse("seats", kind, [HUMAN, ...bots]);
    seats.push(makeSeat(seats, kind));
  }
  return seats;
}

/** Every option, as wished or as it usually is. */
function readOptions(specs: readonly OptionSpec[], wishes: Wishes): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) options[spec.id] = spec.default;
  for (const [wish, id, value] of listOptions(wishes)) {
    const spec = specs.find((one) => one.id === id);
    if (!spec)
      refuse(
        wish,
        id,
        specs.map((one) => one.id),
      );
    if (!fits(spec, value)) refuse(wish, `${id}=${value}`, describeRange(spec));
    options[id] = value;
  }
  return options;
}

/** Which wish, which option, and what it is to be. */
function* listOptions({ options, victory }: Wishes): Generator<[Wish, string, unknown]> {
  if (options !== undefined) {
    for (const [id, value] of splitOptions(options)) yield ["options", id, value];
  }
  if (victory !== undefined) yield ["victory", VICTORY, readValue(victory)];
}

/** Options as a list, `deals=false, victory_amount=250000`, or as JSON. */
function splitOptions(text: string): [string, unknown][] {
  if (!text.startsWith("{")) {
    return splitList(text.replaceAll(/\s*=\s*/g, "=")).map((pair) => {
      const [id = "", value = "true"] = pair.split("=");
      return [id, readValue(value)];
    });
  }
  try {
    return Object.entries(JSON.parse(text) as Record<string, unknown>);
  } catch {
    return refuse("options", text, []);
  }
}

function splitList(text: string): string[] {
  return text.split(/[,;\s]+/).filter(Boolean);
}

function readValue(text: string): unknown {
  if (/^-?\d+$/.test(text)) return Number(text);
  return /^(true|false|null)$/.test(text) ? JSON.parse(text) : text;
}

function fits(option: OptionSpec, value: unknown): value is OptionValue {
  const { kind, choices = [], low = 0, high = Number.MAX_SAFE_INTEGER, step = 1 } = option;
  if (value === null) return option.default === null;
  if (kind === "switch") return typeof value === "boolean";
  if (kind === "choice") return choices.some((choice) => choice === value);
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return false;
  return value >= low && value <= high && (value - low) % step === 0;
}

function describeRange({ kind, choices = [], low = 0, high = 0, step = 1 }: OptionSpec): string[] {
  if (kind === "switch") return ["true", "false"];
  if (kind === "choice") return [...choices];
  return [`${low}–${high}`, ...(step === 1 ? [] : [`± ${step}`])];
}
