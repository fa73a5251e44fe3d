/** Choosing a region when the own one came up. */

import { html } from "lit";
import { say } from "../../text/messages.js";
import { nameRegion } from "../../text/names.js";
import { choicesOf, decider } from "../play/state.js";
import type { Decision } from "./decision.js";

export const region: Decision = {
  types: ["choose_region"],
  sentence: (table) => say("say-region", { name: decider(table.state)?.name ?? "" }),
  primary(table) {
    const { picked } = table.state;
    if (picked === null)
      return { label: say("do-region-none"), act: () => undefined, disabled: true };
    return {
      label: say("do-region", { region: nameRegion(picked) }),
      act: () => void table.decide({ type: "choose_region", region: picked }),
    };
  },
  body: (table) => html`<div class="regions">
    ${choicesOf(table.state, "choose_region", "region").map(
      (
        id,
      ) => html`<button class="choice" data-testid=${`region-${id}`} aria-pressed=${table.state.picked === id}
        @click=${() => {
          table.state.picked = id;
          table.draw();
        }}>${nameRegion(id)}</button>`,
    )}
  </div>`,
};
