/** The menu: everything that is not part of a turn. */

import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
import { faceOf, type MenuItem } from "../map/face.js";
import { openDaily } from "../parts/daily.js";
import { closeDialog, dialog, openDialog } from "../parts/dialog.js";
import { openHandbook } from "../parts/handbook.js";
import { redo, undo } from "../play/around.js";
import { lookAt } from "../play/lookback.js";
import { leaveGame, playAgain } from "../play/opening.js";
import type { Table } from "../play/table.js";
import { part } from "./confirm.js";
import { exportGame } from "./files.js";
import { openGames } from "./games.js";
import { openSettings } from "./settings.js";
import { reportProblem, shareBoard } from "./share.js";
import { openStatistics } from "./statistics.js";

const playing = ({ state }: Table) => state.screen === "play";
const deciding = ({ state }: Table) => state.screen === "play" && !state.watching;

const GROUPS: readonly (readonly MenuItem[])[] = [
  [
    {
      message: "do-undo",
      testId: "menu-undo",
      act: (table) => undo(table),
      open: (table) => deciding(table) && table.state.undo.length > 0,
    },
    {
      message: "do-redo",
      testId: "menu-redo",
      act: (table) => redo(table),
      open: (table) => deciding(table) && table.state.redo,
    },
    {
      message: "menu-look-back",
      testId: "look-back",
      act: (table) => lookAt(table, table.seq - 1),
      open: (table) => playing(table) && table.seq > 0,
    },
    {
      message: "menu-statistics",
      testId: "statistics-open",
      act: openStatistics,
      open: (table) => playing(table) && !table.state.lookBack,
    },
  ],
  [
    {
      message: "daily-heading",
      testId: "menu-daily",
      act: (table) => openDaily(table),
      open: (table) => table.ready,
    },
    { message: "menu-games", testId: "games", act: openGames },
    { message: "menu-export", testId: "export", act: exportGame, open: playing },
    { message: "menu-share", testId: "share-link", act: shareBoard, open: playing },
  ],
  [
    {
      message: "menu-new",
      testId: "new-game",
      act: (table) => part(table, () => void leaveGame(table)),
      open: playing,
    },
    {
      message: "menu-rematch-new",
      testId: "rematch-new",
      act: (table) => part(table, () => void playAgain(table, false)),
      open: playing,
    },
    {
      message: "menu-rematch-same",
      testId: "rematch-same",
      act: (table) => part(table, () => void playAgain(table, true)),
      open: playing,
    },
  ],
  [
    { message: "menu-handbook", testId: "handbook-open", act: (table) => openHandbook(table) },
    { message: "menu-settings", testId: "settings-open", act: openSettings },
    { message: "menu-report", testId: "problem-report", act: reportProblem },
    {
      message: "menu-about",
      testId: "about-open",
      act: (table) => openDialog(table, { name: "about" }),
    },
  ],
];

/** The button that opens the menu. */
export function menuButton(table: Table): TemplateResult {
  return html`<button class="tool" title=${say("menu-heading")} aria-label=${say("menu-heading")} aria-haspopup="dialog" data-testid="menu"
    @click=${() => openDialog(table, { name: "menu" })}>☰</button>`;
}

export function menuDialog(table: Table): TemplateResult {
  const [play = [], ...others] = GROUPS;
  const groups = [[...play, ...faceOf(table).items], ...others].map((items) =>
    items.filter(({ open }) => open?.(table) ?? true),
  );
  const body = html`<div class="items">${groups.map((items) =>
    items.length > 0
      ? html`<ul>${items.map((item) => html`<li>${itemButton(table, item)}</li>`)}</ul>`
      : nothing,
  )}</div>`;
  return dialog(table, {
    heading: say("menu-heading"),
    body,
    testId: "menu-dialog",
    form: "sheet",
  });
}

function itemButton(table: Table, { message, testId, act }: MenuItem): TemplateResult {
  return html`<button class="item" data-testid=${testId} @click=${() => {
    closeDialog(table);
    void act(table);
  }}>${say(message)}</button>`;
}
