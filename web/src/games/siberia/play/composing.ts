/** Composing a decision: what is picked so far, what it amounts to, and what the engine says of it. */

import type { Action, Refused } from "../../../engine/protocol.js";
import type { ActionPreview, BuildPreview, SiberiaAdvice } from "../../../engine/siberia.js";
import { helps } from "../../../table/play/assistance.js";
import { choicesOf, decider, offerOf } from "../../../table/play/state.js";
import { laidLinks, openLinks } from "./openlinks.js";
import { type Draft, emptyDraft, letGo, type SiberiaGround, type SiberiaState } from "./state.js";

/** Bring something into the draft, and ask what comes of it. */
export async function compose(table: SiberiaGround, change: Partial<Draft>): Promise<void> {
  const { state } = table;
  if (state.busy || state.watching || state.lookBack) return;
  Object.assign(state.draft, { outcome: null, refused: null, ...change });
  Object.assign(state, letGo());
  table.draw();
  await refresh(table);
}

/** Nothing is picked any more; what is advised stays. */
export function clear({ draft }: SiberiaState): Draft {
  return { ...emptyDraft(), advice: draft.advice };
}

/** A share more, or one less; of the third that is wanted the first is let go. */
export function pickShare(table: SiberiaGround, railroad: string): Promise<void> {
  const { state } = table;
  const { shares } = state.draft;
  const kept = shares.filter((one) => one !== railroad);
  if (kept.length < shares.length) return compose(table, { ...clear(state), shares: kept });
  const first = kept.findLast((one) => offerOfTwo(state, [one, railroad]) !== null);
  const picked = first === undefined ? [railroad] : [first, railroad];
  return compose(table, {
    ...clear(state),
    shares: picked,
    extra: first ?? null,
  });
}

/** Have a railroad build: the map shows where. Once more, and it does not. */
export function pickBuilder(table: SiberiaGround, railroad: string): Promise<void> {
  const { state } = table;
  const builder = state.draft.builder === railroad ? null : railroad;
  return compose(table, { ...clear(state), builder });
}

/** Choose a link on the map: to claim, or to build next. */
export async function chooseLink(table: SiberiaGround, link: number): Promise<void> {
  const { state } = table;
  if (offerOf(state, "claim")) return compose(table, { link });
  const next = state.draft.building?.next.find(({ links }) => links.at(-1) === link);
  if (next) await compose(table, { path: next.path, building: null });
}

/** Take back the last link that is laid, or whatever else is picked. Whether there was anything. */
export function takeBack(table: SiberiaGround): boolean {
  const { state } = table;
  if (!isComposing(state)) return false;
  const { builder, building, path } = state.draft;
  const laid = building?.building?.links.length ?? 0;
  if (builder !== null && path.length > 0) {
    // the way to the first of two links is found again by the engine: the cheapest
    const first = laid > 1 ? building?.building?.links[0] : undefined;
    void takeBackTo(table, builder, first);
  } else void compose(table, clear(state));
  return true;
}

async function takeBackTo(table: SiberiaGround, builder: string, first?: number): Promise<void> {
  await compose(table, { ...clear(table.state), builder });
  if (first !== undefined) await chooseLink(table, first);
}

export function isComposing({ draft }: SiberiaState): boolean {
  const { shares, builder, passing, link } = draft;
  return shares.length > 0 || builder !== null || passing || link !== null;
}

/** The offer of a share each of two railroads, or null. */
export function offerOfTwo({ offers }: SiberiaState, pair: readonly string[]) {
  const wanted = [...pair].sort().join();
  const found = offers.find(({ type, params }) => {
    const spec = params.railroads;
    if (type !== "buy_two" || spec?.kind !== "fixed") return false;
    return [...(spec.value as string[])].sort().join() === wanted;
  });
  return found ?? null;
}

/** What the draft amounts to; null while something is missing. */
export function actionOf(state: SiberiaState): Action | null {
  const { shares, extra, builder, building, passing, link } = state.draft;
  const [railroad] = shares;
  if (passing) return { type: "pass" };
  if (link !== null) return { type: "claim", link, value: startValue(state) };
  if (builder !== null) {
    const path = building?.building?.path;
    return path ? { type: "build", railroad: builder, path } : null;
  }
  if (shares.length === 2) {
    const spec = offerOfTwo(state, shares)?.params.railroads;
    return spec?.kind === "fixed" ? { type: "buy_two", railroads: spec.value, extra } : null;
  }
  return railroad === undefined ? null : { type: "buy", railroad };
}

/** The stock value that a claim sets: the highest that may be, unless another is chosen. */
export function startValue(state: SiberiaState): number {
  const choices = choicesOf(state, "claim", "value").map(Number);
  return state.draft.value ?? Math.max(...choices);
}

/** The number of the last question: answers to earlier ones are dropped. */
const asked = new WeakMap<SiberiaState, number>();

/** Ask what may be built, what the draft would bring, and what is advised. */
export async function refresh(table: SiberiaGround): Promise<void> {
  const { state } = table;
  if (!table.ready || state.busy || state.watching || decider(state)?.kind !== "human") return;
  const number = (asked.get(state) ?? 0) + 1;
  asked.set(state, number);
  const { draft } = state;
  const stands = () => asked.get(state) === number && state.draft === draft;
  const action = actionOf(state);
  if (draft.builder !== null) await askBuilding(table, draft, stands);
  else if (action && !draft.outcome) await askOutcome(table, draft, action, stands);
  if (!stands()) return;
  if (draft.advice && !helps("suggestion")) draft.advice = null;
  if (!draft.advice && helps("suggestion")) await askAdvice(table, draft, stands);
  if (!stands()) return;
  table.draw();
  lookAtLinks(table);
}

/** The links that may be chosen are brought into view, else those that are laid; without any the map need not stay close. */
function lookAtLinks(table: SiberiaGround): void {
  const { board, state } = table;
  const open = [...openLinks(state).keys()];
  const links = open.length > 0 ? open : laidLinks(state);
  table.follow(links.flatMap((link) => board.ends(link)));
}

type Stands = () => boolean;

async function askBuilding(table: SiberiaGround, draft: Draft, stands: Stands): Promise<void> {
  const action = { type: "build", railroad: draft.builder, path: draft.path };
  const answer = await table.ask({ op: "preview", seq: table.seq, draft: action });
  if (!stands()) return;
  if (!answer.ok) return table.refuse(answer);
  const preview = answer as BuildPreview;
  Object.assign(draft, { building: preview, outcome: preview.complete ? preview : null });
  table.draw();
}

async function askOutcome(table: SiberiaGround, draft: Draft, action: Action, stands: Stands) {
  const answer = await table.ask({ op: "preview", seq: table.seq, draft: action });
  if (!stands()) return;
  draft.outcome = answer.ok ? (answer as ActionPreview) : null;
  table.draw();
}

async function askAdvice(table: SiberiaGround, draft: Draft, stands: Stands): Promise<void> {
  const question = { op: "advise", seq: table.seq, draft: [] } as const;
  const answer = (await table.ask(question)) as SiberiaAdvice | Refused;
  if (stands() && answer.ok) draft.advice = answer;
}

/** Bring what is advised into the draft, so that it can be looked at and decided. */
export async function followAdvice(table: SiberiaGround): Promise<void> {
  const { state } = table;
  const action = state.draft.advice?.action;
  if (!action) return;
  const cleared = clear(state);
  switch (action.type) {
    case "claim":
      return compose(table, {
        ...cleared,
        link: action.link as number,
        value: action.value as number,
      });
    case "buy":
      return compose(table, { ...cleared, shares: [action.railroad as string] });
    case "buy_two":
      return compose(table, {
        ...cleared,
        shares: action.railroads as string[],
        extra: action.extra as string,
      });
    case "build":
      return compose(table, {
        ...cleared,
        builder: action.railroad as string,
        path: action.path as number[],
      });
    case "pass":
      return compose(table, { ...cleared, passing: true });
    case "bid":
      return compose(table, { ...cleared, bid: action.amount as number });
    default:
      return table.decide(action);
  }
}
