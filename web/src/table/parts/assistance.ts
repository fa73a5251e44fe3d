/** How much the table helps (F7), as a row of choices: in the ledger and among the settings. */

import { html, type TemplateResult } from "lit";
import { changeSetting, SETTINGS, setting } from "../../store/settings.js";
import { say } from "../../text/messages.js";
import type { Table } from "../play/table.js";

/** `place` tells two such rows on one page apart; test ids are `assistance-guided` and so on. */
export function assistanceControl(table: Table, place: string): TemplateResult {
  const chosen = setting("assistance");
  return html`<fieldset class="segments" data-testid="assistance" data-assistance=${chosen}>
    <legend>${say("assistance")}</legend>
    <div>
      ${SETTINGS.assistance.map(
        (value) => html`<label title=${say(`assistance-${value}-note`)}>
          <input type="radio" name=${`assistance-${place}`} value=${value} .checked=${value === chosen} data-testid=${`assistance-${value}`}
            @change=${() => {
              changeSetting("assistance", value);
              table.draw();
            }} /><span>${say(`assistance-${value}`)}</span></label>`,
      )}
    </div>
    <p class="note">${say(`assistance-${chosen}-note`)}</p>
  </fieldset>`;
}
