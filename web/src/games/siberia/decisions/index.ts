/** All decision panels of Trans-Siberian. */

import type { Decision } from "../../../table/parts/decision.js";
import type { SiberiaTable } from "../play/state.js";
import { auction } from "./auction.js";
import { claim } from "./claim.js";
import { turn } from "./turn.js";

export const DECISIONS: readonly Decision<SiberiaTable>[] = [auction, claim, turn];
