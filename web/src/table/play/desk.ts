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

export function startDesk(game: string, date: string): Desk {
  return {
    game,
    date,
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
