/** Railroads by their reporting marks. */

import type { TrackBoard } from "../../../map/board.js";
import { list } from "../../../text/messages.js";

/** Reporting marks as in a sentence: "PRR, NYC and B&O". */
export function listMarks(board: TrackBoard, railroads: readonly string[]): string {
  return list(railroads.map((railroad) => board.mark(railroad)));
}
