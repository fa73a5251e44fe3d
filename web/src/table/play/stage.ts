/** What the table is to those who play on it: where they draw and move, what they may ask and decide. */

import type {
  Action,
  Answer,
  Operation,
  Refused,
  Request,
  Snapshot,
} from "../../engine/protocol.js";
import type { Board } from "../../map/board.js";
import type { Pace } from "./pace.js";
import type { Sounds } from "./sound.js";
import type { TableState } from "./state.js";

/** Where events are played; `S` is the state and `B` the map of the game in question. */
export interface Stage<S extends TableState = TableState, B extends Board = Board> {
  readonly board: B;
  readonly state: S;
  readonly pace: Pace;
  readonly sounds: Sounds;
  /** Draw everything. */
  draw(): void;
  /** Draw only what lies over the map. */
  drawOverlay(): void;
  /** Draw only what glides or pulses. */
  drawGlass(): void;
  /** Let the map show what is about to move; no points: nothing is, and it may show all of itself again. */
  follow(points: readonly number[]): void;
}

/** Whoever asks the engine about the game as it stands. */
export interface Asking<S extends TableState = TableState> {
  readonly state: S;
  /** The number of log entries so far. */
  readonly seq: number;
  ask<O extends Operation>(request: Request<O>): Promise<Answer<O>>;
}

/** What composing a decision needs of the table. */
export interface Ground<S extends TableState = TableState, B extends Board = Board>
  extends Stage<S, B>,
    Asking<S> {
  /** Whether there is an engine to be asked. */
  readonly ready: boolean;
  /** The position that stands; another one after every decision. */
  readonly position: Snapshot | null;
  /** Keeps what is composed, as plain data, so that it is there again after a reload. */
  readonly keeper: { keepDraft(composed: unknown): Promise<void> };
  decide(action: Action): Promise<void>;
  refuse(answer: Refused): void;
}
