/** What lies around a point of the map as it is drawn now, and should not be covered: names and dots. */

import type { TrackBoard } from "../../../map/board.js";
import { chooseByScale } from "../../../map/names.js";
import { type Box, moved } from "../../../table/map/clearance.js";
import type { Sheet } from "../../../table/map/sheet.js";

/** How far around a point marks may reach, in pixels. */
const REACH = 70;
/** A dot's radius on the screen grows as this power of the scale: `--dot` in `map.css`. */
const DOT_GROWTH = 0.6;
/** A name is worth more than as much room on dots. */
const NAME = 3;

export class Surroundings {
  readonly #known = new Map<number, readonly Box[]>();
  #names: Sheet["names"] = [];

  constructor(private readonly sheet: Sheet) {}

  /** The boxes of names and dots near a point, in pixels from it that grow with the type. */
  around(board: TrackBoard, point: number): readonly Box[] {
    if (this.#names !== this.sheet.names) {
      this.#known.clear();
      this.#names = this.sheet.names;
    }
    const boxes = this.#known.get(point) ?? this.#measure(board, point);
    this.#known.set(point, boxes);
    return boxes;
  }

  #measure(board: TrackBoard, point: number): Box[] {
    const { scale, growth } = this.sheet;
    const { x, y } = board.place(point);
    const names = this.#names.map(({ left, right, top, bottom }) => ({
      left: left / growth,
      right: right / growth,
      top: top / growth,
      bottom: bottom / growth,
      weight: NAME,
    }));
    return [...names, ...dotBoxes(board, scale, growth)]
      .map((box) => moved(box, (-x * scale) / growth, (-y * scale) / growth))
      .filter(({ left, right, top, bottom }) => {
        return left < REACH && right > -REACH && top < REACH && bottom > -REACH;
      });
  }
}

/** Dots as the map has them at a scale; mileposts only where it has them at all. */
function dotBoxes({ scene }: TrackBoard, scale: number, growth: number): Box[] {
  const plate = scene.plates[Math.max(0, chooseByScale(scene.plates, scale))];
  const dots = plate?.dots ? scene.points : scene.points.filter(({ kind }) => kind === "city");
  return dots.map(({ x, y, r, wide }) => {
    const radius = Math.max(r * scale ** DOT_GROWTH, wide * scale) / growth;
    const dot = { left: -radius, right: radius, top: -radius, bottom: radius };
    return moved(dot, (x * scale) / growth, (y * scale) / growth);
  });
}
