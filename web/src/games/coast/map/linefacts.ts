/** What there is to know of a railroad: whose it is, where it goes, and what riding it costs now. */

import type { Charge, CoastPlayer, CoastView } from "../../../engine/coast.js";
import { helps } from "../../../table/play/assistance.js";
import { decider } from "../../../table/play/state.js";
import { list, money, say } from "../../../text/messages.js";
import { nameCity, nameRailroad, nameSeat } from "../../../text/names.js";
import { type CoastState, type CoastTable, ownerOf } from "../play/state.js";
import { type Standing, standingOf } from "./ownership.js";

export interface LineFacts {
  railroad: string;
  name: string;
  mark: string;
  /** Printed, in dollars. */
  price: number;
  owner: CoastPlayer | null;
  /** To the player who decides. */
  standing: Standing;
  /** The cities served, as in a sentence. */
  cities: string;
  /** What riding it costs the deciding player now; null where nobody decides or no figures are given. */
  fee: { who: string; words: string } | null;
}

export function lineFacts({ board, state }: CoastTable, railroad: string): LineFacts {
  const { view } = state;
  const player = decider(state);
  return {
    railroad,
    name: nameRailroad(railroad),
    mark: board.mark(railroad),
    price: board.price(railroad),
    owner: view ? ownerOf(view, railroad) : null,
    standing: view ? standingOf(view, player, railroad) : "unowned",
    cities: list(board.citiesOn(railroad).map(nameCity)),
    fee:
      view && player && helps("figures")
        ? { who: player.name, words: sayFee(state, view, player, railroad) }
        : null,
  };
}

/** What riding a railroad would add to what the deciding player owes, in words (C-21 to C-23). */
function sayFee(state: CoastState, view: CoastView, player: CoastPlayer, railroad: string): string {
  const { preview } = state.draft;
  const amount = (preview?.fees ?? view.fees)[railroad] ?? 0;
  if (amount === 0) return say("fee-none");
  const kept = player.established.find((old) => old.railroad === railroad && old.amount === amount);
  const owner = view.owners[railroad] ?? null;
  const payee = kept ? kept.payee : owner === player.seat ? null : owner;
  const named = { payee: nameSeat(view.players, payee), amount: money(amount) };
  const charges = preview?.charges ?? view.turn.charges;
  if (isCharged(charges, payee, amount)) return say("fee-again", named);
  return say(kept ? "fee-kept" : "fee-due", named);
}

/** A payee is paid once a turn, at the highest rate (C-21). */
function isCharged(charges: readonly Charge[], payee: number | null, amount: number): boolean {
  return charges.some((charge) => charge.payee === payee && charge.amount >= amount);
}
