/** The protocol of `pysrc/README.md`, as types: what the page may ask and what it gets. */

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
  | { readonly kind: "path"; readonly start: Index; readonly goal: Index; readonly length: number }
  | { readonly kind: "links"; readonly treasury: number };

export interface Offer {
  readonly type: string;
  readonly params: Readonly<Record<string, Spec>>;
}

export interface PlayerView {
  readonly seat: Index;
  readonly name: string;
  readonly colour: Colour;
  readonly kind: "human" | "bot";
  readonly bot: string | null;
  readonly cash: number;
  /** No longer in the game. */
  readonly out: boolean;
}

export interface Result {
  readonly reason: string;
  readonly winner: Index | null;
  readonly ranking: readonly {
    readonly seat: Index;
    readonly place: number;
    readonly cash: number;
  }[];
}

/** What every game's view has; each game's own has more (`coast.ts`, `siberia.ts`). */
export interface View {
  readonly game: string;
  readonly map: string;
  /** Who decides; null at the end. */
  readonly seat: Index | null;
  readonly phase: string;
  /** Whose turn it is; somebody else may have to decide in it. */
  readonly turn: { readonly seat: Index };
  readonly players: readonly PlayerView[];
  readonly options: Options;
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

/** What is composed but not decided: a path so far, or an action. */
export type Draft = readonly Index[] | Action;

/** An answer of which each game says what else is in it. */
export interface Granted {
  readonly ok: true;
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
  facts: { request: { readonly map?: string }; answer: Granted };
  seat: {
    request: { readonly seq: number; readonly seat: Index; readonly bot: string | null };
    answer: Snapshot;
  };
  resign: { request: { readonly seq: number }; answer: Snapshot };
  preview: { request: { readonly seq: number; readonly draft: Draft }; answer: Granted };
  explain: {
    request: { readonly seq: number; readonly draft: Draft; readonly point: Index };
    answer: Granted & { readonly refused: Refusal | null };
  };
  advise: { request: { readonly seq: number; readonly draft: Draft }; answer: Granted };
  counsel: {
    request: { readonly seq: number; readonly seat: Index; readonly budget: number };
    answer: Granted & { readonly thinking: boolean };
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
