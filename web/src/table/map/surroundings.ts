/** What lies around a point of the map and should not be covered: names and dots. */

import type { Board, Place } from "../../map/board.js";
import { nameCity } from "../../text/names.js";
import { type Box, moved } from "./room.js";

/** Of a letter, as a share of the type's size: narrow type, on average. */
const LETTER = { width: 0.44, above: 0.74, below: 0.22 };
/** How far around a point marks may reach, in pixels. */
const REACH = 70;
/** Half of the room a dot takes. */
const DOT = 3.5;

const known = new WeakMap<Board, Map<number, readonly Box[]>>();

/** The boxes of names and dots near a point, in pixels from it at the overview. */
export function surroundings(board: Board, point: number): readonly Box[] {
  const boxes = known.get(board) ?? new Map<number, readonly Box[]>();
  known.set(board, boxes);
  let around = boxes.get(point);
  if (!around) {
    around = measureAround(board, board.place(point));
    boxes.set(point, around);
  }
  return around;
}

function measureAround(board: Board, { x, y }: Place): Box[] {
  const dots = board.scene.points.map((dot) => ({
    left: dot.x - DOT,
    right: dot.x + DOT,
    top: dot.y - DOT,
    bottom: dot.y + DOT,
  }));
  return [...nameBoxes(board), ...dots]
    .map((box) => moved(box, -x, -y))
    .filter(({ left, right, top, bottom }) => {
      return left < REACH && right > -REACH && top < REACH && bottom > -REACH;
    });
}

function nameBoxes({ scene }: Board): Box[] {
  return scene.cities.map(({ id, rank, label }) => {
    const size = scene.lettering.ranks[rank - 1]?.size ?? 0;
    const width = nameCity(id).length * size * LETTER.width;
    const share = { start: 0, middle: 0.5, end: 1 }[label.anchor];
    const left = label.x - width * share;
    const [top, bottom] = [label.y - size * LETTER.above, label.y + size * LETTER.below];
    return { left, right: left + width, top, bottom };
  });
}
