/** The games of this parlour, in the order in which they are offered. The first comes with the page. */

import type { OfferedGames } from "../table/map/face.js";
import { coast } from "./coast/index.js";
import { SIERRA, TAIGA } from "./pictures.js";

export const GAMES: OfferedGames = {
  coast: { picture: SIERRA, fetch: async () => coast },
  siberia: {
    picture: TAIGA,
    fetch: async () => (await import("./siberia/index.js")).siberia,
  },
};

export { coast as FIRST };
