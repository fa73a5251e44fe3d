/** The store's copy of the game that is played here: whatever it lacks is written as soon as it can be. */

import type { Entry } from "../../engine/protocol.js";
import { StaleGame, type StoredGame, writeGame } from "../../store/games.js";

/** How the copy stands: whole; waiting for a store that takes it; written by somebody else. */
export type CopyState = "whole" | "waiting" | "foreign";

export class GameCopy {
  #state: CopyState = "whole";
  #written: StoredGame | null;
  #writing: Promise<void> | null = null;

  /** `entries` grow; the store has `kept` of them. `onChange` is called when the copy stands otherwise. */
  constructor(
    public game: StoredGame,
    private readonly entries: readonly Entry[],
    private kept: number,
    private readonly onChange: (state: CopyState) => void,
  ) {
    this.#written = kept > 0 ? game : null;
  }

  get state(): CopyState {
    return this.#state;
  }

  /** Write what is missing, if anything is. Resolves when it is safely there, or cannot be for now. */
  complete(): Promise<void> {
    this.#writing ??= this.#complete().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #complete(): Promise<void> {
    while (this.#state !== "foreign" && this.#written !== this.game) {
      const { game } = this;
      const entries = this.entries.slice();
      try {
        await writeGame({ game, entries }, this.kept);
      } catch (error) {
        this.#become(error instanceof StaleGame ? "foreign" : "waiting");
        return;
      }
      this.kept = entries.length;
      this.#written = game;
    }
    this.#become("whole");
  }

  #become(state: CopyState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.onChange(state);
  }
}
