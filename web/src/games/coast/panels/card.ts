/** What a player's card says in Coast to Coast: where from and where to, railroads, fees and engine. */

import { html, nothing, type TemplateResult } from "lit";
import type { CoastPlayer } from "../../../engine/coast.js";
import { helps } from "../../../table/play/assistance.js";
import { dollars, money, say, share } from "../../../text/messages.js";
import { nameCity, nameRailroad } from "../../../text/names.js";
import { worthOf } from "../play/dealform.js";
import type { CoastTable } from "../play/state.js";

/** The open card is that of whoever decides, unless another one is picked. */
export const follows = true;

/** Racing home, until the game and with it every race has ended. */
export function badges(table: CoastTable, { declared }: CoastPlayer) {
  const over = table.state.view?.result != null;
  return declared && !over ? html`<span class="tag loud">${say("card-declared")}</span>` : nothing;
}

/** Where the train is bound, in the row of a closed card. */
export function brief(_table: CoastTable, player: CoastPlayer): string {
  const { destination, distance, home, declared } = player;
  const goal = declared ? home : destination;
  if (goal === null) return say("card-no-goal");
  if (!helps("figures")) return nameCity(goal);
  return say("card-bound", { city: nameCity(goal), distance: distance ?? 0 });
}

export function details(table: CoastTable, player: CoastPlayer): TemplateResult {
  return html`${trip(player)} ${deeds(table, player)} ${account(table, player)}`;
}

function trip(player: CoastPlayer): TemplateResult {
  const { seat, destination, payoff } = player;
  const home = player.home === null ? say("card-none") : nameCity(player.home);
  const goal = destination === null ? say("card-none") : nameCity(destination);
  const left =
    player.distance === null || !helps("figures")
      ? ""
      : say("card-left", { distance: player.distance });
  return html`<dl class="trip">
    <div class="home"><dt>${say("card-home")}</dt><dd title=${home} data-testid=${`seat-${seat}-home`}>${home}</dd></div>
    <div class="goal"><dt>${say("card-goal")}</dt>
      <dd title=${goal} data-testid=${`seat-${seat}-destination`} data-city=${destination ?? nothing} data-payoff=${payoff ?? nothing}>${goal}</dd></div>
    <div class="pay"><dt>${destination === null ? "" : left}</dt>
      <dd>${destination === null || payoff === null ? "" : dollars(payoff)}</dd></div>
  </dl>`;
}

/** What is owned; a tap lights the line on the map and turns to it. */
function deeds(table: CoastTable, { seat, colour, deeds: owned }: CoastPlayer): TemplateResult {
  const { board, state } = table;
  const light = (railroad: string) => {
    state.lit = state.lit === railroad ? null : railroad;
    if (state.lit) table.show(board.pointsOf(railroad));
    table.draw();
  };
  return html`<ul class="deeds" data-testid=${`seat-${seat}-deeds`} aria-label=${say("card-deeds")}>
    ${owned.length === 0 ? html`<li class="none">${say("card-no-deeds")}</li>` : nothing}
    ${owned.map(
      (
        railroad,
      ) => html`<li><button class="deed seat-${colour}" title=${nameRailroad(railroad)} aria-label=${`${board.mark(railroad)}, ${nameRailroad(railroad)}`}
        aria-pressed=${state.lit === railroad} data-railroad=${railroad} @click=${() => light(railroad)}>${board.mark(railroad)}</button></li>`,
    )}
  </ul>`;
}

/**
 * Fees, engine, and what the net worth (C-40) is made of: of what the card shows, since the player's own figure is that
 * after the turn while money is still being counted.
 */
function account(table: CoastTable, player: CoastPlayer): TemplateResult {
  const { seat, cash, engine, deeds, fees_got, fees_paid } = player;
  const railroads = worthOf(table.board, { cash: 0, deeds });
  const worth = cash + railroads + (table.state.view?.engine_prices[engine] ?? 0);
  const part = worth === 0 ? 0 : railroads / worth;
  return html`<footer>
    <span data-testid=${`seat-${seat}-fees`}>${say("card-fees", { got: money(fees_got), paid: money(fees_paid) })}</span>
    <span class="engine" data-testid=${`seat-${seat}-engine`}>${say(`engine-${engine}`)}</span>
    <span data-testid=${`seat-${seat}-worth`} data-worth=${worth}>${say("card-worth", { amount: money(worth), share: share(part) })}</span>
  </footer>`;
}
