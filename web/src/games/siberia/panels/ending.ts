/** The end of Trans-Siberian in figures: wealth, and what it is made of (T-26). */

import type { SiberiaResult } from "../../../engine/siberia.js";
import { dollars, say } from "../../../text/messages.js";
import type { SiberiaTable } from "../play/state.js";

type Row = SiberiaResult["ranking"][number];

export const worth = "siberia-wealth";

export function worthOf({ wealth }: Row): number {
  return wealth;
}

export function madeOf(_table: SiberiaTable, { wealth, cash }: Row): string {
  return say("siberia-made-of", { cash: dollars(cash), shares: dollars(wealth - cash) });
}

export function length({ state: { view } }: SiberiaTable): string {
  return say("siberia-length", {
    turns: view?.turn.number ?? 0,
    dividends: view?.dividends.at ?? 0,
  });
}
