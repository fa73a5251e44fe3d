/** The settings of this device: each with what it does, applied as soon as it is chosen. */

import { html, type TemplateResult } from "lit";
import { say } from "../../text/messages.js";
import { dialog, openDialog } from "../parts/dialog.js";
import { keyList } from "../parts/keys.js";
import { settingControl } from "../parts/setting.js";
import type { Table } from "../play/table.js";

/** What changes the game most comes first. */
const ORDER = ["assistance", "theme", "motion", "speed", "sound", "autozoom", "keys"] as const;

export function openSettings(table: Table): void {
  openDialog(table, { name: "settings" });
}

export function settingsDialog(table: Table): TemplateResult {
  const body = html`
    <p class="note">${say("settings-note")}</p>
    <div class="settings">${ORDER.map((name) => settingControl(name, "settings"))}</div>
    ${keyList()}`;
  return dialog(table, { heading: say("settings-heading"), body, testId: "settings-dialog" });
}
