/** The dots that can be tapped: the next mileposts, and further ones that a single way leads to; and one looked up. */

import type { TrackBoard } from "../../../map/board.js";
import { say } from "../../../text/messages.js";
import { namePoint } from "../../../text/names.js";
import { type CoastState, suggestedPath } from "../play/state.js";
import type { DotShape, RingShape } from "./shapes.js";

export function describeDots(board: TrackBoard, state: CoastState): DotShape[] {
  const { preview } = state.draft;
  if (!preview || state.busy || state.watching) return [];
  const suggestion = suggestedPoint(state);
  const dot = (kind: "next" | "far", point: number): DotShape => {
    const suggested = kind === "next" && point === suggestion;
    return {
      kind,
      key: `dot-${point}`,
      place: board.place(point),
      point,
      suggested,
      highlighted: point === state.highlighted,
      label: say(suggested ? "dot-suggested" : `dot-${kind}`, { place: namePoint(board, point) }),
    };
  };
  const near = new Set(preview.next.map((next) => next.point));
  const far = preview.far.filter(({ point }) => !near.has(point));
  return [
    ...far.map(({ point }) => dot("far", point)),
    ...[...near].map((point) => dot("next", point)),
  ];
}

export function describeRing(board: TrackBoard, { ringed }: CoastState): RingShape[] {
  return ringed === null
    ? []
    : [{ kind: "ring", key: `ring-${ringed}`, place: board.place(ringed) }];
}

/** The point that the suggestion goes to next, or null. */
function suggestedPoint(state: CoastState): number | null {
  const section = suggestedPath(state.draft)[0];
  const step = state.draft.preview?.next.find((next) => next.section === section);
  return step?.point ?? null;
}
