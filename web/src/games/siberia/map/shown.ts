/** What the map shows of the links: whose they are, which may be chosen, what is laid and jumped. */

import type { LinksShown, LinkTarget } from "../../../table/map/links.js";
import { choicesOf, decider } from "../../../table/play/state.js";
import { money, say } from "../../../text/messages.js";
import { nameLink } from "../play/board.js";
import type { SiberiaTable } from "../play/state.js";

/** The railroad that is about to get links. */
function builderOf({ view, draft }: SiberiaTable["state"]): string | null {
  return view?.claim?.railroad ?? draft.builder;
}

export function describeLinks(table: SiberiaTable): LinksShown {
  const { view, draft, lit, railroad } = table.state;
  const owners = view?.owners ?? table.board.scene.links.map(() => null);
  const gone = view?.railroads.filter(({ status }) => status === "nationalized") ?? [];
  const { building } = draft.building ?? {};
  return {
    owners,
    nationalized: new Set(gone.map(({ id }) => id)),
    builder: builderOf(table.state),
    drafted: new Set(draft.link === null ? (building?.links ?? []) : [draft.link]),
    jumped: new Set(building?.jumped ?? []),
    targets: table.state.busy ? [] : targetsOf(table),
    lit,
    followed: railroad,
  };
}

/** The links that may be chosen now, from the west to the east. */
export function targetsOf(table: SiberiaTable): LinkTarget[] {
  const { board, state } = table;
  if (state.watching || state.lookBack || decider(state)?.kind !== "human") return [];
  const prices = pricesOf(state);
  const suggested = new Set(suggestedLinks(state));
  return [...prices.keys()]
    .sort((one, other) => board.middle(one).x - board.middle(other).x)
    .map((link) => ({
      link,
      suggested: suggested.has(link),
      highlighted: state.highlighted === link,
      label: labelOf(table, link, prices.get(link) ?? null),
    }));
}

/** Links that may be chosen, with the dollars that each costs; null where that is nothing. */
function pricesOf(state: SiberiaTable["state"]): Map<number, number | null> {
  if (state.view?.phase === "claim") {
    const links = choicesOf(state, "claim", "link").map(Number);
    return new Map(links.filter((link) => link !== state.draft.link).map((link) => [link, null]));
  }
  const next = state.draft.builder === null ? [] : (state.draft.building?.next ?? []);
  return new Map(next.map(({ links, cost }) => [links.at(-1) ?? 0, cost]));
}

/** What is advised, as far as it goes on from what is picked. */
function suggestedLinks({ view, draft }: SiberiaTable["state"]): readonly number[] {
  const { advice, builder, building } = draft;
  if (!advice) return [];
  if (view?.phase === "claim") return draft.link === null ? advice.links : [];
  if (advice.action.type !== "build" || advice.action.railroad !== builder) return [];
  const laid = building?.building?.links ?? [];
  const wanted = advice.links.filter((link) => view?.owners[link] === null);
  return laid.every((link, place) => wanted[place] === link)
    ? wanted.slice(laid.length, laid.length + 1)
    : [];
}

function labelOf({ board }: SiberiaTable, link: number, cost: number | null): string {
  const name = nameLink(board, link);
  const value = board.value(link);
  return cost === null
    ? say("siberia-target-claim", { link: name, value })
    : say("siberia-target-build", { link: name, value, cost: money(cost) });
}
