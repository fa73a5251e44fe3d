/** Where one looks on the map: pan and zoom by mouse, wheel, touch and keys, and framing places. */

import { select } from "d3-selection";
import {
  type D3ZoomEvent,
  type ZoomBehavior,
  type ZoomTransform,
  zoom,
  zoomIdentity,
} from "d3-zoom";
import type { Place } from "../../map/board.js";
import { ease, type Pace } from "../play/pace.js";

const CLOSEST = 9;
const MARGIN = 40;
const PAN_STEP = 90;

type Bounds = [[number, number], [number, number]];

/** A drawing that is looked at, and what moves in it. All have the same box and the same `viewBox`. */
export interface Moved {
  readonly svg: SVGSVGElement;
  readonly world: SVGGElement;
}

export class Camera {
  readonly #svg: SVGSVGElement;
  readonly #behavior: ZoomBehavior<SVGSVGElement, unknown>;
  #transform: ZoomTransform = zoomIdentity;
  #flight = 0;

  /** All of `moved` go together; `changed` is called after every change of view or size. */
  constructor(
    private readonly moved: readonly [Moved, ...Moved[]],
    private readonly pace: Pace,
    private readonly changed: () => void,
  ) {
    this.#svg = moved[0].svg;
    const { width, height } = this.#svg.viewBox.baseVal;
    this.#behavior = zoom<SVGSVGElement, unknown>()
      .extent(() => this.visible())
      .translateExtent([
        [-MARGIN, -MARGIN],
        [width + MARGIN, height + MARGIN],
      ])
      .scaleExtent([1, CLOSEST])
      .clickDistance(6)
      .on("start", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (event.sourceEvent) this.#flight += 1; // a hand on the map ends any flight
      })
      .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => this.#move(event.transform));
    for (const { svg } of moved) select(svg).call(this.#behavior).on("dblclick.zoom", null);
    new ResizeObserver(() => this.#settle()).observe(this.#svg);
  }

  /** d3 keeps the transform on each element it listens to: they are kept the same. */
  #move(transform: ZoomTransform): void {
    this.#transform = transform;
    for (const { svg, world } of this.moved) {
      select(svg).property("__zoom", transform);
      world.setAttribute("transform", transform.toString());
    }
    this.changed();
  }

  /** Screen pixels of one map unit at the overview. */
  get unit(): number {
    const { width, height } = this.#svg.viewBox.baseVal;
    const box = this.#svg.getBoundingClientRect();
    return Math.max(1e-3, Math.min(box.width / width, box.height / height));
  }

  get scale(): number {
    return this.#transform.k;
  }

  /** The part of the plane the element shows at the overview, in map units. */
  visible(): Bounds {
    const { width, height } = this.#svg.viewBox.baseVal;
    const box = this.#svg.getBoundingClientRect();
    const unit = this.unit;
    const spareX = (box.width / unit - width) / 2;
    const spareY = (box.height / unit - height) / 2;
    return [
      [-spareX, -spareY],
      [width + spareX, height + spareY],
    ];
  }

  /** Where a place of the map is in the window, in pixels. */
  toScreen(place: Place): Place {
    const [x, y] = this.#transform.apply([place.x, place.y]);
    const matrix = this.#svg.getScreenCTM();
    const point = new DOMPoint(x, y).matrixTransform(matrix ?? undefined);
    return { x: point.x, y: point.y };
  }

  showWhole(): void {
    void this.#flyTo(zoomIdentity);
  }

  zoomBy(factor: number): void {
    select(this.#svg).call(this.#behavior.scaleBy, factor);
  }

  /** Move the window over the map by so many steps right and down. */
  pan(right: number, down: number): void {
    const step = PAN_STEP / this.unit / this.scale;
    select(this.#svg).call(this.#behavior.translateBy, -right * step, -down * step);
  }

  /** Show all `places`, no closer than `closest`. */
  frame(places: readonly Place[], closest: number): void {
    if (places.length === 0) return;
    const xs = places.map((place) => place.x);
    const ys = places.map((place) => place.y);
    const [[left, top], [right, bottom]] = this.visible();
    const width = Math.max(...xs) - Math.min(...xs) + MARGIN * 2;
    const height = Math.max(...ys) - Math.min(...ys) + MARGIN * 2;
    const fitting = Math.min((right - left) / width, (bottom - top) / height);
    const k = Math.max(1, Math.min(closest, fitting));
    const middleX = (Math.max(...xs) + Math.min(...xs)) / 2;
    const middleY = (Math.max(...ys) + Math.min(...ys)) / 2;
    const target = zoomIdentity
      .translate((left + right) / 2, (top + bottom) / 2)
      .scale(k)
      .translate(-middleX, -middleY);
    void this.#flyTo(
      this.#behavior.constrain()(target, this.visible(), this.#behavior.translateExtent()),
    );
  }

  /** Whether all `places` can be seen now, with a little room around them. */
  sees(places: readonly Place[]): boolean {
    const [[left, top], [right, bottom]] = this.visible();
    const margin = MARGIN / 2;
    return places.every((place) => {
      const [x, y] = this.#transform.apply([place.x, place.y]);
      return x > left + margin && x < right - margin && y > top + margin && y < bottom - margin;
    });
  }

  async #flyTo(target: ZoomTransform): Promise<void> {
    const from = this.#transform;
    this.#flight += 1;
    const flight = this.#flight;
    await this.pace.animate(450, (progress) => {
      if (flight !== this.#flight) return;
      const share = ease(progress);
      const mix = (a: number, b: number) => a + (b - a) * share;
      const between = zoomIdentity
        .translate(mix(from.x, target.x), mix(from.y, target.y))
        .scale(mix(from.k, target.k));
      select(this.#svg).call(this.#behavior.transform, between);
    });
  }

  /** After a change of size: keep within bounds, and tell the scale. */
  #settle(): void {
    select(this.#svg).call(this.#behavior.translateBy, 0, 0);
    this.changed();
  }
}
