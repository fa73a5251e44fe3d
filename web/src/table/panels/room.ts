/**
 * Room for a decision. It has a fixed height, so that nothing below it moves while others play; a longer
 * one slides what is below it out of its way, and back, without laying it out anew.
 */

const watched = new ResizeObserver((entries) => {
  for (const { target } of entries) slide(target as HTMLElement);
});

let panel: HTMLElement | null = null;

/** For the decision's element: from now on what is below makes room for it. Without one all is where it was. */
export function keepRoom(decision: Element | undefined): void {
  watched.disconnect();
  panel?.style.removeProperty("--pushed");
  if (decision instanceof HTMLElement) watched.observe(decision);
}

function slide(decision: HTMLElement): void {
  const now = decision.parentElement;
  if (!now) return;
  // not before: when it is handed over it is in no page yet
  panel = now.closest<HTMLElement>(".panel");
  const over = decision.offsetTop + decision.offsetHeight - now.clientHeight;
  panel?.style.setProperty("--pushed", `${Math.max(0, over)}px`);
}
