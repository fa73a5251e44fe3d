/** Pieces of which the drawings of Trans-Siberian are made: a railroad's sign, shares as pips, a track. */

import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";

/** A railroad's name on its colour, with its pattern beside it: colour is never the only mark. */
export function sign(railroad: string): TemplateResult {
  return html`<span class="rail-sign rr-${railroad}" data-railroad=${railroad}><i class="rail-pattern pattern-of-${railroad}"></i>${nameRailroad(railroad)}</span>`;
}

/** Shares as small certificates: those held, those sold to others, those still for sale. */
export function pips(held: number, sold: number, shares: number): TemplateResult {
  const kind = (place: number) => (place < held ? "held" : place < sold ? "sold" : "free");
  return html`<span class="pips" role="img" aria-label=${say("siberia-pips", { held, sold, shares })}>${Array.from(
    { length: shares },
    (_, place) => html`<i class=${kind(place)}></i>`,
  )}</span>`;
}

/** A figure that changes: before, an arrow, after. */
export function fromTo(before: string, after: string): TemplateResult {
  if (before === after) return html`<b>${after}</b>`;
  return html`${before} <span aria-hidden="true">→</span><span class="unseen">${say("siberia-then")}</span> <b>${after}</b>`;
}

/** A short track of spaces, of which the first `at` are done. */
export function counter(
  label: string,
  { at, of }: { at: number; of: number },
  testId: string,
  next?: string,
): TemplateResult {
  return html`<div class="counter" data-testid=${testId} data-at=${at} data-of=${of}>
    <span class="what">${label}</span>
    <span class="spaces" role="img" aria-label=${say("siberia-counter", { at, of })}>${Array.from(
      { length: of },
      (_, place) => html`<i class=${place < at ? "done" : place === at && next ? "next" : ""}></i>`,
    )}</span>
    <span class="figure" aria-hidden="true">${at}/${of}</span>
    ${next ? html`<small>${next}</small>` : nothing}
  </div>`;
}
