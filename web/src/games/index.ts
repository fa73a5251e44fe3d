/** The games of this parlour, in the order in which they are offered. The first comes with the page. */

import type { WholeGames } from "../table/page/page.js";
import { coast } from "./coast/index.js";

export const GAMES: WholeGames = {
  coast: async () => coast,
};

export { coast as FIRST };
