/** A daily board as it is looked at: plain data. */

import type { CodeEntry, DailyBoard } from "../../engine/daily.js";
import type { Refusal } from "../../engine/protocol.js";

/** A row of a leaderboard, and where it comes from. */
export interface Row {
  readonly entry: CodeEntry;
  readonly code: string;
  readonly from: "me" | "taken" | "site";
}

export interface Published {
  readonly state: "none" | "shown" | "refused";
  readonly rows: readonly Row[];
  readonly refusal: Refusal | null;
}

/** A date's board as it is looked at. */
export interface Desk {
  readonly game: string;
  readonly date: string;
  /** The date of the game's first board, once that is known. */
  first: string | null;
  board: DailyBoard | null;
  /** Why there is none. */
  refusal: Refusal | null;
  /** Whether the attempt of this date is a game that can be gone on with. */
  attempt: "none" | "open" | "gone";
  /** My own result, if it counts. */
  own: Row | null;
  taken: readonly Row[];
  published: Published;
  /** What became of the codes that were taken in last. */
  checking: boolean;
  added: number;
  refused: readonly { readonly code: string; readonly refusal: Refusal }[];
}

/** A desk of which nothing has been read yet; what `before` it was known of the game holds. */
export function startDesk(game: string, date: string, before: Desk | null): Desk {
  return {
    game,
    date,
    first: before?.game === game ? before.first : null,
    board: null,
    refusal: null,
    attempt: "none",
    own: null,
    taken: [],
    published: { state: "none", rows: [], refusal: null },
    checking: false,
    added: 0,
    refused: [],
  };
}
