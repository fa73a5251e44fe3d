/** What lies around a point of the map and should not be covered: names and dots. */

import type { Place, TrackBoard } from "../../../map/board.js";
import { type Box, moved } from "../../../table/map/room.js";
import { nameCity } from "../../../text/names.js";

/** Of a letter, as a share of the type's size: narrow type, on average. */
const LETTER = { width: 0.44, above: 0.74, below: 0.22 };
/** How far around a point marks may reach, in pixels. */
const REACH = 70;
/** Half of the room a dot takes. */
const DOT = 3.5;

const known = new WeakMap<TrackBoard, Map<number, readonly Box[]>>();

/** The boxes of names and dots near a point, in pixels from it at the overview. */
export function surroundings(board: TrackBoard, point: number): readonly Box[] {
  const boxes = known.get(board) ?? new Map<number, readonly Box[]>();
  known.set(board, boxes);
  let around = boxes.get(point);
  if (!around) {
    around = measureAround(board, board.place(point));
    boxes.set(point, around);
  }
  return around;
}

function measureAround(board: TrackBoard, { x, y }: Place): Box[] {
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

/** Names as the overview has them. */
function nameBoxes({ scene }: TrackBoard): Box[] {
  const plate = scene.plates.at(-1);
  return (plate?.cities ?? []).flatMap(({ id, x, y, anchor }) => {
    const city = scene.cities.find((one) => one.id === id);
    const dot = scene.points[city?.point ?? -1];
    if (!city || !dot) return [];
    const size = plate?.sizes[city.rank - 1] ?? 0;
    const width = nameCity(id).length * size * LETTER.width;
    const left = dot.x + x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    const baseline = dot.y + y;
    const [top, bottom] = [baseline - size * LETTER.above, baseline + size * LETTER.below];
    return [{ left, right: left + width, top, bottom }];
  });
}
