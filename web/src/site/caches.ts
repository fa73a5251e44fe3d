/** Caches of this copy of the page; another copy in another folder of the same host has its own. */

/**
 * - `leaderboard`: the results of a site, as they were when there was a connection
 * - `later`: what is fetched when the rest has been
 * - `heap`: Python just after its start
 */
type Purpose = "leaderboard" | "later" | "heap";

/** The name of a cache; `base` is the folder of the page. */
export function nameCache(purpose: Purpose, base: URL): string {
  return `roundhouse-${purpose}:${base.pathname}`;
}
