/** The keys of the table in one list: what the keyboard does, what settings and handbook say of it. */

import { html, type TemplateResult } from "lit";
import { setting } from "../../store/settings.js";
import { say } from "../../text/messages.js";

/** What a key does. */
export type Deed = "roll" | "take" | "previous" | "next" | "auto" | "undo" | "handbook" | "close";

interface Key {
  deed: Deed;
  /** `KeyboardEvent.key`, letters in lower case. */
  key: string;
  /** `KeyboardEvent.code` where the layout has no such letter, and whether Shift belongs to it. */
  code?: string;
  shift?: boolean;
}

export const KEYS: readonly Key[] = [
  { deed: "roll", key: "r", code: "KeyR" },
  { deed: "take", key: "Enter" },
  { deed: "previous", key: "ArrowLeft" },
  { deed: "next", key: "ArrowRight" },
  { deed: "auto", key: "a", code: "KeyA" },
  { deed: "undo", key: "u", code: "KeyU" },
  { deed: "handbook", key: "?", code: "Slash", shift: true },
  { deed: "close", key: "Escape" },
];

/** As the list shows them: what is written on the keys (a longer name is a message), and what they do. */
const LIST: readonly (readonly [readonly string[], string])[] = [
  [["R"], "roll"],
  [["enter"], "take"],
  [["←", "→"], "cycle"],
  [["A"], "auto"],
  [["U"], "undo"],
  [["?"], "handbook"],
  [["escape"], "close"],
  [["+", "−", "0", "↑", "↓"], "map"],
];

/** A key that types something; it can be switched off. */
function isSingle({ key }: Key): boolean {
  return key.length === 1;
}

/** Whether the layout gives the key a letter of ours: then that letter counts, not where the key is. */
function isLatin(key: string): boolean {
  return /^[!-~]$/.test(key);
}

/**
 * What a press of a key means, or null. Under a layout without Latin letters, or while an input method
 * takes the letters, the key's place counts instead.
 */
export function readKey(event: KeyboardEvent): Deed | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const byPlace = !isLatin(pressed);
  const found = KEYS.find(
    (key) => pressed === key.key || (byPlace && key.code !== undefined && event.code === key.code),
  );
  if (!found) return null;
  if (!isSingle(found)) return found.deed;
  const fits = event.shiftKey === (found.shift ?? false) || pressed === "?";
  return fits && setting("keys") === "on" ? found.deed : null;
}

/** The value of `aria-keyshortcuts` for what does the same as a key, or null while that is off. */
export function shortcutOf(deed: Deed): string | null {
  const key = KEYS.find((candidate) => candidate.deed === deed);
  if (!key || (isSingle(key) && setting("keys") === "off")) return null;
  return isSingle(key) ? key.key.toUpperCase() : key.key;
}

/** All keys, by what is written on them, and what they do. */
export function listKeys(): { signs: string[]; does: string }[] {
  return LIST.map(([names, what]) => ({
    signs: names.map((name) => (name.length > 1 ? say(`key-name-${name}`) : name)),
    does: say(`key-${what}`),
  }));
}

/** The list of keys, drawn. */
export function keyList(): TemplateResult {
  return html`<dl class="keys" data-testid="keys-list">
    ${listKeys().map(
      ({ signs, does }) => html`<div>
        <dt>${signs.map((sign) => html`<kbd>${sign}</kbd>`)}</dt>
        <dd>${does}</dd>
      </div>`,
    )}
  </dl>`;
}
