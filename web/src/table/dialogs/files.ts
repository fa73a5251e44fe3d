/** Games as files: out of the browser, and in again from wherever they come. */

import type { Refusal } from "../../engine/protocol.js";
import { readEntries, type StoredGame } from "../../store/games.js";
import { closeDialog, openDialog } from "../parts/dialog.js";
import { importRecord } from "../play/opening.js";
import type { Table } from "../play/table.js";

/** Bytes: four for each character that the engine takes at most. What is larger is not even read. */
const MOST_BYTES = 16_000_000;
/** Milliseconds; every die of a long game is rolled again. */
const IMPORT_TIME_OUT = 120_000;

/** Hand something to the person as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Save the running game's record as a file. */
export async function exportGame(table: Table): Promise<void> {
  await exportRecord(table, {}, Date.now());
}

/** Save a stored game's record as a file; the running game stays. */
export async function exportStored(table: Table, game: StoredGame): Promise<void> {
  const record = { ...game.header, entries: await readEntries(game.id) };
  await exportRecord(table, { record }, game.changed);
}

async function exportRecord(table: Table, request: { record?: object }, time: number) {
  const answer = await table.ask({ op: "export", ...(request as object) });
  if (!answer.ok) return table.refuse(answer);
  const date = new Date(time).toISOString().slice(0, 10);
  const { game } = answer.record.header as { game: string };
  saveFile(`roundhouse-${game}-${date}.json`, JSON.stringify(answer.record), "application/json");
}

/** Take in a file as a new saved game, or say in the dialog of games what is wrong with it. */
export async function importFile(table: Table, file: File): Promise<void> {
  const { state } = table;
  if (state.importing || !state.hello) return;
  Object.assign(state, { importing: true, importError: null });
  table.draw();
  state.importError = await tryImport(table, file);
  state.importing = false;
  if (state.importError === null) closeDialog(table);
  else if (state.dialog?.name !== "games") openDialog(table, { name: "games" });
  table.draw();
}

async function tryImport(table: Table, file: File): Promise<Refusal | null> {
  if (file.size > MOST_BYTES) {
    return { code: "file-too-large", params: { megabytes: Math.round(file.size / 1_000_000) } };
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { code: "file-unreadable", params: {} };
  }
  try {
    await table.prepareForOutside();
  } catch {
    return { code: "import-offline", params: {} };
  }
  const answer = await importRecord(table, text, IMPORT_TIME_OUT);
  return answer?.ok === false ? answer.error : null;
}

/** Files may be dropped anywhere on the page. */
export function listenToDrops(take: (file: File) => void): void {
  const { dataset } = document.body;
  const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  document.addEventListener("dragover", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    dataset.drop = "open";
  });
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) delete dataset.drop;
  });
  document.addEventListener("drop", (event) => {
    delete dataset.drop;
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
}
