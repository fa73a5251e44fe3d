/** A long list drawn piece by piece, so that whoever types or presses is never held up by it. */

import { render, type TemplateResult } from "lit";

/** Draws what is in a piece; unless `whole` only as much as keeps its place. */
export type DrawPiece = (piece: number, whole: boolean) => TemplateResult;

const latest = new WeakMap<HTMLElement, DrawPiece>();

/**
 * Fill `pieces`, elements in `list`, one a task, beginning with the one of number `first` and going round. What was
 * drawn in one before stays until its turn comes; `aria-busy` tells while some are still to come. `each` is called
 * after every piece. A later call for the same list takes over from an earlier one.
 */
export async function drawInPieces(
  list: HTMLElement,
  pieces: readonly HTMLElement[],
  first: number,
  draw: DrawPiece,
  each: () => void,
): Promise<void> {
  if (!latest.has(list)) {
    for (const [number, piece] of pieces.entries()) render(draw(number, false), piece);
  }
  latest.set(list, draw);
  list.ariaBusy = "true";
  for (let done = 0; done < pieces.length; done += 1) {
    await nextTask();
    if (latest.get(list) !== draw) return;
    const number = (first + done) % pieces.length;
    const piece = pieces[number];
    if (piece) render(draw(number, true), piece);
    each();
  }
  list.ariaBusy = "false";
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
