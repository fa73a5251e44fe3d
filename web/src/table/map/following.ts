/** Keeps the trip at hand in view, unless a person looks at something else. */

import { onSettingChange, setting } from "../../store/settings.js";
import { decider } from "../play/state.js";
import type { Table } from "../play/table.js";
import type { Camera } from "./camera.js";
import type { LaidMap } from "./face.js";
import type { Aim } from "./framing.js";

/** Pixels a map unit, no closer, when a place is looked up. */
const LOOKED_UP = 2.6;

export class Following {
  /** The log's length when a person took the map: until the next decision it is theirs. */
  #takenAt: number | null = null;
  /** What was framed last, for when the window changes. */
  #last: Aim | null = null;

  constructor(
    private readonly table: Table,
    private readonly camera: Camera,
    private readonly laidMap: () => LaidMap,
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

  /** Frame what is about to happen at `points`; none: nothing is, and the map goes back out. */
  follow(points: readonly number[]): void {
    if (points.length === 0) this.#goBack();
    else this.#lookAt(points);
  }

  #lookAt(points: readonly number[]): void {
    const player = decider(this.table.state);
    const own = player?.kind === "human" && !this.table.state.autoSeats.has(player.seat);
    if (own && this.#takenAt !== this.table.seq) this.#takenAt = null;
    if (setting("autozoom") === "off" || this.#takenAt !== null) return;
    if (own) this.#followTrip(points);
    else this.#accompany(points);
  }

  #followTrip(points: readonly number[]): void {
    const { camera } = this;
    const { stay, ...aim } = this.laidMap().aim(points);
    if (stay !== null && camera.sees(aim.needed) && camera.scale >= stay * 0.99) this.#last = aim;
    else this.#frame(aim);
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

  /** The whole map again, unless a person has taken it or it was never brought closer. */
  #goBack(): void {
    if (!this.#last || this.#takenAt !== null) return;
    this.#last = null;
    this.camera.goWhole();
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

  #places(points: readonly number[]) {
    return points.map((point) => this.table.board.place(point));
  }
}
