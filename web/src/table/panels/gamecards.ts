/** The games of the parlour as cards to choose from: the one chosen lies on the table already. */

import { html, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
import { pictureOf } from "../map/face.js";
import { chooseGame } from "../play/opening.js";
import { gameOf } from "../play/seats.js";
import type { Table } from "../play/table.js";

export function gameCards(table: Table): TemplateResult {
  const { hello, busy } = table.state;
  return html`<div class="game-cards" role="group" aria-label=${say("setup-games-to-play")}>${table.gameIds.map(
    (id) => {
      const [least, most] = gameOf(hello, id)?.seats ?? [];
      return html`<button type="button" class="game-card" aria-pressed=${table.game.id === id} ?disabled=${!hello || busy} data-testid=${`game-${id}`}
        @click=${() => void chooseGame(table, id)}>
      <svg viewBox="0 0 120 64" aria-hidden="true" preserveAspectRatio="xMidYMax slice">${pictureOf(table, id)}</svg>
      <b>${say(`game-${id}`)}</b>
      <small>${least === undefined ? "" : say("setup-players", { least, most: most ?? least })}</small>
    </button>`;
    },
  )}</div>`;
}
