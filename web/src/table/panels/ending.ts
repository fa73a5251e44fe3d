/** The end: who won and why, the ranking, and on to the next game. */

import { html, nothing, type TemplateResult } from "lit";
import { dollars, say, sayOr } from "../../text/messages.js";
import { nameSeat } from "../../text/names.js";
import { swatch } from "../parts/swatch.js";
import { undo } from "../play/around.js";
import { lookAt } from "../play/lookback.js";
import { leaveGame, playAgain } from "../play/opening.js";
import type { Table } from "../play/table.js";

export function endingPanel(table: Table): TemplateResult {
  const { view } = table.state;
  const result = view?.result;
  if (!view || !result) return html``;
  const first = result.ranking.filter(({ place }) => place === 1);
  const name = first.map(({ seat }) => nameSeat(view.players, seat)).join(" · ");
  const reason = sayOr(`end-reason-${result.reason}`, "end-reason-other", {
    reason: result.reason,
  });
  return html`<div class="ending" data-testid="ending" data-reason=${result.reason} data-winner=${result.winner ?? ""}>
    <h2>${say(first.length === 1 ? "end-heading" : "end-heading-shared", { name })}</h2>
    <p>${reason} ${say("end-round", { round: view.round })}</p>
    <table class="ranking">
      <thead><tr><th>${say("end-place")}</th><th>${say("end-name")}</th><th>${say("end-cash")}</th><th>${say("end-worth")}</th></tr></thead>
      <tbody>${result.ranking.map(({ seat, place, net_worth, cash }) => {
        const player = view.players[seat];
        return html`<tr data-testid=${`rank-${place}`}><td>${place}</td><td>${swatch(player?.colour ?? "")} ${player?.name ?? ""}</td>
          <td>${dollars(cash)}</td><td>${dollars(net_worth)}</td></tr>`;
      })}</tbody>
    </table>
    <div class="actions">
      <button class="primary" data-testid="primary" @click=${() => void leaveGame(table)}>${say("do-new-game")}</button>
      <div class="others">
        <button class="secondary" data-testid="rematch-new" @click=${() => void playAgain(table, false)}>${say("end-rematch")}</button>
        <button class="secondary" data-testid="rematch-same" @click=${() => void playAgain(table, true)}>${say("end-rematch-same")}</button>
        <button class="secondary" data-testid="look-back" @click=${() => void lookAt(table, table.seq)}>${say("end-look-back")}</button>
        ${table.state.undo.length > 0 ? html`<button class="secondary" data-testid="undo" @click=${() => void undo(table)}>${say("do-undo")}</button>` : nothing}
      </div>
    </div>
  </div>`;
}
