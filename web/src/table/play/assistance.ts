/** How much the table helps (F7): one place says which level gives what, everybody else asks here. */

import { type SettingValue, setting } from "../../store/settings.js";

type Level = SettingValue<"assistance">;

const HELP_FROM = {
  /** The engine's advice: a suggested way, its next dot, a button that rides it. */
  suggestion: ["guided"],
  /** A train that follows the suggestion by itself. */
  autoRoute: ["guided"],
  /** The deed that the Conductor would buy, and why. */
  preferredDeed: ["guided"],
  /** What something would cost, bring or be worth before it is decided; mileposts still to go. */
  figures: ["guided", "standard"],
  /** How likely each player is to win. */
  odds: ["guided", "standard"],
} as const satisfies Record<string, readonly Level[]>;

export type Help = keyof typeof HELP_FROM;

/** Whether this device's level of assistance gives `help`. What is not given is not computed either. */
export function helps(help: Help): boolean {
  const levels: readonly Level[] = HELP_FROM[help];
  return levels.includes(setting("assistance"));
}
