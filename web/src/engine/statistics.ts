/** What `statistics` answers of any game: figures of the game so far; each game has its own beside these. */

export interface Series {
  /** Log entries: one for each column of the other series. */
  readonly entries: readonly number[];
}

export interface Statistics {
  readonly seq: number;
  readonly series: Series;
}
