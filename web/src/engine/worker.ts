/** What a worker with Python in it is to the page, of whichever kind. */
import type { Stage } from "./stages.js";

export interface EngineCalls {
  /** The engine's one function (`pysrc/README.md`). */
  handle(text: string): Promise<string>;
  fetch_pydantic(): Promise<void>;
}

/**
 * - `pyscript`: as PyScript runs Python
 * - `raw`: a module worker of our own, which needs neither `eval` nor storage nor workers out of a blob
 * - `heap`: the same, from a heap that was kept on this device, which PyScript has no way to pass on
 */
export type Kind = "pyscript" | "raw" | "heap";

export interface Transport {
  readonly kind: Kind;
  /** Rejects as soon as it is known that Python will not run, and may stay open for ever if it hangs. */
  readonly ready: Promise<EngineCalls>;
  /** Called as each stage begins that only the worker can see; the present one is told at once. */
  onStage: ((stage: Stage) => void) | null;
  end(): void;
}
