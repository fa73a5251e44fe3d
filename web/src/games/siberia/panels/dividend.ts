/** What would happen at the next dividend if nothing changed before it: who gets what, and what follows. */

import { html, nothing, type TemplateResult } from "lit";
import type { DividendView, SiberiaPlayer, SiberiaView } from "../../../engine/siberia.js";
import { swatch } from "../../../table/parts/swatch.js";
import { helps } from "../../../table/play/assistance.js";
import { dollars, list, money, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { token } from "../parts/token.js";
import type { SiberiaTable } from "../play/state.js";

export function dividendPreview(view: SiberiaView): TemplateResult | typeof nothing {
  const expected = view.next_dividend;
  if (!expected || !helps("figures")) return nothing;
  return html`<section class="dividend" aria-label=${say("dividend-heading")} data-testid="next-dividend" data-turns=${expected.turns_left}>
    <h3>${say("dividend-heading")}<small>${say("dividend-due", { steps: expected.turns_left })}</small></h3>
    ${perShare(expected)}
    <ul class="gets">${view.players.filter(({ out }) => !out).map((player) => gets(expected, player))}</ul>
    <ul class="follows">${consequences(view, expected).map((words) => html`<li>${words}</li>`)}</ul>
  </section>`;
}

/** What each railroad pays for a share. */
function perShare({ paid }: DividendView) {
  if (paid.length === 0) return nothing;
  return html`<p class="pays"><span>${say("dividend-per-share")}</span>${paid.map(
    ({ railroad, per_share }) =>
      html`<span class="pay" title=${nameRailroad(railroad)}>${token(railroad)}<span class="unseen">${nameRailroad(railroad)}</span> <b>${dollars(per_share)}</b></span>`,
  )}</p>`;
}

/** What a player gets, and from whom; a railroad that is nationalized pays twice (T-23). */
function gets({ income, paid, nationalized }: DividendView, player: SiberiaPlayer): TemplateResult {
  const { seat, name, colour } = player;
  const parts = paid
    .filter(({ amounts }) => (amounts[seat] ?? 0) > 0)
    .map(({ railroad, per_share, amounts }) =>
      say("dividend-part", {
        railroad: nameRailroad(railroad),
        shares: Math.round((amounts[seat] ?? 0) / per_share),
        amount: money(per_share),
        twice: nationalized.includes(railroad) ? "yes" : "no",
      }),
    );
  return html`<li data-testid=${`dividend-${seat}`} data-amount=${income[seat] ?? 0}><b>${dollars(income[seat] ?? 0)}</b>
    <span class="name">${swatch(colour)}${name}</span>
    <small>${parts.length > 0 ? list(parts) : say("dividend-nothing")}</small></li>`;
}

/** What follows the payment (T-19 to T-25), in its order. */
function consequences(view: SiberiaView, expected: DividendView): string[] {
  const { nationalized, marker, adjusted, opens_period_2, ends } = expected;
  const moved = { before: view.marker, after: marker };
  const railroads = list(nationalized.map(nameRailroad));
  const fate =
    nationalized.length === 0
      ? say("dividend-none-goes", { marker: view.marker })
      : say("dividend-nationalized", { railroads, count: nationalized.length });
  return [
    ...(view.period === 1 ? [] : [fate]),
    ...(marker === view.marker ? [] : [say("dividend-marker", moved)]),
    ...(opens_period_2 && ends === null ? [openingWords(view)] : []),
    ...(adjusted === null ? [] : [say("dividend-adjusted", { railroad: nameRailroad(adjusted) })]),
    ...(ends === null ? [] : [say("dividend-ends", { reason: say(`end-reason-${ends}`) })]),
  ];
}

function openingWords({ railroads }: SiberiaView): string {
  const coming = railroads.filter(({ period, status }) => period === 2 && status === "waiting");
  return say("dividend-opens", { railroads: list(coming.map(({ id }) => nameRailroad(id))) });
}

/** The line below a player's name: what the next dividend pays. */
export function nextIncome({ state: { view } }: SiberiaTable, seat: number): string | null {
  const income = view?.next_dividend?.income[seat];
  return income === undefined || !helps("figures")
    ? null
    : say("siberia-card-income", { income: money(income) });
}
