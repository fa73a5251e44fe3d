/** A newer edition of the page: it is offered, and the game that runs goes on in it. */
import { keepHeapWhenIdle } from "../../engine/heap.js";
import { keepEdition, keepLater, type News, takeOffered } from "../../site/updates.js";
import { resumeGame } from "./opening.js";
import type { Table } from "./table.js";

/** For this tab alone, over one loading of the page: which game to go on with. */
const RESUME = `roundhouse:${new URL(".", document.baseURI).pathname}:resume`;

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
  try {
    if (table.keeper.id) sessionStorage.setItem(RESUME, table.keeper.id);
  } catch {
    // no storage: then nothing was kept either, and who took the edition was asked
  }
  takeOffered();
}

/** Go on with the game that ran when a newer edition was taken. */
export async function resumeTaken(table: Table): Promise<void> {
  try {
    const id = sessionStorage.getItem(RESUME);
    sessionStorage.removeItem(RESUME);
    if (id && table.ready) await resumeGame(table, id);
  } catch {
    // the saved game is offered by the form as well
  }
}
