/**
 * Room for a decision. Whatever it takes, nothing is laid out anew for it: that would have all jump that stands
 * around it. Beside the map the decision has a fixed height, and a longer one slides what is below it out of its way.
 * On a phone the sheet is laid out as high as it may become, and is lowered by what the decision leaves of that.
 */

/** What the panel is told by when the decision has got its room. */
export const ROOM = "room";

/** How far the decision reaches beyond what holds it, and how much it leaves free above what is below it. */
const PUSHED = "--pushed";
const SPARE = "--spare";

const watched = new ResizeObserver(giveRoom);

let decision: HTMLElement | null = null;
let now: HTMLElement | null = null;
let panel: HTMLElement | null = null;

/** For the decision's element: from now on all around it makes room for it. Without one all is where it was. */
export function keepRoom(element: Element | undefined): void {
  watched.disconnect();
  now = null;
  decision = element instanceof HTMLElement ? element : null;
  if (decision) watched.observe(decision);
  else for (const name of [PUSHED, SPARE]) panel?.style.removeProperty(name);
}

function giveRoom(): void {
  if (!decision?.parentElement) return;
  if (!now) {
    // not before: when the decision is handed over it is in no page yet
    now = decision.parentElement;
    panel = now.closest<HTMLElement>(".panel");
    // what is beside it leaves it more or less room, in another window too
    for (const part of [now, ...now.children]) if (part !== decision) watched.observe(part);
  }
  const end = decision.offsetTop + decision.offsetHeight;
  const below = now.querySelector<HTMLElement>(".actions")?.offsetTop ?? end;
  panel?.style.setProperty(PUSHED, `${Math.max(0, end - now.clientHeight)}px`);
  panel?.style.setProperty(SPARE, `${Math.max(0, below - end)}px`);
  panel?.dispatchEvent(new Event(ROOM));
  // what scrolls can be scrolled by keys, too
  if (decision.scrollHeight > decision.clientHeight) decision.tabIndex = 0;
  else decision.removeAttribute("tabindex");
  // as when a keyboard comes up on the screen
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && decision.contains(activeElement)) {
    activeElement.scrollIntoView({ block: "nearest" });
  }
}
