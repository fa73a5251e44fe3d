/** What other players ask of one: a deal, a swap of homes. */

import { html, nothing, type TemplateResult } from "lit";
import type { Deal } from "../../../engine/coast.js";
import type { Decision } from "../../../table/parts/decision.js";
import { swatch } from "../../../table/parts/swatch.js";
import { choicesOf, decider } from "../../../table/play/state.js";
import { dollars, say } from "../../../text/messages.js";
import { nameCity, nameRailroad, nameSeat } from "../../../text/names.js";
import { balance, counterButtons, worth } from "../dialogs/deal.js";
import type { CoastTable, DealSide } from "../play/state.js";

const nameOf = (table: CoastTable) => decider(table.state)?.name ?? "";
const seatName = (table: CoastTable, seat: number) =>
  nameSeat(table.state.view?.players ?? [], seat);

export const deal: Decision<CoastTable> = {
  types: ["accept_deal", "decline_deal"],
  sentence(table) {
    const terms = table.state.view?.deal;
    const name = nameOf(table);
    if (!terms) return "";
    return terms.countered
      ? say("say-counter", { name, other: seatName(table, terms.partner) })
      : say("say-deal", { name, other: seatName(table, terms.seat) });
  },
  primary: (table) => ({
    label: say("do-accept-deal"),
    act: () => void table.decide({ type: "accept_deal" }),
    testId: "deal-accept",
  }),
  others: (table) => [
    {
      label: say("do-decline-deal"),
      act: () => void table.decide({ type: "decline_deal" }),
      testId: "deal-decline",
    },
    ...counterButtons(table),
  ],
  body(table) {
    const terms = table.state.view?.deal;
    return terms ? dealTerms(table, terms) : html``;
  },
};

/** Both sides of a deal as they are offered, and who gains by it at printed prices (C-29). */
function dealTerms(table: CoastTable, terms: Deal): TemplateResult {
  const give = { cash: terms.give_cash, deeds: terms.give_deeds };
  const take = { cash: terms.take_cash, deeds: terms.take_deeds };
  return html`<div class="terms" data-testid="deal">
    ${sideTerms(table, terms.seat, give, worth("deal-value-give", terms.give_value))}
    ${sideTerms(table, terms.partner, take, worth("deal-value-take", terms.take_value))}
    ${balance(table, terms.seat, give, terms.partner, take)}
  </div>`;
}

function sideTerms(
  table: CoastTable,
  seat: number,
  { cash, deeds }: DealSide,
  value: ReturnType<typeof worth>,
) {
  const colour = table.state.view?.players[seat]?.colour ?? "";
  return html`<div class="side">
    <h3>${swatch(colour)} ${say("deal-gives", { name: seatName(table, seat) })}</h3>
    <ul>
      ${cash > 0 ? html`<li><span class="sign">${dollars(cash)}</span></li>` : nothing}
      ${deeds.map((railroad) => html`<li><span class="sign rr-${railroad}">${table.board.mark(railroad)}</span> ${nameRailroad(railroad)}</li>`)}
      ${cash === 0 && deeds.length === 0 ? html`<li>${say("deal-nothing")}</li>` : nothing}
    </ul>
    ${value}
  </div>`;
}

export const homeSwap: Decision<CoastTable> = {
  types: ["keep_home", "swap_home"],
  sentence: (table) => say("say-home-swap", { name: nameOf(table) }),
  primary(table) {
    const { picked, view } = table.state;
    if (picked === null) {
      return { label: say("do-keep-home"), act: () => void table.decide({ type: "keep_home" }) };
    }
    const home = view?.players[Number(picked)]?.home;
    return {
      label: say("do-swap-home", { city: home ? nameCity(home) : "" }),
      act: () => void table.decide({ type: "swap_home", partner: Number(picked) }),
    };
  },
  body: (table) => html`<div class="regions">
    ${choicesOf(table.state, "swap_home", "partner").map((partner) => {
      const player = table.state.view?.players[Number(partner)];
      return html`<button class="choice" data-testid=${`swap-${partner}`} aria-pressed=${table.state.picked === partner}
        @click=${() => {
          table.state.picked = table.state.picked === partner ? null : partner;
          table.draw();
        }}>${player?.name} · ${player?.home ? nameCity(player.home) : ""}</button>`;
    })}
  </div>`,
};
