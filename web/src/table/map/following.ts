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
  /** Whether the map shows something else than the trip, by a person's hand or since it was asked for. */
  #away = false;
  /** What is about to happen, and where. */
  #points: readonly number[] = [];
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
    this.#away = true;
  }

  /** A person wants the trip at hand in view again; false if there is none, or it is. */
  giveBack(): boolean {
    if (setting("autozoom") === "off" || !this.#away || !this.#isOwn()) return false;
    this.#takenAt = null;
    return this.#points.length > 0 && this.#followTrip(this.#points);
  }

  /** Frame what is about to happen at `points`; none: nothing is, and the map goes back out. */
  follow(points: readonly number[]): void {
    this.#points = points;
    if (points.length === 0) this.#goBack();
    else this.#lookAt(points);
  }

  #lookAt(points: readonly number[]): void {
    const own = this.#isOwn();
    if (own && this.#takenAt !== this.table.seq) this.#takenAt = null;
    if (setting("autozoom") === "off" || this.#takenAt !== null) return;
    if (own) this.#followTrip(points);
    else this.#accompany(points);
  }

  /** Whether a person decides now. */
  #isOwn(): boolean {
    const player = decider(this.table.state);
    return player?.kind === "human" && !this.table.state.autoSeats.has(player.seat);
  }

  /** Frame a person's trip; false if the map can stay as it is. */
  #followTrip(points: readonly number[]): boolean {
    const { camera } = this;
    const { stay, ...aim } = this.laidMap().aim(points);
    this.#away = false;
    const stays = stay !== null && camera.sees(aim.needed) && camera.scale >= stay * 0.99;
    if (stays) this.#last = aim;
    else this.#frame(aim);
    return !stays;
  }

  /** Show places that were asked for, until the trip goes on. */
  show(points: readonly number[]): void {
    if (points.length === 0) return;
    this.look({ needed: this.#places(points), wished: [], least: 0, closest: LOOKED_UP });
  }

  /** Show what was asked for, until the trip goes on. */
  look(aim: Aim): void {
    this.#away = true;
    this.#frame(aim);
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
