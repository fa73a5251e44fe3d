/** What runs first: Python starts at once, the page's own code when the map has been painted. */

import "./engine/start.js";
import { afterFirstFrame } from "./site/idle.js";
import { showLate } from "./site/late.js";

void afterFirstFrame()
  .then(() => import("./main.js"))
  .catch(showLate);
