/** Finding room on a crowded map: which of several places for a mark covers least. */

/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How much worse than other things it is to cover this, if it is. */
  weight?: number;
}

/** How much two boxes overlap, in square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What `box` would cover of `taken`, in square pixels by their weight. */
function covered(box: Box, taken: Iterable<Box>): number {
  let sum = 0;
  for (const other of taken) sum += overlap(box, other) * (other.weight ?? 1);
  return sum;
}

/** `box` moved by (x, y). */
export function moved(box: Box, x: number, y: number): Box {
  const { left, right, top, bottom } = box;
  return { ...box, left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** What being one later among the candidates weighs, in square pixels. */
const LATER = 5;

/** The one of `candidates` that covers least of `taken`, an earlier one rather than a later. */
export function leastCovering<T extends { boxes: readonly Box[] }>(
  candidates: readonly [T, ...T[]],
  taken: readonly Box[],
): T {
  let best = candidates[0];
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of candidates.entries()) {
    const covers = candidate.boxes.reduce((sum, box) => sum + covered(box, taken), 0);
    const cost = covers + index * LATER;
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}
