/** What the table shows of Coast to Coast alone, and the table as its game knows it. */

import type { Advice } from "../../../engine/advice.js";
import type { CoastPlayer, CoastView, Preview } from "../../../engine/coast.js";
import type { Refusal } from "../../../engine/protocol.js";
import type { Place, TrackBoard } from "../../../map/board.js";
import type { Ground, Stage } from "../../../table/play/stage.js";
import type { TableState } from "../../../table/play/state.js";
import type { Table } from "../../../table/play/table.js";
import { type Reference, startReference } from "./reference.js";

/** A leg being laid: sections, and what the engine says of them. */
export interface Draft {
  sections: number[];
  preview: Preview | null;
  advice: Advice | null;
  /** Which of the other ways of the advice is pointed at. */
  compared: number | null;
  /** The sections that `preview` is about; other than `sections` while the engine is being asked. */
  previewed: readonly number[] | null;
}

export interface DiceShown {
  white: readonly number[] | null;
  coloured: number | null;
  rolling: boolean;
}

/** What one side of a deal puts in; cash in dollars. */
export interface DealSide {
  cash: number;
  deeds: readonly string[];
}

/** A deal being composed; both sides are seen from the one who composes. */
export interface DealForm {
  type: "propose_deal" | "counter_deal";
  partner: number;
  give: DealSide;
  take: DealSide;
  /** What the engine had against it. */
  refusal: Refusal | null;
}

/** What lies over the table in this game alone. */
export type CoastDialog = { what: "chart" } | { what: "deal"; form: DealForm };

/** A railroad that is pointed at on the map, at a place of the stage in pixels; `held` after a tap. */
export interface PointedLine {
  railroad: string;
  place: Place;
  held: boolean;
}

export interface CoastState extends TableState {
  view: CoastView | null;
  draft: Draft;
  pointed: PointedLine | null;
  /** A point that is pointed at on the map, whose name is shown. */
  named: number | null;
  /** A tapped point that cannot be ridden to, and why. */
  objection: { point: number; refusal: Refusal } | null;
  /** A railroad that is pointed at elsewhere, as in a list: the map lights it. */
  lit: string | null;
  /** A point that several railroads lead to side by side, waiting for one to be chosen. */
  fork: number | null;
  /** A point that was looked up: a ring shows it for a moment. */
  ringed: number | null;
  /** Where trains are that are on the move, by seat. */
  positions: Map<number, Place>;
  dice: DiceShown;
  /** What is looked up beside the game. */
  reference: Reference;
}

export type CoastTable = Table<CoastState, TrackBoard>;
export type CoastStage = Stage<CoastState, TrackBoard>;
export type CoastGround = Ground<CoastState, TrackBoard>;

export function emptyDraft(): Draft {
  return { sections: [], preview: null, advice: null, compared: null, previewed: null };
}

/** The sections that were laid when a draft was kept, to be asked about again. */
export function readDraft(kept: unknown, { scene }: TrackBoard): Draft {
  const whole =
    Array.isArray(kept) &&
    kept.every((section) => Number.isInteger(section) && section in scene.sections);
  return { ...emptyDraft(), sections: whole ? kept : [] };
}

/** Nothing on the map is pointed at or asked about any more. */
export function letGo() {
  return { highlighted: null, fork: null, pointed: null, named: null, objection: null };
}

/** What is true when a game is laid on the table, whatever was there before. */
export function startState() {
  return {
    draft: emptyDraft(),
    ...letGo(),
    lit: null,
    ringed: null,
    positions: new Map(),
    dice: { white: null, coloured: null, rolling: false },
    reference: startReference(),
  } satisfies Partial<CoastState>;
}

/** What is suggested of the leg being laid, section by section. */
export function suggestedPath({ advice }: Draft): readonly number[] {
  return advice?.path ?? [];
}

/** The owner of a railroad, or null while it is the Bank's. */
export function ownerOf(view: CoastView, railroad: string): CoastPlayer | null {
  const owner = view.owners[railroad];
  return owner === undefined ? null : (view.players[owner] ?? null);
}
