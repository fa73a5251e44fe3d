/** What a decision would bring, in figures, before it is taken. */

import { html, nothing, type TemplateResult } from "lit";
import type { Building } from "../../../engine/siberia.js";
import { helps } from "../../../table/play/assistance.js";
import { decider } from "../../../table/play/state.js";
import { dollars, list, money, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { fromTo } from "../parts/pieces.js";
import { nameLink } from "../play/board.js";
import { namePayee } from "../play/events.js";
import { railroadOf, type SiberiaTable } from "../play/state.js";

/** Cash, treasuries and the next dividend as they would be; nothing until the engine has told it. */
export function outcomeList({ state }: SiberiaTable): TemplateResult | typeof nothing {
  const { view, draft } = state;
  const player = decider(state);
  const { outcome } = draft;
  if (!view || !player || !outcome?.cash || !outcome.treasuries || !helps("figures"))
    return nothing;
  const { seat, cash } = player;
  const after = outcome.cash[seat] ?? cash;
  const treasuries = view.railroads.filter(({ id, treasury }) => {
    return outcome.treasuries?.[id] !== treasury;
  });
  const before = view.next_dividend?.income[seat] ?? 0;
  const then = outcome.next_dividend?.income[seat] ?? 0;
  return html`<dl class="outcome" data-testid="outcome">
    ${after === cash ? nothing : row(say("siberia-cash-of", { name: player.name }), fromTo(dollars(cash), dollars(after)))}
    ${treasuries.map(({ id, treasury }) =>
      row(namePayee(id), fromTo(dollars(treasury), dollars(outcome.treasuries?.[id] ?? 0))),
    )}
    ${row(say("siberia-next-income", { name: player.name }), fromTo(dollars(before), dollars(then)))}
  </dl>`;
}

export function row(what: string, figure: TemplateResult | string): TemplateResult {
  return html`<div><dt>${what}</dt><dd>${figure}</dd></div>`;
}

/** What building costs, who is paid for jumps, and what the railroad gains by it. */
export function buildingList({ board, state }: SiberiaTable, building: Building): TemplateResult {
  const { view, draft } = state;
  const { cost, to_bank, fees, income, value, per_share, marks, timing, treasury_after } = building;
  const treasury = view && draft.builder ? railroadOf(view, draft.builder).treasury : 0;
  return html`<dl class="outcome" data-testid="building" data-cost=${cost} data-jumps=${building.jumped.length}>
    ${row(
      say("siberia-links", { count: building.links.length }),
      html`${building.links.map((link) => html`<span class="built-link">${nameLink(board, link)}</span>`)}`,
    )}
    ${row(
      say("siberia-costs"),
      say(to_bank < cost ? "siberia-costs-parts" : "siberia-costs-bank", {
        cost: money(cost),
        bank: money(to_bank),
      }),
    )}
    ${fees.map(({ payee, links, amount }) =>
      row(
        say("siberia-jumps", { count: links.length }),
        say("siberia-jump-paid", { amount: money(amount), payee: namePayee(payee) }),
      ),
    )}
    ${row(namePayee(draft.builder), fromTo(dollars(treasury), dollars(treasury_after)))}
    ${row(say("siberia-income"), fromTo(String(income[0]), String(income[1])))}
    ${row(say("siberia-per-share"), fromTo(dollars(per_share[0]), dollars(per_share[1])))}
    ${row(
      marks.length > 0
        ? say("siberia-value-marks", { marks: list(marks.map(String)) })
        : say("siberia-value"),
      fromTo(String(value[0]), String(value[1])),
    )}
    ${timing > 0 ? row(say("siberia-timing"), say("siberia-timing-on")) : nothing}
  </dl>`;
}

/** Who gets the jump fees is a choice: the ways to the last link, each with its price. */
export function nameWay({ cost, fees }: Building): string {
  const paid = fees.map(({ payee, amount }) =>
    say("siberia-way-fee", {
      amount: money(amount),
      payee: payee === null ? say("bank") : nameRailroad(payee),
    }),
  );
  return paid.length > 0
    ? say("siberia-way", { cost: money(cost), fees: list(paid) })
    : say("siberia-way-free", { cost: money(cost) });
}
