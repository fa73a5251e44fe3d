/** Where Coast to Coast says why something is not allowed. */

/** The rules that stand behind what the engine refuses, by the refusal's code. */
export const RULES: Readonly<Record<string, string>> = {
  "path-too-short": "C-12",
  "path-too-long": "C-12",
  "path-beyond-goal": "C-12",
  "section-ridden": "C-13",
  "goal-cut-off": "C-14",
  "deal-empty": "C-27",
  "deal-cash-short": "C-28",
  "deal-deed-not-owned": "C-28",
};
