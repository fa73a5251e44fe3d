/** The end of Coast to Coast in figures: net worth, and what it is made of (C-40). */

import type { CoastResult } from "../../../engine/coast.js";
import { dollars, say } from "../../../text/messages.js";
import type { CoastTable } from "../play/state.js";

type Row = CoastResult["ranking"][number];

export const worth = "end-worth";

export function worthOf({ net_worth }: Row): number {
  return net_worth;
}

export function madeOf({ state: { view } }: CoastTable, { seat, net_worth, cash }: Row): string {
  const player = view?.players[seat];
  if (!player) return "";
  const engine = view.engine_prices[player.engine] ?? 0;
  return say("end-made-of", {
    cash: dollars(cash),
    deeds: dollars(net_worth - cash - engine),
    engine: say(`engine-${player.engine}`),
  });
}

export function length({ state: { view } }: CoastTable): string {
  return say("end-round", { round: view?.round ?? 0 });
}
