/** Whatever lies over the table now. */

import { html, type TemplateResult } from "lit";
import { faceOf } from "../map/face.js";
import { toastStrip } from "../parts/toast.js";
import type { Table } from "../play/table.js";
import { aboutDialog } from "./about.js";
import { confirmDialog } from "./confirm.js";
import { dailyDialog } from "./daily.js";
import { gamesDialog } from "./games.js";
import { handbookDialog } from "./handbook.js";
import { menuDialog } from "./more.js";
import { seatDialog } from "./seat.js";
import { settingsDialog } from "./settings.js";
import { textDialog } from "./share.js";
import { statisticsDialog } from "./statistics.js";

export function openDialogs(table: Table): TemplateResult {
  const { dialog } = table.state;
  switch (dialog?.name) {
    case "about":
      return aboutDialog(table);
    case "daily":
      return dailyDialog(table);
    case "games":
      return gamesDialog(table);
    case "handbook":
      return handbookDialog(table, dialog);
    case "menu":
      return menuDialog(table);
    case "seat":
      return seatDialog(table, dialog.seat);
    case "settings":
      return settingsDialog(table);
    case "statistics":
      return statisticsDialog(table);
    case "own":
      return html`${faceOf(table).dialog(table, dialog.own)}`;
    case "confirm":
      return confirmDialog(table, dialog);
    case "text":
      return textDialog(table, dialog);
    default:
      return html`${toastStrip(table)}`;
  }
}
