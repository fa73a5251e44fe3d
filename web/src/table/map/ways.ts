/** Ways over the track: where a train has been on this trip, the way being laid, the one suggested. */

import type { Board } from "../../map/board.js";
import { decider, type TableState } from "../play/state.js";
import type { WayShape } from "./shapes.js";

/** The way being laid over the one suggested. */
export function describeWays(board: Board, state: TableState): WayShape[] {
  const { advice, sections } = state.draft;
  return [...way(board, state, "advice", advice), ...way(board, state, "draft", sections)];
}

/** The sections that are closed for the rest of this trip (C-13). */
export function describeRidden(board: Board, state: TableState): WayShape[] {
  return way(board, state, "ridden", decider(state)?.ridden ?? []);
}

function way(
  board: Board,
  state: TableState,
  kind: WayShape["kind"],
  sections: readonly number[],
): WayShape[] {
  const player = decider(state);
  if (!player || sections.length === 0) return [];
  const drawn = sections.map((number) => ({ number, d: board.drawing(number) }));
  return [{ kind, key: kind, sections: drawn, colour: player.colour }];
}
