/** What the table shows of Trans-Siberian alone, and the table as its game knows it. */

import type { Refusal } from "../../../engine/protocol.js";
import type {
  ActionPreview,
  BuildPreview,
  SiberiaAdvice,
  SiberiaView,
} from "../../../engine/siberia.js";
import type { Ground, Stage } from "../../../table/play/stage.js";
import type { TableState } from "../../../table/play/state.js";
import type { Table } from "../../../table/play/table.js";
import type { LinkBoard } from "./board.js";

/** A decision that is being composed. Dollars; railroads by id, links by number. */
export interface Draft {
  /** Railroads of which a share is to be bought, one or two. */
  shares: readonly string[];
  /** Which of two gets the 4 more (T-11). */
  extra: string | null;
  /** The railroad that is to build, and the way that is laid for it. */
  builder: string | null;
  path: readonly number[];
  /** It is to be passed. */
  passing: boolean;
  /** The first link of a railroad that was won, and its stock value. */
  link: number | null;
  value: number | null;
  bid: number | null;
  /** Why something cannot be chosen that was tried. */
  refused: Refusal | null;
  /** What may be built next, and what the way laid so far would bring. */
  building: BuildPreview | null;
  /** What the decision would bring. */
  outcome: ActionPreview | null;
  advice: SiberiaAdvice | null;
}

export interface SiberiaState extends TableState {
  view: SiberiaView | null;
  draft: Draft;
  /** A link that is pointed at on the map, or looked up. */
  lit: number | null;
  /** A tapped link that cannot be chosen, and why. */
  objection: { link: number; refusal: Refusal } | null;
  /** The railroad whose links light up. */
  railroad: string | null;
}

export type SiberiaTable = Table<SiberiaState, LinkBoard>;
export type SiberiaStage = Stage<SiberiaState, LinkBoard>;
export type SiberiaGround = Ground<SiberiaState, LinkBoard>;

export function emptyDraft(): Draft {
  return {
    shares: [],
    extra: null,
    builder: null,
    path: [],
    passing: false,
    link: null,
    value: null,
    bid: null,
    refused: null,
    building: null,
    outcome: null,
    advice: null,
  };
}

/** Nothing on the map is pointed at or asked about any more. */
export function letGo() {
  return { highlighted: null, lit: null, objection: null };
}

export function startState() {
  return { draft: emptyDraft(), ...letGo(), railroad: null } satisfies Partial<SiberiaState>;
}

/** A railroad as the view has it. An id that is not in the game is an error of ours. */
export function railroadOf(view: SiberiaView, id: string) {
  const railroad = view.railroads.find((one) => one.id === id);
  if (!railroad) throw new Error(`no railroad is called ${id}`);
  return railroad;
}
