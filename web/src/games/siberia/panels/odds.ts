/** What a player's odds in Trans-Siberian rest on, in words. */

import type { OddsReason } from "../../../engine/odds.js";
import { count, money, say } from "../../../text/messages.js";

export function oddsReason({ code, figure }: OddsReason): string {
  return say(`siberia-odds-${code}`, {
    dollars: money(figure),
    rounds: count(figure / 100),
    skill: figure < 0 ? "worse" : "better",
  });
}
