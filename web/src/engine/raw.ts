/** The engine in a module worker of our own, by the same two calls. */
import { wrap } from "comlink";
import { locate } from "../site/edition.js";
import { FAULT_NOTICE, isNotice, READY_NOTICE, type Stage } from "./stages.js";
import type { EngineCalls, Transport } from "./worker.js";

/** By this name the worker knows that there is a heap to start from. */
const FROM_HEAP = "from-heap";

export class RawWorker implements Transport {
  readonly ready: Promise<EngineCalls>;
  onStage: ((stage: Stage) => void) | null = null;
  #worker: Worker | null = null;

  constructor(readonly kind: "raw" | "heap") {
    this.ready = this.#start();
    this.ready.catch(() => undefined);
  }

  async #start(): Promise<EngineCalls> {
    const name = this.kind === "heap" ? FROM_HEAP : "";
    const worker = new Worker(locate("raw_worker.mjs"), { type: "module", name });
    this.#worker = worker;
    await hear(worker, (stage) => this.onStage?.(stage));
    return wrap<EngineCalls>(worker);
  }

  end(): void {
    this.#worker?.terminate();
  }
}

/** Resolves when a worker says that it is ready; rejects with what it says has gone wrong. */
export function hear(worker: Worker, onStage: (stage: Stage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new Error(event.message || "no worker")));
    worker.addEventListener("message", ({ data }) => {
      if (!isNotice(data)) return;
      if (data.notice === READY_NOTICE) resolve();
      else if (data.notice === FAULT_NOTICE) reject(new Error(data.fault));
      else onStage(data.stage);
    });
  });
}
