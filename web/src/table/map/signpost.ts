/** At the edge of the map: which way it is to places that are out of sight. */

import { html, svg, type TemplateResult } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { Place } from "../../map/board.js";
import { type Box, leastCovering, moved } from "./clearance.js";
import type { Canvas } from "./face.js";
import { FINGER, REACH, type Window } from "./framing.js";

/** The sides of the map on which something may lie. */
export const SIDES = ["left", "right", "top", "bottom"] as const;
export type Side = (typeof SIDES)[number];

export interface Sign {
  /** What it points to, on the map. */
  readonly goal: Place;
  /** What it stands for, as tests know it. */
  readonly towards: string | number;
  readonly label: string;
  /** What pressing it does. */
  readonly words: string;
  /** Classes that give it its colour. */
  readonly looks: string;
  press(): void;
}

/** Half the height of a sign, half the width of its frame and arrow, and of one letter on it, in pixels. */
const HALF_HEIGHT = 18;
const HALF_FRAME = 24;
const HALF_LETTER = 3.2;
/** Pixels from a sign to the edge it stands at. */
const MARGIN = 6;
/** Pixels from one place tried to the next along the edge and further in, and how many rows there are of these. */
const ALONG = 12;
const INWARD = 36;
const ROWS = 3;
/** How much worse than a name it is to cover what is tapped, and another sign. */
const TAPPED = 3;
const SIGN = 9;

/** From each side, one step right and one down into the map. */
const INTO = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] } as const;

/** Where a sign leaves the window, and at which of its sides it stands. */
interface Edge extends Place {
  readonly side: Side;
}

/**
 * An arrow with a name for each sign, at the side on which its goal lies; none covers another, nor what is tapped at
 * the places of the map in `free`, nor a name if that can be helped.
 */
export function signposts(
  { camera, sheet }: Pick<Canvas, "camera" | "sheet">,
  signs: readonly Sign[],
  free: readonly Place[],
) {
  if (signs.length === 0) return [];
  const corner = camera.onStage({ x: 0, y: 0 });
  const reach: Box = { left: -REACH, right: REACH, top: -REACH, bottom: REACH, weight: TAPPED };
  const taken = sheet.names.map((name) => moved(name, corner.x, corner.y));
  for (const place of free) {
    const { x, y } = camera.onStage(place);
    taken.push(moved(reach, x, y));
  }
  const open = camera.window;
  return signs.map((sign) => {
    const there = camera.onStage(sign.goal);
    const { x, y, boxes } = standClear(open, leave(open, there), boxOf(sign), taken);
    taken.push(...boxes.map((box) => ({ ...box, weight: SIGN })));
    return draw(sign, { x, y }, (Math.atan2(there.y - y, there.x - x) * 180) / Math.PI);
  });
}

/** Whether a finger can hardly find a place of the stage: it is outside, or something lies on it for long. */
export function isHidden({ width, clear }: Window, { x, y }: Place): boolean {
  const half = FINGER / 2;
  return x < half || x > width - half || y < clear.top + half || y > clear.bottom - half;
}

/** On which side of what one sees now a place of the stage lies. */
export function sideOf(open: Window, there: Place): Side {
  return leave(open, there).side;
}

function draw(sign: Sign, { x, y }: Place, turn: number): TemplateResult {
  const { towards, label, words, looks, press } = sign;
  return html`<button class="signpost ${looks}" title=${words} aria-label=${words} data-testid="signpost" data-towards=${towards}
      style=${styleMap({ transform: `translate(${x}px, ${y}px)` })} @click=${press}>
    <svg viewBox="-10 -10 20 20" aria-hidden="true">${svg`<path d="M-8 -4.5H1V-9L9 0L1 9V4.5H-8Z" transform="rotate(${turn})"></path>`}</svg>
    <span>${label}</span>
  </button>`;
}

/** Where on the edge of the open window one leaves it on the way from its middle, and on which side. */
function leave(open: Window, there: Place): Edge {
  const middle = { x: (open.left + open.right) / 2, y: (open.top + open.bottom) / 2 };
  const [across, down] = [there.x - middle.x, there.y - middle.y];
  const wide = (open.right - open.left) / 2 / Math.abs(across);
  const high = (open.bottom - open.top) / 2 / Math.abs(down);
  const share = Math.min(wide, high);
  const beside = across < 0 ? "left" : "right";
  const side = wide < high ? beside : down < 0 ? "top" : "bottom";
  return { x: middle.x + across * share, y: middle.y + down * share, side };
}

/** The room a sign needs around its middle. */
function boxOf({ label }: Sign): Box {
  const half = HALF_FRAME + HALF_LETTER * label.length;
  return { left: -half, right: half, top: -HALF_HEIGHT, bottom: HALF_HEIGHT };
}

/** On the side of `edge`, near to it by and large, the place where a sign of this size covers least of `taken`. */
function standClear(open: Window, edge: Edge, size: Box, taken: readonly Box[]) {
  const stand = ({ x, y }: Place) => ({ x, y, boxes: [moved(size, x, y)] });
  const [nearest, ...others] = placesOn(open, edge, size);
  return leastCovering([stand(nearest), ...others.map(stand)], taken);
}

/** Where a sign of this size may stand on the side of `edge`, the nearest place first. */
function placesOn({ width, height, clear }: Window, edge: Edge, size: Box): [Place, ...Place[]] {
  const band = {
    left: MARGIN - size.left,
    right: width - MARGIN - size.right,
    top: clear.top + MARGIN - size.top,
    bottom: clear.bottom - MARGIN - size.bottom,
  };
  const [right, down] = INTO[edge.side];
  const most = Math.ceil((width + height) / ALONG) * ALONG;
  // from the edge of what one sees out to the side itself, however far that is
  const nearest = {
    x: within(edge.x - right * most, band.left, band.right),
    y: within(edge.y - down * most, band.top, band.bottom),
  };
  const others = [];
  for (let inward = 0; inward < ROWS * INWARD; inward += INWARD) {
    for (let along = -most; along <= most; along += ALONG) {
      const x = nearest.x + right * inward + Math.abs(down) * along;
      const y = nearest.y + down * inward + Math.abs(right) * along;
      if (x < band.left || x > band.right || y < band.top || y > band.bottom) continue;
      others.push({ x, y, far: inward + Math.abs(along) });
    }
  }
  return [nearest, ...others.sort((one, other) => one.far - other.far)];
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
