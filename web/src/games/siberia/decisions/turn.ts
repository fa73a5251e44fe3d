/** A turn: buy one or two shares, build a link or two, or pass (T-11 to T-17). */

import { html, nothing, type TemplateResult } from "lit";
import type { RailroadView, TurnChoice } from "../../../engine/siberia.js";
import type { Decision } from "../../../table/parts/decision.js";
import { helps } from "../../../table/play/assistance.js";
import { decider } from "../../../table/play/state.js";
import { dollars, list, money, say } from "../../../text/messages.js";
import { nameRailroad } from "../../../text/names.js";
import { pips, sign } from "../parts/pieces.js";
import { sayWhy } from "../parts/refusal.js";
import { nameLink } from "../play/board.js";
import {
  actionOf,
  clear,
  compose,
  followAdvice,
  isComposing,
  pickBuilder,
  pickShare,
} from "../play/composing.js";
import { railroadOf, type SiberiaTable } from "../play/state.js";
import { adviceNote } from "./advice.js";
import { buildingList, nameWay, outcomeList } from "./outcome.js";

export const turn: Decision<SiberiaTable> = {
  types: ["buy", "buy_two", "build", "pass"],
  sentence(table) {
    const { builder, building, passing, shares, refused } = table.state.draft;
    const name = decider(table.state)?.name ?? "";
    if (refused) return sayWhy(table, refused);
    if (builder !== null) return buildSentence(table, builder, building?.next.length ?? 0);
    if (passing) return say("siberia-say-pass");
    if (shares.length > 0) return say(shares.length === 1 ? "siberia-say-one" : "siberia-say-two");
    return say("siberia-say-turn", { name });
  },
  primary(table) {
    const action = actionOf(table.state);
    if (action) return { label: labelOf(table), act: () => void table.decide(action) };
    const { advice, builder } = table.state.draft;
    if (builder !== null)
      return { label: say("siberia-do-choose-link"), act: () => undefined, disabled: true };
    if (!helps("suggestion"))
      return { label: say("siberia-do-choose"), act: () => undefined, disabled: true };
    return {
      label: say("siberia-do-advice"),
      act: () => void followAdvice(table),
      disabled: !advice,
    };
  },
  others: (table) => [
    isComposing(table.state)
      ? {
          label: say("do-clear"),
          act: () => void compose(table, clear(table.state)),
          testId: "step-clear",
        }
      : {
          label: say("siberia-do-pass"),
          act: () => void compose(table, { ...clear(table.state), passing: true }),
          testId: "pass",
        },
  ],
  body: (table) => {
    const { state } = table;
    const building = state.draft.building?.building;
    // with a link laid what counts is what it brings; all is taken back by a button
    // what is advised comes last, as it may take its time and the choices must not jump when it comes
    return html`${composed(table)} ${building ? nothing : choices(table)} ${isComposing(state) ? nothing : adviceNote(table)}`;
  },
};

function buildSentence({ state }: SiberiaTable, builder: string, next: number): string {
  const railroad = nameRailroad(builder);
  const laid = state.draft.building?.building?.links.length ?? 0;
  if (laid === 0) return say("siberia-say-build", { railroad, next });
  return say(next > 0 ? "siberia-say-build-more" : "siberia-say-build-ready", { railroad });
}

function labelOf({ board, state }: SiberiaTable): string {
  const { shares, builder, building, passing } = state.draft;
  const { view } = state;
  if (passing) return say("siberia-do-pass-now");
  if (builder !== null && building?.building) {
    const { links, cost } = building.building;
    return say("siberia-do-build", {
      count: links.length,
      link: nameLink(board, links[0] ?? 0),
      cost: money(cost),
    });
  }
  const prices = shares.map((id) => (view ? (railroadOf(view, id).value ?? 0) : 0));
  const extra = shares.length > 1 ? extraOf({ state }) : 0;
  const amount = prices.reduce((sum, price) => sum + price, extra);
  return say("do-buy", { what: list(shares.map(nameRailroad)), amount: money(amount) });
}

/** Dollars that two shares cost more than each alone. */
function extraOf({ state: { view } }: Pick<SiberiaTable, "state">): number {
  return view?.second_share_extra ?? 0;
}

/** What is picked so far, and what it would bring. */
function composed(table: SiberiaTable): TemplateResult | typeof nothing {
  const { shares, building, passing } = table.state.draft;
  if (building?.building)
    return html`${buildingList(table, building.building)} ${otherWays(table)}`;
  if (shares.length > 1) return html`${extraChoice(table)} ${outcomeList(table)}`;
  if (shares.length > 0)
    return html`${outcomeList(table)}<p class="note">${say("siberia-second-note", { extra: money(extraOf(table)) })}</p>`;
  return passing
    ? html`<p class="note">${say("siberia-pass-note")}</p>${outcomeList(table)}`
    : nothing;
}

/** Which of the two railroads gets the 4 more. */
function extraChoice(table: SiberiaTable): TemplateResult {
  const { shares, extra } = table.state.draft;
  return html`<fieldset class="value-choice"><legend>${say("siberia-extra", { extra: money(extraOf(table)) })}</legend>
    <div class="chips">${shares.map(
      (railroad) =>
        html`<button type="button" class="chip" aria-pressed=${extra === railroad} data-testid=${`extra-${railroad}`}
          @click=${() => void compose(table, { extra: railroad })}>${nameRailroad(railroad)}</button>`,
    )}</div></fieldset>`;
}

/** Other ways to the same link: who gets paid is a choice. */
function otherWays(table: SiberiaTable): TemplateResult | typeof nothing {
  const { building } = table.state.draft;
  const ways = building?.ways ?? [];
  if (ways.length < 2) return nothing;
  const laid = building?.building?.path.join();
  return html`<fieldset class="ways-choice"><legend>${say("siberia-ways")}</legend>${ways.map(
    (way, place) =>
      html`<button type="button" class="choice" aria-pressed=${way.path.join() === laid} data-testid=${`way-${place}`}
        @click=${() => void compose(table, { path: way.path, building: null })}>${nameWay(way)}</button>`,
  )}</fieldset>`;
}

/** Every railroad in play: its figures, a share to buy, and building with it. */
function choices(table: SiberiaTable): TemplateResult {
  const running = table.state.view?.railroads.filter(({ status }) => status === "running") ?? [];
  return html`<ul class="choices" data-count=${running.length} aria-label=${say("siberia-choices")}>${running.map((railroad) => choice(table, railroad))}</ul>`;
}

function choice(table: SiberiaTable, railroad: RailroadView): TemplateResult {
  const { id, value, treasury, holders, sold, shares } = railroad;
  const { draft } = table.state;
  const held = holders[decider(table.state)?.seat ?? 0] ?? 0;
  const name = nameRailroad(id);
  return html`<li data-testid=${`railroad-${id}`}>
    ${sign(id)} ${pips(held, sold, shares)}
    <small title=${say("shares-treasury-note")}><span>${say("shares-treasury")}</span> ${dollars(treasury)}</small>
    ${choiceButton(table, railroad, {
      choice: "buy",
      label: say("siberia-buy", { amount: dollars(value ?? 0) }),
      words: say("siberia-buy-of", { railroad: name, amount: money(value ?? 0) }),
      picked: draft.shares.includes(id),
      act: () => void pickShare(table, id),
    })}
    ${choiceButton(table, railroad, {
      choice: "build",
      label: say("siberia-build"),
      words: say("siberia-build-with", { railroad: name }),
      picked: draft.builder === id,
      act: () => void pickBuilder(table, id),
    })}
  </li>`;
}

interface ChoiceButton {
  readonly choice: TurnChoice;
  readonly label: string;
  /** What it does, for whoever does not see where it stands. */
  readonly words: string;
  readonly picked: boolean;
  act(): void;
}

/** One that cannot be chosen says why in a word; pressed all the same, in a sentence. */
function choiceButton(
  table: SiberiaTable,
  { id, refused }: RailroadView,
  { choice, label, words, picked, act }: ChoiceButton,
): TemplateResult {
  const refusal = refused?.[choice] ?? null;
  const frame = (name: string, content: unknown, press: () => void, title?: string) =>
    html`<button type="button" class="secondary" aria-pressed=${picked} aria-disabled=${title !== undefined} data-testid=${`${choice}-${id}`}
      data-refused=${refusal?.code ?? nothing} aria-label=${name} title=${title ?? nothing} @click=${press}>${content}</button>`;
  if (!refusal) return frame(words, label, act);
  const [short, why] = [say(`siberia-not-${refusal.code}`), sayWhy(table, refusal)];
  const tell = () => void compose(table, { ...clear(table.state), refused: refusal });
  return frame(
    say("siberia-not-chosen", { label, short, why }),
    html`${label} <small>${short}</small>`,
    tell,
    why,
  );
}
