/** A game's code, texts and map may be long in coming: whoever waits is told, and may do without. */

import type { View } from "../../engine/protocol.js";
import { say } from "../../text/messages.js";
import type { Laid } from "./laid.js";
import { fetchLaid } from "./maps.js";
import type { Table } from "./table.js";

/** Milliseconds that pass for no wait at all. */
const UNNOTICED = 1_500;
/** Milliseconds after which nobody waits any more; a chunk of code, unlike a file, has no end of its own. */
const PATIENCE = 60_000;

/** The person does not want to wait any more. */
export class GivenUp extends Error {}

/** A game and its map. Throws if they cannot be had, or not in time, and `GivenUp` if they are not wanted any more. */
export async function awaitLaid(table: Table, game: string, map?: View["map"]): Promise<Laid> {
  const { state } = table;
  let end: (reason: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  const toast = {
    text: say("map-coming", { game: say(`game-${game}`) }),
    label: say("map-give-up"),
    act: () => end(new GivenUp()),
  };
  const show = (shown: typeof toast | null) => {
    state.toast = shown;
    table.draw();
  };
  const notice = setTimeout(show, UNNOTICED, toast);
  const limit = setTimeout(() => end(new Error("map-late")), PATIENCE);
  try {
    return await Promise.race([fetchLaid(table, game, map), ended]);
  } finally {
    clearTimeout(notice);
    clearTimeout(limit);
    if (state.toast === toast) show(null);
  }
}
