/** A setting of this device as a row of choices with what the chosen one means. */

import { html, type TemplateResult } from "lit";
import { changeSetting, SETTINGS, type Setting, setting } from "../../store/settings.js";
import { say, sayOr } from "../../text/messages.js";

/**
 * `place` tells two such rows on one page apart; test ids are `assistance-guided` and so on. A value may
 * have a note of its own, else the setting has one.
 */
export function settingControl(name: Setting, place: string): TemplateResult {
  const chosen = setting(name);
  const note = sayOr(`setting-${name}-${chosen}-note`, `setting-${name}-note`);
  const id = `${name}-note-${place}`;
  return html`<fieldset class="segments" aria-describedby=${id} data-testid=${`setting-${name}`} data-value=${chosen}>
    <legend>${say(`setting-${name}`)}</legend>
    <div>
      ${SETTINGS[name].map(
        (value) => html`<label>
          <input type="radio" name=${`${name}-${place}`} value=${value} .checked=${value === chosen} data-testid=${`${name}-${value}`}
            @change=${() => changeSetting(name, value)} /><span>${say(`setting-${name}-${value}`)}</span></label>`,
      )}
    </div>
    <p class="note" id=${id}>${note}</p>
  </fieldset>`;
}
