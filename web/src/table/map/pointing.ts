/** Taps on the map: the legal dot nearest to the finger is meant. */

import type { Table } from "../play/table.js";
import type { Camera } from "./camera.js";

/** Pixels around a dot that count as the dot. */
const REACH = 22;

/** Ride to a legal point; where several railroads lead there side by side, ask which. */
export async function rideTo(table: Table, point: number): Promise<void> {
  const { state } = table;
  const { preview } = state.draft;
  if (!preview || state.busy || state.watching) return;
  const ways = preview.next.filter((next) => next.point === point);
  const [way] = ways;
  if (way && ways.length === 1) return table.way.extend([way.section]);
  if (way) {
    state.fork = point;
    table.draw();
    return;
  }
  const far = preview.far.find((candidate) => candidate.point === point);
  if (far) await table.way.extend(far.path);
}

/** The legal point meant by a tap, next ones before further ones, or null. */
export function pointAt(table: Table, camera: Camera, x: number, y: number): number | null {
  const { preview } = table.state.draft;
  if (!preview || table.state.busy) return null;
  const nearest = (points: readonly number[]) => {
    let best: number | null = null;
    let least = REACH;
    for (const point of points) {
      const place = camera.toScreen(table.board.place(point));
      const distance = Math.hypot(place.x - x, place.y - y);
      if (distance < least) [best, least] = [point, distance];
    }
    return { best, least };
  };
  const next = nearest(preview.next.map(({ point }) => point));
  const far = nearest(preview.far.map(({ point }) => point));
  return far.best !== null && far.least * 2 < next.least ? far.best : (next.best ?? far.best);
}

/** Legal next points in a fixed order: clockwise from the top around the train. */
export function cycleOrder(table: Table): number[] {
  const { preview } = table.state.draft;
  if (!preview) return [];
  const here = table.board.place(preview.point);
  const angle = (point: number) => {
    const place = table.board.place(point);
    return (Math.atan2(place.x - here.x, here.y - place.y) + 2 * Math.PI) % (2 * Math.PI);
  };
  return [...new Set(preview.next.map(({ point }) => point))].sort((a, b) => angle(a) - angle(b));
}
