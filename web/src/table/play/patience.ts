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

/** How a table gives up what it waits for, while it does. */
const waits = new WeakMap<Table, () => void>();

/** Nobody at a table wants any more what it waits for. */
export function stopWaiting(table: Table): void {
  waits.get(table)?.();
}

/**
 * A game and its map; what the table has waited for so far is not wanted any more. Throws if they cannot be had, or
 * not in time, and `GivenUp` if they are not wanted any more themselves.
 */
export async function awaitLaid(table: Table, game: string, map?: View["map"]): Promise<Laid> {
  stopWaiting(table);
  const { state } = table;
  let end: (reason: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  const giveUp = () => end(new GivenUp());
  waits.set(table, giveUp);
  const toast = {
    text: say("map-coming", { game: say(`game-${game}`) }),
    label: say("map-give-up"),
    act: giveUp,
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
    if (waits.get(table) === giveUp) waits.delete(table);
    if (state.toast === toast) show(null);
  }
}
