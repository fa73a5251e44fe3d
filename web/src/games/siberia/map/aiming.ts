/** What of the map belongs in view while links are chosen. */

import type { Place } from "../../../map/board.js";
import type { Camera } from "../../../table/map/camera.js";
import type { TripAim } from "../../../table/map/face.js";
import { type Aim, scaleApart } from "../../../table/map/framing.js";
import { laidLinks, suggestedLinks } from "../play/openlinks.js";
import type { SiberiaTable } from "../play/state.js";
import { targetsOf } from "./shown.js";

/** Pixels a map unit, no closer. */
const CLOSEST = 1.7;
/** How much smaller the map may become to show more of what was out of sight. */
const FURTHER = 1.5;

/**
 * The suggested link, then what it joins, then the other links, the nearest first, as many as can be seen while a
 * finger tells all of them apart. Once one is laid the map only moves if it must: `camera` does not see all that follow.
 */
export function aimAtLinks(
  table: SiberiaTable,
  points: readonly number[],
  camera: Pick<Camera, "sees">,
): TripAim {
  const { board, state } = table;
  const links = state.busy ? [] : targetsOf(table).map(({ link }) => link);
  if (links.length === 0) {
    const needed = points.map((point) => board.place(point));
    return { needed, wished: [], least: 0, closest: CLOSEST, stay: 0 };
  }
  const badges = links.map((link) => board.middle(link));
  const laid = laidLinks(state);
  const [focus = 0] = [...suggestedLinks(state), ...laid.slice(-1), middlemost(table, links)];
  const middle = board.middle(focus);
  const near = badges.sort((one, other) => distance(one, middle) - distance(other, middle));
  const least = Math.min(CLOSEST, scaleApart(badges));
  return {
    needed: [middle],
    wished: [board.ends(focus).map((point) => board.place(point)), ...near.map((badge) => [badge])],
    least,
    closest: CLOSEST,
    stay: laid.length > 0 && camera.sees(badges) ? least : null,
  };
}

/** Of badges that are out of sight the nearest, then the others, as close as the map is now or a little further off. */
export function aimAtHidden(
  badges: readonly Place[],
  camera: Camera,
): (Aim & { readonly needed: readonly [Place] }) | null {
  const { left, top, right, bottom } = camera.window;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const away = (badge: Place) => distance(camera.onStage(badge), middle);
  const [nearest, ...others] = [...badges].sort((one, other) => away(one) - away(other));
  if (!nearest) return null;
  return {
    needed: [nearest],
    wished: others.map((badge) => [badge]),
    least: Math.min(camera.scale, Math.max(scaleApart(badges), camera.scale / FURTHER)),
    closest: camera.scale,
  };
}

/** The link that has the others around it; of those that are reached without a jump, if there are any. */
function middlemost({ board, state }: SiberiaTable, links: readonly number[]): number {
  const next = state.draft.building?.next ?? [];
  const own = next.flatMap((one) => (one.jumped.length === 0 ? one.links.slice(-1) : []));
  const among = own.length > 0 ? own : links;
  const spread = (link: number) =>
    among.reduce((sum, other) => sum + distance(board.middle(link), board.middle(other)), 0);
  return among.reduce((best, link) => (spread(link) < spread(best) ? link : best), among[0] ?? 0);
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
