/** A deal being composed, as plain data: who with, what each side puts in, what that is worth. */

import type { Action, Offer } from "../../../engine/protocol.js";
import type { TrackBoard } from "../../../map/board.js";
import { choicesOf, decider, offerOf } from "../../../table/play/state.js";
import type { CoastState, DealForm, DealSide } from "./state.js";

const NOTHING: DealSide = { cash: 0, deeds: [] };

/** The seats a deal may be proposed to now. */
export function dealPartners(state: CoastState): number[] {
  return choicesOf(state, "propose_deal", "partner").map(Number);
}

/** An empty offer to a partner. */
export function startDeal(partner: number): DealForm {
  return { type: "propose_deal", partner, give: NOTHING, take: NOTHING, refusal: null };
}

/** The deal on the table, turned round for the one who is asked. Null if it may not be countered. */
export function startCounter(state: CoastState): DealForm | null {
  const deal = state.view?.deal;
  if (!deal || !offerOf(state, "counter_deal")) return null;
  return {
    type: "counter_deal",
    partner: deal.seat,
    give: { cash: deal.take_cash, deeds: deal.take_deeds },
    take: { cash: deal.give_cash, deeds: deal.give_deeds },
    refusal: null,
  };
}

function offerFor(state: CoastState, { type, partner }: DealForm): Offer | null {
  if (type === "counter_deal") return offerOf(state, type);
  const isTo = ({ params }: Offer) =>
    params.partner?.kind === "fixed" && params.partner.value === partner;
  return state.offers.find((offer) => offer.type === type && isTo(offer)) ?? null;
}

/** The most cash and the deeds that one side can put in. */
export function limitsOf(state: CoastState, form: DealForm, side: "give" | "take") {
  const params = offerFor(state, form)?.params ?? {};
  const cash = params[`${side}_cash`];
  const deeds = params[`${side}_deeds`];
  return {
    cash: cash?.kind === "range" ? cash.high : 0,
    deeds: deeds?.kind === "subset" ? deeds.choices.map(String) : [],
  };
}

/** The form as an action; deeds in the order in which they are offered. */
export function readDeal(state: CoastState, form: DealForm): Action {
  const inOrder = (side: "give" | "take") =>
    limitsOf(state, form, side).deeds.filter((railroad) => form[side].deeds.includes(railroad));
  return {
    type: form.type,
    ...(form.type === "propose_deal" ? { partner: form.partner } : {}),
    give_cash: form.give.cash,
    give_deeds: inOrder("give"),
    take_cash: form.take.cash,
    take_deeds: inOrder("take"),
  };
}

/** Whether nobody gives anything. */
export function isEmptyDeal({ give, take }: DealForm): boolean {
  return [give, take].every(({ cash, deeds }) => cash === 0 && deeds.length === 0);
}

/** What a side puts in, added up at printed prices (C-29); in dollars. */
export function worthOf(board: TrackBoard, { cash, deeds }: DealSide): number {
  return deeds.reduce((sum, railroad) => sum + board.price(railroad), cash);
}

/** Who composes. */
export function composer(state: CoastState): number {
  return decider(state)?.seat ?? 0;
}
