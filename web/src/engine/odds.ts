/** What `odds` answers: how likely each seat is to win, and what that rests on. */

/** `figure` is the player's own, `others` that of the others on average; `tenths` of a unit he is nearer to winning by it than the others are. */
export interface OddsReason {
  readonly code: string;
  readonly figure: number;
  readonly others: number;
  readonly tenths: number;
}

export interface SeatOdds {
  readonly seat: number;
  readonly percent: number;
  readonly because: readonly OddsReason[];
}

export interface Odds {
  readonly entry: number;
  /** What reasons are counted in. */
  readonly unit: "rounds" | "dollars";
  /** In the order of the seats; their percents add up to 100. */
  readonly players: readonly SeatOdds[];
}
