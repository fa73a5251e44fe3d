/** Starts the engine's worker at once, while the page's own code is still on its way. */
import { showLate } from "../site/late.js";
import { startTransport } from "./transport.js";
import type { Transport } from "./worker.js";

// a script that does not come is told to its own element only
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showLate(), true);

let started: Transport | null = startTransport();

/** The worker that was started with the page, for the first who asks. */
export function takeStarted(): Transport | null {
  const taken = started;
  started = null;
  return taken;
}
