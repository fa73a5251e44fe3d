/** Starts the engine's worker at once, while the page's own code is still on its way. */
import { startTransport } from "./transport.js";
import type { Transport } from "./worker.js";

let started: Transport | null = startTransport();

/** The worker that was started with the page, for the first who asks. */
export function takeStarted(): Transport | null {
  const taken = started;
  started = null;
  return taken;
}
