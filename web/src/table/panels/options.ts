/** The host's options: sets of them with one tap, then each by itself with what it changes. */

import { html, nothing, type TemplateResult } from "lit";
import type { OptionSpec, OptionValue } from "../../engine/protocol.js";
import { say, sayOr } from "../../text/messages.js";
import { nameOption, wordRange, wordUsual } from "../parts/hostoption.js";
import { gameOf, optionsOf } from "../play/seats.js";
import type { Table } from "../play/table.js";

export function optionsPanel(table: Table): TemplateResult {
  const { setup, hello } = table.state;
  return html`
    <fieldset class="presets"><legend>${say("setup-rules")}</legend>
      <div class="chips">${(gameOf(hello, setup.game)?.presets ?? []).map(({ id, options }) => presetChip(table, id, options))}</div>
      <p class="note" data-testid="preset-note">${presetNote(table)}</p>
    </fieldset>
    <details class="options" ?open=${setup.refusal !== null} @toggle=${showOptions}><summary data-testid="options">${say("setup-options")}</summary>
      ${optionsOf(hello, setup.game).map((option) => optionRow(table, option))}
      <label class="option"><span>${say("setup-seed")}</span>
        <input type="text" maxlength="40" autocomplete="off" .value=${setup.seed} data-testid="seed" aria-describedby="seed-hint"
          @input=${(event: Event) => {
            setup.seed = (event.target as HTMLInputElement).value;
          }} /></label>
      <p class="note" id="seed-hint">${say("setup-seed-hint")}</p>
    </details>`;
}

/** Opened at the foot of the form they would open out of sight. */
function showOptions({ target }: Event): void {
  const options = target as HTMLDetailsElement;
  if (options.open) options.scrollIntoView({ block: "start" });
}

/** The preset that the form stands at, or null if it is somebody's own mixture. */
function presetNow(table: Table): string | null {
  const { setup, hello } = table.state;
  const known = optionsOf(hello, setup.game).map(({ id }) => id);
  const same = gameOf(hello, setup.game)?.presets.find(({ options }) =>
    known.every((id) => (options[id] ?? null) === (setup.options[id] ?? null)),
  );
  return same?.id ?? null;
}

function presetNote(table: Table): string {
  const preset = presetNow(table);
  return preset === null ? say("preset-own-note") : say(`preset-${preset}-note`);
}

function presetChip(table: Table, id: string, options: Readonly<Record<string, OptionValue>>) {
  const { setup, hello } = table.state;
  const choose = () => {
    for (const option of optionsOf(hello, setup.game)) {
      setup.options[option.id] = options[option.id] ?? option.default;
    }
    setup.refusal = null;
    table.draw();
  };
  return html`<button type="button" class="chip" data-testid=${`preset-${id}`} aria-pressed=${presetNow(table) === id}
    @click=${choose}>${sayOr(`preset-${id}`, "option-other", { id })}</button>`;
}

function optionRow(table: Table, option: OptionSpec): TemplateResult {
  const { refusal } = table.state.setup;
  const refused = refusal?.params.option === option.id;
  const note = `option-${option.id}-note`;
  return html`<div class="option-row">
    <label class="option"><span>${nameOption(option.id)}</span>${field(table, option, refused)}</label>
    <p class="note" id=${note}>${say(note)}</p>
    ${refused ? html`<p class="fault" role="alert" data-testid="option-refused">${wordRange(option)}</p>` : nothing}
  </div>`;
}

function field(table: Table, option: OptionSpec, refused: boolean): TemplateResult {
  const { options } = table.state.setup;
  const value = options[option.id] ?? null;
  const testId = `option-${option.id}`;
  const note = `${testId}-note`;
  const set = (changed: OptionValue) => {
    options[option.id] = changed;
    if (refused) table.state.setup.refusal = null;
    table.draw();
  };
  switch (option.kind) {
    case "switch":
      return html`<input type="checkbox" .checked=${value === true} data-testid=${testId} aria-describedby=${note}
        @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} />`;
    case "choice":
      return html`<select data-testid=${testId} aria-describedby=${note} @change=${(event: Event) => set((event.target as HTMLSelectElement).value)}>
        ${(option.choices ?? []).map(
          (choice) =>
            html`<option value=${choice} ?selected=${choice === value}>${say(`option-${option.id}-${choice}`)}</option>`,
        )}</select>`;
    case "number":
      return html`<input type="number" inputmode="numeric" min=${option.low ?? 0} max=${option.high ?? nothing} step=${option.step ?? 1}
        name=${option.id} placeholder=${wordUsual(option, options)} .value=${value === null ? "" : String(value)} data-testid=${testId} aria-describedby=${note}
        aria-invalid=${refused} @change=${(event: Event) => {
          const field = event.target as HTMLInputElement;
          if (field.validity.badInput) return;
          const emptied = field.value === "";
          set(emptied ? option.default : field.valueAsNumber);
          // what stands for nothing is shown, even where it stood before
          if (emptied) field.value = String(option.default ?? "");
        }} />`;
  }
}
