/** What this browser keeps, as it lies in the database. */

export interface StoredPlayer {
  name: string;
  colour: string;
}

/** How far a game has come, for the list of games. */
export interface Progress {
  round: number;
  /** The seat that decides; null at the end. */
  seat: number | null;
  /** The seats in first place; empty while the game goes on. */
  winners: number[];
}

/** What is known of a game without its entries. `length` counts them, `changed` is in milliseconds. */
export interface StoredGame extends Progress {
  id: string;
  header: Record<string, unknown>;
  players: StoredPlayer[];
  length: number;
  changed: number;
  /** The daily board that it is played on. */
  daily?: DailyGame;
  draft?: StoredDraft;
}

/** What was composed for the decision that stood after `length` entries, as its game wrote it down. */
export interface StoredDraft {
  version: 1;
  length: number;
  composed: unknown;
}

/** A game on the board of a UTC date such as 2026-11-29; one of them a day is `counted`. */
export interface DailyGame {
  game: string;
  date: string;
  counted: boolean;
}

/** What came of an attempt, as the engine summed it up. `late`: it was finished after its day. */
export interface DayResult {
  name: string;
  score: { won: boolean; rounds: number; money: number; worth: number };
  order: readonly number[];
  marks: readonly string[];
  code: string | null;
  late: boolean;
}

/** A day on which an attempt was asked for. `attempt` is the id of its game; `kept` once that is stored, with it. */
export interface StoredDay {
  game: string;
  date: string;
  attempt: string;
  kept: boolean;
  result: DayResult | null;
}

/** Somebody else's result, proved when it was taken in. */
export interface StoredResult {
  game: string;
  date: string;
  /** Names the very game: nobody's is taken in twice. */
  play: string;
  code: string;
}
