/** What a game brings to the table before anything of it is drawn. Each game in `games/` gives one. */

import type { Action, GameEvent, PlayerView, View } from "../../engine/protocol.js";
import type { Board, MapScene } from "../../map/board.js";
import type { LogPlan } from "./log.js";
import type { Ground, Stage } from "./stage.js";
import type { TableState } from "./state.js";
import type { Sound } from "./synthesizer.js";

/** The game as it is played. Where a method is given a table or a state, it is one on which this game lies. */
export interface Game {
  readonly id: string;
  /** The map that it is usually played on. */
  readonly map: string;
  readonly log: LogPlan;
  /** The rules that stand behind what the engine refuses ("C-21"), by the refusal's code. */
  readonly rules: Readonly<Record<string, string>>;
  /** The sound of each kind of event; all others are silent. */
  readonly sounds: Readonly<Record<string, Sound>>;
  /** Have its texts at hand. Throws if they cannot be fetched. */
  prepare(): Promise<void>;
  makeBoard(scene: MapScene): Board;
  /** Its own part of the state, as it is when a game is laid on the table. */
  startState(): object;
  /** Nothing is composed, as after each decision. */
  emptyDraft(): object;
  /** What was composed and kept (`Ground.keeper`), to be composed again; an empty draft if it makes no sense. */
  readDraft?(kept: unknown, board: Board): object;
  /** Nothing on the map is pointed at or asked about any more. */
  letGo(): object;
  /** Bring what it shows in line with a view that is adopted whole. */
  adopt(state: TableState, view: View): void;
  /** How far the game has got, in the unit that it counts in. */
  progressOf(view: View): number;
  /** Play an event on the shown view: motion, counting, words over the map. */
  playEvent(stage: Stage, event: GameEvent, view: View): Promise<void>;
  /** One sentence about an event. */
  describeEvent(event: GameEvent, board: Board, view: View): string;
  /** After each decision, and when the level of assistance has changed: ask what a person needs to decide. */
  refresh(table: Ground): Promise<void>;
  /** What is decided by itself for a person who has switched that on, or null. */
  decideAlone(table: Ground, player: PlayerView): Promise<Action | null>;
  /** Whether something is composed that is not decided. */
  isComposing(state: TableState): boolean;
  /** Take back the last step of what is composed. Whether there was one. */
  takeBack(table: Ground): boolean;
}
