/** What lies on a table, and how it shows itself. */

import type { Board } from "../../map/board.js";
import type { Game } from "./game.js";

/** A game and the map that it is played on. */
export interface Laid {
  readonly game: Game;
  readonly board: Board;
}

/** The games of this parlour by id; their code is fetched when it is first asked for. */
export type Games = Readonly<Record<string, { fetch(): Promise<Game> }>>;

/** How the table shows itself; the page gives it one. */
export interface Display {
  /** Lay another map on the table, and perhaps another game. */
  layMap(laid: Laid): void;
  draw(): void;
  /** Draw what lies over the map. */
  drawOverlay(): void;
  /** Draw only what glides or pulses. */
  drawGlass(): void;
  follow(points: readonly number[]): void;
  /** Look at these points, close by if there is one alone. */
  show(points: readonly number[]): void;
  /** The same, unless all of them are in view. */
  reveal(points: readonly number[]): void;
}
