/** The Conductor's cap, which marks what he recommends. */

import { html, type TemplateResult } from "lit";

/** It says nothing to a screen reader: the words beside it do. */
export function cap(): TemplateResult {
  return html`<svg class="cap" viewBox="0 0 24 24" aria-hidden="true">
    <path class="crown" d="M2.5 8.2C4 5 7.6 3.5 12 3.5s8 1.5 9.5 4.7c.4 1-.2 2.3-1 2.8l-1.5 1H5l-1.5-1c-.8-.5-1.4-1.8-1-2.8z" />
    <path class="band" d="M5 12.8h14v3H5z" />
    <path class="peak" d="M4.6 16.8h14.8c1 .8 1.5 1.8 1.6 3-5.6-1.5-12.4-1.5-18 0 .1-1.2.6-2.2 1.6-3z" />
    <circle class="badge" cx="12" cy="8.6" r="1.7" />
  </svg>`;
}
