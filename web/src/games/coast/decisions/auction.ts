/** Bidding for a deed that somebody has to sell. */

import { html, nothing, type TemplateResult } from "lit";
import { amountField } from "../../../table/parts/amount.js";
import { bidButton, rangeOfBid } from "../../../table/parts/bid.js";
import type { Decision } from "../../../table/parts/decision.js";
import { swatch } from "../../../table/parts/swatch.js";
import { decider } from "../../../table/play/state.js";
import { money, say } from "../../../text/messages.js";
import { nameRailroad, nameSeat } from "../../../text/names.js";
import type { CoastTable } from "../play/state.js";

/** The amount chosen; the least at first. */
function chosen(table: CoastTable): number {
  const { picked } = table.state;
  return picked === null ? rangeOfBid(table).low : Number(picked);
}

export const auction: Decision<CoastTable> = {
  types: ["bid", "pass_bid"],
  sentence(table) {
    const lot = table.state.view?.auction;
    const railroad = lot ? nameRailroad(lot.railroad) : "";
    return say("say-auction", { name: decider(table.state)?.name ?? "", railroad });
  },
  primary: (table) => bidButton(table, chosen(table)),
  others: (table) => [
    {
      label: say("do-pass-bid"),
      act: () => void table.decide({ type: "pass_bid" }),
      testId: "pass-bid",
    },
  ],
  body: (table) => html`${standing(table)}
    ${amountField({
      label: say("bid-amount"),
      value: chosen(table),
      ...rangeOfBid(table),
      testId: "bid-amount",
      choose(amount) {
        table.state.picked = String(amount);
        table.draw();
      },
    })}`,
};

/** The deed and its price, who leads, and who may still bid. */
function standing(table: CoastTable): TemplateResult {
  const { view } = table.state;
  const lot = view?.auction;
  if (!view || !lot) return html``;
  const { railroad, bid, leader, bidders } = lot;
  const lead =
    bid === null || leader === null
      ? say("auction-no-bid")
      : say("auction-leads", { name: nameSeat(view.players, leader), amount: money(bid) });
  return html`<div class="lot" data-testid="auction" data-bid=${bid ?? nothing} data-leader=${leader ?? nothing}>
    <p><span class="sign rr-${railroad}">${table.board.mark(railroad)}</span>
      ${say("auction-lot", { name: nameSeat(view.players, lot.seat), amount: money(table.board.price(railroad)) })}</p>
    <p class="lead">${lead}</p>
    <ul class="bidders" aria-label=${say("auction-bidders")}>
      ${bidders.map((seat) => {
        const player = view.players[seat];
        return html`<li data-testid=${`bidder-${seat}`}>${swatch(player?.colour ?? "")} ${player?.name}</li>`;
      })}
    </ul>
  </div>`;
}
