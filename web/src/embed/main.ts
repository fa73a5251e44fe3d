/** What a page includes to have `<roundhouse-game>`. */

import { RoundhouseGame } from "./element.js";

const TAG = "roundhouse-game";

// some sites put the same script into a page twice
if (!customElements.get(TAG)) customElements.define(TAG, RoundhouseGame);
