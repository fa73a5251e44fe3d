/** What is heard of Coast to Coast. */

import type { Sound } from "../../../table/play/synthesizer.js";

/** The sound of each kind of event; all others are silent. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  destination_rolled: "dice",
  region_rolled: "dice",
  rolled: "dice",
  bonus_rolled: "dice",
  arrived: "bell",
  reached_home: "bell",
  bought_railroad: "stamp",
  bought_engine: "stamp",
  sold_deed: "stamp",
  deal_made: "stamp",
  fee: "coins",
  bounty: "coins",
  won: "fanfare",
};
