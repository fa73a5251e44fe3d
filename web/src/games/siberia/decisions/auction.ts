/** Bidding for the first share of a railroad (T-6): who bids when, and a bid in one tap. */

import { html, nothing, type TemplateResult } from "lit";
import { amountField } from "../../../table/parts/amount.js";
import { bidButton, rangeOfBid } from "../../../table/parts/bid.js";
import type { Decision } from "../../../table/parts/decision.js";
import { swatch } from "../../../table/parts/swatch.js";
import { decider, offerOf } from "../../../table/play/state.js";
import { dollars, list, money, say } from "../../../text/messages.js";
import { nameRailroad, nameSeat } from "../../../text/names.js";
import { sign } from "../parts/pieces.js";
import { token } from "../parts/token.js";
import { compose } from "../play/composing.js";
import type { SiberiaTable } from "../play/state.js";
import { adviceNote } from "./advice.js";

/** Dollars over the least bid that are a tap away. */
const QUICK = [0, 2, 4, 8];

/** The bid that is chosen; the least at first. */
function chosen(table: SiberiaTable): number {
  return table.state.draft.bid ?? rangeOfBid(table).low;
}

export const auction: Decision<SiberiaTable> = {
  types: ["bid", "pass_bid"],
  sentence({ state }) {
    const name = decider(state)?.name ?? "";
    const railroad = nameRailroad(state.view?.auction?.railroad ?? "");
    return say(offerOf(state, "bid") ? "siberia-say-auction" : "siberia-say-no-bid", {
      name,
      railroad,
    });
  },
  primary(table) {
    const pass = { label: say("do-pass-bid"), act: () => void table.decide({ type: "pass_bid" }) };
    return offerOf(table.state, "bid") ? bidButton(table, chosen(table)) : pass;
  },
  others: (table) => [
    {
      label: say("do-pass-bid"),
      act: () => void table.decide({ type: "pass_bid" }),
      testId: "pass-bid",
    },
  ],
  body: (table) =>
    html`${lot(table)} ${offerOf(table.state, "bid") ? bidField(table) : nothing} ${adviceNote(table)}`,
};

function bidField(table: SiberiaTable): TemplateResult {
  const range = rangeOfBid(table);
  const choose = (bid: number) => void compose(table, { bid });
  const quick = [
    ...new Set(QUICK.map((more) => range.low + more).filter((bid) => bid <= range.high)),
  ];
  return html`${amountField({
    label: say("bid-amount"),
    value: chosen(table),
    ...range,
    testId: "bid-amount",
    choose,
  })}
    <div class="chips quick-bids" role="group" aria-label=${say("siberia-quick")}>${quick.map(
      (bid) =>
        html`<button type="button" class="chip" aria-pressed=${bid === chosen(table)} data-testid=${`quick-bid-${bid}`} @click=${() => choose(bid)}>${dollars(bid)}</button>`,
    )}</div>`;
}

/** The railroad, who leads, who bids in which order, and what is auctioned afterwards. */
function lot({ state: { view } }: SiberiaTable): TemplateResult {
  const lot = view?.auction;
  if (!view || !lot) return html``;
  const { railroad, bid, leader, bidders, waiting } = lot;
  const lead =
    bid === null || leader === null
      ? say("auction-no-bid")
      : say("auction-leads", { name: nameSeat(view.players, leader), amount: money(bid) });
  return html`<div class="lot" data-testid="auction" data-bid=${bid ?? nothing} data-leader=${leader ?? nothing}>
    <p>${sign(railroad)} <strong>${lead}</strong>${afterwards(waiting)}</p>
    <ol class="bid-order" aria-label=${say("siberia-bid-order")}>${view.players.map(
      ({ seat, name, colour, cash }) => {
        const place = bidders.indexOf(seat);
        const now =
          place === 0 ? "now" : seat === leader ? "leads" : place < 0 ? "passed" : "later";
        const words = say(`siberia-bidder-${now}`);
        return html`<li class=${`bids-${now}`} title=${words} data-testid=${`bidder-${seat}`} data-state=${now} aria-current=${place === 0 ? "step" : "false"}>
        ${swatch(colour)} <span class="name">${name}</span> <span class="amount">${dollars(cash)}</span>
        <span class="unseen">${words}</span></li>`;
      },
    )}</ol>
  </div>`;
}

/** The railroads whose first shares are auctioned after this one. */
function afterwards(waiting: readonly string[]): TemplateResult | typeof nothing {
  if (waiting.length === 0) return nothing;
  const words = say("siberia-lots", { railroads: list(waiting.map(nameRailroad)) });
  return html`<span class="waiting-lots" role="img" aria-label=${words} title=${words}>${waiting.map(token)}</span>`;
}
