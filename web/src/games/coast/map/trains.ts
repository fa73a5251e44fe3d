/** Trains where they stand or glide; several on one dot make a heap with the deciding one on top. */

import type { CoastPlayer } from "../../../engine/coast.js";
import type { Place, TrackBoard } from "../../../map/board.js";
import { type Box, leastCovering, moved } from "../../../table/map/clearance.js";
import type { CoastState } from "../play/state.js";
import { standingPoint } from "../play/way.js";
import { initialOf } from "./ownership.js";
import type { TrainShape } from "./shapes.js";
import { NAME, type Surroundings } from "./surroundings.js";

/** The room of a train where it stands on its dot, without its pin. */
const BODY: Box = { left: -12, right: 12, top: -24, bottom: -8 };
/** How a train may be at its dot, by the side its pin is on: on it, below it, beside it; from BODY so far away. */
const POSES = [
  { pin: "below", x: 0, y: 0 },
  { pin: "above", x: 0, y: 32.5 },
  { pin: "left", x: 20.5, y: 16 },
  { pin: "right", x: -21, y: 16 },
] as const;
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

type TrainPose = (typeof POSES)[number];

export function describeTrains(
  board: TrackBoard,
  state: CoastState,
  surroundings: Surroundings,
): TrainShape[] {
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
  const riding = state.draft.sections.length > 0 ? deciding : null;
  return [...spots.values()]
    .flatMap((crowd) => {
      const point = crowd[0]?.point ?? null;
      const around = point === null ? [] : surroundings.around(board, point);
      // one on its way turns over for a name and for nothing less
      const rides = crowd.some(({ player }) => player.seat === riding);
      return heap(crowd, deciding, rides ? around.filter(({ weight }) => weight) : around);
    })
    .sort((a, b) => Number(a.active) - Number(b.active));
}

/** A pyramid: the others in rows of up to three, the deciding one at its tip, drawn last. */
function heap(crowd: Standing[], deciding: number | null, around: readonly Box[]): TrainShape[] {
  const active = (standing: Standing) => standing.player.seat === deciding;
  const inOrder = [...crowd].sort((a, b) => Number(active(a)) - Number(active(b)));
  const pose = choosePose(crowd.length, around);
  return inOrder.map(({ player, place }, index) => ({
    kind: "train",
    key: `train-${player.seat}`,
    place,
    seat: player.seat,
    colour: player.colour,
    initial: initialOf(player),
    active: player.seat === deciding,
    ...positionInHeap(index, inOrder.length, pose),
    stem: index === 0,
    pin: pose.pin,
  }));
}

/** Out of the way of names: one alone to any side, several on their dot or below it. */
function choosePose(count: number, around: readonly Box[]): TrainPose {
  const [first, ...others] = POSES.slice(0, count === 1 ? POSES.length : 2).map((pose) => {
    const boxes = Array.from({ length: count }, (_, index) => {
      const { x, y } = positionInHeap(index, count, pose);
      return moved(BODY, x, y);
    });
    return { pose, boxes };
  });
  return first ? leastCovering([first, ...others], around).pose : POSES[0];
}

/** Where the n-th of a heap stands, in pixels; the last one alone at the tip. */
function positionInHeap(index: number, count: number, pose: TrainPose): { x: number; y: number } {
  const up = pose.pin === "above" ? -STEP.up : STEP.up;
  const others = count - 1;
  const rows = Math.ceil(others / ABREAST);
  if (index === others) return { x: pose.x, y: pose.y - rows * up };
  const abreast = Math.ceil(others / rows);
  const row = Math.floor(index / abreast);
  const inRow = Math.min(abreast, others - row * abreast);
  const across = ((index % abreast) - (inRow - 1) / 2) * STEP.across;
  return { x: pose.x + across, y: pose.y - row * up };
}

/** The room that a train takes where it stands, in pixels from its dot. */
export function trainBox({ x, y }: TrainShape): Box {
  return { ...moved(BODY, x, y), weight: NAME };
}
