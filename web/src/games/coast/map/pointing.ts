/** Which dot is meant: the legal one nearest to the finger, else the one under it. */

import type { Camera } from "../../../table/map/camera.js";
import { REACH } from "../../../table/map/framing.js";
import type { CoastTable } from "../play/state.js";
import { wayOf } from "../play/way.js";
import { findPoint, nearestPoint } from "./places.js";

/** Pixels a map unit must have for a dot to be meant: smaller, and every tap on a line is on one. */
const DISCERNIBLE = 0.7;

/** Ride to a legal point; where several railroads lead there side by side, ask which. */
export async function rideTo(table: CoastTable, point: number): Promise<void> {
  const { state } = table;
  const { preview } = state.draft;
  if (!preview || state.busy || state.watching) return;
  const ways = preview.next.filter((next) => next.point === point);
  const [way] = ways;
  if (way && ways.length === 1) return wayOf(table).extend([way.section]);
  if (way) {
    state.fork = point;
    table.draw();
    return;
  }
  const far = preview.far.find((candidate) => candidate.point === point);
  if (far) await wayOf(table).extend(far.path);
}

/** The legal point meant by a tap: the nearest one in reach, or null. */
export function pointAt(table: CoastTable, camera: Camera, x: number, y: number): number | null {
  const { preview } = table.state.draft;
  if (!preview || table.state.busy || table.state.watching) return null;
  const points = [...preview.next, ...preview.far].map(({ point }) => point);
  return nearestPoint(table.board, camera, { x, y }, points, REACH);
}

/** The dot that is under a tap, though nothing may lead there; null where dots are too small to be meant. */
export function dotAt({ board }: CoastTable, camera: Camera, x: number, y: number): number | null {
  return camera.scale < DISCERNIBLE ? null : findPoint(board, camera, x, y);
}

/** Legal next points in a fixed order: clockwise from the top around the train. */
export function cycleOrder(table: CoastTable): number[] {
  const { preview } = table.state.draft;
  if (!preview) return [];
  const here = table.board.place(preview.point);
  const angle = (point: number) => {
    const place = table.board.place(point);
    return (Math.atan2(place.x - here.x, here.y - place.y) + 2 * Math.PI) % (2 * Math.PI);
  };
  return [...new Set(preview.next.map(({ point }) => point))].sort((a, b) => angle(a) - angle(b));
}
