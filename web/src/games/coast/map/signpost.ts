/** At the edge of the map: which way it is to a destination that is out of sight. */

import { html, nothing, svg } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { CoastPlayer } from "../../../engine/coast.js";
import type { Place } from "../../../map/board.js";
import type { Camera } from "../../../table/map/camera.js";
import type { Window } from "../../../table/map/framing.js";
import { decider } from "../../../table/play/state.js";
import { say } from "../../../text/messages.js";
import { namePoint } from "../../../text/names.js";
import type { CoastTable } from "../play/state.js";
import { goalPoint, standingPoint } from "../play/way.js";
import { REACH } from "./pointing.js";
import { type Box, leastCovering, moved } from "./room.js";

/** The room it may need around its middle, in pixels. */
const SIGN: Box = { left: -74, right: 74, top: -18, bottom: 18 };
/** Pixels it may stand further along the edge, or further in, where it would cover what is tapped. */
const SHIFTS = [0, 36, -36, 72, -72, 108, -108];

/** A flag's arrow that shows the goal when it is pressed; nothing while one sees it. */
export function signpost(table: CoastTable, camera: Camera) {
  const { board, state } = table;
  const player = state.screen === "play" ? decider(state) : null;
  const goal = player && goalPoint(board, player);
  if (!player || goal === null) return nothing;
  const there = camera.onStage(board.place(goal));
  const edge = edgeTowards(camera.window, there);
  if (!edge) return nothing;
  const { x, y } = standClear(camera.window, edge, keptFree(table, camera, player));
  const turn = (Math.atan2(there.y - y, there.x - x) * 180) / Math.PI;
  const city = namePoint(board, goal);
  const words = say("signpost", { city });
  return html`<button class="signpost seat-${player.colour}" title=${words} aria-label=${words} data-testid="signpost" data-point=${goal}
      style=${styleMap({ transform: `translate(${x}px, ${y}px)` })} @click=${() => table.show([goal])}>
    <svg viewBox="-10 -10 20 20" aria-hidden="true">${svg`<path d="M-8 -4.5H1V-9L9 0L1 9V4.5H-8Z" transform="rotate(${turn})"></path>`}</svg>
    <span>${city}</span>
  </button>`;
}

/** Where on the edge of the open window one leaves it on the way from its middle; null if the place is in sight. */
function edgeTowards({ left, top, right, bottom }: Window, there: Place): Place | null {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [across, down] = [there.x - middle.x, there.y - middle.y];
  const wide = (right - left) / 2 / Math.abs(across);
  const high = (bottom - top) / 2 / Math.abs(down);
  const share = Math.min(wide, high);
  return share < 1 ? { x: middle.x + across * share, y: middle.y + down * share } : null;
}

/** What must not be covered: the legal dots, as far as a finger reaches them, and the train. */
function keptFree({ board, state }: CoastTable, camera: Camera, player: CoastPlayer): Box[] {
  const { preview } = state.draft;
  const legal = preview ? [...preview.next, ...preview.far].map(({ point }) => point) : [];
  const reach: Box = { left: -REACH, right: REACH, top: -REACH, bottom: REACH };
  return [standingPoint(state, player), ...legal].map((point) => {
    const { x, y } = camera.onStage(board.place(point));
    return moved(reach, x, y);
  });
}

/** The place nearest to `edge`, by and large, where the sign covers nothing of `free`. */
function standClear(open: Window, edge: Place, free: readonly Box[]): Place {
  const candidates = SHIFTS.flatMap((down) =>
    SHIFTS.map((across) => {
      const x = within(edge.x + across, -SIGN.left, open.width - SIGN.right);
      const y = within(edge.y + down, open.top, open.bottom);
      return { x, y, box: moved(SIGN, x, y), far: Math.hypot(x - edge.x, y - edge.y) };
    }),
  ).sort((one, other) => one.far - other.far);
  const [first, ...others] = candidates;
  return first ? leastCovering([first, ...others], free) : edge;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
