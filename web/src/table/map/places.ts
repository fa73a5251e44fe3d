/** Which place on the map is pointed at: its name is shown beside it. */

import { html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { Board } from "../../map/board.js";
import { namePoint } from "../../text/names.js";
import type { Table } from "../play/table.js";
import type { Camera } from "./camera.js";

/** Pixels around the middle of a dot that a pointer counts as on it. */
const REACH = 9;

/** The point at a place of the window, or null. */
export function findPoint(board: Board, camera: Camera, x: number, y: number): number | null {
  const there = camera.toMap(x, y);
  let best: number | null = null;
  let least = REACH / camera.scale;
  board.scene.points.forEach((point, number) => {
    const distance = Math.hypot(point.x - there.x, point.y - there.y);
    if (distance < least) [best, least] = [number, distance];
  });
  return best;
}

/** The name of the point that is pointed at, or else of the legal dot that the keys have chosen. */
export function placeTip(table: Table, camera: Camera) {
  const point = table.state.named ?? table.state.highlighted;
  if (point === null) return nothing;
  const { x, y } = camera.onStage(table.board.place(point));
  const style = styleMap({ left: `${x}px`, top: `${y}px` });
  return html`<div class="place-tip" role="tooltip" data-testid="place-tip" data-point=${point} style=${style}>${namePoint(table.board, point)}</div>`;
}
