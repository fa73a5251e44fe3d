/** Trains where they stand or glide; several on one dot make a heap with the deciding one on top. */

import type { CoastPlayer } from "../../../engine/coast.js";
import type { Place, TrackBoard } from "../../../map/board.js";
import { type Box, covered, moved } from "../../../table/map/room.js";
import type { CoastState } from "../play/state.js";
import { standingPoint } from "../play/way.js";
import { initialOf } from "./ownership.js";
import type { TrainShape } from "./shapes.js";
import { surroundings } from "./surroundings.js";

/** The room of a train that stands on its dot, stem and all, and of one that hangs below it. */
const STANDING: Box = { left: -12, right: 12, top: -24, bottom: -4 };
const HANGING: Box = { left: -12, right: 12, top: 4, bottom: 24 };
/** From one train of a heap to the next, in pixels. */
const STEP = { across: 26, up: 16 };
/** Trains side by side in a heap, at most. */
const ABREAST = 3;

interface Standing {
  player: CoastPlayer;
  place: Place;
  /** Null while it glides. */
  point: number | null;
}

export function describeTrains(board: TrackBoard, state: CoastState): TrainShape[] {
  const spots = new Map<string, Standing[]>();
  for (const player of state.view?.players ?? []) {
    if (player.out) continue;
    const gliding = state.positions.get(player.seat);
    const point = gliding ? null : standingPoint(state, player);
    const place = gliding ?? board.place(point ?? 0);
    const spot = `${Math.round(place.x)},${Math.round(place.y)}`;
    spots.set(spot, [...(spots.get(spot) ?? []), { player, place, point }]);
  }
  const deciding = state.view?.seat ?? null;
  const laying = state.draft.sections.length > 0;
  return [...spots.values()]
    .flatMap((crowd) => heap(board, crowd, deciding, laying))
    .sort((a, b) => Number(a.active) - Number(b.active));
}

/** A pyramid: the others in rows of up to three, the deciding one above them, drawn last. */
function heap(
  board: TrackBoard,
  crowd: Standing[],
  deciding: number | null,
  laying: boolean,
): TrainShape[] {
  const active = (standing: Standing) => standing.player.seat === deciding;
  const inOrder = [...crowd].sort((a, b) => Number(active(a)) - Number(active(b)));
  const hanging = hangs(board, inOrder, laying ? deciding : null);
  return inOrder.map(({ player, place }, index) => ({
    kind: "train",
    key: `train-${player.seat}`,
    place,
    seat: player.seat,
    colour: player.colour,
    initial: initialOf(player),
    active: player.seat === deciding,
    ...positionInHeap(index, inOrder.length),
    stem: index === 0,
    hanging,
  }));
}

/** Where the n-th of a heap stands, in pixels; the last one alone on top. */
function positionInHeap(index: number, count: number): { x: number; y: number } {
  const others = count - 1;
  const rows = Math.ceil(others / ABREAST);
  if (index === others) return { x: 0, y: -rows * STEP.up };
  const abreast = Math.ceil(others / rows);
  const row = Math.floor(index / abreast);
  const inRow = Math.min(abreast, others - row * abreast);
  return { x: ((index % abreast) - (inRow - 1) / 2) * STEP.across, y: -row * STEP.up };
}

/** A train at rest gets out of the way of a name above it; one on its way does not turn over. */
function hangs(board: TrackBoard, crowd: readonly Standing[], riding: number | null): boolean {
  const [alone] = crowd;
  if (crowd.length !== 1 || !alone || alone.point === null) return false;
  if (alone.player.seat === riding) return false;
  const around = surroundings(board, alone.point);
  return covered(HANGING, around) + 1 < covered(STANDING, around);
}

/** The room that trains take at a place, in pixels from it. */
export function trainBoxes(trains: readonly TrainShape[], place: Place): Box[] {
  return trains
    .filter((train) => train.place.x === place.x && train.place.y === place.y)
    .map((train) => moved(train.hanging ? HANGING : STANDING, train.x, train.y));
}
