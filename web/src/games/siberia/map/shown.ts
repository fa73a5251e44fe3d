/** What the map shows of the links: whose they are, which may be chosen, what is laid and jumped. */

import type { LinksShown, LinkTarget } from "../../../table/map/links.js";
import { decider } from "../../../table/play/state.js";
import { money, say } from "../../../text/messages.js";
import { nameLink } from "../play/board.js";
import { laidLinks, openLinks, suggestedLinks } from "../play/openlinks.js";
import type { SiberiaTable } from "../play/state.js";

/** The railroad that is about to get links. */
export function builderOf({ view, draft }: SiberiaTable["state"]): string | null {
  return view?.claim?.railroad ?? draft.builder;
}

export function describeLinks(table: SiberiaTable): LinksShown {
  const { view, draft, lit, railroad } = table.state;
  const owners = view?.owners ?? table.board.scene.links.map(() => null);
  const gone = view?.railroads.filter(({ status }) => status === "nationalized") ?? [];
  return {
    owners,
    nationalized: new Set(gone.map(({ id }) => id)),
    builder: builderOf(table.state),
    drafted: new Set(laidLinks(table.state)),
    jumped: new Set(draft.building?.building?.jumped ?? []),
    targets: table.state.busy ? [] : targetsOf(table),
    lit,
    followed: railroad,
  };
}

/** The links that may be chosen now, from the west to the east. */
export function targetsOf(table: SiberiaTable): LinkTarget[] {
  const { board, state } = table;
  if (state.watching || state.lookBack || decider(state)?.kind !== "human") return [];
  const prices = openLinks(state);
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

function labelOf({ board }: SiberiaTable, link: number, cost: number | null): string {
  const name = nameLink(board, link);
  const value = board.value(link);
  return cost === null
    ? say("siberia-target-claim", { link: name, value })
    : say("siberia-target-build", { link: name, value, cost: money(cost) });
}
