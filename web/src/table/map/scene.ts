/** What lies over the map: a list of keyed shapes that follows from the state alone. */

import type { PlayerView } from "../../engine/protocol.js";
import type { Board, Place } from "../../map/board.js";
import { say } from "../../text/messages.js";
import { namePoint } from "../../text/names.js";
import { decider, type TableState } from "../play/state.js";
import { standingPoint } from "../play/way.js";

interface Common {
  key: string;
}
export interface LineShape extends Common {
  kind: "owned" | "lit" | "picked" | "ridden" | "advice" | "draft";
  d: string;
  colour: string;
  railroad?: string;
}
export interface BadgeShape extends Common {
  kind: "home" | "goal";
  place: Place;
  colour: string;
  /** How many badges of the kind lie under this one at the place. */
  above: number;
  active: boolean;
}
export interface DotShape extends Common {
  kind: "next" | "far";
  place: Place;
  point: number;
  suggested: boolean;
  highlighted: boolean;
  label: string;
}
export interface TrainShape extends Common {
  kind: "train";
  place: Place;
  seat: number;
  colour: string;
  initial: string;
  active: boolean;
  /** Place in the stack, 0 at the bottom. */
  above: number;
}
/** Around a place that was looked up. */
export interface RingShape extends Common {
  kind: "ring";
  place: Place;
}
export type Shape = LineShape | BadgeShape | DotShape | TrainShape | RingShape;

/** Lines lie under the dots of the map, everything else over them. */
export function isLine(shape: Shape): shape is LineShape {
  return "d" in shape;
}

/** All shapes over the map, in drawing order. */
export function describeScene(board: Board, state: TableState): Shape[] {
  if (!state.view || state.screen !== "play") return [];
  return [
    ...describeOwned(board, state.view.players),
    ...describeLit(board, state),
    ...describePicked(board, state),
    ...describeWay(board, state),
    ...describeBadges(board, state),
    ...describeTrains(board, state),
    ...describeDots(board, state),
    ...describeRing(board, state),
  ];
}

function describeRing(board: Board, { ringed }: TableState): RingShape[] {
  return ringed === null
    ? []
    : [{ kind: "ring", key: `ring-${ringed}`, place: board.place(ringed) }];
}

function describeOwned(board: Board, players: readonly PlayerView[]): LineShape[] {
  return players.flatMap((player) =>
    player.deeds.map((railroad) => ({
      kind: "owned" as const,
      key: `owned-${railroad}`,
      d: board.line(railroad),
      colour: player.colour,
      railroad,
    })),
  );
}

/** The railroad that is pointed at in a list. */
function describeLit(board: Board, { lit, view }: TableState): LineShape[] {
  if (lit === null) return [];
  const owner = view?.owners[lit];
  const colour = owner === undefined ? "" : (view?.players[owner]?.colour ?? "");
  return [{ kind: "lit", key: "lit", d: board.line(lit), colour, railroad: lit }];
}

/** The railroad that is about to be bought or sold, or is bid for. */
function describePicked(board: Board, state: TableState): LineShape[] {
  const railroad = state.view?.auction?.railroad ?? state.picked;
  const d = railroad === null ? "" : board.line(railroad);
  const colour = decider(state)?.colour ?? "";
  return d ? [{ kind: "picked", key: "picked", d, colour }] : [];
}

function describeWay(board: Board, state: TableState): LineShape[] {
  const player = decider(state);
  if (!player) return [];
  const join = (sections: readonly number[]) => sections.map((n) => board.drawing(n)).join(" ");
  const lines: [LineShape["kind"], readonly number[]][] = [
    ["ridden", player.ridden],
    ["advice", state.draft.advice],
    ["draft", state.draft.sections],
  ];
  return lines
    .filter(([, sections]) => sections.length > 0)
    .map(([kind, sections]) => ({ kind, key: kind, d: join(sections), colour: player.colour }));
}

function describeBadges(board: Board, state: TableState): BadgeShape[] {
  const crowd = new Map<string, number>();
  const badge = (kind: "home" | "goal", player: PlayerView, point: number | null) => {
    if (point === null || player.out) return [];
    const above = crowd.get(`${kind}-${point}`) ?? 0;
    crowd.set(`${kind}-${point}`, above + 1);
    const key = `${kind}-${player.seat}`;
    const active = player.seat === state.view?.seat;
    return [{ kind, key, place: board.place(point), colour: player.colour, above, active }];
  };
  const players = state.view?.players ?? [];
  return [
    ...players.flatMap((player) =>
      badge("home", player, player.home === null ? null : board.pointOfCity(player.home)),
    ),
    ...players.flatMap((player) => badge("goal", player, goalPoint(board, player))),
  ];
}

/** Where a player's flag stands: the goal, which on a declared run is home. */
function goalPoint(board: Board, player: PlayerView): number | null {
  if (player.goal_point !== null) return player.goal_point;
  return player.destination === null ? null : board.pointOfCity(player.destination);
}

function describeTrains(board: Board, state: TableState): TrainShape[] {
  const crowd = new Map<string, number>();
  const shapes: TrainShape[] = [];
  const players = (state.view?.players ?? []).filter((player) => !player.out);
  const deciding = state.view?.seat;
  const inOrder = [...players].sort(
    (a, b) => Number(a.seat === deciding) - Number(b.seat === deciding),
  );
  for (const player of inOrder) {
    const place = state.positions.get(player.seat) ?? board.place(standingPoint(state, player));
    const spot = `${Math.round(place.x)},${Math.round(place.y)}`;
    const above = crowd.get(spot) ?? 0;
    crowd.set(spot, above + 1);
    shapes.push({
      kind: "train",
      key: `train-${player.seat}`,
      place,
      seat: player.seat,
      colour: player.colour,
      initial: sign(player.name),
      active: player.seat === deciding,
      above,
    });
  }
  return shapes;
}

/** One letter for a train: "A" for Ada, "2" for Player 2. */
function sign(name: string): string {
  const number = /\d+$/.exec(name)?.[0];
  return number ?? Array.from(name)[0]?.toUpperCase() ?? "";
}

/** The point that the suggestion goes to next, or null. */
function suggestedPoint(state: TableState): number | null {
  const section = state.draft.advice[0];
  const step = state.draft.preview?.next.find((next) => next.section === section);
  return step?.point ?? null;
}

function describeDots(board: Board, state: TableState): DotShape[] {
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
