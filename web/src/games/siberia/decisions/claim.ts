/** The first link of a railroad that was won, and the stock value that it starts with (T-7, T-22). */

import { html, type TemplateResult } from "lit";
import type { Decision } from "../../../table/parts/decision.js";
import { helps } from "../../../table/play/assistance.js";
import { choicesOf, decider } from "../../../table/play/state.js";
import { say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { nameLink } from "../play/board.js";
import { actionOf, clear, compose, followAdvice, startValue } from "../play/composing.js";
import type { SiberiaTable } from "../play/state.js";
import { adviceNote } from "./advice.js";
import { outcomeList } from "./outcome.js";

export const claim: Decision<SiberiaTable> = {
  types: ["claim"],
  sentence({ state }) {
    const railroad = nameRailroad(state.view?.claim?.railroad ?? "");
    const name = decider(state)?.name ?? "";
    if (state.draft.link !== null) return say("siberia-say-claim-ready", { railroad });
    return say(state.view?.period === 2 ? "siberia-say-claim-2" : "siberia-say-claim", {
      name,
      railroad,
    });
  },
  primary(table) {
    const { state, board } = table;
    const action = actionOf(state);
    if (action) {
      const link = nameLink(board, state.draft.link ?? 0);
      const label = say("siberia-do-claim", { link, value: startValue(state) });
      return { label, act: () => void table.decide(action) };
    }
    if (!helps("suggestion"))
      return { label: say("siberia-do-claim-none"), act: () => undefined, disabled: true };
    return {
      label: say("siberia-do-advice"),
      act: () => void followAdvice(table),
      disabled: !state.draft.advice,
    };
  },
  others: (table) => [
    {
      label: say("do-clear"),
      act: () => void compose(table, clear(table.state)),
      testId: "step-clear",
      disabled: table.state.draft.link === null,
    },
  ],
  body: (table) => html`${valueTrack(table)} ${outcomeList(table)} ${adviceNote(table)}`,
};

/** The spaces that the value may be set on, none above the bid. */
function valueTrack(table: SiberiaTable): TemplateResult {
  const { state } = table;
  const bid = state.view?.claim?.bid ?? 0;
  return html`<fieldset class="value-choice"><legend>${say("siberia-set-value", { bid })}</legend>
    <div class="chips">${choicesOf(state, "claim", "value").map(
      (value) =>
        html`<button type="button" class="chip" aria-pressed=${startValue(state) === Number(value)} data-testid=${`value-${value}`}
          @click=${() => void compose(table, { value: Number(value) })}>${value}</button>`,
    )}</div></fieldset>`;
}
