/** Which part of the map shows what matters: pure geometry, in map units and pixels. */

import type { Place } from "../../map/board.js";

export interface Aim {
  /** What must be seen. */
  readonly needed: readonly Place[];
  /** What is good to see too, the most important first; groups are seen whole or not at all. */
  readonly wished: readonly (readonly Place[])[];
  /** Pixels a map unit that the map has at least, and at most. */
  readonly least: number;
  readonly closest: number;
}

/** A window on the map: its size, the part of it to frame things in, and the scale of the overview. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** From where to where nothing covers it. */
  readonly clear: { readonly top: number; readonly bottom: number };
  readonly unit: number;
}

/** The place in the middle of the window, and pixels a map unit. */
export interface View {
  readonly middle: Place;
  readonly scale: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels that what is framed keeps from the sides, and above and below, where a train stands on its dot. */
const BESIDE = 48;
const ABOVE = 36;
/** Pixels a finger needs: the closest two things that may be chosen are so far apart. */
export const FINGER = 24;
/** Pixels around a thing to tap that still mean it. */
export const REACH = 22;
/** What covers fewer pixels than that, as a neighbour on half a pixel does, covers nothing. */
const NOTICED = 2;

/**
 * From where to where nothing covers a stage of a size in pixels, from its top. Of `furniture`, in this order, each
 * takes away from above or from below, whichever leaves more.
 */
export function uncovered(
  { width, height }: Pick<Window, "width" | "height">,
  furniture: readonly Box[],
): { top: number; bottom: number } {
  let [top, bottom] = [0, height];
  for (const box of furniture) {
    const across = Math.min(box.right, width) - Math.max(box.left, 0);
    const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    if (across < NOTICED || down < NOTICED) continue;
    if (box.top - top > bottom - box.bottom) bottom = box.top;
    else top = box.bottom;
  }
  return { top, bottom };
}

/**
 * The window on a stage of a size in pixels, partly covered by `furniture` in the stage's own pixels. `unit` is the
 * overview's scale.
 */
export function openWindow(
  { width, height, unit }: Pick<Window, "width" | "height" | "unit">,
  furniture: readonly Box[],
): Window {
  const { top, bottom } = uncovered({ width, height }, furniture);
  const beside = Math.min(BESIDE, width / 12);
  const above = Math.min(ABOVE, (bottom - top) / 6);
  return {
    left: beside,
    top: top + above,
    right: width - beside,
    bottom: bottom - above,
    width,
    height,
    clear: { top, bottom },
    unit,
  };
}

/** The view that shows all that is needed, as much of what is wished as goes, as close as may be. */
export function chooseView(aim: Aim, window: Window): View {
  const least = Math.max(aim.least, window.unit);
  const closest = Math.max(aim.closest, least);
  let shown = boxAround(aim.needed);
  let leanTo = shown;
  for (const wish of aim.wished) {
    const more = boxAround([...corners(shown), ...wish]);
    leanTo = boxAround([...corners(leanTo), ...wish]);
    if (fittingScale(more, window) >= least) shown = more;
  }
  const scale = Math.min(closest, Math.max(least, fittingScale(shown, window)));
  const freeWidth = (window.right - window.left) / scale;
  const freeHeight = (window.bottom - window.top) / scale;
  const middle = {
    x: lean(shown.left, shown.right, (leanTo.left + leanTo.right) / 2, freeWidth),
    y: lean(shown.top, shown.bottom, (leanTo.top + leanTo.bottom) / 2, freeHeight),
  };
  // The free part of the window has its middle beside the window's own.
  return {
    scale,
    middle: {
      x: middle.x + (window.width - window.left - window.right) / 2 / scale,
      y: middle.y + (window.height - window.top - window.bottom) / 2 / scale,
    },
  };
}

/** Pixels a map unit at which a finger tells the closest two of `places` apart; 0 for fewer than two. */
export function scaleApart(places: readonly Place[]): number {
  let least = Number.POSITIVE_INFINITY;
  places.forEach((one, index) => {
    for (const other of places.slice(index + 1)) {
      least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
    }
  });
  return least > 0 && Number.isFinite(least) ? FINGER / least : 0;
}

function boxAround(places: readonly Place[]): Box {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function corners({ left, top, right, bottom }: Box): Place[] {
  return [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
}

function fittingScale({ left, top, right, bottom }: Box, window: Window): number {
  const across = (window.right - window.left) / Math.max(1, right - left);
  return Math.min(across, (window.bottom - window.top) / Math.max(1, bottom - top));
}

/** The middle that is nearest to `wish` while everything from `low` to `high` is in a window of `room`. */
function lean(low: number, high: number, wish: number, room: number): number {
  const spare = (room - (high - low)) / 2;
  const middle = (low + high) / 2;
  return spare <= 0 ? middle : Math.max(middle - spare, Math.min(middle + spare, wish));
}
