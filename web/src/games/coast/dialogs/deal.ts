/** Composing an offer or a counter-offer: cash and deeds each way, with who gains by it. */

import { html, nothing, type TemplateResult } from "lit";
import { amountField } from "../../../table/parts/amount.js";
import type { Button } from "../../../table/parts/button.js";
import { closeDialog, dialog, openDialog } from "../../../table/parts/dialog.js";
import { swatch } from "../../../table/parts/swatch.js";
import { helps } from "../../../table/play/assistance.js";
import { dollars, money, say } from "../../../text/messages.js";
import { nameRailroad, nameSeat } from "../../../text/names.js";
import { sayRefusal } from "../../../text/refusals.js";
import {
  composer,
  dealPartners,
  isEmptyDeal,
  limitsOf,
  readDeal,
  startCounter,
  startDeal,
  worthOf,
} from "../play/dealform.js";
import type { CoastDialog, CoastTable, DealForm, DealSide } from "../play/state.js";

/** Dollars that one press of a button adds. */
const CASH_STEP = 500;

function openDeal(table: CoastTable, form: DealForm): void {
  openDialog(table, { name: "own", own: { what: "deal", form } satisfies CoastDialog });
}

/** The button that opens the form, if a deal may be proposed now. */
export function dealButtons(table: CoastTable): Button[] {
  const [partner] = dealPartners(table.state);
  if (partner === undefined) return [];
  const form = () => startDeal(partner);
  return [
    {
      label: say("do-deal"),
      act: () => openDeal(table, form()),
      testId: "deal-open",
    },
  ];
}

/** The button that opens the form for a counter-offer, if one may be made. */
export function counterButtons(table: CoastTable): Button[] {
  const form = startCounter(table.state);
  if (!form) return [];
  return [
    {
      label: say("do-counter-deal"),
      act: () => openDeal(table, form),
      testId: "deal-counter",
    },
  ];
}

export function dealDialog(table: CoastTable, form: DealForm): TemplateResult {
  const { view, busy } = table.state;
  if (!view) return html``;
  const countering = form.type === "counter_deal";
  const other = nameSeat(view.players, form.partner);
  const note = countering
    ? say("deal-counter-note", { other })
    : say("deal-left", { left: view.turn.deals_left });
  const body = html`<form class="deal" novalidate @submit=${(event: Event) => {
    event.preventDefault();
    void send(table, form);
  }}>
    ${countering ? nothing : partnerChips(table, form)}
    <p class="note" data-testid="deals-left">${note}</p>
    <div class="sides">${side(table, form, "give")} ${side(table, form, "take")}</div>
    <div class="settle">
      ${balance(table, composer(table.state), form.give, form.partner, form.take)}
      ${form.refusal ? html`<p class="fault" role="alert" data-testid="deal-refusal" data-code=${form.refusal.code}>${sayRefusal(form.refusal)}</p>` : nothing}
      <footer class="row">
        <button type="button" class="secondary" data-testid="deal-cancel" @click=${() => closeDialog(table)}>${say("deal-cancel")}</button>
        <button type="submit" class="primary" data-testid="deal-send" ?disabled=${busy || isEmptyDeal(form)}>${say(countering ? "deal-send-counter" : "deal-send", { other })}</button>
      </footer>
    </div>
  </form>`;
  const name = nameSeat(view.players, composer(table.state));
  const heading = say(countering ? "deal-counter-heading" : "deal-heading", { name, other });
  return dialog(table, { heading, body, testId: "deal-dialog", form: "wide" });
}

/** The offer stays in the form until the engine has taken it; what it refuses is said there. */
async function send(table: CoastTable, form: DealForm): Promise<void> {
  const { state } = table;
  if (state.busy || state.watching) return;
  form.refusal = null;
  table.pace.begin();
  const taken = await table.advance(async (engine, seq) => {
    const answer = await engine.call({ op: "submit", seq, actions: [readDeal(state, form)] });
    if (answer.ok) closeDialog(table);
    return answer;
  });
  if (taken) return table.run();
  form.refusal = state.refusal;
  state.refusal = null;
  table.draw();
}

function partnerChips(table: CoastTable, form: DealForm): TemplateResult {
  const choose = (partner: number) => {
    if (partner !== form.partner) form.take = startDeal(partner).take;
    form.partner = partner;
    form.refusal = null;
    table.draw();
  };
  return html`<div class="chips" role="group" aria-label=${say("deal-partner")}>
    ${dealPartners(table.state).map((seat) => {
      const player = table.state.view?.players[seat];
      return html`<button type="button" class="chip" aria-pressed=${seat === form.partner} data-testid=${`deal-partner-${seat}`}
        @click=${() => choose(seat)}>${swatch(player?.colour ?? "")} ${player?.name}</button>`;
    })}
  </div>`;
}

function side(table: CoastTable, form: DealForm, which: "give" | "take"): TemplateResult {
  const { state, board } = table;
  const seat = which === "give" ? composer(state) : form.partner;
  const player = state.view?.players[seat];
  const limits = limitsOf(state, form, which);
  const change = (edit: Partial<DealSide>) => {
    form[which] = { ...form[which], ...edit };
    form.refusal = null;
    table.draw();
  };
  return html`<fieldset class="deal-side seat-${player?.colour ?? ""}">
    <legend>${say("deal-gives", { name: player?.name ?? "" })}</legend>
    ${amountField({
      label: say("deal-cash"),
      value: form[which].cash,
      low: 0,
      high: limits.cash,
      step: CASH_STEP,
      testId: `deal-${which}-cash`,
      choose: (cash) => change({ cash }),
    })}
    <div class="deed-chips">
      ${limits.deeds.map((railroad) => deedChip(table, form, which, railroad, change))}
      ${limits.deeds.length === 0 ? html`<p class="note">${say("deal-no-deeds")}</p>` : nothing}
    </div>
    ${worth(`deal-value-${which}`, worthOf(board, form[which]))}
  </fieldset>`;
}

function deedChip(
  table: CoastTable,
  form: DealForm,
  which: "give" | "take",
  railroad: string,
  change: (edit: Partial<DealSide>) => void,
): TemplateResult {
  const { deeds } = form[which];
  const picked = deeds.includes(railroad);
  const name = nameRailroad(railroad);
  return html`<button type="button" class="deed-chip" aria-pressed=${picked} title=${name} data-testid=${`deal-${which}-${railroad}`}
      @click=${() => change({ deeds: picked ? deeds.filter((id) => id !== railroad) : [...deeds, railroad] })}>
    <span class="sign rr-${railroad}" aria-hidden="true">${table.board.mark(railroad)}</span><span class="unseen">${name}</span>
    <span class="amount">${dollars(table.board.price(railroad))}</span>
  </button>`;
}

/** What a side is worth at printed prices (C-29). */
export function worth(testId: string, value: number) {
  if (!helps("figures")) return nothing;
  return html`<p class="note worth" data-testid=${testId} data-value=${value}>${say("deal-worth", { amount: money(value) })}</p>`;
}

/** One plain sentence: who gains by the deal, and how much. */
export function balance(
  table: CoastTable,
  seat: number,
  give: DealSide,
  partner: number,
  take: DealSide,
) {
  if (!helps("figures")) return nothing;
  const players = table.state.view?.players ?? [];
  const [given, taken] = [worthOf(table.board, give), worthOf(table.board, take)];
  const gain = taken - given;
  const name = nameSeat(players, gain >= 0 ? seat : partner);
  const even = say(given === 0 ? "deal-empty" : "deal-even");
  const words = gain === 0 ? even : say("deal-gain", { name, amount: money(Math.abs(gain)) });
  return html`<p class="balance" role="status" data-testid="deal-balance" data-gain=${gain}>${words}</p>`;
}
