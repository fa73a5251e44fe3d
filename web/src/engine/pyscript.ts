/** The engine as PyScript runs it: a frame, in which PyScript makes a worker. */
import { locate } from "../site/edition.js";
import { FRAME_FAULT, isNotice, STAGE_NOTICE, type Stage } from "./stages.js";
import type { EngineCalls, Transport } from "./worker.js";

/** What PyScript adds to the `<script>` in `engine.html` that declares the worker. */
interface ScriptedWorker extends Worker {
  readonly ready: Promise<unknown>;
  readonly sync: EngineCalls;
}
type EngineScript = HTMLScriptElement & { readonly xworker?: ScriptedWorker };

/** Milliseconds between two looks for the worker. */
const LOOK_AGAIN = 5;

/**
 * PyScript lives in a frame of its own: it watches every change of the document it is in, which the table's
 * document could not afford. Taking the frame away ends its worker.
 */
export class PyScriptWorker implements Transport {
  readonly kind = "pyscript";
  readonly ready: Promise<EngineCalls>;
  onStage: ((stage: Stage) => void) | null = null;
  readonly #frame = addFrame();

  constructor() {
    this.ready = this.#start();
    this.ready.catch(() => undefined);
  }

  async #start(): Promise<EngineCalls> {
    const worker = await this.#findWorker();
    worker.addEventListener("message", ({ data }) => {
      if (isNotice(data) && data.notice === STAGE_NOTICE) this.onStage?.(data.stage);
    });
    await worker.ready;
    return worker.sync;
  }

  /** The worker, once PyScript has made it; it gives no sign of that, so it is looked for. */
  async #findWorker(): Promise<ScriptedWorker> {
    let fault = false;
    this.#frame.addEventListener(FRAME_FAULT, () => {
      fault = true;
    });
    for (;;) {
      const script = this.#frame.contentDocument?.querySelector<EngineScript>("script[type=py]");
      if (script?.xworker) return script.xworker;
      if (fault || !this.#frame.isConnected) throw new Error("PyScript has made no worker");
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }

  end(): void {
    this.#frame.remove();
  }
}

function addFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.id = "engine";
  frame.hidden = true;
  frame.src = locate("engine.html").href;
  // the worker is wanted before the page has a body
  (document.body ?? document.documentElement).append(frame);
  return frame;
}
