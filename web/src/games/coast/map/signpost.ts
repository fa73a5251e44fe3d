/** At the edge of the map: which way it is to a destination that is out of sight. */

import { html, nothing, svg } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { Camera } from "../../../table/map/camera.js";
import { decider } from "../../../table/play/state.js";
import { say } from "../../../text/messages.js";
import { namePoint } from "../../../text/names.js";
import type { CoastTable } from "../play/state.js";
import { goalPoint } from "../play/way.js";

/** Pixels from its middle that it may need to either side. */
const ROOM = 74;

/** A flag's arrow that shows the goal when it is pressed; nothing while one sees it. */
export function signpost(table: CoastTable, camera: Camera) {
  const { board, state } = table;
  const player = state.screen === "play" ? decider(state) : null;
  const goal = player && goalPoint(board, player);
  const edge = goal === null ? null : camera.edgeTowards(board.place(goal));
  if (!player || goal === null || !edge) return nothing;
  const city = namePoint(board, goal);
  const words = say("signpost", { city });
  return html`<button class="signpost seat-${player.colour}" title=${words} aria-label=${words} data-testid="signpost" data-point=${goal}
      style=${styleMap({ left: `clamp(${ROOM}px, ${edge.x}px, 100% - ${ROOM}px)`, top: `${edge.y}px` })} @click=${() => table.show([goal])}>
    <svg viewBox="-10 -10 20 20" aria-hidden="true">${svg`<path d="M-8 -4.5H1V-9L9 0L1 9V4.5H-8Z" transform="rotate(${edge.turn})"></path>`}</svg>
    <span>${city}</span>
  </button>`;
}
