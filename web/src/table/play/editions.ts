/** A newer edition of the page: it is offered, and the game that runs goes on in it. */
import { keepHeapWhenIdle } from "../../engine/heap.js";
import { isFramed } from "../../site/host.js";
import { keepEdition, keepLater, type News, takeOffered } from "../../site/updates.js";
import { resumeGame } from "./opening.js";
import type { Table } from "./table.js";

/**
 * For this tab alone, over one loading of the page: which game to go on with. Frames in one tab have theirs apart,
 * by which of them they are and what is wished of them.
 */
const RESUME = `roundhouse:${new URL(".", document.baseURI).pathname}:resume${isFramed ? `:${window.name}${location.search}` : ""}`;

/** Keep the page for a time without a connection, and tell the table of newer ones. */
export function followEditions(table: Table): void {
  const { state } = table;
  void keepEdition((news: News) => {
    if (news === "kept") {
      state.keptOffline = true;
      keepLater();
      void keepHeapWhenIdle();
    } else {
      state.edition = news;
    }
    table.draw();
  });
}

/** Load the page again from the newer edition, and go on there. */
export function takeEdition(table: Table): void {
  noteResume(table);
  takeOffered();
}

/** Note the running game, to go on with it when the page is next loaded here. */
export function noteResume(table: Table): void {
  try {
    if (table.keeper.id) sessionStorage.setItem(RESUME, table.keeper.id);
  } catch {
    // no storage: then nothing was kept either
  }
}

/** Go on with the game that was noted. */
export async function resumeTaken(table: Table): Promise<void> {
  try {
    const id = sessionStorage.getItem(RESUME);
    sessionStorage.removeItem(RESUME);
    if (id) await resumeGame(table, id);
  } catch {
    // the saved game is offered by the form as well
  }
}
