/** The part of the protocol that is about daily boards and result codes. */

/** What somebody made of a board; `money` and `worth` in dollars. */
export interface Score {
  readonly won: boolean;
  readonly rounds: number;
  readonly money: number;
  readonly worth: number;
}

/** A part of a game in its picture row. */
export type Mark = "plain" | "gained" | "improved" | "won" | "lost" | "left";

export interface DailyBoard {
  readonly game: string;
  /** As 2026-11-29, by UTC. */
  readonly date: string;
  /** The date of the game's first board. */
  readonly first: string;
  readonly edition: number;
  readonly map: string;
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a finished game on a board came to. `order` sorts, the best first. */
export interface Finish {
  readonly score: Score;
  readonly order: readonly number[];
  readonly marks: readonly Mark[];
  /** null: the game does not count. */
  readonly code: string | null;
}

/** What a code says; `play` is the same for two codes of one game, whatever their names. */
export interface CodeEntry {
  readonly claim: {
    readonly game: string;
    readonly date: string;
    readonly edition: number;
    readonly name: string;
    readonly score: Score;
  };
  readonly play: string;
  readonly order: readonly number[];
}

interface BoardRequest {
  readonly game: string;
  readonly date: string;
}

type Granted<T> = T & { readonly ok: true };

/** `Opened` is what is answered when a game is laid on the table. */
export interface DailyOperations<Opened> {
  daily: { request: BoardRequest; answer: Granted<DailyBoard> };
  daily_begin: {
    request: BoardRequest & {
      readonly counted: boolean;
      readonly seats: readonly { readonly name: string; readonly colour: string }[];
    };
    answer: Opened;
  };
  daily_finish: { request: BoardRequest & { readonly name: string }; answer: Granted<Finish> };
  daily_code: {
    /** `proved`: the code is replayed. */
    request: BoardRequest & { readonly code: string; readonly proved: boolean };
    answer: Granted<{ readonly entry: CodeEntry; readonly marks: readonly Mark[] | null }>;
  };
}
