/**
 * Player cards: who has what, where from and where to. A card is a row that always shows, and what
 * more there is to know; with a crowd that shows for one player at a time, below all rows. Every part has
 * its height from the start, so that nothing moves while others play.
 */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { PlayerView } from "../../engine/protocol.js";
import { dollars, money, say, share } from "../../text/messages.js";
import { nameCity, nameRailroad } from "../../text/names.js";
import { seatButton } from "../dialogs/seat.js";
import { portrait } from "../parts/portrait.js";
import { swatch } from "../parts/swatch.js";
import { helps } from "../play/assistance.js";
import type { Table } from "../play/table.js";
import { oddsFigure } from "./odds.js";

/** With more players than this only one's card is open at a time. */
const CROWD = 2;

export function playersPanel(table: Table): TemplateResult {
  const { view, cardOpen } = table.state;
  const players = view?.players ?? [];
  const crowded = players.length > CROWD;
  const open = crowded ? (cardOpen ?? view?.turn.seat ?? 0) : null;
  return html`<section class="players ${crowded ? "crowded" : ""}" data-seats=${players.length} tabindex="0" aria-label=${say("players-heading")}>
    ${players.map((player) => card(table, player, open))}
  </section>`;
}

/** `open`: the seat whose card is open, null for all. */
function card(table: Table, player: PlayerView, open: number | null): TemplateResult {
  const { seat, colour, out } = player;
  const deciding = seat === table.state.view?.seat;
  const shown = open === null || open === seat;
  const over = table.state.view?.result != null;
  return html`<article class="card seat-${colour} ${deciding ? "deciding" : ""} ${out ? "out" : ""} ${shown ? "open" : ""}"
      data-testid=${`seat-${seat}`} aria-current=${deciding ? "true" : "false"}>
    <header>
      ${open === null ? html`<h3 class="who">${identity(player, over)}</h3>` : opener(table, player, shown)}
      <span class="brief">${brief(player)}</span>
      ${oddsFigure(table, player)}
      <strong class="cash" data-testid=${`seat-${seat}-cash`} data-cash=${player.cash}>${keyed(player.cash, html`<span>${dollars(player.cash)}</span>`)}</strong>
      ${seatButton(table, player)}
    </header>
    <div class="details" id=${`details-${seat}`} data-testid=${`seat-${seat}-details`}>
      ${trip(player)} ${deeds(table, player)} ${account(table, player)}
    </div>
  </article>`;
}

function identity(player: PlayerView, over: boolean): TemplateResult {
  return html`${swatch(player.colour)}${player.bot === null ? nothing : portrait(player.bot)}<span class="name">${player.name}</span>${badges(player, over)}`;
}

/** Opens a player's card for good; once more, and the cards follow whose turn it is again. */
function opener(table: Table, player: PlayerView, shown: boolean): TemplateResult {
  const { cardOpen } = table.state;
  const { seat } = player;
  return html`<h3 class="who"><button aria-expanded=${shown} aria-controls=${`details-${seat}`} aria-pressed=${cardOpen === seat}
    title=${say(cardOpen === seat ? "card-follow" : "card-open", { name: player.name })} data-testid=${`seat-${seat}-open`}
    @click=${() => {
      table.state.cardOpen = cardOpen === seat ? null : seat;
      table.draw();
    }}>${identity(player, table.state.view?.result != null)}</button></h3>`;
}

/** `over`: the game has ended, and with it every race. */
function badges({ kind, declared, out }: PlayerView, over: boolean): TemplateResult {
  return html`
    ${kind === "bot" ? html`<span class="unseen">${say("card-bot")}</span>` : nothing}
    ${declared && !over ? html`<span class="tag loud">${say("card-declared")}</span>` : nothing}
    ${out ? html`<span class="tag loud">${say("card-out")}</span>` : nothing}`;
}

/** Where the train is bound, in the row of a closed card. */
function brief({ destination, distance, home, declared, out }: PlayerView) {
  if (out) return nothing;
  const goal = declared ? home : destination;
  if (goal === null) return say("card-no-goal");
  if (!helps("figures")) return nameCity(goal);
  return say("card-bound", { city: nameCity(goal), distance: distance ?? 0 });
}

function trip(player: PlayerView): TemplateResult {
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
function deeds(table: Table, { seat, colour, deeds: owned }: PlayerView): TemplateResult {
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

/** Fees, engine, and what the net worth (C-40) is made of. */
function account(table: Table, player: PlayerView): TemplateResult {
  const { seat, cash, engine, net_worth, fees_got, fees_paid } = player;
  const price = table.state.view?.engine_prices[engine] ?? 0;
  const part = net_worth === 0 ? 0 : (net_worth - cash - price) / net_worth;
  return html`<footer>
    <span data-testid=${`seat-${seat}-fees`}>${say("card-fees", { got: money(fees_got), paid: money(fees_paid) })}</span>
    <span class="engine" data-testid=${`seat-${seat}-engine`}>${say(`engine-${engine}`)}</span>
    <span data-testid=${`seat-${seat}-worth`} data-worth=${net_worth}>${say("card-worth", { amount: money(net_worth), share: share(part) })}</span>
  </footer>`;
}
