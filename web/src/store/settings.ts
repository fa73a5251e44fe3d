/** What this device is set to: how the table looks, moves and sounds, and how much it helps. */

import { readPreference, writePreference } from "./preferences.js";

/** Every setting with what it may be; the first is what it is until somebody changes it. */
export const SETTINGS = {
  /** `auto` follows the device. */
  theme: ["auto", "light", "dark"],
  /** `auto` follows the device's wish for reduced motion. */
  motion: ["auto", "full", "reduced"],
  /** How fast things move, where they move. */
  speed: ["calm", "brisk", "instant"],
  sound: ["off", "on"],
  /** Whether the map frames the trip at hand by itself. */
  autozoom: ["on", "off"],
  /** Whether single letters do something. */
  keys: ["on", "off"],
  /** F7: a suggested way and auto-route; figures without a suggestion; only what the rules require. */
  assistance: ["guided", "standard", "competitive"],
} as const;

export type Setting = keyof typeof SETTINGS;
export type SettingValue<Name extends Setting> = (typeof SETTINGS)[Name][number];

type Listener = (name: Setting) => void;
const listeners = new Set<Listener>();
/** What settings are on this visit where nobody has chosen. */
const suggested = new Map<Setting, string>();

/** What a setting is on this device; something unknown that was kept counts as never set. */
export function setting<Name extends Setting>(name: Name): SettingValue<Name> {
  const values: readonly SettingValue<Name>[] = SETTINGS[name];
  for (const wanted of [readPreference(name), suggested.get(name)]) {
    const value = values.find((one) => one === wanted);
    if (value !== undefined) return value;
  }
  return values[0] as SettingValue<Name>;
}

export function changeSetting<Name extends Setting>(name: Name, value: SettingValue<Name>): void {
  writePreference(name, value);
  tell(name);
}

/** What a setting is to be for this visit where the person has not chosen; null: what it usually is. */
export function suggestSetting(name: Setting, value: string | null): void {
  if ((suggested.get(name) ?? null) === value) return;
  if (value === null) suggested.delete(name);
  else suggested.set(name, value);
  tell(name);
}

function tell(name: Setting): void {
  for (const listener of listeners) listener(name);
}

/** The value after the present one, in a circle: for buttons that step through them. */
export function nextSetting<Name extends Setting>(name: Name): SettingValue<Name> {
  const values: readonly SettingValue<Name>[] = SETTINGS[name];
  const next = values[(values.indexOf(setting(name)) + 1) % values.length];
  return next as SettingValue<Name>;
}

/** `listener` is called after each change of a setting. */
export function onSettingChange(listener: Listener): void {
  listeners.add(listener);
}
