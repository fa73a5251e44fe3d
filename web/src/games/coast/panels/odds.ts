/** What a player's odds in Coast to Coast rest on, in words. */

import type { OddsReason } from "../../../engine/odds.js";
import { count, money, percent, say } from "../../../text/messages.js";

export function oddsReason({ code, figure }: OddsReason): string {
  return say(`odds-${code}`, {
    dollars: money(figure),
    mileposts: figure,
    pace: count(figure / 10),
    share: percent(figure / 1000),
    rounds: count(figure / 100),
    skill: figure < 0 ? "worse" : "better",
  });
}
