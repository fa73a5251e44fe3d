/** Everything the table shows, in one place. Views and offers come from the engine; the rest is looking and pointing. */

import type { Advice } from "../../engine/advice.js";
import type { BootFailure, Stage } from "../../engine/client.js";
import type { Odds } from "../../engine/odds.js";
import type {
  GameEvent,
  Hello,
  Offer,
  OptionValue,
  PlayerView,
  Preview,
  Refusal,
  View,
} from "../../engine/protocol.js";
import type { Statistics } from "../../engine/statistics.js";
import type { Place } from "../../map/board.js";
import type { StoredDay } from "../../store/dailies.js";
import type { StoredGame } from "../../store/games.js";
import type { Desk } from "./desk.js";
import { EVERYTHING, type LogFilter, type LogLine } from "./log.js";
import { type Reference, startReference } from "./reference.js";

export interface SeatForm {
  name: string;
  colour: string;
  /** "human", or the id of a bot. */
  kind: string;
}

export interface SetupForm {
  seats: SeatForm[];
  options: Record<string, OptionValue>;
  seed: string;
  /** What the engine had against it. */
  refusal: Refusal | null;
}

/** A leg being laid: sections, and what the engine says of them. */
export interface Draft {
  sections: number[];
  preview: Preview | null;
  advice: Advice | null;
  /** Which of the other ways of the advice is pointed at. */
  compared: number | null;
  /** The sections that `preview` is about; other than `sections` while the engine is being asked. */
  previewed: readonly number[] | null;
}

/** Words over the map for a moment; `amount` counts up to its value. */
export interface Moment {
  kind: string;
  seat: number | null;
  title: string;
  note: string;
  amount: number | null;
}

export interface DiceShown {
  white: readonly number[] | null;
  coloured: number | null;
  rolling: boolean;
}

/** A look at an earlier position; `draft` is the way that was being laid meanwhile. */
export interface LookBack {
  entry: number;
  told: readonly GameEvent[];
  draft: Draft;
}

/** What one side of a deal puts in; cash in dollars. */
export interface DealSide {
  cash: number;
  deeds: readonly string[];
}

/** A deal being composed; both sides are seen from the one who composes. */
export interface DealForm {
  type: "propose_deal" | "counter_deal";
  partner: number;
  give: DealSide;
  take: DealSide;
  /** What the engine had against it. */
  refusal: Refusal | null;
}

/** A railroad that is pointed at on the map, at a place of the stage in pixels; `held` after a tap. */
export interface PointedLine {
  railroad: string;
  place: Place;
  held: boolean;
}

/** What lies over the table: one at a time. */
export type DialogShown =
  | { name: "about" | "chart" | "daily" | "games" | "menu" | "settings" | "statistics" }
  | { name: "deal"; form: DealForm }
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
  /** The view as shown: while events are played it lags behind the engine. */
  view: View | null;
  offers: readonly Offer[];
  /** The depths an undo may go back to, nearest first. */
  undo: readonly number[];
  redo: boolean;
  lookBack: LookBack | null;
  draft: Draft;
  /** What is picked in a decision panel but not yet decided: a deed, an engine, a region. */
  picked: string | null;
  highlighted: number | null;
  pointed: PointedLine | null;
  /** A point that is pointed at on the map, whose name is shown. */
  named: number | null;
  /** A tapped point that cannot be ridden to, and why. */
  objection: { point: number; refusal: Refusal } | null;
  /** A railroad that is pointed at elsewhere, as in a list: the map lights it. */
  lit: string | null;
  /** A point that several railroads lead to side by side, waiting for one to be chosen. */
  fork: number | null;
  /** A point that was looked up: a ring shows it for a moment. */
  ringed: number | null;
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
  positions: Map<number, Place>;
  moment: Moment | null;
  dice: DiceShown;
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
  sheetOpen: boolean;
  /** The player whose card is kept open; null: whoever’s turn it is. */
  cardOpen: number | null;
  /** The figures of the game as it stood at their `seq`; asked for when somebody looks. */
  statistics: Statistics | null;
  graphed: "net_worth" | "cash";
  /** Who may win, as far as the engine has told; it stays until it tells of a later position. */
  odds: Odds | null;
  /** The map is looked at after the end, rather than what came out. */
  finaleClosed: boolean;
  /** What is looked up beside the game. */
  reference: Reference;
}

export const COLOURS = ["crimson", "azure", "forest", "amber", "violet", "slate"] as const;

export function emptyDraft(): Draft {
  return { sections: [], preview: null, advice: null, compared: null, previewed: null };
}

/** Nothing on the map is pointed at or asked about any more. */
export function letGo() {
  return { highlighted: null, fork: null, pointed: null, named: null, objection: null };
}

/** What is true when a game is laid on the table, whatever was there before. */
export function startGame() {
  return {
    draft: emptyDraft(),
    picked: null,
    ...letGo(),
    lit: null,
    ringed: null,
    autoSeats: new Set(),
    lookBack: null,
    positions: new Map(),
    moment: null,
    dice: { white: null, coloured: null, rolling: false },
    log: [],
    logFilter: EVERYTHING,
    logShown: 120,
    refusal: null,
    statistics: null,
    odds: null,
    graphed: "net_worth",
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
    setup: { seats: [], options: {}, seed: "", refusal: null },
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
    sheetOpen: false,
    reference: startReference(),
  };
}

/** What is suggested of the leg being laid, section by section. */
export function suggestedPath({ advice }: Draft): readonly number[] {
  return advice?.path ?? [];
}

/** The player who decides now, or null. */
export function decider(state: TableState): PlayerView | null {
  const { view } = state;
  return view && view.seat !== null ? (view.players[view.seat] ?? null) : null;
}

/** The owner of a railroad, or null while it is the Bank's. */
export function ownerOf(view: View, railroad: string): PlayerView | null {
  const owner = view.owners[railroad];
  return owner === undefined ? null : (view.players[owner] ?? null);
}

/** The person who decides, or else who decides next; null where bots play by themselves. */
export function nextPerson({ view }: TableState): PlayerView | null {
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
export function changePlayer(view: View, seat: number, change: Partial<PlayerView>): View {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...change } : player,
  );
  return { ...view, players };
}
