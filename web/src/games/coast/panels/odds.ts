/** What a player's odds in Coast to Coast rest on, in words. */

import type { OddsReason } from "../../../engine/odds.js";
import { type Arguments, count, money, percent, say } from "../../../text/messages.js";

/** How an average reads; a reason that is not here has none. */
const AVERAGES: Partial<Record<string, (figure: number) => Arguments[string]>> = {
  money,
  trip: count,
  engine: (figure) => count(figure / 10),
  network: (figure) => percent(figure / 1000),
  record: money,
  home: count,
  fees: money,
  race: count,
  rovers: money,
  turn: (figure) => count(figure / 100),
  worth: money,
};

export function oddsReason({ code, figure, others }: OddsReason): string {
  const reason = say(`odds-${code}`, {
    dollars: money(figure),
    mileposts: figure,
    pace: count(figure / 10),
    share: percent(figure / 1000),
    rounds: count(figure / 100),
    gates: figure,
    skill: figure < 0 ? "worse" : "better",
  });
  const average = AVERAGES[code]?.(others);
  return average === undefined ? reason : say("odds-against", { reason, average });
}
