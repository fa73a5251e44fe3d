/** What would happen at the next dividend, as things stand. */

import { html, nothing, type TemplateResult } from "lit";
import { swatch } from "../../../table/parts/swatch.js";
import { helps } from "../../../table/play/assistance.js";
import { dollars, list, money, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { sign } from "../parts/pieces.js";
import type { SiberiaTable } from "../play/state.js";

export function dividendPreview({
  state: { view },
}: SiberiaTable): TemplateResult | typeof nothing {
  const next = view?.next_dividend;
  if (!view || !next || !helps("figures")) return nothing;
  return html`<section class="next-dividend" data-testid="next-dividend" data-turns=${next.turns_left}>
    <h3>${say("siberia-next-dividend")}</h3>
    <p class="note">${say("siberia-next-turns", { turns: next.turns_left })}</p>
    <div class="scrolled"><table class="figures">
      <thead><tr><th scope="col">${say("siberia-railroad")}</th><th scope="col">${say("siberia-per-share")}</th>${view.players.map(
        ({ colour, name }) =>
          html`<th scope="col" title=${name}>${swatch(colour)}<span class="unseen">${name}</span></th>`,
      )}</tr></thead>
      <tbody>${next.paid.map(
        ({ railroad, per_share, amounts }) =>
          html`<tr><th scope="row">${sign(railroad)}</th><td>${dollars(per_share)}</td>${amounts.map(
            (amount) => html`<td>${amount === 0 ? "–" : dollars(amount)}</td>`,
          )}</tr>`,
      )}
      <tr class="sum"><th scope="row">${say("siberia-sum")}</th><td></td>${next.income.map((amount) => html`<td>${dollars(amount)}</td>`)}</tr></tbody>
    </table></div>
    <ul class="then">${consequences(next).map((words) => html`<li>${words}</li>`)}</ul>
  </section>`;
}

type Next = NonNullable<NonNullable<SiberiaTable["state"]["view"]>["next_dividend"]>;

/** What follows the payment, in the order in which it happens. */
function consequences({ marker, nationalized, adjusted, opens_period_2, ends }: Next): string[] {
  const words: string[] = [];
  if (opens_period_2) words.push(say("siberia-then-period"));
  if (nationalized.length > 0) {
    words.push(
      say("siberia-then-nationalized", {
        railroads: list(nationalized.map(nameRailroad)),
        count: nationalized.length,
      }),
    );
  }
  words.push(say("siberia-then-marker", { marker }));
  if (adjusted !== null)
    words.push(say("siberia-then-adjusted", { railroad: nameRailroad(adjusted) }));
  if (ends !== null) {
    words.push(say("siberia-then-end", { reason: say(`end-reason-${ends}`) }));
  }
  return words;
}

/** The line below a player's name: what the next dividend pays. */
export function nextIncome({ state: { view } }: SiberiaTable, seat: number): string | null {
  const income = view?.next_dividend?.income[seat];
  return income === undefined || !helps("figures")
    ? null
    : say("siberia-card-income", { income: money(income) });
}
