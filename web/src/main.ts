/** The page: finds the map that is in it already, lays the table over it, and starts the engine. */

import { FIRST, GAMES } from "./games/index.js";
import { fetchScene } from "./map/fetch.js";
import { keepFramed } from "./site/host.js";
import { showLate } from "./site/late.js";
import { part } from "./table/dialogs/confirm.js";
import { listenToFaults } from "./table/dialogs/share.js";
import { keepAppearance } from "./table/page/appearance.js";
import { followHost, followWishes, tellReady, wishes } from "./table/page/hosting.js";
import { Page } from "./table/page/page.js";
import { openDaily } from "./table/parts/daily.js";
import { takeCodeLink } from "./table/play/codelink.js";
import { readDays, settleDaily } from "./table/play/daily.js";
import { followEditions, resumeTaken } from "./table/play/editions.js";
import { Keeper } from "./table/play/keeper.js";
import { fillBoard, takeBoardLink } from "./table/play/link.js";
import { chooseSavedGame, leaveGame } from "./table/play/opening.js";
import type { Table } from "./table/play/table.js";
import { suggestSettings } from "./table/play/wishes.js";
import { say, useLanguage } from "./text/messages.js";

async function open(): Promise<void> {
  keepFramed();
  suggestSettings(wishes());
  keepAppearance();
  const [scene] = await Promise.all([fetchScene(FIRST.map), useLanguage(wishes().lang ?? "en")]);
  document.title = say("app-name");
  const page = new Page({ game: FIRST, board: FIRST.makeBoard(scene) }, GAMES);
  page.table.draw();
  followHost(page);
  const { table } = page;
  table.onEnd = () => settleDaily(table);
  const started = new Promise<void>((resolve) => {
    table.onStart = resolve;
  });
  const [saved] = await Promise.all([Keeper.findSaved(), table.boot(), readDays(table)]);
  table.state.saved = saved;
  table.draw();
  followEditions(table);
  // another tab may have begun an attempt; and a result that could not be stored is tried again
  document.addEventListener("visibilitychange", () => void readDays(table));
  // by a second try, if the first one failed
  await started;
  await resumeTaken(table);
  if (Object.keys(wishes()).length > 0) await followWishes(table);
  else await chooseSavedGame(table);
  await followLink(table);
  tellReady(table);
  window.addEventListener("hashchange", () => void followLink(table));
}

/**
 * A link with a board fills the form for a new game, what is running stays saved; one with a result opens
 * the day's leaderboard.
 */
async function followLink(table: Table): Promise<void> {
  const code = takeCodeLink();
  if (code !== null) openDaily(table, undefined, code);
  const board = takeBoardLink();
  if (board !== null) {
    const fill = () => void fillBoard(table, board);
    if (table.state.screen === "setup") await fillBoard(table, board);
    else part(table, () => void leaveGame(table).then(fill));
  }
  table.draw();
}

listenToFaults();

void open().catch(showLate);
