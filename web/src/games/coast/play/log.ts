/** How the log of Coast to Coast is divided: by rounds and turns, and by what lines are about. */

import type { LogPlan } from "../../../table/play/log.js";
import { say } from "../../../text/messages.js";

const ABOUT: LogPlan["about"] = {
  money: new Set([
    ...["arrived", "fee", "bounty", "bought_railroad", "bought_engine"],
    ...["sold_deed", "deal_made", "bankrupt", "resigned"],
  ]),
  movement: new Set([
    ...["destination_rolled", "region_rolled", "turn_lost", "rolled", "bonus_rolled", "moved"],
    ...["stuck", "arrived", "declared", "reached_home", "lapsed", "bounty"],
  ]),
  deeds: new Set([
    ...["bought_railroad", "sold_deed", "auction_opened", "bid", "bid_passed", "deal_proposed"],
    ...["deal_countered", "deal_made", "deal_declined", "all_sold", "not_all_sold", "established"],
  ]),
};

export const LOG: LogPlan = {
  about: ABOUT,
  opening: new Set(["turn_began", "undone", "redone"]),
  chapterOf: (event, before) => (event.kind === "turn_began" ? Number(event.round) : before),
  heading: (round) => (round === 0 ? say("log-set-up") : say("log-round", { round })),
};
