/** Buying one thing after an arrival, and selling deeds when fees cannot be paid. */

import { html, nothing, type TemplateResult } from "lit";
import { dollars, money, say } from "../../text/messages.js";
import { nameRailroad } from "../../text/names.js";
import { dealButtons } from "../dialogs/deal.js";
import { helps } from "../play/assistance.js";
import { choicesOf, decider } from "../play/state.js";
import type { Table } from "../play/table.js";
import { chargeList } from "./charges.js";
import type { Decision } from "./decision.js";

const ENGINES = "engine:";

function pick(table: Table, what: string): void {
  table.state.picked = table.state.picked === what ? null : what;
  table.draw();
}

function row(
  table: Table,
  what: string,
  parts: { mark: string; name: string; amount: string; open: boolean; testId: string },
  picked = table.state.picked === what,
) {
  return html`<li><button class="ware" data-testid=${parts.testId} aria-pressed=${picked} ?disabled=${!parts.open}
      @click=${() => pick(table, what)}>
    <span class="sign rr-${what}">${parts.mark}</span><span class="name">${parts.name}</span><span class="amount">${parts.amount}</span>
  </button></li>`;
}

function deedRow(
  table: Table,
  railroad: string,
  open: boolean,
  amount: string,
  picked?: boolean,
): TemplateResult {
  const mark = table.board.mark(railroad);
  const name = nameRailroad(railroad);
  return row(table, railroad, { mark, name, amount, open, testId: `deed-${railroad}` }, picked);
}

/** Fees run up so far: they fall due after this window, and a purchase may leave too little for them. */
function dueLines(table: Table): TemplateResult | typeof nothing {
  const { view, picked } = table.state;
  if (!view || view.turn.charges.length === 0) return nothing;
  const left = (decider(table.state)?.cash ?? 0) - priceOf(table, picked);
  return html`${chargeList(table, view.turn.charges, "fees-due")}
    ${
      picked !== null && left < view.turn.owed && helps("figures")
        ? html`<p class="note warning" data-testid="too-little-left">${say("fees-too-little-left", { left: money(left) })}</p>`
        : nothing
    }`;
}

function priceOf({ state, board }: Table, picked: string | null): number {
  if (picked === null) return 0;
  if (!picked.startsWith(ENGINES)) return board.price(picked);
  return state.view?.engine_prices[picked.slice(ENGINES.length)] ?? 0;
}

/** Railroads nobody owns, those on offer first, dearest first. */
function wares(table: Table): { railroad: string; price: number; open: boolean }[] {
  const offered = new Set(choicesOf(table.state, "buy_railroad", "railroad"));
  return table.board.scene.railroads
    .filter(({ id }) => table.state.view?.owners[id] === undefined)
    .map(({ id, price }) => ({ railroad: id, price, open: offered.has(id) }))
    .sort((a, b) => Number(b.open) - Number(a.open) || b.price - a.price);
}

export const purchase: Decision = {
  types: ["buy_railroad", "buy_engine", "pass_purchase"],
  sentence: (table) => say("say-purchase", { name: decider(table.state)?.name ?? "" }),
  primary(table) {
    const { picked } = table.state;
    if (picked === null) return { label: say("do-buy-none"), act: () => undefined, disabled: true };
    if (picked.startsWith(ENGINES)) return buyEngine(table, picked.slice(ENGINES.length));
    const amount = money(priceOf(table, picked));
    return {
      label: say("do-buy", { what: table.board.mark(picked), amount }),
      act: () => void table.decide({ type: "buy_railroad", railroad: picked }),
    };
  },
  others: (table) => [
    {
      label: say("do-pass"),
      act: () => void table.decide({ type: "pass_purchase" }),
      testId: "pass",
    },
    ...dealButtons(table),
  ],
  body(table) {
    const engines = choicesOf(table.state, "buy_engine", "engine");
    return html`${dueLines(table)}<ul class="wares" data-testid="wares">
      ${engines.map((engine) =>
        row(table, ENGINES + engine, {
          mark: say(`engine-${engine}`),
          name: say(`engine-${engine}-note`),
          amount: dollars(table.state.view?.engine_prices[engine] ?? 0),
          open: true,
          testId: `engine-${engine}`,
        }),
      )}
      ${wares(table).map(({ railroad, price, open }) => deedRow(table, railroad, open, dollars(price)))}
    </ul>`;
  },
};

function buyEngine(table: Table, engine: string) {
  const amount = money(table.state.view?.engine_prices[engine] ?? 0);
  return {
    label: say("do-buy", { what: say(`engine-${engine}`), amount }),
    act: () => void table.decide({ type: "buy_engine", engine }),
  };
}

/** The deed picked to be sold; a single one needs no picking. */
function pickedDeed({ state }: Table): string | null {
  const deeds = choicesOf(state, "sell_deed", "railroad");
  return state.picked ?? (deeds.length === 1 ? (deeds[0] ?? null) : null);
}

export const sale: Decision = {
  types: ["sell_deed"],
  sentence(table) {
    const player = decider(table.state);
    const owed = money(table.state.view?.turn.owed ?? 0);
    return say("say-sale", { name: player?.name ?? "", owed, cash: money(player?.cash ?? 0) });
  },
  primary(table) {
    const picked = pickedDeed(table);
    if (picked === null)
      return { label: say("do-sell-none"), act: () => undefined, disabled: true };
    return {
      label: say("do-sell", { railroad: table.board.mark(picked) }),
      act: () => void table.decide({ type: "sell_deed", railroad: picked }),
    };
  },
  body: (
    table,
  ) => html`${chargeList(table, table.state.view?.turn.charges ?? [], "fees-owed")}<ul class="wares">
    ${choicesOf(table.state, "sell_deed", "railroad").map((railroad) =>
      deedRow(
        table,
        railroad,
        true,
        say("sell-for", { amount: money(table.state.view?.half_prices[railroad] ?? 0) }),
        railroad === pickedDeed(table),
      ),
    )}
  </ul>`,
};
