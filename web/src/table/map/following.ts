/** Keeps the trip at hand in view, unless a person looks at something else. */

import { onSettingChange, setting } from "../../store/settings.js";
import { decider } from "../play/state.js";
import type { Table } from "../play/table.js";
import { goalPoint } from "../play/way.js";
import type { Camera } from "./camera.js";
import { type Aim, scaleApart } from "./framing.js";

/** Pixels a finger needs: the closest two legal dots are so far apart. */
const FINGER = 24;
/** Pixels a map unit, no closer: before a roll, while a way is laid, when a place is looked up. */
const TURN_CLOSEST = 1.9;
const LEG_CLOSEST = 2.6;
const LOOKED_UP = 2.6;

export class Following {
  /** The log's length when a person took the map: until the next decision it is theirs. */
  #takenAt: number | null = null;
  /** What was framed last, for when the window changes. */
  #last: Aim | null = null;

  constructor(
    private readonly table: Table,
    private readonly camera: Camera,
  ) {
    onSettingChange((name) => {
      if (name !== "autozoom" || setting("autozoom") !== "on") return;
      this.#takenAt = null;
      this.reframe();
    });
  }

  /** A person moves the map. */
  take(): void {
    this.#takenAt = this.table.seq;
  }

  /** Frame what is about to happen at `points`. */
  follow(points: readonly number[]): void {
    if (points.length === 0) return;
    const player = decider(this.table.state);
    const own = player?.kind === "human" && !this.table.state.autoSeats.has(player.seat);
    if (own && this.#takenAt !== this.table.seq) this.#takenAt = null;
    if (setting("autozoom") === "off" || this.#takenAt !== null) return;
    if (own) this.#followTrip(points);
    else this.#accompany(points);
  }

  #followTrip(points: readonly number[]): void {
    const aim = this.#aimAtTrip(points);
    const { camera, table } = this;
    const { preview, sections } = table.state.draft;
    // From step to step, and from a ride to the next roll, the map only moves if it must.
    const least = preview ? aim.least : TURN_CLOSEST;
    const goesOn = sections.length > 0 || !preview;
    if (goesOn && camera.sees(aim.needed) && camera.scale >= least * 0.99) return;
    this.#frame(aim);
  }

  /** Show places that were asked for, until the trip goes on. */
  show(points: readonly number[]): void {
    if (points.length === 0) return;
    this.#frame({ needed: this.#places(points), wished: [], least: 0, closest: LOOKED_UP });
  }

  /** Show places that something picked is about, unless all of them are in view. */
  reveal(points: readonly number[]): void {
    if (!this.camera.sees(this.#places(points))) this.show(points);
  }

  /** The window has another shape: frame the same once more. */
  reframe(): void {
    if (setting("autozoom") === "off" || this.#takenAt !== null || !this.#last) return;
    this.camera.aim(this.#last);
  }

  /** Others' trains, at the pace at which one can watch them. */
  #accompany(points: readonly number[]): void {
    const { camera, table } = this;
    const places = this.#places(points);
    if (table.pace.still || table.pace.speed !== "calm" || camera.sees(places)) return;
    this.#frame({ needed: places, wished: [], least: 0, closest: camera.scale });
  }

  #frame(aim: Aim): void {
    this.#last = aim;
    this.camera.aim(aim);
  }

  /** The train and its next dots, then the way ahead and what else may be reached, then where it goes. */
  #aimAtTrip(points: readonly number[]): Aim {
    const { state, board } = this.table;
    const { preview } = state.draft;
    const player = decider(state);
    const goal = player && goalPoint(board, player);
    const wished = goal === null ? [] : [this.#places([goal])];
    if (!preview) {
      return { needed: this.#places(points), wished, least: 0, closest: TURN_CLOSEST };
    }
    const next = preview.next.map(({ point }) => point);
    const far = preview.far.map(({ point }) => point);
    const legal = this.#places([...new Set([...next, ...far])]);
    return {
      needed: this.#places([preview.point, ...next]),
      wished: [this.#places([...points, ...far]), ...wished],
      least: Math.min(LEG_CLOSEST, scaleApart(legal, FINGER)),
      closest: LEG_CLOSEST,
    };
  }

  #places(points: readonly number[]) {
    return points.map((point) => this.table.board.place(point));
  }
}
