/**
 * Player cards: who has what. A card is a row that always shows, and what
 * more there is to know; with a crowd that shows for one player at a time, below all rows. Every part has
 * its height from the start, so that nothing moves while others play.
 */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { PlayerView } from "../../engine/protocol.js";
import { dollars, say } from "../../text/messages.js";
import { seatButton } from "../dialogs/seat.js";
import { faceOf } from "../map/face.js";
import { portrait } from "../parts/portrait.js";
import { swatch } from "../parts/swatch.js";
import type { Table } from "../play/table.js";
import { oddsFigure } from "./odds.js";

/** With more players than this only one's card is open at a time. */
const CROWD = 2;

export function playersPanel(table: Table): TemplateResult {
  const { view, cardOpen } = table.state;
  const players = view?.players ?? [];
  const crowded = players.length > CROWD;
  const open = cardOpen ?? (faceOf(table).card.follows ? view?.turn.seat : undefined);
  return html`<section class="players ${crowded ? "crowded" : ""}" data-seats=${players.length} tabindex="0" aria-label=${say("players-heading")}>
    ${players.map((player) => card(table, player, { crowded, open: !crowded || open === player.seat }))}
  </section>`;
}

/** How a card lies there: in a crowd or not, open or closed. */
interface Lie {
  readonly crowded: boolean;
  readonly open: boolean;
}

function card(table: Table, player: PlayerView, { crowded, open }: Lie): TemplateResult {
  const { seat, colour, out } = player;
  const deciding = seat === table.state.view?.seat;
  const { card: face } = faceOf(table);
  return html`<article class="card seat-${colour} ${deciding ? "deciding" : ""} ${out ? "out" : ""} ${open ? "open" : ""}"
      data-testid=${`seat-${seat}`} aria-current=${deciding ? "true" : "false"}>
    <header>
      ${crowded ? opener(table, player, open) : html`<h3 class="who">${identity(table, player)}</h3>`}
      <span class="brief">${out ? nothing : face.brief(table, player)}</span>
      ${oddsFigure(table, player)}
      <strong class="cash" data-testid=${`seat-${seat}-cash`} data-cash=${player.cash}>${keyed(player.cash, html`<span>${dollars(player.cash)}</span>`)}</strong>
      ${seatButton(table, player)}
    </header>
    <div class="details" id=${`details-${seat}`} data-testid=${`seat-${seat}-details`}>
      ${face.details(table, player)}
    </div>
  </article>`;
}

function identity(table: Table, player: PlayerView): TemplateResult {
  const { colour, bot, name, kind, out } = player;
  return html`${swatch(colour)}${bot === null ? nothing : portrait(bot)}<span class="name">${name}</span>
    ${kind === "bot" ? html`<span class="unseen">${say("card-bot")}</span>` : nothing}
    ${faceOf(table).card.badges(table, player)}
    ${out ? html`<span class="tag loud">${say("card-out")}</span>` : nothing}`;
}

/** Opens a player's card for good; once more, and it closes, or the cards follow whose turn it is again. */
function opener(table: Table, player: PlayerView, shown: boolean): TemplateResult {
  const { cardOpen } = table.state;
  const { seat, name } = player;
  const message = cardOpen === seat ? "card-follow" : "card-open";
  const title = say(message, { name, follows: faceOf(table).card.follows ? "yes" : "no" });
  return html`<h3 class="who"><button aria-expanded=${shown} aria-controls=${`details-${seat}`} aria-pressed=${cardOpen === seat}
    title=${title} data-testid=${`seat-${seat}-open`}
    @click=${() => {
      table.state.cardOpen = cardOpen === seat ? null : seat;
      table.draw();
    }}>${identity(table, player)}</button></h3>`;
}
