/** Why a tapped dot cannot be ridden to, near the dot and for readers. */

import { html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { Refusal } from "../../../engine/protocol.js";
import { placeCallout } from "../../../table/map/callout.js";
import type { Camera } from "../../../table/map/camera.js";
import { decider } from "../../../table/play/state.js";
import { sayOr } from "../../../text/messages.js";
import { namePoint } from "../../../text/names.js";
import type { CoastTable } from "../play/state.js";

const WIDTH = 250;

/** Ask what is against riding to a point, and show it. */
export async function objectTo(table: CoastTable, point: number): Promise<void> {
  const { state } = table;
  const { draft } = state;
  if (!draft.preview) return show(table, point, { code: "roll-first", params: {} });
  const answer = await table.ask({ op: "explain", seq: table.seq, draft: draft.sections, point });
  if (state.draft !== draft || !answer.ok || !answer.refused) return;
  show(table, point, answer.refused);
}

function show(table: CoastTable, point: number, refusal: Refusal): void {
  table.state.objection = { point, refusal };
  table.draw();
}

/** The objection that stands, in words; empty if there is none. */
export function sayObjection({ board, state }: CoastTable): string {
  const { objection } = state;
  if (!objection) return "";
  const { point, refusal } = objection;
  const goal = decider(state)?.goal_point ?? null;
  const { distance = 0, left = 0 } = refusal.params;
  return sayOr(`why-${refusal.code}`, "error-unknown", {
    code: refusal.code,
    place: namePoint(board, point),
    goal: goal === null ? "" : namePoint(board, goal),
    distance: Number(distance),
    left: Number(left),
  });
}

/** The live region says it, so that it is not read twice. */
export function objectionNote(table: CoastTable, camera: Camera, stage: Element) {
  const { objection } = table.state;
  if (!objection) return nothing;
  const place = camera.onStage(table.board.place(objection.point));
  const isInSight =
    place.x >= 0 && place.y >= 0 && place.x <= stage.clientWidth && place.y <= stage.clientHeight;
  if (!isInSight) return nothing;
  const { styles } = placeCallout(stage, place, WIDTH);
  return html`<p class="objection" data-testid="objection" data-code=${objection.refusal.code} aria-hidden="true"
      style=${styleMap(styles)}>${sayObjection(table)}</p>`;
}
