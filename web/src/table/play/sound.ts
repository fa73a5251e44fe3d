/** What is heard of what happens. Off unless the device is set to it; the synthesizer comes when first needed. */

import { onSettingChange, setting } from "../../store/settings.js";
import type { Sound, Synthesizer } from "./synthesizer.js";

/** Milliseconds between two sounds at least: what comes at once is one thing to the ear. */
const GAP = 90;

export class Sounds {
  #synthesizer: Promise<Synthesizer> | null = null;
  #last = Number.NEGATIVE_INFINITY;

  constructor() {
    onSettingChange((name) => {
      if (name === "sound") this.#play((synthesizer) => synthesizer.play("bell"));
    });
  }

  /** Let something be heard, or nothing. */
  hear(sound: Sound | undefined): void {
    if (sound) this.#play((synthesizer) => synthesizer.play(sound));
  }

  /** A train passes `steps` mileposts in `milliseconds`. */
  ride(steps: number, milliseconds: number): void {
    if (milliseconds > 0) this.#play((synthesizer) => synthesizer.ride(steps, milliseconds / 1000));
  }

  /** Browsers let a page sound only after somebody has touched it. */
  #play(sound: (synthesizer: Synthesizer) => void): void {
    if (setting("sound") === "off" || document.hidden) return;
    if (navigator.userActivation?.hasBeenActive === false) return;
    const now = performance.now();
    if (now - this.#last < GAP) return;
    this.#last = now;
    this.#synthesizer ??= import("./synthesizer.js").then((module) => new module.Synthesizer());
    this.#synthesizer.then(sound).catch(() => {
      this.#synthesizer = null; // not fetched, or no audio here: the next sound tries again
    });
  }
}
