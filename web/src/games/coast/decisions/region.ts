/** Choosing a region when the own one came up. */

import { html, nothing, type TemplateResult } from "lit";
import type { Decision } from "../../../table/parts/decision.js";
import { helps } from "../../../table/play/assistance.js";
import { choicesOf, decider } from "../../../table/play/state.js";
import { money, say, share } from "../../../text/messages.js";
import { nameRegion } from "../../../text/names.js";
import type { CoastTable } from "../play/state.js";

export const region: Decision<CoastTable> = {
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
  body: (table) => html`<div class="regions ${helps("figures") ? "told" : ""}">
    ${choicesOf(table.state, "choose_region", "region").map((id) => regionButton(table, id))}
  </div>`,
};

function regionButton(table: CoastTable, id: string): TemplateResult {
  const choose = () => {
    table.state.picked = id;
    table.draw();
  };
  return html`<button class="choice" data-testid=${`region-${id}`} aria-pressed=${table.state.picked === id}
    @click=${choose}><b>${nameRegion(id)}</b>${figures(table, id)}</button>`;
}

/** What a trip there pays on average, how far it is, and how likely it ends at an own railroad. */
function figures({ state }: CoastTable, id: string) {
  const told = state.view?.regions?.find(({ region }) => region === id);
  if (!told || !helps("figures")) return nothing;
  const { payoff, distance, served, ways } = told;
  const words = say("region-figures", { distance, chance: share(served / ways) });
  return html`<span class="amount" data-payoff=${payoff}>${say("region-payoff", { amount: money(Math.round(payoff / 100) * 100) })}</span>
    <small data-served=${served}>${words}</small>`;
}
