/** How the log of Trans-Siberian is divided: by dividends and turns, and by what lines are about. */

import type { LogPlan } from "../../../table/play/log.js";
import { say } from "../../../text/messages.js";

export const LOG: LogPlan = {
  about: {
    money: new Set([
      ...["auction_won", "bought", "extra_paid", "built", "jumped", "dividend_paid"],
      ...["nationalized", "resigned"],
    ]),
    building: new Set(["claimed", "built", "jumped", "income_rose", "value_rose"]),
    railroads: new Set([
      ...[
        "auction_opened",
        "bid",
        "bid_passed",
        "auction_won",
        "railroad_out",
        "claimed",
        "bought",
      ],
      ...["went_public", "value_rose", "nationalized", "marker_moved", "period_began"],
    ]),
  },
  opening: new Set(["turn_began", "dividend_began", "auction_opened", "undone", "redone"]),
  /** The opening auctions, the first turns, and then a chapter from each dividend on. */
  chapterOf(event, before) {
    if (event.kind === "turn_began") return Math.max(before, 1);
    return event.kind === "dividend_began" ? Number(event.number) + 1 : before;
  },
  heading(chapter) {
    if (chapter === 0) return say("siberia-log-auctions");
    return chapter === 1
      ? say("siberia-log-first")
      : say("siberia-log-dividend", { number: chapter - 1 });
  },
};
