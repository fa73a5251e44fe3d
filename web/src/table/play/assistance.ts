/** How much the table helps (F7): one place says which level gives what, everybody else asks here. */

import { type SettingValue, setting } from "../../store/settings.js";

type Level = SettingValue<"assistance">;

const LEVELS_WITH = {
  /** The engine's advice: a suggested way, its next dot, a button that rides it. */
  suggestion: ["guided"],
  /** What the Conductor would buy, and why. */
  counsel: ["guided"],
  /** How likely each player is to win, and what that rests on. */
  odds: ["guided", "standard"],
  /** A train that follows the suggestion by itself. */
  autoRoute: ["guided"],
  /** What something would cost, bring or be worth before it is decided; mileposts still to go. */
  figures: ["guided", "standard"],
} as const satisfies Record<string, readonly Level[]>;

export type Help = keyof typeof LEVELS_WITH;

/** Whether this device's level of assistance gives `help`. What is not given is not computed either. */
export function helps(help: Help): boolean {
  const levels: readonly Level[] = LEVELS_WITH[help];
  return levels.includes(setting("assistance"));
}
