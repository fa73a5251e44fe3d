/** What a player's odds in Trans-Siberian rest on, in words. */

import type { OddsReason } from "../../../engine/odds.js";
import { count, money, say } from "../../../text/messages.js";

export function oddsReason({ code, figure, others }: OddsReason): string {
  const reason = say(`siberia-odds-${code}`, {
    dollars: money(figure),
    rounds: count(figure / 100),
    skill: figure < 0 ? "worse" : "better",
  });
  if (code === "skill") return reason;
  const average = code === "turn" ? count(others / 100) : money(others);
  return say("odds-against", { reason, average });
}
