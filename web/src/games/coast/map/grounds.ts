/** Whose line is whose: bands under the track, and the reporting marks on plates of their owners. */

import type { TrackBoard } from "../../../map/board.js";
import { decider } from "../../../table/play/state.js";
import { type CoastState, ownerOf } from "../play/state.js";
import { initialOf, onlooker, standingOf } from "./ownership.js";
import type { GroundShape, PlateShape } from "./shapes.js";

/** Bands under the track. A railroad nobody owns has none, unless its old rate is kept or it is meant. */
export function describeGrounds(board: TrackBoard, state: CoastState): GroundShape[] {
  return [...describeOwned(board, state), ...describeMeant(board, state)];
}

function describeOwned(board: TrackBoard, state: CoastState): GroundShape[] {
  const { view } = state;
  if (!view) return [];
  const looking = onlooker(state);
  return board.scene.railroads.flatMap(({ id }) => {
    const standing = standingOf(view, looking, id);
    if (standing === "unowned") return [];
    const colour = ownerOf(view, id)?.colour ?? "";
    const d = board.line(id);
    return [{ kind: "owned", key: `owned-${id}`, d, colour, railroad: id, standing }];
  });
}

/** The railroads that are pointed at, or about to be bought, sold or bid for. */
function describeMeant(board: TrackBoard, state: CoastState): GroundShape[] {
  const { view, pointed } = state;
  if (!view) return [];
  const looking = onlooker(state);
  const lit = state.lit ?? pointed?.railroad ?? null;
  const picked = view.auction?.railroad ?? state.picked;
  const meant: [GroundShape["kind"], string | null, string][] = [
    ["picked", picked, decider(state)?.colour ?? ""],
    ["lit", lit, lit === null ? "" : (ownerOf(view, lit)?.colour ?? "")],
  ];
  return meant.flatMap(([kind, railroad, colour]) => {
    const d = railroad === null ? "" : board.line(railroad);
    if (railroad === null || d === "") return [];
    return [
      { kind, key: kind, d, colour, railroad, standing: standingOf(view, looking, railroad) },
    ];
  });
}

/** The reporting marks of all railroads that stand in a player's colour. */
export function describePlates(board: TrackBoard, state: CoastState): PlateShape[] {
  const { view } = state;
  if (!view) return [];
  const looking = onlooker(state);
  return board.scene.marks.flatMap(({ marks }, level) =>
    marks.flatMap(({ railroad, x, y, angle, lift }, index): PlateShape[] => {
      const standing = standingOf(view, looking, railroad);
      if (standing === "unowned") return [];
      const owner = ownerOf(view, railroad);
      return [
        {
          kind: "plate",
          key: `plate-${level}-${index}`,
          place: { x, y },
          angle,
          lift,
          level,
          mark: board.mark(railroad),
          initial: owner ? initialOf(owner) : "",
          colour: owner?.colour ?? "",
          standing,
        },
      ];
    }),
  );
}
