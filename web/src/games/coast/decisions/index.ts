/** All decision panels of all games, the more pressing first. */

import type { Decision } from "../../../table/parts/decision.js";
import type { CoastTable } from "../play/state.js";
import { auction } from "./auction.js";
import { deal, homeSwap } from "./bargaining.js";
import { move } from "./moving.js";
import { region } from "./region.js";
import { destination, roll } from "./rolling.js";
import { purchase, sale } from "./trading.js";

export const DECISIONS: readonly Decision<CoastTable>[] = [
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
