/** Which place on the map is pointed at: its name is shown beside it. */

import { html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { Place, TrackBoard } from "../../../map/board.js";
import type { Camera } from "../../../table/map/camera.js";
import { namePoint } from "../../../text/names.js";
import type { CoastTable } from "../play/state.js";

/** Pixels around the middle of a dot that a pointer counts as on it. */
const REACH = 9;

/** The one of `points` that is nearest to a place of the window, at most `reach` pixels away; or null. */
export function nearestPoint(
  board: TrackBoard,
  camera: Camera,
  { x, y }: Place,
  points: Iterable<number>,
  reach: number,
): number | null {
  const there = camera.toMap(x, y);
  let best: number | null = null;
  let least = reach / camera.scale;
  for (const point of points) {
    const place = board.place(point);
    const distance = Math.hypot(place.x - there.x, place.y - there.y);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}

/** The point at a place of the window, or null. */
export function findPoint(board: TrackBoard, camera: Camera, x: number, y: number): number | null {
  return nearestPoint(board, camera, { x, y }, board.scene.points.keys(), REACH);
}

/** The name of the point that is pointed at, or else of the legal dot that the keys have chosen. */
export function placeTip(table: CoastTable, camera: Camera) {
  const point = table.state.named ?? table.state.highlighted;
  if (point === null) return nothing;
  const { x, y } = camera.onStage(table.board.place(point));
  const style = styleMap({ left: `${x}px`, top: `${y}px` });
  return html`<div class="place-tip" role="tooltip" data-testid="place-tip" data-point=${point} style=${style}>${namePoint(table.board, point)}</div>`;
}
