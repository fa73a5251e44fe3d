/** Ways over the track: where a train has been on this trip, the way being laid, the one suggested. */

import type { TrackBoard } from "../../../map/board.js";
import { decider } from "../../../table/play/state.js";
import { type CoastState, suggestedPath } from "../play/state.js";
import type { WayShape } from "./shapes.js";

/** The way being laid over the one suggested, this leg of it and the rest, and another one compared with it. */
export function describeWays(board: TrackBoard, state: CoastState): WayShape[] {
  const { draft } = state;
  const other = draft.advice?.alternatives[draft.compared ?? -1]?.route ?? [];
  const path = suggestedPath(draft);
  const ahead = draft.advice?.route.slice(path.length) ?? [];
  return [
    ...way(board, state, "ahead", ahead),
    ...way(board, state, "advice", path),
    ...way(board, state, "other", other),
    ...way(board, state, "draft", draft.sections),
  ];
}

/** The sections that are closed for the rest of this trip (C-13). */
export function describeRidden(board: TrackBoard, state: CoastState): WayShape[] {
  return way(board, state, "ridden", decider(state)?.ridden ?? []);
}

function way(
  board: TrackBoard,
  state: CoastState,
  kind: WayShape["kind"],
  sections: readonly number[],
): WayShape[] {
  const player = decider(state);
  if (!player || sections.length === 0) return [];
  const drawn = sections.map((number) => ({ number, d: board.drawing(number) }));
  return [{ kind, key: kind, sections: drawn, colour: player.colour }];
}
