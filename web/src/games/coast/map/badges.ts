/** Homes and destinations: houses and flags, each on the side of its city where it covers least. */

import type { CoastPlayer } from "../../../engine/coast.js";
import type { Place, TrackBoard } from "../../../map/board.js";
import { type Box, leastCovering, moved } from "../../../table/map/clearance.js";
import type { CoastState } from "../play/state.js";
import { goalPoint } from "../play/way.js";
import { initialOf } from "./ownership.js";
import type { BadgeShape, TrainShape } from "./shapes.js";
import type { Surroundings } from "./surroundings.js";
import { trainBox } from "./trains.js";

/** Pixels from a dot to the end of a flag's pole. */
export const POLE = 27;
export const CLOTH = { width: 19, height: 13 };
const HOUSE: Box = { left: -8, right: 8, top: -8, bottom: 8 };

/** Pieces of a pole that a name must not lie under, by how far from the dot they are. */
const POLE_PIECES = [10, 16, 22];
const PIECE: Box = { left: -3, right: 3, top: -3, bottom: 3 };

type Pose = Pick<BadgeShape, "x" | "y" | "turn" | "mirrored"> & { boxes: Box[] };

const HOUSES = poses(
  [
    [-13, 11],
    [13, 11],
    [0, 17],
    [-17, 0],
    [17, 0],
    [-13, -11],
    [13, -11],
    [0, -17],
    [-26, 11],
    [26, 11],
    [-26, -11],
    [26, -11],
    [0, 28],
    [0, -28],
  ].map(([x = 0, y = 0]) => ({ x, y, turn: 0, mirrored: false, boxes: [moved(HOUSE, x, y)] })),
);

/** Flags stand upright if they can, else they lean out, ever lower. */
const FLAGS = poses([0, 38, 65, 90, 115, 140].flatMap((turn) => [flag(turn), flag(-turn)]));

function poses(list: Pose[]): [Pose, ...Pose[]] {
  const [first, ...others] = list;
  if (!first) throw new Error("a badge without a place");
  return [first, ...others];
}

/** A flag whose pole leans by `turn` degrees; to the left its cloth hangs to the left. */
function flag(turn: number): Pose {
  const mirrored = turn < 0 || Object.is(turn, -0);
  const angle = (turn * Math.PI) / 180;
  const [right, down] = [Math.sin(angle), -Math.cos(angle)];
  const [x, y] = [POLE * right, POLE * down];
  const left = mirrored ? -CLOTH.width : 0;
  const cloth = { left, right: left + CLOTH.width, top: 0, bottom: CLOTH.height };
  const pole = POLE_PIECES.map((far) => moved(PIECE, far * right, far * down));
  return { x, y, turn, mirrored, boxes: [moved(cloth, x, y), ...pole] };
}

/** What stands at a place of the map already, in pixels from it. */
interface Placed {
  readonly place: Place;
  readonly boxes: readonly Box[];
}

/** All badges, for the deciding player first: what comes later finds room beside it. */
export function describeBadges(
  board: TrackBoard,
  state: CoastState,
  trains: readonly TrainShape[],
  surroundings: Surroundings,
): BadgeShape[] {
  const players = (state.view?.players ?? []).filter(({ out }) => !out);
  const deciding = state.view?.seat ?? null;
  const inOrder = [...players].sort(
    (a, b) => Number(b.seat === deciding) - Number(a.seat === deciding),
  );
  // a flag does not bow to a train that passes by
  const placed: Placed[] = trains
    .filter(({ seat }) => !state.positions.has(seat))
    .map((train) => ({ place: train.place, boxes: [trainBox(train)] }));
  const put = (kind: "home" | "goal", player: CoastPlayer, point: number | null) => {
    if (point === null) return [];
    const place = board.place(point);
    const others = placed.flatMap((other) =>
      surroundings.seenFrom(place, other.place, other.boxes),
    );
    const taken = [...surroundings.around(board, point), ...others];
    const { boxes, ...pose } = leastCovering(kind === "home" ? HOUSES : FLAGS, taken);
    placed.push({ place, boxes });
    const key = `${kind}-${player.seat}`;
    const active = player.seat === deciding;
    const initial = initialOf(player);
    return [{ kind, key, place, colour: player.colour, initial, active, ...pose }];
  };
  const flags = inOrder.flatMap((player) => put("goal", player, goalPoint(board, player)));
  const houses = inOrder.flatMap((player) => put("home", player, homePoint(board, player)));
  return [...houses.reverse(), ...flags.reverse()];
}

function homePoint(board: TrackBoard, { home }: CoastPlayer): number | null {
  return home === null ? null : board.pointOfCity(home);
}
