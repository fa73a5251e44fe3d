/** The protocol of `pysrc/README.md`, as types: what the page may ask and what it gets. */

import type { Advice, Counsel } from "./advice.js";
import type { DailyOperations } from "./daily.js";
import type { Odds } from "./odds.js";
import type { Statistics } from "./statistics.js";

/** A section, a point or a seat: its place in the scene's lists or at the table. */
export type Index = number;

export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Refused {
  readonly ok: false;
  readonly error: Refusal;
}

export type Colour = string;

export interface SeatRequest {
  readonly name: string;
  readonly colour: Colour;
  readonly kind: "human" | "bot";
  readonly bot: string | null;
}

/** null: as the other options say. */
export type OptionValue = number | string | boolean | null;
export type Options = Readonly<Record<string, OptionValue>>;

/** An action: its type, and a value for each parameter of the offer. */
export type Action = { readonly type: string } & Readonly<Record<string, unknown>>;

export type Spec =
  | { readonly kind: "fixed"; readonly value: unknown }
  | { readonly kind: "one_of"; readonly choices: readonly (string | number)[] }
  | { readonly kind: "range"; readonly low: number; readonly high: number; readonly step: number }
  | { readonly kind: "subset"; readonly choices: readonly (string | number)[] }
  | { readonly kind: "path"; readonly start: Index; readonly goal: Index; readonly length: number };

export interface Offer {
  readonly type: string;
  readonly params: Readonly<Record<string, Spec>>;
}

export interface Charge {
  readonly payee: Index | null;
  readonly amount: number;
  readonly railroads?: readonly string[];
}

export type Phase =
  | "home_swap"
  | "destination"
  | "region"
  | "roll"
  | "move"
  | "purchase"
  | "deal"
  | "sale"
  | "auction"
  | "end";

export interface TurnView {
  readonly leg: 1 | 2;
  readonly dice: readonly [number, number] | null;
  readonly coloured: number | null;
  readonly allowance: number;
  readonly bonus_due: boolean;
  readonly region_rolled: string | null;
  readonly charges: readonly Charge[];
  readonly owed: number;
  readonly deals_left: number;
  /** Whose turn it is; in a deal or an auction somebody else decides. */
  readonly seat: Index;
}

/** What a roll for a city in a region may bring: means over its chart, for who has to choose. */
export interface RegionView {
  readonly region: string;
  readonly ways: number;
  /** Of `ways`: those that name a city on an own railroad. */
  readonly served: number;
  readonly payoff: number;
  readonly distance: number;
}

/** What an offer gives and takes, seen from the seat that proposes it. */
export interface Deal {
  readonly seat: Index;
  readonly partner: Index;
  readonly give_cash: number;
  readonly give_deeds: readonly string[];
  readonly take_cash: number;
  readonly take_deeds: readonly string[];
  readonly give_value: number;
  readonly take_value: number;
  readonly countered: boolean;
}

export interface Auction {
  /** The seller. */
  readonly seat: Index;
  readonly railroad: string;
  readonly bid: number | null;
  readonly leader: Index | null;
  /** Next to act first. */
  readonly bidders: readonly Index[];
}

export interface PlayerView {
  readonly seat: Index;
  readonly name: string;
  readonly colour: Colour;
  readonly kind: "human" | "bot";
  readonly bot: string | null;
  readonly cash: number;
  readonly home: string | null;
  readonly city: string | null;
  readonly point: Index;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly payoff: number | null;
  readonly distance: number | null;
  readonly engine: string;
  readonly declared: boolean;
  readonly out: boolean;
  readonly deeds: readonly string[];
  readonly net_worth: number;
  readonly ridden: readonly Index[];
  readonly trips: number;
  readonly fees_paid: number;
  readonly fees_got: number;
  readonly goal_point: Index | null;
  readonly established: readonly {
    readonly railroad: string;
    readonly payee: Index | null;
    readonly amount: number;
  }[];
}

export interface Result {
  readonly reason: string;
  readonly winner: Index | null;
  readonly ranking: readonly {
    readonly seat: Index;
    readonly place: number;
    readonly net_worth: number;
    readonly cash: number;
  }[];
}

export interface View {
  readonly game: string;
  readonly map: string;
  readonly round: number;
  readonly round_limit: number | null;
  readonly victory_amount: number;
  readonly seat: Index | null;
  readonly phase: Phase;
  readonly turn: TurnView;
  readonly players: readonly PlayerView[];
  readonly owners: Readonly<Record<string, Index>>;
  readonly fees: Readonly<Record<string, number>>;
  readonly regions: readonly RegionView[] | null;
  readonly deal: Deal | null;
  readonly auction: Auction | null;
  readonly engine_prices: Readonly<Record<string, number>>;
  readonly half_prices: Readonly<Record<string, number>>;
  readonly options: Options;
  readonly all_sold: boolean;
  readonly result: Result | null;
}

/** Something that happened, for words and motion; what else it carries depends on its kind. */
export type GameEvent = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** A log entry or a whole record: kept and handed back as it came, never read by the page. */
export type Entry = Readonly<Record<string, unknown>>;
export type GameRecord = Readonly<Record<string, unknown>>;

export interface Snapshot {
  readonly ok: true;
  readonly seq: number;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly events: readonly GameEvent[];
  /** Depths an undo may go back to, nearest first. */
  readonly undo: readonly number[];
  readonly redo: boolean;
  readonly entries: readonly Entry[];
}

export interface OptionSpec {
  readonly id: string;
  readonly kind: "number" | "switch" | "choice";
  readonly default: OptionValue;
  readonly low?: number;
  readonly high?: number;
  readonly step?: number;
  readonly choices?: readonly string[];
  /** What null stands for, and what it stands for while one of these switches is on. */
  readonly usual?: number;
  readonly usual_with?: Readonly<Record<string, number>>;
}

export interface Hello {
  readonly ok: true;
  readonly version: string;
  readonly games: readonly {
    readonly id: string;
    readonly seats: readonly [number, number];
    readonly options: readonly OptionSpec[];
    readonly presets: readonly { readonly id: string; readonly options: Options }[];
    readonly bots: readonly string[];
  }[];
  readonly maps: readonly { readonly id: string; readonly hash: string }[];
}

/** The numbers that the rules state, by name. */
export interface Constants {
  readonly ok: true;
  readonly dollars: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
}

export interface Preview {
  readonly ok: true;
  readonly point: Index;
  readonly used: number;
  readonly remaining: number;
  readonly complete: boolean;
  readonly arrives: boolean;
  readonly next: readonly {
    readonly section: Index;
    readonly point: Index;
    readonly railroad: string;
  }[];
  readonly far: readonly { readonly point: Index; readonly path: readonly Index[] }[];
  readonly charges: readonly Charge[];
  /** Dollars each railroad would cost after the draft. */
  readonly fees: Readonly<Record<string, number>>;
  readonly refused: Refusal | null;
}

/** What is fixed about a board: it never changes as long as the board's hash is the same. */
export interface BoardFacts {
  readonly ok: true;
  readonly map: string;
  /** All ways the destination charts can be rolled; the `ways` below are of these. */
  readonly all_ways: number;
  readonly railroads: readonly {
    readonly id: string;
    readonly price: number;
    readonly cities: readonly string[];
    readonly ways: number;
    readonly connections: readonly string[];
  }[];
  readonly cities: readonly {
    readonly id: string;
    readonly region: string;
    readonly ways: number;
    readonly railroads: readonly string[];
  }[];
  /** Row i has a number for each city before the i-th. */
  readonly payoffs: readonly (readonly number[])[];
  readonly mileposts: readonly (readonly number[])[];
}

/** Each operation: what it is asked with, and what it answers unless it refuses. */
export interface Operations extends DailyOperations<Snapshot & { readonly record: GameRecord }> {
  hello: { request: object; answer: Hello };
  warm: { request: object; answer: { readonly ok: true } };
  constants: { request: { readonly game: string }; answer: Constants };
  new: {
    request: {
      readonly game: string;
      readonly options: Options;
      readonly seed: string;
      readonly seats: readonly SeatRequest[];
    };
    answer: Snapshot & { readonly record: GameRecord };
  };
  load: {
    /** `counted`: the date of the daily board that the game is the attempt on. */
    request: { readonly record: GameRecord; readonly counted?: string };
    answer: Snapshot;
  };
  submit: {
    request: { readonly seq: number; readonly actions: readonly Action[] };
    answer: Snapshot;
  };
  undo: { request: { readonly seq: number; readonly depth?: number }; answer: Snapshot };
  redo: { request: { readonly seq: number }; answer: Snapshot };
  jump: {
    request: { readonly entry: number };
    answer: {
      readonly ok: true;
      readonly entry: number;
      readonly view: View;
      readonly events: readonly GameEvent[];
    };
  };
  tell: {
    request: { readonly first: number };
    answer: { readonly ok: true; readonly events: readonly (readonly GameEvent[])[] };
  };
  statistics: { request: object; answer: Statistics & { readonly ok: true } };
  odds: { request: { readonly entry?: number }; answer: Odds & { readonly ok: true } };
  facts: { request: { readonly map?: string }; answer: BoardFacts };
  seat: {
    request: { readonly seq: number; readonly seat: Index; readonly bot: string | null };
    answer: Snapshot;
  };
  resign: { request: { readonly seq: number }; answer: Snapshot };
  preview: { request: { readonly seq: number; readonly draft: readonly Index[] }; answer: Preview };
  explain: {
    request: { readonly seq: number; readonly draft: readonly Index[]; readonly point: Index };
    answer: { readonly ok: true; readonly refused: Refusal | null };
  };
  advise: {
    request: { readonly seq: number; readonly draft: readonly Index[] };
    answer: Advice;
  };
  counsel: {
    request: { readonly seq: number; readonly seat: Index; readonly budget: number };
    answer:
      | { readonly ok: true; readonly thinking: true }
      | ({ readonly ok: true; readonly thinking: false } & Counsel);
  };
  bot_step: {
    request: { readonly seq: number; readonly budget: number };
    answer: Snapshot & { readonly thinking?: boolean };
  };
  import: {
    request: { readonly text: string };
    answer: Snapshot & { readonly record: GameRecord };
  };
  export: {
    request: { readonly record?: GameRecord };
    answer: { readonly ok: true; readonly record: GameRecord };
  };
  verify: {
    request: { readonly record: GameRecord };
    answer: { readonly ok: true; readonly valid: boolean; readonly entry?: number };
  };
}

export type Operation = keyof Operations;
export type Request<O extends Operation> = { readonly op: O } & Operations[O]["request"];
export type Answer<O extends Operation> = Operations[O]["answer"] | Refused;
