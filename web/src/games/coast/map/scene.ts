/** What lies over the map: lists of keyed shapes, one for each layer, that follow from the state and what is around. */

import type { TrackBoard } from "../../../map/board.js";
import type { CoastState } from "../play/state.js";
import { describeBadges } from "./badges.js";
import { describeDots, describeRing } from "./dots.js";
import { describeGrounds, describePlates } from "./grounds.js";
import type { Shape } from "./shapes.js";
import type { Surroundings } from "./surroundings.js";
import { describeTrains } from "./trains.js";
import { describeRidden, describeWays } from "./ways.js";

function isPlaying({ view, screen }: CoastState): boolean {
  return view !== null && screen === "play";
}

/** Under the track: whose line is whose, and which is meant. */
export function describeUnderTrack(board: TrackBoard, state: CoastState): Shape[] {
  return isPlaying(state) ? describeGrounds(board, state) : [];
}

/** Over the track and under the dots: where trains have been, are to go and may go, and owners' marks. */
export function describeOverTrack(board: TrackBoard, state: CoastState): Shape[] {
  if (!isPlaying(state)) return [];
  return [
    ...describeRidden(board, state),
    ...describePlates(board, state),
    ...describeWays(board, state),
  ];
}

/** On the glass: all that glides or pulses, so that a frame of it costs no more than that. */
export function describeGlass(
  board: TrackBoard,
  state: CoastState,
  surroundings: Surroundings,
): Shape[] {
  if (!isPlaying(state)) return [];
  const trains = describeTrains(board, state, surroundings);
  return [
    ...describeBadges(board, state, trains, surroundings),
    ...trains,
    ...describeDots(board, state),
    ...describeRing(board, state),
  ];
}
