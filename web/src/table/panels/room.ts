/**
 * Room for a decision. It has a fixed height, so that nothing below it moves while others play; a longer
 * one slides what is below it out of its way, and back, without laying it out anew.
 */

const watched = new ResizeObserver(slide);

let decision: HTMLElement | null = null;
let now: HTMLElement | null = null;
let panel: HTMLElement | null = null;

/** For the decision's element: from now on what is below makes room for it. Without one all is where it was. */
export function keepRoom(element: Element | undefined): void {
  watched.disconnect();
  now = null;
  panel?.style.removeProperty("--pushed");
  decision = element instanceof HTMLElement ? element : null;
  if (decision) watched.observe(decision);
}

function slide(): void {
  if (!decision?.parentElement) return;
  if (!now) {
    // not before: when the decision is handed over it is in no page yet
    now = decision.parentElement;
    panel = now.closest<HTMLElement>(".panel");
    // its height is another in another window
    watched.observe(now);
  }
  const over = decision.offsetTop + decision.offsetHeight - now.clientHeight;
  panel?.style.setProperty("--pushed", `${Math.max(0, over)}px`);
}
