/** What lies over the map: a list of keyed shapes that follows from the state alone. */

import type { Board } from "../../map/board.js";
import type { TableState } from "../play/state.js";
import { describeBadges } from "./badges.js";
import { describeDots, describeRing } from "./dots.js";
import { describeGrounds, describePlates } from "./grounds.js";
import type { Shape } from "./shapes.js";
import { describeTrains } from "./trains.js";
import { describeRidden, describeWays } from "./ways.js";

/** All shapes over the map, in drawing order within each layer. */
export function describeScene(board: Board, state: TableState): Shape[] {
  if (!state.view || state.screen !== "play") return [];
  const trains = describeTrains(board, state);
  return [
    ...describeGrounds(board, state),
    ...describeRidden(board, state),
    ...describePlates(board, state),
    ...describeWays(board, state),
    ...describeBadges(board, state, trains),
    ...trains,
    ...describeDots(board, state),
    ...describeRing(board, state),
  ];
}
