/** Names of what lies on the map, in the language in use; a nameless thing shows its id. */

import type { Board } from "../map/board.js";
import { find, say, sayOr } from "./messages.js";

function name(kind: string, id: string): string {
  return find(`${kind}-${id}`) ?? id;
}

export function nameCity(id: string): string {
  return name("city", id);
}

export function nameRegion(id: string): string {
  return name("region", id);
}

export function nameRailroad(id: string): string {
  return name("railroad", id);
}

/** The city or dot at a point. */
export function namePoint(board: Board, point: number): string {
  const { kind, id } = board.namePoint(point);
  return name(kind, id);
}

/** A seat's name, or the Bank for null. Names come from people: they are text, never markup. */
export function nameSeat(seats: readonly { name: string }[], seat: number | null): string {
  return seat === null ? say("bank") : (seats[seat]?.name ?? "");
}

/** What a bot is called in lists. */
export function nameBot(id: string): string {
  return sayOr(`bot-${id}`, "bot-other", { id });
}
