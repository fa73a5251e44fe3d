/** A sum of money to choose: a field between a button for less and one for more. */

import { html, type TemplateResult } from "lit";
import { money, say } from "../../text/messages.js";

export interface Amount {
  label: string;
  value: number;
  low: number;
  high: number;
  step: number;
  testId: string;
  choose: (value: number) => void;
}

/** What is typed is taken as it is: the engine says what it has against it. */
export function amountField(amount: Amount): TemplateResult {
  const { label, value, low, high, step, testId, choose } = amount;
  const stepTo = (sign: string, to: number, message: string, suffix: string) =>
    html`<button type="button" class="secondary" aria-label=${say(message, { what: label, step: money(step) })}
      data-testid=${`${testId}-${suffix}`} ?disabled=${to === value} @click=${() => choose(to)}>${sign}</button>`;
  return html`<div class="amount-field" role="group" aria-label=${label}>
    <span class="what">${label}<small>${say("amount-most", { high: money(high) })}</small></span>
    ${stepTo("−", Math.max(low, Math.min(high, value - step)), "amount-less", "less")}
    <span class="dollars"><span aria-hidden="true">$</span><input type="number" inputmode="numeric" min=${low} max=${high} step=${step}
      aria-label=${label} aria-invalid=${value < low || value > high} data-testid=${testId} .value=${String(value)}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      @input=${(event: Event) => choose((event.target as HTMLInputElement).valueAsNumber || 0)} /></span>
    ${stepTo("+", Math.min(high, Math.max(low, value + step)), "amount-more", "more")}
  </div>`;
}
