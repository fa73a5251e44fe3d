/** The map of Coast to Coast as it lies on the table. */

import { html } from "lit";
import type { Canvas, LaidMap } from "../../../table/map/face.js";
import type { CoastTable } from "../play/state.js";
import { aimAtTrip } from "./aiming.js";
import { forkChoice } from "./fork.js";
import { lineCard } from "./lines.js";
import { objectionNote } from "./objection.js";
import { drawShapes } from "./overlay.js";
import { placeTip } from "./places.js";
import { Pointer } from "./pointer.js";
import { cycleOrder, rideTo } from "./pointing.js";
import { describeGlass, describeOverTrack, describeUnderTrack } from "./scene.js";
import { goalSign } from "./signpost.js";
import { Surroundings } from "./surroundings.js";

export function openMap(table: CoastTable, canvas: Canvas): LaidMap {
  const { sheet, glass, camera, stage } = canvas;
  const grounds = sheet.addLayerBelow("tracks", "grounds");
  const ways = sheet.addLayerBelow("dots", "ways");
  const pointer = new Pointer(table, camera, stage);
  const surroundings = new Surroundings(sheet);
  const drawGlass = () => {
    drawShapes(glass, describeGlass(table.board, table.state, surroundings));
  };
  return {
    draw() {
      const { board, state } = table;
      drawShapes(grounds, describeUnderTrack(board, state));
      drawShapes(ways, describeOverTrack(board, state));
      drawGlass();
    },
    drawGlass,
    over: () => html`${forkChoice(table, camera, stage)} ${objectionNote(table, camera, stage)}
      ${lineCard(table, stage)} ${placeTip(table, camera)} ${goalSign(table, canvas)}`,
    hangs() {
      const { fork, highlighted, objection } = table.state;
      return fork !== null || highlighted !== null || objection !== null;
    },
    tap: (event) => void pointer.tap(event),
    hover: (event) => pointer.hover(event),
    letGo: () => pointer.letGo(),
    mayZoom: (x, y) => pointer.mayZoom(x, y),
    targets: () => cycleOrder(table),
    idOf: (point) => `target-${point}`,
    take: (point) => void rideTo(table, point),
    aim: (points) => aimAtTrip(table, points),
  };
}
