/** What of the map belongs in view while somebody plays. */

import type { TripAim } from "../../../table/map/face.js";
import { scaleApart } from "../../../table/map/framing.js";
import { decider } from "../../../table/play/state.js";
import type { CoastTable } from "../play/state.js";
import { goalPoint } from "../play/way.js";

/** Pixels a map unit, no closer: before a roll, while a way is laid. */
const TURN_CLOSEST = 1.9;
const LEG_CLOSEST = 2.6;

/**
 * The train and its next dots, then the way ahead and what else may be reached, then where it goes. From
 * step to step, and from a ride to the next roll, the map only moves if it must.
 */
export function aimAtTrip({ state, board }: CoastTable, points: readonly number[]): TripAim {
  const { preview, sections } = state.draft;
  const player = decider(state);
  const goal = player && goalPoint(board, player);
  const places = (numbers: readonly number[]) => numbers.map((point) => board.place(point));
  const wished = goal === null ? [] : [places([goal])];
  if (!preview) {
    const needed = places(points);
    return { needed, wished, least: 0, closest: TURN_CLOSEST, stay: TURN_CLOSEST };
  }
  const next = preview.next.map(({ point }) => point);
  const far = preview.far.map(({ point }) => point);
  const legal = places([...new Set([...next, ...far])]);
  const least = Math.min(LEG_CLOSEST, scaleApart(legal));
  return {
    needed: places([preview.point, ...next]),
    wished: [places([...points, ...far]), ...wished],
    least,
    closest: LEG_CLOSEST,
    stay: sections.length > 0 ? least : null,
  };
}
