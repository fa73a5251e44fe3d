/** Which way it is to a destination that is out of sight. */

import type { CoastPlayer } from "../../../engine/coast.js";
import type { Canvas } from "../../../table/map/face.js";
import { isHidden, signposts } from "../../../table/map/signpost.js";
import { decider } from "../../../table/play/state.js";
import { say } from "../../../text/messages.js";
import { namePoint } from "../../../text/names.js";
import type { CoastTable } from "../play/state.js";
import { goalPoint, standingPoint } from "../play/way.js";

/** A flag's arrow that shows the goal when it is pressed; nothing while one sees it. */
export function goalSign(table: CoastTable, canvas: Canvas) {
  const { camera } = canvas;
  const { board, state } = table;
  const player = state.screen === "play" ? decider(state) : null;
  const point = player && goalPoint(board, player);
  if (!player || point === null) return [];
  const goal = board.place(point);
  if (!isHidden(camera.window, camera.onStage(goal))) return [];
  const city = namePoint(board, point);
  const sign = {
    goal,
    towards: point,
    label: city,
    words: say("signpost", { city }),
    looks: `seat-${player.colour}`,
    press: () => table.show([point]),
  };
  return signposts(canvas, [sign], keptFree(table, player));
}

/** What must not be covered: the legal dots and the train. */
function keptFree({ board, state }: CoastTable, player: CoastPlayer) {
  const { preview } = state.draft;
  const legal = preview ? [...preview.next, ...preview.far].map(({ point }) => point) : [];
  return [standingPoint(state, player), ...legal].map((point) => board.place(point));
}
