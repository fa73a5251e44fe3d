/** Where one looks on the map: pan and zoom by mouse, wheel, touch and keys, and flights to places. */

import { select } from "d3-selection";
import {
  type D3ZoomEvent,
  type ZoomBehavior,
  type ZoomTransform,
  zoom,
  zoomIdentity,
} from "d3-zoom";
import type { Place } from "../../map/board.js";
import { isMeantHere } from "../../site/host.js";
import { ease, type Pace } from "../play/pace.js";
import { type Aim, chooseView, openWindow, uncovered, type Window } from "./framing.js";

/** How often the overview one may come closer, and pixels a map unit that one may in any case. */
const CLOSEST = 9;
const CLOSE_ENOUGH = 6;
/** Map units beyond the sheet that one may look. */
const MARGIN = 40;
/** Pixels of one step by key. */
const PAN_STEP = 90;
/** Milliseconds of a flight at the calm pace. */
const SHORT_FLIGHT = 220;
const LONG_FLIGHT = 900;
/** A drawing that is shrunk or magnified beyond this while it moves is drawn anew on the way. */
const MOST_STRETCH = 1.7;

/** A drawing that is looked at, and what is scaled in it. All have the same box and the same `viewBox`. */
export interface Moved {
  readonly svg: SVGSVGElement;
  readonly world: SVGGElement;
}

/** From 0 to 1: the middle of a view in map units, and how many of them it is wide. */
interface Flight {
  (progress: number): [number, number, number];
  /** Milliseconds that suit the way. */
  readonly duration?: number;
}

export interface CameraListener {
  /** The view is another one. */
  moved(): void;
  /** The map is drawn at another scale. */
  scaled(): void;
  /** The stage has another size. */
  resized(): void;
  /** A person moves the map. */
  taken(): void;
  /** Whether a double tap at a place of the window is meant for the map. */
  mayZoom(x: number, y: number): boolean;
}

/**
 * While it moves the map is a picture: the browser shifts and stretches what it has painted, so that
 * panning costs what panning a bitmap does. It is drawn anew, in type and lines of the right size, when
 * a gesture or flight that changed the scale ends.
 */
export class Camera {
  readonly #behavior: ZoomBehavior<HTMLElement, unknown>;
  /** From map units to pixels of the stage. */
  #transform: ZoomTransform = zoomIdentity;
  /** The scale at which the map is drawn, in pixels a map unit. */
  #drawn = 0;
  #size = { width: 1, height: 1 };
  /** From where to where the map keeps, in pixels from the stage's top: what stands at its head and foot is left out. */
  #kept = { top: 0, bottom: 1 };
  #head: Element | undefined;
  readonly #headed = new ResizeObserver(() => this.keepClear());
  #flight = 0;
  #flying: "somewhere" | "to the whole" | null = null;
  #held = false;

  /** All of `drawings` go together and fill `stage`, of which `foot` may cover some, and `furniture` too. */
  constructor(
    private readonly stage: HTMLElement,
    private readonly drawings: readonly [Moved, ...Moved[]],
    private readonly foot: Element,
    private readonly furniture: () => readonly Element[],
    private readonly pace: Pace,
    private readonly listener: CameraListener,
  ) {
    this.#behavior = zoom<HTMLElement, unknown>()
      .extent(() => this.#extent)
      .clickDistance(6)
      .filter((event: MouseEvent) => isForMap(event) && (!event.ctrlKey || event.type === "wheel"))
      .on("start", ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) this.#held = true;
      })
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => this.#move(event))
      .on("end", () => this.#release());
    select(stage)
      .call(this.#behavior)
      .on("dblclick.zoom", (event: MouseEvent | TouchEvent) => this.#comeCloser(event));
    this.#measure();
  }

  /** Show the whole map, and from now on heed the stage's size. */
  open(): void {
    this.#show(this.#whole());
    new ResizeObserver(() => this.#resize()).observe(this.stage);
  }

  /** Something stands at the stage's head for long, or nothing does any more. */
  keepBelow(head: Element | undefined): void {
    this.#headed.disconnect();
    this.#head = head;
    if (head) this.#headed.observe(head);
    else this.keepClear();
  }

  /** The map keeps to what head and foot leave free; whether that is another part than before. */
  keepClear(): boolean {
    const { top, bottom } = this.#kept;
    const whole = this.scale <= this.unit * 1.01;
    this.#bound();
    if (this.#kept.top === top && this.#kept.bottom === bottom) return false;
    if (this.#flying === "to the whole") this.goWhole();
    else if (whole && !this.#flying) this.#show(this.#whole());
    return true;
  }

  /** Pixels at the stage's foot that are covered now. */
  get covered(): number {
    return this.#size.height - uncovered(this.#size, this.#boxes([this.foot])).bottom;
  }

  #bound(): void {
    const standing = this.#head ? [this.foot, this.#head] : [this.foot];
    this.#kept = uncovered(this.#size, this.#boxes(standing));
  }

  /** Another map lies there: show the whole of it. */
  refit(): void {
    this.#flight += 1;
    this.#flying = null;
    this.#drawn = 0;
    this.#measure();
    this.#show(this.#whole());
  }

  /** Pixels of one map unit now. */
  get scale(): number {
    return this.#transform.k;
  }

  /** Pixels of one map unit when the whole map is shown. */
  get unit(): number {
    const { width, height } = this.#sheet;
    return Math.max(1e-3, Math.min(this.#size.width / width, this.#size.height / height));
  }

  /** The scale in which the map is drawn, which lags behind while it moves. */
  get drawnScale(): number {
    return this.#drawn;
  }

  /** Where a place of the map is on the stage, in pixels. */
  onStage(place: Place): Place {
    const [x, y] = this.#transform.apply([place.x, place.y]);
    return { x, y };
  }

  /** What of the map can be seen at a place of the window. */
  toMap(x: number, y: number): Place {
    const { left, top } = this.stage.getBoundingClientRect();
    const [mapX, mapY] = this.#transform.invert([x - left, y - top]);
    return { x: mapX, y: mapY };
  }

  /** A person wants to see the whole map. */
  showWhole(): void {
    this.listener.taken();
    this.goWhole();
  }

  /** Fly to where the whole map is seen. */
  goWhole(): void {
    this.#fly(this.#whole(), "to the whole");
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#size;
    this.#zoomAt([width / 2, height / 2], factor);
  }

  /** Move the window over the map by so many steps right and down. */
  pan(right: number, down: number): void {
    this.listener.taken();
    const step = PAN_STEP / this.scale;
    this.#fly(this.#transform.translate(-right * step, -down * step));
  }

  /** Fly to where what is aimed at is well in view; stay where it is so already, unless it must be. */
  aim(aim: Aim): void {
    const view = chooseView(aim, this.window);
    this.#fly(this.#around(view.middle, view.scale));
  }

  /** Whether all `places` can be seen now, with a little room around them. */
  sees(places: readonly Place[]): boolean {
    const { left, top, right, bottom } = this.window;
    return places.every((place) => {
      const [x, y] = this.#transform.apply([place.x, place.y]);
      return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
    });
  }

  get #sheet() {
    return this.drawings[0].svg.viewBox.baseVal;
  }

  /** The part of the stage that nothing covers, and what may be looked at in it. */
  get window(): Window {
    const covers = this.#boxes([this.foot, ...this.furniture()]);
    return openWindow({ ...this.#size, unit: this.unit }, covers);
  }

  /** Where elements are on the stage, in its own pixels. */
  #boxes(elements: readonly Element[]) {
    const { left, top } = this.stage.getBoundingClientRect();
    return elements.map((element) => {
      const box = element.getBoundingClientRect();
      return {
        left: box.left - left,
        top: box.top - top,
        right: box.right - left,
        bottom: box.bottom - top,
      };
    });
  }

  /** What the map may not be moved out of. */
  get #extent(): [[number, number], [number, number]] {
    const { top, bottom } = this.#kept;
    return [
      [0, top],
      [this.#size.width, Math.max(top, bottom)],
    ];
  }

  /** With a place in the middle of the stage. */
  #around({ x, y }: Place, scale: number): ZoomTransform {
    const { width, height } = this.#size;
    return zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-x, -y);
  }

  #whole(): ZoomTransform {
    const [[, top], [width, bottom]] = this.#extent;
    return zoomIdentity
      .translate(width / 2, (top + bottom) / 2)
      .scale(this.unit)
      .translate(-this.#sheet.width / 2, -this.#sheet.height / 2);
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.stage;
    const { width, height } = this.#sheet;
    this.#size = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
    this.#bound();
    this.#behavior
      .scaleExtent([this.unit, Math.max(CLOSEST * this.unit, CLOSE_ENOUGH)])
      .translateExtent([
        [-MARGIN, -MARGIN],
        [width + MARGIN, height + MARGIN],
      ]);
  }

  /** The same middle and, if that can be, the same scale; a whole map stays whole. */
  #resize(): void {
    const { width, height } = this.#size;
    const whole = this.scale <= this.unit * 1.01;
    const [x, y] = this.#transform.invert([width / 2, height / 2]);
    this.#measure();
    const target = this.#around({ x, y }, Math.max(this.scale, this.unit));
    this.#flight += 1;
    this.#flying = null;
    this.#drawn = 0;
    this.#show(whole ? this.#whole() : target);
    this.listener.resized();
  }

  #move({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    this.#transform = transform;
    if (sourceEvent) {
      this.#flight += 1; // a hand that moves the map ends any flight
      this.#flying = null;
      if (sourceEvent.type === "mousemove") this.stage.dataset.panned = "";
      this.listener.taken();
    }
    const stretch = transform.k / this.#drawn;
    const moving = this.#held || this.#flying !== null;
    if (!moving || stretch > MOST_STRETCH || stretch < 1 / MOST_STRETCH) this.#draw();
    this.#shift();
    this.listener.moved();
  }

  #release(): void {
    this.#held = false;
    delete this.stage.dataset.panned;
    if (this.#flying) return;
    this.#draw();
    this.#shift();
  }

  /** Draw at the present scale, unless that is done. */
  #draw(): void {
    if (this.#drawn === this.scale) return;
    this.#drawn = this.scale;
    for (const { world } of this.drawings) {
      world.setAttribute("transform", `scale(${(this.#drawn / this.unit).toFixed(5)})`);
    }
    this.listener.scaled();
  }

  /** Lay what is drawn where it is to be seen; a picture that is not stretched lies on whole pixels. */
  #shift(): void {
    const { x, y, k } = this.#transform;
    const stretch = k / this.#drawn;
    const left = x - (stretch * (this.#size.width - this.#sheet.width * this.unit)) / 2;
    const top = y - (stretch * (this.#size.height - this.#sheet.height * this.unit)) / 2;
    const round = (pixels: number) => Math.round(pixels * devicePixelRatio) / devicePixelRatio;
    const shift =
      stretch === 1
        ? `translate(${round(left)}px, ${round(top)}px)`
        : `translate(${left}px, ${top}px) scale(${stretch})`;
    for (const { svg } of this.drawings) svg.style.transform = shift;
  }

  #show(transform: ZoomTransform): void {
    select(this.stage).call(this.#behavior.transform, this.#constrain(transform));
  }

  #constrain(transform: ZoomTransform): ZoomTransform {
    const [least, most] = this.#behavior.scaleExtent();
    const k = Math.max(least, Math.min(most, transform.k));
    return this.#behavior.constrain()(
      k === transform.k ? transform : zoomIdentity.translate(transform.x, transform.y).scale(k),
      this.#extent,
      this.#behavior.translateExtent(),
    );
  }

  /** Zoom by `factor` so that what is at a place of the stage stays there. */
  #zoomAt([x, y]: [number, number], factor: number): void {
    this.listener.taken();
    const [least, most] = this.#behavior.scaleExtent();
    const k = Math.max(least, Math.min(most, this.scale * factor));
    const [mapX, mapY] = this.#transform.invert([x, y]);
    this.#fly(zoomIdentity.translate(x, y).scale(k).translate(-mapX, -mapY));
  }

  #comeCloser(event: MouseEvent | TouchEvent): void {
    const at = "changedTouches" in event ? event.changedTouches[0] : event;
    if (!at || !isForMap(event) || !this.listener.mayZoom(at.clientX, at.clientY)) return;
    event.preventDefault();
    const { left, top } = this.stage.getBoundingClientRect();
    this.#zoomAt([at.clientX - left, at.clientY - top], 2);
  }

  /** Fly out and in again as far as it takes (van Wijk), so that one sees where one goes. */
  #fly(to: ZoomTransform, kind: "somewhere" | "to the whole" = "somewhere"): void {
    const target = this.#constrain(to);
    const { width, height } = this.#size;
    const view = ({ x, y, k }: ZoomTransform): [number, number, number] => [
      (width / 2 - x) / k,
      (height / 2 - y) / k,
      width / k,
    ];
    const between: Flight = this.#behavior.interpolate()(view(this.#transform), view(target));
    const length = Math.max(SHORT_FLIGHT, Math.min(LONG_FLIGHT, (between.duration ?? 0) * 0.6));
    this.#flight += 1;
    const flight = this.#flight;
    this.#flying = kind;
    void this.pace.animate(length, (progress) => {
      if (flight !== this.#flight) return;
      if (progress === 1) {
        this.#flying = null;
        this.#show(target);
        return;
      }
      const [x, y, across] = between(ease(progress));
      this.#show(this.#around({ x, y }, width / across));
    });
  }
}

/** What happens on buttons over the map is not the map's. */
function isForMap(event: Event & { button?: number }): boolean {
  const { target, type, button } = event;
  if (target instanceof Element && target.closest("#over")) return false;
  return isMeantHere(event) && (type === "wheel" || !button);
}
