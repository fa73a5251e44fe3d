/** A sum of money to choose: a field between a button for less and one for more. */

import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { count, dollars, money, say } from "../../text/messages.js";

/** Far more than there is money in any game. */
const MOST_DIGITS = 9;

export interface Amount {
  label: string;
  value: number;
  low: number;
  high: number;
  step: number;
  testId: string;
  choose: (value: number) => void;
}

/** What is typed is taken as it is, even outside the range: what comes of it is for the decision to say. */
export function amountField(amount: Amount): TemplateResult {
  const { label, value, low, high, step, testId, choose } = amount;
  const less = Math.max(low, Math.min(high, value - step));
  const more = Math.min(high, Math.max(low, value + step));
  const stepTo = (sign: string, to: number, message: string, suffix: string) =>
    html`<button type="button" class="secondary" aria-label=${say(message, { what: label, step: money(step) })}
      data-testid=${`${testId}-${suffix}`} ?disabled=${to === value} @click=${() => choose(to)}>${sign}</button>`;
  return html`<div class="amount-field" role="group" aria-label=${label}>
    <span class="what">${label}<small>${say("amount-most", { high: money(high) })}</small></span>
    ${stepTo("−", less, "amount-less", "less")}
    <span class="dollars"><span aria-hidden="true">$</span><input type="text" inputmode="numeric" autocomplete="off" role="spinbutton"
      aria-valuemin=${low} aria-valuemax=${high} aria-valuenow=${value} aria-valuetext=${dollars(value)}
      aria-label=${label} aria-invalid=${value < low || value > high} data-testid=${testId} .value=${live(count(value))}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      @keydown=${(event: KeyboardEvent) => {
        const to = { ArrowUp: more, ArrowDown: less }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        choose(to);
      }}
      @input=${(event: Event) => readDigits(event.target as HTMLInputElement, choose)} /></span>
    ${stepTo("+", more, "amount-more", "more")}
  </div>`;
}

/** Digits are what counts; the separators come by themselves, and the caret keeps its place among the digits. */
function readDigits(field: HTMLInputElement, choose: (value: number) => void): void {
  const behind = digitsOf(field.value.slice(field.selectionEnd ?? 0)).length;
  const value = Number(digitsOf(field.value).slice(0, MOST_DIGITS));
  choose(value);
  field.value = count(value);
  let caret = field.value.length;
  while (caret > 0 && digitsOf(field.value.slice(caret)).length < behind) caret -= 1;
  field.setSelectionRange(caret, caret);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
