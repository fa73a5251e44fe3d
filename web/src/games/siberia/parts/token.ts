/** How a railroad looks beside the map: a token in its colour with its letter, so that colour is never the only mark. */

import { html, type TemplateResult } from "lit";
import { say } from "../../../text/messages.js";
import type { SiberiaTable } from "../play/state.js";

/** The railroad that is followed, along the tracks as on the map, and how another is. */
export interface Pointing {
  readonly railroad: string | null;
  point(railroad: string | null): void;
}

export function pointingOf(table: SiberiaTable): Pointing {
  return {
    railroad: table.state.railroad,
    point(railroad) {
      table.state.railroad = railroad;
      table.draw();
    },
  };
}

/** The letter of a railroad. */
export function letterOf(railroad: string): string {
  return say(`railroad-letter-${railroad}`);
}

/** For eyes only: the name stands beside it, or is said elsewhere. */
export function token(railroad: string): TemplateResult {
  return html`<span class="token rr-${railroad}" aria-hidden="true">${letterOf(railroad)}</span>`;
}

/** Follow another railroad, or no longer the one that is followed. */
export function turnTo({ railroad, point }: Pointing, chosen: string): void {
  point(railroad === chosen ? null : chosen);
}
