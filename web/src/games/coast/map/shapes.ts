/** What can lie over the map: keyed shapes, so that only what changes is drawn again. */

import type { Place } from "../../../map/board.js";
import type { Standing } from "./ownership.js";

interface Common {
  key: string;
}

/** Under the track, so that a railroad's own colour and pattern stay on top: whose it is, and which is meant. */
export interface GroundShape extends Common {
  kind: "owned" | "lit" | "picked";
  d: string;
  colour: string;
  railroad: string;
  standing: Standing;
}

/** A reporting mark on the plate of its owner. */
export interface PlateShape extends Common {
  kind: "plate";
  place: Place;
  angle: number;
  /** Pixels across the line. */
  lift: number;
  /** Which of the scene's sets of marks it is of. */
  level: number;
  mark: string;
  initial: string;
  colour: string;
  standing: Standing;
}

/** Over the track: where a train has been, is to go, may go. */
export interface WayShape extends Common {
  kind: "ridden" | "advice" | "ahead" | "other" | "draft";
  /** Section by section, so that a step has the map painted anew only where it is. */
  sections: readonly { number: number; d: string }[];
  colour: string;
}

/** A house or a flag at a city; `x` and `y` from its point in pixels, `turn` in degrees, `mirrored` to the left. */
export interface BadgeShape extends Common {
  kind: "home" | "goal";
  place: Place;
  colour: string;
  initial: string;
  x: number;
  y: number;
  turn: number;
  mirrored: boolean;
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

/** A train beside its dot, which its pin points at; `x` and `y` in pixels from where it stands on it. */
export interface TrainShape extends Common {
  kind: "train";
  place: Place;
  seat: number;
  colour: string;
  initial: string;
  active: boolean;
  x: number;
  y: number;
  /** The one of a crowd that points at the dot. */
  stem: boolean;
  pin: "below" | "above" | "left" | "right";
}

/** Around a place that was looked up. */
export interface RingShape extends Common {
  kind: "ring";
  place: Place;
}

export type Shape =
  | GroundShape
  | PlateShape
  | WayShape
  | BadgeShape
  | DotShape
  | TrainShape
  | RingShape;
