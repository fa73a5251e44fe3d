/** Player cards: who has what, where from and where to. */

import { html, nothing, type TemplateResult } from "lit";
import type { PlayerView } from "../../engine/protocol.js";
import type { Board } from "../../map/board.js";
import { dollars, money, say } from "../../text/messages.js";
import { nameCity, nameRailroad } from "../../text/names.js";
import { seatButton } from "../dialogs/seat.js";
import { swatch } from "../parts/swatch.js";
import { helps } from "../play/assistance.js";
import type { Table } from "../play/table.js";

/** With more players than this only the deciding one's card is shown in full. */
const CROWD = 3;

export function playersPanel(table: Table): TemplateResult {
  const players = table.state.view?.players ?? [];
  const crowded = players.length > CROWD ? "crowded" : "";
  return html`<section class="players ${crowded}" tabindex="0" aria-label=${say("players-heading")}>
    ${players.map((player) => card(table, player, player.seat === table.state.view?.seat))}
  </section>`;
}

function card(table: Table, player: PlayerView, deciding: boolean): TemplateResult {
  const seat = player.seat;
  return html`<article class="card seat-${player.colour} ${deciding ? "deciding" : ""} ${player.out ? "out" : ""}"
      data-testid=${`seat-${seat}`} aria-current=${deciding ? "true" : "false"}>
    <header>
      ${swatch(player.colour)}
      <h3>${player.name}</h3>
      ${badges(player)}
      <strong class="cash" data-testid=${`seat-${seat}-cash`} data-cash=${player.cash}>${dollars(player.cash)}</strong>
      ${seatButton(table, player)}
    </header>
    ${player.out ? nothing : trip(player, seat)}
    ${deeds(table.board, player)}
    <footer>
      <span data-testid=${`seat-${seat}-fees`}>${say("card-fees", {
        got: money(player.fees_got),
        paid: money(player.fees_paid),
      })}</span>
      <span class="engine" data-testid=${`seat-${seat}-engine`}>${say(`engine-${player.engine}`)}</span>
    </footer>
  </article>`;
}

function badges(player: PlayerView): TemplateResult {
  return html`
    ${player.kind === "bot" ? html`<span class="tag">${say("card-bot")}</span>` : nothing}
    ${player.declared ? html`<span class="tag loud">${say("card-declared")}</span>` : nothing}
    ${player.out ? html`<span class="tag loud">${say("card-out")}</span>` : nothing}`;
}

function trip(player: PlayerView, seat: number): TemplateResult {
  const home = player.home === null ? say("card-none") : nameCity(player.home);
  const goal = player.destination === null ? say("card-none") : nameCity(player.destination);
  return html`<dl class="trip">
    <div class="home"><dt>${say("card-home")}</dt><dd data-testid=${`seat-${seat}-home`}>${home}</dd></div>
    <div class="goal"><dt>${say("card-goal")}</dt>
      <dd data-testid=${`seat-${seat}-destination`} data-city=${player.destination ?? nothing} data-payoff=${player.payoff ?? nothing}>${goal}</dd></div>
    ${
      player.destination === null
        ? nothing
        : html`<div class="pay"><dt>${player.distance === null || !helps("figures") ? "" : say("card-left", { distance: player.distance })}</dt>
            <dd>${player.payoff === null ? "" : dollars(player.payoff)}</dd></div>`
    }
  </dl>`;
}

function deeds(board: Board, player: PlayerView) {
  if (player.deeds.length === 0) return nothing;
  return html`<ul class="deeds" data-testid=${`seat-${player.seat}-deeds`}>
    ${player.deeds.map(
      (railroad) =>
        html`<li class="deed seat-${player.colour}" title=${nameRailroad(railroad)} data-railroad=${railroad}>${board.mark(railroad)}</li>`,
    )}
  </ul>`;
}
