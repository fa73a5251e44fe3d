/** Why the suggested way is suggested, and which others there are: each shows on the map and can be laid. */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Advice, Route, RouteReason } from "../../../engine/advice.js";
import { helps } from "../../../table/play/assistance.js";
import { money, say, tenths } from "../../../text/messages.js";
import { nameRailroad, nameSeat } from "../../../text/names.js";
import { listMarks } from "../play/marks.js";
import { type CoastTable, suggestedPath } from "../play/state.js";
import { wayOf } from "../play/way.js";

/** Under the steps of a leg: it keeps its room while the engine is asked, so that nothing moves. */
export function routeNote(table: CoastTable): TemplateResult | typeof nothing {
  const { advice } = table.state.draft;
  if (!helps("suggestion")) return nothing;
  const open = advice !== null && suggestedPath(table.state.draft).length > 0;
  return html`<div class="route">${
    open ? keyed(advice, suggestion(table, advice)) : nothing
  }</div>`;
}

function suggestion(table: CoastTable, advice: Advice) {
  return html`<p data-testid="route-reason" data-reason=${advice.reasons[0]?.kind ?? nothing}>${sayReasons(table, advice.reasons)}</p>
    ${others(table, advice, advice.alternatives)}`;
}

/** The main reason, and one more if there is any. */
function sayReasons(table: CoastTable, reasons: readonly RouteReason[]): string {
  return reasons
    .slice(0, 2)
    .map((reason) => sayReason(table, reason))
    .join(" ");
}

function sayReason(table: CoastTable, reason: RouteReason): string {
  const { kind, mileposts = 0, saves, payee = null, leads, railroad } = reason;
  const seats = table.state.view?.players ?? [];
  const words = {
    mileposts,
    amount: money(Math.round((saves ?? 0) / 100) * 100),
    payee: nameSeat(seats, payee),
    leads: leads ? "yes" : "no",
    railroad: railroad ? nameRailroad(railroad) : "",
  };
  if (kind === "detour" && saves !== undefined) return say("route-detour-saves", words);
  return say(`route-${kind}`, words);
}

function others(table: CoastTable, suggested: Route, alternatives: readonly Route[]) {
  if (alternatives.length === 0) return nothing;
  return html`<details data-testid="route-others">
    <summary>${say("route-others", { count: alternatives.length })}</summary>
    <ul @pointerleave=${() => compare(table, null)} @focusout=${() => compare(table, null)}>
      <li class="suggested"><b>${say("route-suggested")}</b> <small>${sayFigures(suggested)}</small></li>
      ${alternatives.map((route, number) => alternative(table, suggested, route, number))}
    </ul>
  </details>`;
}

function alternative(table: CoastTable, suggested: Route, route: Route, number: number) {
  const { board } = table;
  const railroads = listMarks(board, board.railroadsAlong(route.route));
  return html`<li><button class="choice" data-testid=${`route-${number}`} title=${say("route-lay")}
      @pointerenter=${() => compare(table, number)} @focus=${() => compare(table, number)}
      @click=${() => void wayOf(table).followAnother(number)}>
    <b>${say("route-by", { railroads })}</b>
    <small>${sayLength(route.route.length - suggested.route.length)} · ${sayFigures(route)}</small>
  </button></li>`;
}

function sayLength(longer: number): string {
  if (longer === 0) return say("route-as-long");
  return say(longer > 0 ? "route-longer" : "route-shorter", { mileposts: Math.abs(longer) });
}

function sayFigures({ fees, turns }: Route): string {
  const about = Math.round(fees / 100) * 100;
  return say("route-figures", {
    free: about === 0 ? "yes" : "no",
    fees: money(about),
    turns: tenths(turns),
  });
}

/** The map shows the way that is pointed at beside the suggested one. */
function compare(table: CoastTable, number: number | null): void {
  const { draft } = table.state;
  if (draft.compared === number) return;
  draft.compared = number;
  table.drawOverlay();
}
