/** How much the table helps (F7), as a row of choices: in the ledger and among the settings. */

import { html, type TemplateResult } from "lit";
import { setting } from "../../store/settings.js";
import type { Table } from "../play/table.js";
import { settingControl } from "./setting.js";

/** `place` tells two such rows on one page apart; test ids are `assistance-guided` and so on. */
export function assistanceControl(_table: Table, place: string): TemplateResult {
  return html`<div data-testid="assistance" data-assistance=${setting("assistance")}>${settingControl("assistance", place)}</div>`;
}
