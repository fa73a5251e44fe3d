/** All decision panels of all games, the more pressing first. */

import { auction } from "./auction.js";
import { deal, homeSwap } from "./bargaining.js";
import type { Decision } from "./decision.js";
import { move } from "./moving.js";
import { region } from "./region.js";
import { destination, roll } from "./rolling.js";
import { purchase, sale } from "./trading.js";

export const DECISIONS: readonly Decision[] = [
  deal,
  auction,
  homeSwap,
  sale,
  region,
  purchase,
  move,
  roll,
  destination,
];
