/** Links that may be chosen now: to claim, or to build next. */

import { choicesOf } from "../../../table/play/state.js";
import type { SiberiaState } from "./state.js";

/** By link, the dollars that choosing it costs; null where that is nothing. */
export function openLinks(state: SiberiaState): Map<number, number | null> {
  if (state.view?.phase === "claim") {
    const links = choicesOf(state, "claim", "link").map(Number);
    return new Map(links.filter((link) => link !== state.draft.link).map((link) => [link, null]));
  }
  const next = state.draft.builder === null ? [] : (state.draft.building?.next ?? []);
  return new Map(next.map(({ links, cost }) => [links.at(-1) ?? 0, cost]));
}

/** What is advised, as far as it goes on from what is picked. */
export function suggestedLinks({ view, draft }: SiberiaState): readonly number[] {
  const { advice, builder } = draft;
  if (!advice) return [];
  if (view?.phase === "claim") return draft.link === null ? advice.links : [];
  if (advice.action.type !== "build" || advice.action.railroad !== builder) return [];
  const laid = laidLinks({ draft });
  const wanted = advice.links.filter((link) => view?.owners[link] === null);
  return laid.every((link, place) => wanted[place] === link)
    ? wanted.slice(laid.length, laid.length + 1)
    : [];
}

/** The links that are picked so far. */
export function laidLinks({ draft }: Pick<SiberiaState, "draft">): readonly number[] {
  return draft.link === null ? (draft.building?.building?.links ?? []) : [draft.link];
}
