/** A figure that says what it rests on: when it is pointed at, has the focus or is tapped. */

import { html, type TemplateResult } from "lit";

/** Pixels between the figure and its explanation, and to the window's edges. */
const GAP = 6;
const EDGE = 8;

export interface Explained {
  /** Of the explanation; no other may have it. */
  id: string;
  /** What a screen reader says for the figure. */
  label: string;
  figure: TemplateResult;
  explanation: TemplateResult;
  testId: string;
}

export function explained({ id, label, figure, explanation, testId }: Explained): TemplateResult {
  return html`<button type="button" class="explained" aria-label=${label} aria-describedby=${id} data-testid=${testId}
      @pointerenter=${(event: PointerEvent) => event.pointerType === "mouse" && show(event)}
      @pointerleave=${(event: PointerEvent) => event.pointerType === "mouse" && hide(event)}
      @focus=${(event: FocusEvent) => (event.target as Element).matches(":focus-visible") && show(event)}
      @blur=${hide} @click=${show}>${figure}</button
    ><div class="explanation" id=${id} popover="auto" role="tooltip">${explanation}</div>`;
}

/** Put away the explanation that is open; whether there was one. */
export function hideExplanation(): boolean {
  const open = document.querySelector<HTMLElement>(".explanation:popover-open");
  open?.hidePopover();
  return open !== null;
}

function explanationOf({ currentTarget }: Event): HTMLElement {
  return (currentTarget as HTMLElement).nextElementSibling as HTMLElement;
}

function show(event: Event): void {
  const explanation = explanationOf(event);
  explanation.showPopover();
  const figure = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = explanation;
  const left = Math.min(figure.right - width, window.innerWidth - EDGE - width);
  const below = figure.bottom + GAP;
  const fits = below + height + EDGE <= window.innerHeight;
  explanation.style.left = `${Math.max(EDGE, left)}px`;
  explanation.style.top = `${fits ? below : Math.max(EDGE, figure.top - GAP - height)}px`;
}

function hide(event: Event): void {
  explanationOf(event).hidePopover();
}
