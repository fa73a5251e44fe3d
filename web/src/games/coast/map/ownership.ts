/** Whose a railroad is, seen by the player who looks at the map. */

import type { CoastPlayer, CoastView } from "../../../engine/coast.js";
import { decider } from "../../../table/play/state.js";
import type { CoastState } from "../play/state.js";

/** One's own, one whose old rate one keeps (C-23), a rival's, the Bank's. */
export type Standing = "own" | "established" | "rival" | "unowned";

/** The person for whom the map is marked: who decides, or the only person while bots do. Null if nobody. */
export function onlooker(state: CoastState): CoastPlayer | null {
  const player = decider(state);
  if (player?.kind === "human") return player;
  const people = state.view?.players.filter(({ kind, out }) => kind === "human" && !out) ?? [];
  return people.length === 1 ? (people[0] ?? null) : null;
}

export function standingOf(
  view: CoastView,
  looking: CoastPlayer | null,
  railroad: string,
): Standing {
  const owner = view.owners[railroad];
  if (looking && owner === looking.seat) return "own";
  if (looking?.established.some((kept) => kept.railroad === railroad)) return "established";
  return owner === undefined ? "unowned" : "rival";
}

/** One letter for a player's marks: "A" for Ada, "2" for Player 2. */
export function initialOf({ name }: CoastPlayer): string {
  const number = /\d+$/.exec(name)?.[0];
  return number ?? Array.from(name)[0]?.toUpperCase() ?? "";
}
