/** A long list drawn a few rows at a time, so that whoever types or presses is never held up by it. */

import { html, render, type TemplateResult } from "lit";

/** Draws a row; unless `whole` only as much as keeps its place. */
export type DrawRow = (row: number, whole: boolean) => TemplateResult;

const shown = new WeakMap<HTMLElement, TemplateResult[]>();

/**
 * Draw `count` rows into `into`, `size` at a time, beginning with row `first` and going round. What was drawn there
 * before stays until its turn comes; `aria-busy` tells while some are still to come. `each` is called
 * after every piece. A later call for the same place takes over from an earlier one.
 */
export async function drawInPieces(
  into: HTMLElement,
  { count, size, first }: { count: number; size: number; first: number },
  draw: DrawRow,
  each: () => void,
): Promise<void> {
  const before = shown.get(into);
  const rows = before ? [...before] : Array.from({ length: count }, (_, row) => draw(row, false));
  shown.set(into, rows);
  into.ariaBusy = "true";
  for (let done = 0; done < count; done += size) {
    if (done > 0) await nextTask();
    if (shown.get(into) !== rows) return;
    for (let next = done; next < Math.min(done + size, count); next += 1) {
      const row = (first + next) % count;
      rows[row] = draw(row, true);
    }
    render(html`${rows}`, into);
    each();
  }
  into.ariaBusy = "false";
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
