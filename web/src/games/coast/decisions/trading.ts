/** Buying one thing after an arrival, and selling deeds when fees cannot be paid. */

import { html, nothing, type TemplateResult } from "lit";
import type { Decision } from "../../../table/parts/decision.js";
import { helps } from "../../../table/play/assistance.js";
import { choicesOf, decider } from "../../../table/play/state.js";
import { dollars, money, percent, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { dealButtons } from "../dialogs/deal.js";
import { cap } from "../parts/cap.js";
import { sayChoice } from "../parts/counsel.js";
import { counselOf } from "../play/counsel.js";
import { factsOf } from "../play/facts.js";
import type { CoastTable } from "../play/state.js";
import { chargeList } from "./charges.js";

const ENGINES = "engine:";

function pick(table: CoastTable, what: string): void {
  const { state, board } = table;
  state.picked = state.picked === what ? null : what;
  if (state.picked !== null && !what.startsWith(ENGINES)) table.reveal(board.pointsOf(what));
  table.draw();
}

/** What the Conductor would buy, once the engine has told it; it keeps its room until then. A press picks it. */
function counselNote(table: CoastTable): TemplateResult | typeof nothing {
  const seat = decider(table.state)?.seat;
  if (!helps("counsel") || seat === undefined) return nothing;
  const counsel = counselOf(table, seat);
  const words = counsel ? sayChoice(table, counsel) : say("counsel-asked");
  if (!counsel?.choice) {
    return html`<p class="counsel" role="note" aria-label=${say("counsel-label")} data-testid="counsel"
        aria-busy=${counsel === null}>${cap()}<span>${words}</span></p>`;
  }
  const { kind, id } = counsel.choice;
  const what = (kind === "engine" ? ENGINES : "") + id;
  return html`<button class="counsel" aria-pressed=${table.state.picked === what} data-testid="counsel" data-choice=${what}
      @click=${() => pick(table, what)}>${cap()}<span>${words}</span></button>`;
}

/** Whether the Conductor would buy this. */
function isPreferred(table: CoastTable, kind: string, id: string): boolean {
  const seat = decider(table.state)?.seat;
  const choice = seat === undefined ? null : counselOf(table, seat)?.choice;
  return choice?.kind === kind && choice.id === id;
}

interface Ware {
  /** What a pick of it is called in the state. */
  what: string;
  sign: string;
  mark: string;
  name: string;
  amount: string;
  testId: string;
  open?: boolean;
  picked?: boolean;
  /** A second line that says what it is good for; it keeps its room while it is empty. */
  note?: string | undefined;
  /** The Conductor would buy it. */
  preferred?: boolean;
}

function wareRow(table: CoastTable, ware: Ware): TemplateResult {
  const { what, note, picked = table.state.picked === what } = ware;
  return html`<li><button class="ware ${ware.preferred ? "preferred" : ""}" data-testid=${ware.testId} aria-pressed=${picked} ?disabled=${ware.open === false}
      @click=${() => pick(table, what)}>
    <span class="sign ${ware.sign}">${ware.mark}</span>
    <span class="name">${ware.name}${ware.preferred ? html`${cap()}<span class="unseen"> ${say("counsel-flag")}</span>` : nothing}</span> <span class="amount">${ware.amount}</span>
    ${note === undefined ? nothing : html`<small>${note}</small>`}
  </button></li>`;
}

type Offered = Pick<Ware, "amount" | "open" | "picked" | "note" | "preferred">;

function deedRow(table: CoastTable, railroad: string, offered: Offered): TemplateResult {
  return wareRow(table, {
    what: railroad,
    sign: `rr-${railroad}`,
    mark: table.board.mark(railroad),
    name: nameRailroad(railroad),
    testId: `deed-${railroad}`,
    ...offered,
  });
}

function engineRow(table: CoastTable, engine: string): TemplateResult {
  return wareRow(table, {
    what: ENGINES + engine,
    sign: "engine",
    mark: say(`engine-${engine}`),
    name: say("engine-called", { engine: say(`engine-${engine}`) }),
    amount: dollars(table.state.view?.engine_prices[engine] ?? 0),
    testId: `engine-${engine}`,
    note: say(`engine-${engine}-note`),
    preferred: isPreferred(table, "engine", engine),
  });
}

/** What a railroad would be good for; undefined where no figures help, empty until they are told. */
function worth(table: CoastTable, railroad: string): string | undefined {
  if (!helps("figures")) return undefined;
  const facts = factsOf(table);
  if (!facts) return "";
  const { cities, ways, connections } = facts.railroad(railroad);
  const own = decider(table.state)?.deeds ?? [];
  const chance = percent(facts.chance(ways));
  const meets = connections.some((line) => own.includes(line)) ? "yes" : "no";
  return say("deed-serves", { cities: cities.length, chance, meets });
}

/** Fees run up so far: they fall due after this window, and a purchase may leave too little for them. */
function dueLines(table: CoastTable): TemplateResult | typeof nothing {
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

function priceOf({ state, board }: CoastTable, picked: string | null): number {
  if (picked === null) return 0;
  if (!picked.startsWith(ENGINES)) return board.price(picked);
  return state.view?.engine_prices[picked.slice(ENGINES.length)] ?? 0;
}

/** Railroads nobody owns, those on offer first, dearest first. */
function wares(table: CoastTable): { railroad: string; price: number; open: boolean }[] {
  const offered = new Set(choicesOf(table.state, "buy_railroad", "railroad"));
  return table.board.scene.railroads
    .filter(({ id }) => table.state.view?.owners[id] === undefined)
    .map(({ id, price }) => ({ railroad: id, price, open: offered.has(id) }))
    .sort((a, b) => Number(b.open) - Number(a.open) || b.price - a.price);
}

export const purchase: Decision<CoastTable> = {
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
    const deeds = wares(table).map(({ railroad, price, open }) =>
      deedRow(table, railroad, {
        amount: dollars(price),
        open,
        note: worth(table, railroad),
        preferred: isPreferred(table, "railroad", railroad),
      }),
    );
    return html`${counselNote(table)}${dueLines(table)}<div data-testid="wares">
      ${wareList(
        "buy-engines",
        engines.map((engine) => engineRow(table, engine)),
      )}
      ${wareList("buy-railroads", deeds)}
    </div>`;
  },
};

function wareList(heading: string, rows: TemplateResult[]): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  return html`<h3 class="kind">${say(heading)}</h3><ul class="wares" aria-label=${say(heading)}>${rows}</ul>`;
}

function buyEngine(table: CoastTable, engine: string) {
  const amount = money(table.state.view?.engine_prices[engine] ?? 0);
  return {
    label: say("do-buy", { what: say(`engine-${engine}`), amount }),
    act: () => void table.decide({ type: "buy_engine", engine }),
  };
}

/** The deed picked to be sold; a single one needs no picking. */
function pickedDeed({ state }: CoastTable): string | null {
  const deeds = choicesOf(state, "sell_deed", "railroad");
  return state.picked ?? (deeds.length === 1 ? (deeds[0] ?? null) : null);
}

export const sale: Decision<CoastTable> = {
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
      deedRow(table, railroad, {
        amount: say("sell-for", { amount: money(table.state.view?.half_prices[railroad] ?? 0) }),
        picked: railroad === pickedDeed(table),
      }),
    )}
  </ul>`,
};
