/** A seat's own menu: who decides for it, and leaving the game. */

import { html, nothing, type TemplateResult } from "lit";
import type { PlayerView } from "../../engine/protocol.js";
import { say } from "../../text/messages.js";
import { nameBot } from "../../text/names.js";
import { closeDialog, dialog, openDialog } from "../parts/dialog.js";
import { swatch } from "../parts/swatch.js";
import { handOver, mayResign, resign } from "../play/around.js";
import { botsOf } from "../play/seats.js";
import type { Table } from "../play/table.js";

/** The button on a player's card that opens the seat's menu. */
export function seatButton(table: Table, player: PlayerView) {
  if (player.out || table.state.watching || table.state.lookBack || table.state.view?.result) {
    return nothing;
  }
  const label = say("seat-menu", { name: player.name });
  return html`<button class="seat-button" title=${label} aria-label=${label} aria-haspopup="dialog" data-testid=${`hand-over-${player.seat}`}
    @click=${() => openDialog(table, { name: "seat", seat: player.seat })}>⋯</button>`;
}

export function seatDialog(table: Table, seat: number): TemplateResult {
  const player = table.state.view?.players[seat];
  if (!player) return html``;
  const { name, bot } = player;
  const choose = (chosen: string | null) => {
    closeDialog(table);
    if (chosen !== bot) void handOver(table, seat, chosen);
  };
  const choice = (id: string | null) => html`<li><button class="item" aria-pressed=${id === bot}
    data-testid=${`hand-over-${seat}-${id ?? "human"}`} @click=${() => choose(id)}>
      <span>${id === null ? say("setup-human") : nameBot(id)}</span></button></li>`;
  const counted = table.keeper.daily?.counted === true;
  const choices = counted ? [] : [null, ...botsOf(table.state.hello, table.game.id)];
  const body = html`
    <p class="note">${swatch(player.colour)} ${say(counted ? "seat-counted" : "seat-who")}</p>
    <div class="items">
      ${choices.length > 0 ? html`<ul>${choices.map(choice)}</ul>` : nothing}
      ${
        mayResign(table, seat)
          ? html`<ul><li><button class="item grave" data-testid="resign" @click=${() => askToResign(table, name)}>${say("seat-resign")}</button></li></ul>`
          : nothing
      }
    </div>`;
  return dialog(table, { heading: name, body, testId: "seat-dialog", form: "sheet" });
}

/** Leaving ends the seat. */
function askToResign(table: Table, player: string): void {
  const act = () => void resign(table);
  openDialog(table, { name: "confirm", kind: "resign", player, act });
}
