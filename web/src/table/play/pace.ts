/** Time at the table: how long things move, and skipping them. Nothing here decides anything. */

import { onSettingChange, type SettingValue, setting } from "../../store/settings.js";

type Speed = SettingValue<"speed">;

/** How much of a moment's full time is spent at each pace. */
const SHARE: Readonly<Record<Speed, number>> = { calm: 1, brisk: 0.4, instant: 0 };

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may glide, roll and pulse, rather than be where they go. */
export function wantsMotion(): boolean {
  const motion = setting("motion");
  return motion === "auto" ? !reducedMotion.matches : motion === "full";
}

/** `listener` is called when the device changes its wish. */
export function onMotionChange(listener: () => void): void {
  reducedMotion.addEventListener("change", listener);
}

/** The share of the calm pace's time that motion takes on this device. */
export function shareOfTime(): number {
  return SHARE[setting("speed")];
}

export class Pace {
  #skipping = false;
  #wake: (() => void) | null = null;

  constructor() {
    onSettingChange(() => {
      if (this.speed === "instant") this.skip();
    });
  }

  get speed(): Speed {
    return setting("speed");
  }

  /** Whether things may glide and roll, rather than be where they go. */
  get moving(): boolean {
    return wantsMotion();
  }

  /** Whether things are set down at once instead of moved. */
  get still(): boolean {
    return this.#skipping || this.speed === "instant" || document.hidden;
  }

  /** Everything up to the next `begin` happens at once. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  /** A new piece of motion begins: what was skipped before is over. */
  begin(): void {
    this.#skipping = false;
  }

  /** How long something of `milliseconds` at the calm pace moves here; 0 if it does not. */
  lengthOf(milliseconds: number): number {
    return this.still || !this.moving ? 0 : milliseconds * shareOfTime();
  }

  /** Let `milliseconds` at the calm pace go by, or less if somebody skips. */
  async wait(milliseconds: number): Promise<void> {
    if (this.still) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds * shareOfTime());
      this.#wake = done;
    });
  }

  /**
   * Draw `frame` from 0 to 1 over `milliseconds` at the calm pace; always ends with `frame(1)`. With
   * reduced motion, or when skipped, that is all it draws.
   */
  async animate(milliseconds: number, frame: (progress: number) => void): Promise<void> {
    const length = milliseconds * shareOfTime();
    const start = performance.now();
    while (!this.still && this.moving) {
      const progress = (performance.now() - start) / length;
      if (progress >= 1) break;
      frame(progress);
      await new Promise(requestAnimationFrame);
    }
    frame(1);
  }
}

/** Slow at both ends, as trains are. */
export function ease(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - (2 - 2 * progress) ** 2 / 2;
}
