/** A board as a link: game, options, seed and number of seats, in the part of an address no server sees. */

import type { OptionSpec, OptionValue } from "../../engine/protocol.js";
import { chooseGame, type SetUp } from "./opening.js";
import { gameOf, makeSeat, nextBot, optionsOf } from "./seats.js";
import type { TableState } from "./state.js";
import type { Table } from "./table.js";

const MARK = "#board=";
/** Characters; ours are far shorter. */
const LONGEST = 2_000;
const LONGEST_SEED = 40;
/** Half of a surrogate pair: no file could hold it. */
const HALF_A_LETTER = /\p{Surrogate}/u;

export interface SharedBoard {
  game: string;
  seed: string;
  seats: number;
  options: Record<string, unknown>;
}

/** The address of this page with a board in it; only options that differ from the usual ones are told. */
export function writeBoardLink({ hello }: TableState, setUp: SetUp): string {
  const { game, seed, seats } = setUp;
  const options: Record<string, unknown> = {};
  for (const option of optionsOf(hello, game)) {
    const value = setUp.options[option.id] ?? null;
    if (value !== option.default) options[option.id] = value;
  }
  const board: SharedBoard = { game, seed, seats: seats.length, options };
  const address = new URL(location.href);
  address.search = "";
  address.hash = MARK + encode(JSON.stringify(board));
  return address.href;
}

/** Take the board out of the page's address, if there is one in it: "broken" if it cannot be read. */
export function takeBoardLink(): SharedBoard | "broken" | null {
  if (!location.hash.startsWith(MARK)) return null;
  const text = location.hash.slice(MARK.length);
  history.replaceState(null, "", location.pathname + location.search);
  return read(text) ?? "broken";
}

/** Fill the form with a board; what does not fit its game is left out. Nobody may be playing. */
export async function fillBoard(table: Table, board: SharedBoard | "broken"): Promise<void> {
  const { state } = table;
  if (board !== "broken" && gameOf(state.hello, board.game)) await chooseGame(table, board.game);
  state.sharedBoard = board !== "broken" && fill(state, board) ? "filled" : "broken";
  table.draw();
}

function read(text: string): SharedBoard | null {
  if (text.length > LONGEST) return null;
  try {
    const board: unknown = JSON.parse(decode(text));
    return isBoard(board) ? board : null;
  } catch {
    return null;
  }
}

function isBoard(value: unknown): value is SharedBoard {
  if (typeof value !== "object" || value === null) return false;
  const { game, seed, seats, options } = value as Record<string, unknown>;
  if (typeof game !== "string" || typeof seed !== "string") return false;
  const sound = seed.length <= LONGEST_SEED && !HALF_A_LETTER.test(seed);
  return sound && Number.isInteger(seats) && typeof options === "object" && options !== null;
}

function fill(state: TableState, { game, seed, seats, options }: SharedBoard): boolean {
  const described = gameOf(state.hello, game);
  if (!described || state.setup.game !== game) return false;
  const [least, most] = described.seats;
  if (seats < least || seats > most) return false;
  const { setup } = state;
  setup.seed = seed;
  for (const option of optionsOf(state.hello, game)) {
    const value = options[option.id];
    setup.options[option.id] = fits(option, value) ? value : option.default;
  }
  setup.seats.length = Math.min(setup.seats.length, seats);
  while (setup.seats.length < seats) {
    setup.seats.push(makeSeat(setup.seats, nextBot(setup.seats, described.bots)));
  }
  return true;
}

function fits(option: OptionSpec, value: unknown): value is OptionValue {
  if (value === null) return option.default === null;
  if (option.kind === "switch") return typeof value === "boolean";
  if (option.kind === "choice") return option.choices?.some((choice) => choice === value) ?? false;
  return Number.isSafeInteger(value);
}

/** Text in letters that an address may hold as they are. */
function encode(text: string): string {
  const letters = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function decode(text: string): string {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}
