/** The mark of a seat. */

import { html, type TemplateResult } from "lit";

/** A swatch in a seat's colour and pattern, so that colour is never the only mark. */
export function swatch(colour: string): TemplateResult {
  return html`<span class="swatch seat-${colour}" aria-hidden="true"></span>`;
}
