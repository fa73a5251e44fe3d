/** A player's chance of winning on his card, and what it rests on. */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { styleMap } from "lit/directives/style-map.js";
import type { Odds, OddsReason } from "../../engine/odds.js";
import type { PlayerView } from "../../engine/protocol.js";
import { say, share, signed, signedDollars } from "../../text/messages.js";
import { faceOf } from "../map/face.js";
import { explained } from "../parts/explained.js";
import { helps } from "../play/assistance.js";
import { oddsOf } from "../play/odds.js";
import type { Table } from "../play/table.js";

/** It has its room from the start, so that nothing moves when the engine has told. */
export function oddsFigure(
  table: Table,
  { seat, name, out }: PlayerView,
): TemplateResult | typeof nothing {
  if (!helps("odds") || table.state.view?.result) return nothing;
  const odds = oddsOf(table);
  const told = out ? undefined : odds?.players[seat];
  if (!odds || !told) return html`<span class="odds"></span>`;
  const chance = share(told.percent / 100);
  return html`<span class="odds" data-percent=${told.percent}>${explained({
    id: `odds-${seat}`,
    label: say("odds-label", { name, chance }),
    testId: `seat-${seat}-odds`,
    figure: html`${keyed(chance, html`<b>${chance}</b>`)}<i style=${styleMap({ transform: `scaleX(${told.percent / 100})` })}></i>`,
    explanation: html`<p>${say("odds-heading", { name, wins: told.percent })}</p>
      <ul>${told.because.map((reason) => reasonLine(table, odds, reason))}</ul><p class="note">${say(`odds-note-${odds.unit}`)}</p>`,
  })}</span>`;
}

function reasonLine(table: Table, { unit }: Odds, reason: OddsReason): TemplateResult {
  const { tenths } = reason;
  const figure = unit === "dollars" ? signedDollars(tenths / 10) : signed(tenths / 10);
  return html`<li class=${tenths < 0 ? "behind" : "ahead"}><span>${faceOf(table).oddsReason(reason)}</span><b>${figure}</b></li>`;
}
