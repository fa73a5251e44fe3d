/** Whose turn it is in Coast to Coast: the round, the dice, and the train that drives itself. */

import { html, nothing } from "lit";
import { shortcutOf } from "../../../table/parts/keys.js";
import { toggleAuto } from "../../../table/play/around.js";
import { helps } from "../../../table/play/assistance.js";
import { decider, nextPerson } from "../../../table/play/state.js";
import { money, say } from "../../../text/messages.js";
import type { CoastTable } from "../play/state.js";
import { diceTray } from "./dice.js";

export function standing({ state: { view } }: CoastTable): string {
  return say("round-to", { round: view?.round ?? 0, amount: money(view?.victory_amount ?? 0) });
}

export function aside({ state }: CoastTable) {
  return diceTray(state.dice);
}

export function meanwhile({ state }: CoastTable): string | null {
  const player = decider(state);
  if (!player || !state.autoSeats.has(player.seat)) return null;
  return say("say-auto", { name: player.name });
}

/** Auto-route for the person who decides, or else who decides next. */
export function extras(table: CoastTable) {
  const seat = nextPerson(table.state)?.seat;
  if (seat === undefined || table.state.watching || !helps("autoRoute")) return nothing;
  const on = table.state.autoSeats.has(seat);
  return html`<button class="secondary auto" data-testid="auto-route" aria-pressed=${on} aria-keyshortcuts=${shortcutOf("auto") ?? nothing} @click=${() => void toggleAuto(table, seat)}>
    ${say(on ? "do-auto-off" : "do-auto-on")}
  </button>`;
}

export function switchAuto(table: CoastTable): void {
  const seat = nextPerson(table.state)?.seat;
  if (seat !== undefined && table.state.screen === "play") void toggleAuto(table, seat);
}
