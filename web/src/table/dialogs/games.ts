/** The saved games of this browser: go on, save as a file, delete; and take one in from a file. */

import { html, nothing, type TemplateResult } from "lit";
import {
  listGames,
  removeGame,
  type StoredGame,
  type WholeGame,
  writeGame,
} from "../../store/games.js";
import { holdGame } from "../../store/lock.js";
import { timeAgo } from "../../text/dates.js";
import { list, say } from "../../text/messages.js";
import { sayRefusal } from "../../text/refusals.js";
import { closeDialog, dialog, openDialog } from "../parts/dialog.js";
import { swatch } from "../parts/swatch.js";
import { showLastingToast, showToast } from "../parts/toast.js";
import { Keeper } from "../play/keeper.js";
import { resumeGame, type SetUp } from "../play/opening.js";
import type { Table } from "../play/table.js";
import { part } from "./confirm.js";
import { exportStored, importFile } from "./files.js";

/** Do something with the store, or say in the dialog that it would not. Whether it went well. */
async function tryStore(table: Table, work: () => Promise<void>): Promise<boolean> {
  table.state.importError = null;
  try {
    await work();
    return true;
  } catch {
    table.state.importError = { code: "store-refused", params: {} };
    table.draw();
    return false;
  }
}

/** Open the list as it stands in the store now. */
export async function openGames(table: Table): Promise<void> {
  table.state.importError = null;
  openDialog(table, { name: "games" });
  await readList(table);
}

async function readList(table: Table): Promise<void> {
  const { state } = table;
  await tryStore(table, async () => {
    state.games = await listGames();
  });
  if (state.screen === "setup") state.saved = await Keeper.findSaved();
  table.draw();
}

export function gamesDialog(table: Table): TemplateResult {
  const { games, importError, importing } = table.state;
  const body = html`
    ${
      games.length > 0
        ? html`<ul class="games">${games.map((game) => gameRow(table, game))}</ul>`
        : html`<p class="none">${say("games-none")}</p>`
    }
    ${importError ? html`<p class="strip bad" role="alert" data-testid="import-error" data-code=${importError.code}>${sayRefusal(importError)}</p>` : nothing}
    <footer>
      <label class="secondary file" ?data-busy=${importing}>
        <span>${say(importing ? "import-running" : "import-choose")}</span>
        <input type="file" accept=".json,application/json" class="unseen" data-testid="import-input" ?disabled=${importing || !table.state.hello}
          @change=${(event: Event) => takeFile(table, event.target as HTMLInputElement)} />
      </label>
      <p class="note">${say("import-hint")}</p>
    </footer>`;
  return dialog(table, {
    heading: say("games-heading"),
    body,
    testId: "games-dialog",
    form: "wide",
  });
}

function takeFile(table: Table, input: HTMLInputElement): void {
  const file = input.files?.[0];
  input.value = "";
  if (file) part(table, () => void importFile(table, file));
}

function gameRow(table: Table, game: StoredGame): TemplateResult {
  const here = game.id === table.keeper.id;
  const over = game.seat === null;
  const names = list(game.players.map(({ name }) => name));
  return html`<li class="game-row ${here ? "here" : ""}" data-testid="game-row" data-id=${game.id}>
    <div class="what">
      <p class="who">${game.players.map(({ name, colour }) => html`<span>${swatch(colour)}${name}</span>`)}</p>
      <p class="note">${progress(game)} · ${timeAgo(game.changed)}</p>
    </div>
    <div class="does">
      ${
        here
          ? html`<span class="tag loud">${say("games-here")}</span>`
          : html`<button class="secondary" data-testid="game-continue" aria-label=${say("games-continue-of", { names })} ?disabled=${!table.state.hello}
              @click=${() => goOn(table, game)}>${say(over ? "games-look" : "games-continue")}</button>`
      }
      <button class="secondary" data-testid="game-export" aria-label=${say("games-export-of", { names })} ?disabled=${!table.state.hello}
        @click=${() => void tryStore(table, () => exportStored(table, game))}>${say("games-export")}</button>
      <button class="secondary delete" data-testid="game-delete" title=${say("games-delete")} aria-label=${say("games-delete-of", { names })} ?disabled=${here}
        @click=${() => void remove(table, game)}>×</button>
    </div>
  </li>`;
}

/** Which game it is and how far it has got: "Coast to Coast, round 12". */
export function sayProgress({ header, round }: StoredGame): string {
  const { game } = header.header as SetUp;
  return say(`progress-${game}`, { game: say(`game-${game}`), round });
}

function progress(game: StoredGame): string {
  const { seat, players, winners } = game;
  const nameOf = (number: number) => players[number]?.name ?? "";
  if (seat !== null)
    return say("games-running", { progress: sayProgress(game), name: nameOf(seat) });
  return say("games-finished", { progress: sayProgress(game), names: list(winners.map(nameOf)) });
}

function goOn(table: Table, game: StoredGame): void {
  closeDialog(table);
  part(table, () => void resumeGame(table, game.id));
}

/** Deleted at once, and put back if it was a mistake. */
async function remove(table: Table, game: StoredGame): Promise<void> {
  const names = list(game.players.map(({ name }) => name));
  const holding = await holdGame(game.id, () => undefined);
  holding.release();
  if (!holding.held) {
    showToast(table, {
      text: say("games-elsewhere", { names }),
      label: say("close"),
      act: () => undefined,
    });
    return;
  }
  await tryStore(table, async () => {
    const removed = await removeGame(game.id);
    await readList(table);
    if (removed) offerBack(table, removed, names);
  });
}

/** A deleted game is nowhere but here: who wants it back is offered it until the store has taken it. */
function offerBack(table: Table, removed: WholeGame, names: string): void {
  const label = say("games-put-back");
  const putBack = async () => {
    const done = await tryStore(table, () => writeGame(removed));
    if (done) await readList(table);
    else showLastingToast(table, { text: say("games-not-put-back"), label, act });
  };
  const act = () => void putBack();
  showToast(table, { text: say("games-deleted", { names }), label, act });
}
