/** What a player's card says in Trans-Siberian: shares held, what they pay next, and wealth. */

import { html, nothing, type TemplateResult } from "lit";
import type { SiberiaPlayer } from "../../../engine/siberia.js";
import { money, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { token } from "../parts/token.js";
import type { SiberiaTable } from "../play/state.js";
import { nextIncome } from "./dividend.js";

// the row has what matters at a glance; the room is the log's
export const follows = false;

export function badges(): typeof nothing {
  return nothing;
}

/** Shares at a glance, a token each and how many of it, and what they make with the cash. */
export function brief(table: SiberiaTable, player: SiberiaPlayer): TemplateResult {
  const { seat, shares, wealth } = player;
  const held = Object.entries(shares).filter(([, count]) => count > 0);
  return html`<span class="wealth" data-testid=${`seat-${seat}-worth`} data-worth=${wealth}>${say("siberia-card-wealth", { amount: money(wealth) })}</span>
  <span class="held-shares">${held.map(
    ([id, count]) =>
      html`<span aria-label=${say("siberia-card-shares", { count, railroad: nameRailroad(id) })} role="img">${token(id)}×${count}</span>`,
  )}${held.length === 0 ? sayNone(table) : nothing}</span>`;
}

/** That no shares are held: not yet, as long as the first ones are being auctioned. */
function sayNone({ state: { view } }: SiberiaTable): string {
  const opening = view?.turn.number === 0 && !view.result;
  return say("siberia-card-none", { opening: opening ? "yes" : "no" });
}

export function details(table: SiberiaTable, player: SiberiaPlayer): TemplateResult {
  const { view } = table.state;
  const { seat, shares, wealth, cash } = player;
  const held = Object.entries(shares).filter(([, count]) => count > 0);
  return html`<h4 class="whose-shares">${say("siberia-card-of", { name: player.name })}</h4>
  <ul class="share-list" data-testid=${`seat-${seat}-shares`}>${held.map(([id, count]) => {
    const railroad = view?.railroads.find((one) => one.id === id);
    const worth = railroad?.public ? (railroad.value ?? 0) * count : 0;
    return html`<li>${token(id)} <span>${say("siberia-card-shares", { count, railroad: nameRailroad(id) })}</span>
      <b>${railroad?.public ? say("siberia-card-worth", { amount: money(worth) }) : say("siberia-card-private")}</b></li>`;
  })}${held.length === 0 ? html`<li class="none">${sayNone(table)}</li>` : nothing}</ul>
  <footer>
    <span data-testid=${`seat-${seat}-income`}>${nextIncome(table, seat) ?? nothing}</span>
    <span>${say("siberia-card-made-of", { amount: money(wealth), shares: money(wealth - cash) })}</span>
  </footer>`;
}
