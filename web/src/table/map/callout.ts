/** Where a card over the map goes that speaks of one place: beside it, and never out of the window. */

import type { Place } from "../../map/board.js";

/** Pixels between the place and the card: a fingertip's worth. */
const GAP = 24;
/** Pixels that stay free at the edges. */
const EDGE = 8;

export interface Callout {
  side: "above" | "below";
  styles: Record<string, string>;
}

/**
 * A card `width` pixels wide for a place of the stage, on the side where there is more room. It is no
 * higher than that room: what is longer scrolls.
 */
export function placeCallout(stage: Element, { x, y }: Place, width: number): Callout {
  const { clientWidth, clientHeight } = stage;
  const fitting = Math.min(width, clientWidth - 2 * EDGE);
  const left = Math.min(Math.max(x - fitting / 2, EDGE), clientWidth - EDGE - fitting);
  const side = y < clientHeight / 2 ? "below" : "above";
  const room = (side === "below" ? clientHeight - y : y) - GAP - EDGE;
  return {
    side,
    styles: {
      left: `${left}px`,
      width: `${fitting}px`,
      "max-height": `${Math.max(room, 0)}px`,
      ...(side === "below" ? { top: `${y + GAP}px` } : { bottom: `${clientHeight - y + GAP}px` }),
    },
  };
}
