/** The end: who won and why, the ranking, and on to the next game; over the map, how it came to that. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { Result, View } from "../../engine/protocol.js";
import { dollars, say, sayOr } from "../../text/messages.js";
import { nameSeat } from "../../text/names.js";
import { openStatistics, statisticsBody } from "../dialogs/statistics.js";
import { faceOf } from "../map/face.js";
import { openDaily } from "../parts/daily.js";
import { swatch } from "../parts/swatch.js";
import { undo } from "../play/around.js";
import { lookAt } from "../play/lookback.js";
import { leaveGame, playAgain } from "../play/opening.js";
import type { Table } from "../play/table.js";

/** Beside the panel is room for a page over the map from this width on; else it is a dialog. */
const roomy = matchMedia("(width >= 760px)");

const SPOKES = Array.from({ length: 12 }, (_, index) => index * 30);

export function endingPanel(table: Table): TemplateResult {
  const { view } = table.state;
  const result = view?.result;
  if (!view || !result) return html``;
  return html`<div class="ending" data-testid="ending" data-reason=${result.reason} data-winner=${result.winner ?? ""}>
    ${victory(table, view, result)}
    ${ranking(table, view, result)}
    <div class="actions">
      ${mainButton(table)}
      <div class="others">
        <button class="secondary" data-testid="finale-open" @click=${() => showFinale(table)}>${say("finale-open")}</button>
        ${rematches(table)}
        <button class="secondary" data-testid="look-back" @click=${() => void lookAt(table, table.seq)}>${say("end-look-back")}</button>
        ${table.state.undo.length > 0 ? html`<button class="secondary" data-testid="undo" @click=${() => void undo(table)}>${say("do-undo")}</button>` : nothing}
      </div>
    </div>
  </div>`;
}

/** On to the next game, or of a daily board to what came of it. */
function mainButton(table: Table): TemplateResult {
  const { daily } = table.keeper;
  if (!daily) {
    return html`<button class="primary" data-testid="primary" @click=${() => void leaveGame(table)}>${say("do-new-game")}</button>`;
  }
  return html`<button class="primary" data-testid="primary" @click=${() => openDaily(table, daily.date)}>${say("daily-end")}</button>`;
}

function rematches(table: Table): TemplateResult {
  if (table.keeper.daily) {
    return html`<button class="secondary" data-testid="new-game" @click=${() => void leaveGame(table)}>${say("do-new-game")}</button>`;
  }
  return html`
    <button class="secondary" data-testid="rematch-new" @click=${() => void playAgain(table, false)}>${say("menu-rematch-new")}</button>
    <button class="secondary" data-testid="rematch-same" @click=${() => void playAgain(table, true)}>${say("menu-rematch-same")}</button>`;
}

/** Who won, and the reason in a sentence. */
function victory(table: Table, view: View, { ranking, reason: code }: Result): TemplateResult {
  const first = ranking.filter(({ place }) => place === 1);
  const name = first.map(({ seat }) => nameSeat(view.players, seat)).join(" · ");
  const reason = sayOr(`end-reason-${code}`, "end-reason-other", { reason: code });
  const colour = first.length === 1 ? view.players[first[0]?.seat ?? 0]?.colour : "";
  return html`<div class="victory seat-${colour ?? ""}">
    ${drivingWheel()}
    <div><h2>${say(first.length === 1 ? "end-heading" : "end-heading-shared", { name })}</h2>
      <p>${reason} ${faceOf(table).ending.length(table)}</p></div>
  </div>`;
}

function drivingWheel(): TemplateResult {
  return html`<svg viewBox="-50 -50 100 100" aria-hidden="true" fill="none" stroke="currentColor">
    <circle r="45" stroke-width="8"></circle><circle r="36" stroke-width="1.5"></circle>
    ${SPOKES.map((angle) => svg`<line y1="-12" y2="-37" stroke-width="4" transform="rotate(${angle})"></line>`)}
    <path d="M-33 12A35 35 0 0 0 33 12Z" fill="currentColor" stroke="none"></path>
    <circle r="11" stroke-width="6"></circle>
  </svg>`;
}

/** Each place with what it is worth, and what that is made of. */
function ranking(table: Table, { players }: View, { ranking }: Result): TemplateResult {
  const { ending } = faceOf(table);
  return html`<table class="ranking">
    <thead><tr><th scope="col" class="place">${say("end-place")}</th><th scope="col">${say("end-name")}</th><th scope="col">${say(ending.worth)}</th></tr></thead>
    <tbody>${ranking.map((row) => {
      const { seat, place } = row;
      const player = players[seat];
      return html`<tr class=${place === 1 ? "first" : ""} data-testid=${`rank-${place}`}>
        <td class="place">${place}</td>
        <td>${swatch(player?.colour ?? "")} ${player?.name ?? ""}
          <small class="made-of">${player?.out ? say("card-out") : ending.madeOf(table, row)}</small></td>
        <td>${dollars(ending.worthOf(row))}</td></tr>`;
    })}</tbody>
  </table>`;
}

function showFinale(table: Table): void {
  if (!roomy.matches) {
    openStatistics(table);
    return;
  }
  table.state.finaleClosed = false;
  table.draw();
}

/** The page over the map, until the map is wanted; looking back and undo take it away. */
export function finale(table: Table) {
  const { view, lookBack, finaleClosed, busy } = table.state;
  if (!view?.result || lookBack || finaleClosed || busy || !roomy.matches) return nothing;
  const close = () => {
    table.state.finaleClosed = true;
    table.draw();
  };
  return html`<section class="finale" aria-label=${say("finale-heading")} data-testid="finale">
    <header><h2>${say("finale-heading")}</h2>
      <button class="secondary" data-testid="finale-close" @click=${close}>${say("finale-map")}</button></header>
    ${statisticsBody(table)}
  </section>`;
}
