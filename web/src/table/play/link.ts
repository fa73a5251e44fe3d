/** A board as a link: game, options, seed and number of seats, in the part of an address no server sees. */

import type { OptionSpec, OptionValue } from "../../engine/protocol.js";
import type { SetUp } from "./opening.js";
import { gameOf, makeSeat, nextBot, optionsOf } from "./seats.js";
import type { TableState } from "./state.js";

const MARK = "#board=";
/** Characters; ours are far shorter. */
const LONGEST = 2_000;
const LONGEST_SEED = 40;
/** Half of a surrogate pair: no file could hold it. */
const HALF_A_LETTER = /\p{Surrogate}/u;

interface SharedBoard {
  game: string;
  seed: string;
  seats: number;
  options: Record<string, unknown>;
}

/** The address of this page with a board in it; only options that differ from the usual ones are told. */
export function writeBoardLink({ hello }: TableState, setUp: SetUp): string {
  const { game, seed, seats } = setUp;
  const options: Record<string, unknown> = {};
  for (const option of optionsOf(hello)) {
    const value = setUp.options[option.id] ?? null;
    if (value !== option.default) options[option.id] = value;
  }
  const board: SharedBoard = { game, seed, seats: seats.length, options };
  const address = new URL(location.href);
  address.search = "";
  address.hash = MARK + encode(JSON.stringify(board));
  return address.href;
}

/**
 * Fill the form from the page's address, if there is a board in it, and take it out of the address.
 * What does not fit this game is left out; a link that is no board says so. Whether there was one.
 */
export function takeBoardLink(state: TableState): boolean {
  if (!location.hash.startsWith(MARK) || !state.hello) return false;
  const text = location.hash.slice(MARK.length);
  history.replaceState(null, "", location.pathname + location.search);
  const board = read(text);
  state.sharedBoard = board && fill(state, board) ? "filled" : "broken";
  return true;
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
  const described = gameOf(state.hello);
  if (!described || described.id !== game) return false;
  const [least, most] = described.seats;
  if (seats < least || seats > most) return false;
  const { setup } = state;
  setup.seed = seed;
  for (const option of optionsOf(state.hello)) {
    const value = options[option.id];
    setup.options[option.id] = fits(option, value) ? value : option.default;
  }
  setup.seats.length = Math.min(setup.seats.length, seats);
  while (setup.seats.length < seats) {
    setup.seats.push(makeSeat(setup.seats, nextBot(setup.seats, state.hello)));
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
