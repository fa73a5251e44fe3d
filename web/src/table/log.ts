/** The log: what happened, newest on top. */

import { html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { say } from "../text/messages.js";
import type { TableState } from "./state.js";

/** More is kept, but nobody reads further back in a narrow panel. */
const SHOWN = 80;

export function logPanel(state: TableState): TemplateResult {
  const lines = state.log.slice(-SHOWN).reverse();
  const colour = (seat: number | null) =>
    seat === null ? "" : `seat-${state.view?.players[seat]?.colour ?? ""}`;
  return html`<section class="log" aria-label=${say("log-heading")} tabindex="0">
    <ol data-testid="log" reversed>
      ${repeat(
        lines,
        (line) => line.number,
        (line) =>
          html`<li class="line ${colour(line.seat)}" data-kind=${line.kind}>${line.text}</li>`,
      )}
    </ol>
  </section>`;
}
