/** What lies around a point of the map as it is drawn now, and no mark should cover: names, dots, what is off the map. */

import type { Place, TrackBoard } from "../../../map/board.js";
import { chooseByScale } from "../../../map/names.js";
import { type Box, moved } from "../../../table/map/clearance.js";
import type { Sheet } from "../../../table/map/sheet.js";

/** How far around a point marks may reach, in pixels. */
const REACH = 70;
/** A dot's radius on the screen grows as this power of the scale: `--dot` in `map.css`. */
const DOT_GROWTH = 0.6;
/** A name, or a mark, is worth more than as much room on dots. */
export const NAME = 3;

const CORNER: Place = { x: 0, y: 0 };

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

  /** What has its `boxes` around another place, as far as it is near `place`, around that one. */
  seenFrom(place: Place, other: Place, boxes: readonly Box[]): readonly Box[] {
    const { scale, growth } = this.sheet;
    const [across, down] = [other.x - place.x, other.y - place.y];
    return boxes
      .map((box) => moved(box, (across * scale) / growth, (down * scale) / growth))
      .filter(({ left, right, top, bottom }) => {
        return left < REACH && right > -REACH && top < REACH && bottom > -REACH;
      });
  }

  #measure(board: TrackBoard, point: number): readonly Box[] {
    const { scale, growth } = this.sheet;
    const names = this.#names.map(({ left, right, top, bottom }) => ({
      left: left / growth,
      right: right / growth,
      top: top / growth,
      bottom: bottom / growth,
      weight: NAME,
    }));
    const all = [...names, ...dotBoxes(board, scale, growth), ...outside(board, scale / growth)];
    return this.seenFrom(board.place(point), CORNER, all);
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

/** What is beyond the map's edges, where a phone shows nothing. */
function outside({ scene }: TrackBoard, scale: number): Box[] {
  const all = {
    left: -REACH,
    top: -REACH,
    right: scene.width * scale + REACH,
    bottom: scene.height * scale + REACH,
    weight: NAME,
  };
  return [
    { ...all, right: 0 },
    { ...all, left: all.right - REACH },
    { ...all, bottom: 0 },
    { ...all, top: all.bottom - REACH },
  ];
}
