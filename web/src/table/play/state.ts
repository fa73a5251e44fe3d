/** Everything the table shows, in one place. Views and offers come from the engine; the rest is looking and pointing. */

import type { WishRefusal } from "../../embed/wishes.js";
import type { BootFailure, Stage } from "../../engine/client.js";
import type { Odds } from "../../engine/odds.js";
import type {
  GameEvent,
  Hello,
  Offer,
  OptionValue,
  PlayerView,
  Refusal,
  View,
} from "../../engine/protocol.js";
import type { Statistics } from "../../engine/statistics.js";
import type { StoredDay } from "../../store/dailies.js";
import type { StoredGame } from "../../store/games.js";
import type { Desk } from "./desk.js";
import { EVERYTHING, type LogFilter, type LogLine } from "./log.js";

export interface SeatForm {
  name: string;
  colour: string;
  /** "human", or the id of a bot. */
  kind: string;
}

export interface SetupForm {
  /** The game that is set up. */
  game: string;
  seats: SeatForm[];
  options: Record<string, OptionValue>;
  seed: string;
  /** What the engine had against it. */
  refusal: Refusal | null;
}

export function startSetup(game = ""): SetupForm {
  return { game, seats: [], options: {}, seed: "", refusal: null };
}

/** Words over the map for a moment; `amount` counts up to its value. */
export interface Moment {
  kind: string;
  seat: number | null;
  title: string;
  note: string;
  amount: number | null;
}

/** A look at an earlier position; `draft` is what was being composed meanwhile. */
export interface LookBack {
  entry: number;
  told: readonly GameEvent[];
  draft: object;
}

/** What lies over the table: one at a time. */
export type DialogShown =
  | { name: "about" | "daily" | "games" | "menu" | "settings" | "statistics" }
  /** One that only the game on the table has: it says which. */
  | { name: "own"; own: object }
  | { name: "seat"; seat: number }
  | { name: "handbook"; section: string | null; query: string }
  | { name: "confirm"; kind: "resign" | "part"; player: string; act: () => void }
  | { name: "text"; kind: "share" | "report"; text: string; copied: boolean };

/** Words that pass by at the edge, with something that may be done about them. */
export interface Toast {
  text: string;
  label: string;
  act: () => void;
}

export interface TableState {
  screen: "setup" | "play";
  stage: Stage | null;
  failure: BootFailure | null;
  hello: Hello | null;
  saved: StoredGame | null;
  /** The days on which a daily board was attempted, the latest last. */
  days: readonly StoredDay[];
  /** The daily board that is looked at. */
  desk: Desk | null;
  setup: SetupForm;
  /** The forms of games that are not being set up, as they were left. */
  forms: Map<string, SetupForm>;
  /** The view as shown: while events are played it lags behind the engine. */
  view: View | null;
  offers: readonly Offer[];
  /** The depths an undo may go back to, nearest first. */
  undo: readonly number[];
  redo: boolean;
  lookBack: LookBack | null;
  /** What is composed but not decided; each game knows its own. */
  draft: object;
  /** What is picked in a decision panel but not yet decided: a deed, an engine, an amount. */
  picked: string | null;
  /** What the keys stand on: a point or a link of the map. */
  highlighted: number | null;
  /** For whom the table decides what it can. */
  autoSeats: Set<number>;
  /** The engine is asked or something moves: nothing can be decided. */
  busy: boolean;
  watching: boolean;
  keeping: boolean;
  /** It has been read that the game is only in memory. */
  memoryNoticed: boolean;
  /** A newer edition of the page is there: to be taken, or taken by another tab already. */
  edition: "offered" | "taken-elsewhere" | null;
  /** All that a table needs is kept on this device. */
  keptOffline: boolean;
  refusal: Refusal | null;
  brokenSave: string | null;
  moment: Moment | null;
  log: LogLine[];
  logFilter: LogFilter;
  /** How many lines of the log are drawn. */
  logShown: number;
  dialog: DialogShown | null;
  toast: Toast | null;
  games: StoredGame[];
  importing: boolean;
  importError: Refusal | null;
  /** The form was filled from a link. */
  sharedBoard: "filled" | "broken" | null;
  /** What is wished for by the address, or by the page around, and cannot be. */
  wishRefusal: WishRefusal | null;
  sheetOpen: boolean;
  /** The player whose card is kept open; null: whoever’s turn it is. */
  cardOpen: number | null;
  /** The figures of the game as it stood at their `seq`; asked for when somebody looks. */
  statistics: Statistics | null;
  /** Which of the game's series the graph shows. */
  graphed: number;
  /** Who may win, as far as the engine has told; it stays until it tells of a later position. */
  odds: Odds | null;
  /** The map is looked at after the end, rather than what came out. */
  finaleClosed: boolean;
  /** Which of the game's tables is open beside the map; the first has players and log. */
  tab: string;
}

/** The table that every game has. */
export const FIRST_TAB = "table";

export const COLOURS = ["crimson", "azure", "forest", "amber", "violet", "slate"] as const;

/** What is true when a game is laid on the table, whatever was there before. */
export function startGame() {
  return {
    draft: {},
    picked: null,
    highlighted: null,
    autoSeats: new Set(),
    lookBack: null,
    moment: null,
    log: [],
    logFilter: EVERYTHING,
    logShown: 120,
    refusal: null,
    statistics: null,
    odds: null,
    graphed: 0,
    finaleClosed: false,
    cardOpen: null,
  } satisfies Partial<TableState>;
}

export function startState(): TableState {
  return {
    ...startGame(),
    screen: "setup",
    stage: null,
    failure: null,
    hello: null,
    saved: null,
    days: [],
    desk: null,
    setup: startSetup(),
    forms: new Map(),
    view: null,
    offers: [],
    undo: [],
    redo: false,
    busy: false,
    watching: false,
    keeping: true,
    memoryNoticed: false,
    edition: null,
    keptOffline: false,
    brokenSave: null,
    dialog: null,
    toast: null,
    games: [],
    importing: false,
    importError: null,
    sharedBoard: null,
    wishRefusal: null,
    sheetOpen: false,
    tab: FIRST_TAB,
  };
}

/** A state as far as it shows who plays. */
interface Seen<P extends PlayerView> {
  view: { readonly seat: number | null; readonly players: readonly P[] } | null;
}

/** The player who decides now, or null. */
export function decider<P extends PlayerView>({ view }: Seen<P>): P | null {
  return view && view.seat !== null ? (view.players[view.seat] ?? null) : null;
}

/** The person who decides, or else who decides next; null where bots play by themselves. */
export function nextPerson<P extends PlayerView>({ view }: Seen<P>): P | null {
  if (!view || view.seat === null) return null;
  const count = view.players.length;
  for (let ahead = 0; ahead < count; ahead += 1) {
    const player = view.players[(view.seat + ahead) % count];
    if (player?.kind === "human" && !player.out) return player;
  }
  return null;
}

/** The offer of a type, or null if it is not open. */
export function offerOf(state: TableState, type: string): Offer | null {
  return state.offers.find((offer) => offer.type === type) ?? null;
}

/** The choices of one parameter over all offers of a type. */
export function choicesOf(state: TableState, type: string, parameter: string): string[] {
  const choices: string[] = [];
  for (const offer of state.offers) {
    const spec = offer.type === type ? offer.params[parameter] : undefined;
    if (spec?.kind === "one_of") choices.push(...spec.choices.map(String));
    if (spec?.kind === "fixed") choices.push(String(spec.value));
  }
  return choices;
}

/** The view with some fields of one player changed; what events change before the next view comes. */
export function changePlayer<V extends View>(
  view: V,
  seat: number,
  change: Partial<V["players"][number]>,
): V {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...change } : player,
  );
  return { ...view, players };
}
