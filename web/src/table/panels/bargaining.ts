/** What other players ask of one: a deal, a bid, a swap of homes. */

import { html, type TemplateResult } from "lit";
import type { Deal } from "../../engine/protocol.js";
import { dollars, money, say } from "../../text/messages.js";
import { nameCity, nameRailroad, nameSeat } from "../../text/names.js";
import type { Decision } from "../decisions.js";
import { choicesOf, decider, offerOf } from "../state.js";
import type { Table } from "../table.js";

const nameOf = (table: Table) => decider(table.state)?.name ?? "";
const seatName = (table: Table, seat: number) => nameSeat(table.state.view?.players ?? [], seat);

export const deal: Decision = {
  types: ["accept_deal", "decline_deal"],
  sentence(table) {
    const terms = table.state.view?.deal;
    const other = terms ? seatName(table, terms.countered ? terms.partner : terms.seat) : "";
    return say("say-deal", { name: nameOf(table), other });
  },
  primary: (table) => ({
    label: say("do-accept-deal"),
    act: () => void table.decide({ type: "accept_deal" }),
  }),
  others: (table) => [
    {
      label: say("do-decline-deal"),
      act: () => void table.decide({ type: "decline_deal" }),
      testId: "decline-deal",
    },
  ],
  body(table) {
    const terms = table.state.view?.deal;
    return terms ? dealTerms(table, terms) : html``;
  },
};

/** Both sides of a deal, with what they are worth at printed prices (C-29). */
function dealTerms(table: Table, terms: Deal): TemplateResult {
  const side = (
    seat: number,
    cash: number,
    deeds: readonly string[],
    value: number,
  ) => html`<div class="side">
    <h3>${say("deal-gives", { name: seatName(table, seat) })}</h3>
    <ul>
      ${cash > 0 ? html`<li>${dollars(cash)}</li>` : ""}
      ${deeds.map((railroad) => html`<li><span class="sign rr-${railroad}">${table.board.mark(railroad)}</span> ${nameRailroad(railroad)}</li>`)}
    </ul>
    <p class="note">${say("deal-worth", { amount: money(value) })}</p>
  </div>`;
  return html`<div class="terms" data-testid="deal">
    ${side(terms.seat, terms.give_cash, terms.give_deeds, terms.give_value)}
    ${side(terms.partner, terms.take_cash, terms.take_deeds, terms.take_value)}
  </div>`;
}

export const auction: Decision = {
  types: ["bid", "pass_bid"],
  sentence(table) {
    const lot = table.state.view?.auction;
    const railroad = lot ? nameRailroad(lot.railroad) : "";
    return say("say-auction", { name: nameOf(table), railroad });
  },
  primary(table) {
    const spec = offerOf(table.state, "bid")?.params.amount;
    const amount = spec?.kind === "range" ? spec.low : 0;
    return {
      label: say("do-bid", { amount: money(amount) }),
      act: () => void table.decide({ type: "bid", amount }),
    };
  },
  others: (table) => [
    {
      label: say("do-pass-bid"),
      act: () => void table.decide({ type: "pass_bid" }),
      testId: "pass-bid",
    },
  ],
};

export const homeSwap: Decision = {
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
