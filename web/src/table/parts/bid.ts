/** A bid in an auction: what may be bid, and the button that bids it. */

import { money, say } from "../../text/messages.js";
import { offerOf } from "../play/state.js";
import type { Table } from "../play/table.js";
import type { Button } from "./button.js";

/** What the engine takes as a bid, in dollars. */
export function rangeOfBid({ state }: Pick<Table, "state">) {
  const spec = offerOf(state, "bid")?.params.amount;
  return spec?.kind === "range" ? spec : { low: 0, high: 0, step: 1 };
}

/** Bids `amount` dollars; not to be pressed while that is not offered: outside the range, or between two steps of it. */
export function bidButton(table: Pick<Table, "state" | "decide">, amount: number): Button {
  const { low, high, step = 1 } = rangeOfBid(table);
  const outside = amount < low || amount > high;
  if (outside || (amount - low) % step !== 0) {
    const range = { low: money(low), high: money(high), step: money(step) };
    const label = say(outside ? "do-bid-outside" : "do-bid-between", range);
    return { label, act: () => undefined, disabled: true };
  }
  return {
    label: say("do-bid", { amount: money(amount) }),
    act: () => void table.decide({ type: "bid", amount }),
  };
}
