/** At the edge of the map: which way it is to places that are out of sight. */

import { html, svg, type TemplateResult } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { Place } from "../../map/board.js";
import type { Camera } from "./camera.js";
import { type Box, leastCovering, moved } from "./clearance.js";
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
const HALF_FRAME = 28;
const HALF_LETTER = 4;
/** Pixels it may stand further along the edge, or further in, where it would cover what is tapped. */
const SHIFTS = [0, 36, -36, 72, -72, 108, -108];

/** An arrow with a name for each sign; none covers another, nor what is tapped at the places of the map in `free`. */
export function signposts(camera: Camera, signs: readonly Sign[], free: readonly Place[]) {
  const reach: Box = { left: -REACH, right: REACH, top: -REACH, bottom: REACH };
  const taken = free.map((place) => {
    const { x, y } = camera.onStage(place);
    return moved(reach, x, y);
  });
  const open = camera.window;
  return signs.map((sign) => {
    const there = camera.onStage(sign.goal);
    const edge = leave(open, there);
    const { x, y, boxes } = standClear(open, edge, boxOf(sign), taken);
    taken.push(...boxes);
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
function leave(open: Window, there: Place): Place & { readonly side: Side } {
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

/** The place nearest to `edge`, by and large, where a sign of this size covers nothing of `taken`. */
function standClear(open: Window, edge: Place, size: Box, taken: readonly Box[]) {
  const place = (down: number, across: number) => {
    const x = within(edge.x + across, -size.left, open.width - size.right);
    const y = within(edge.y + down, open.top, open.bottom);
    return { x, y, boxes: [moved(size, x, y)], far: Math.hypot(x - edge.x, y - edge.y) };
  };
  const candidates = SHIFTS.flatMap((down) => SHIFTS.map((across) => place(down, across))).sort(
    (one, other) => one.far - other.far,
  );
  const [first = place(0, 0), ...others] = candidates;
  return leastCovering([first, ...others], taken);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
