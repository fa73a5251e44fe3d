/** The engine as the page sees it: a worker that is booted, asked one thing at a time, and replaced. */
import type { Answer, Hello, Operation, Request } from "./protocol.js";
import { isBootNotice, STAGE_TIME_OUT, type Stage } from "./stages.js";

export type { Stage };

/**
 * What PyScript adds to the `<script>` in `engine.html` that declares the worker. `ready` rejects if Python fails, and
 * stays open for ever if WebAssembly cannot be fetched: hence the watchdog below.
 */
interface EngineWorker extends Worker {
  readonly ready: Promise<unknown>;
  readonly sync: {
    handle(text: string): Promise<string>;
    fetch_pydantic(): Promise<void>;
  };
}
type EngineScript = HTMLScriptElement & { readonly xworker?: EngineWorker };

export type BootFault = "timed-out" | "failed" | "wrong-map";

/** A boot that came to nothing: the message is `boot-failed-<fault>`, with the stage `boot-stage-<stage>`. */
export class BootFailure extends Error {
  constructor(
    readonly stage: Stage,
    readonly fault: BootFault,
    options?: ErrorOptions,
  ) {
    super(`boot: ${stage}: ${fault}`, options);
    this.name = "BootFailure";
  }
}

/** The worker hung or died while it was asked something; it is gone, and another must be booted. */
export class EngineLost extends Error {
  constructor(
    readonly op: Operation,
    options?: ErrorOptions,
  ) {
    super(`engine lost: ${op}`, options);
    this.name = "EngineLost";
  }
}

export interface BootOptions {
  /** Called as each stage begins. */
  readonly onStage?: (stage: Stage) => void;
  /** The map that the page shows; another one in the engine refuses the boot. */
  readonly map?: { readonly id: string; readonly hash: string };
  /** For tests: other time-outs than those of `stages.ts`, in milliseconds. */
  readonly timeOut?: Partial<Record<Stage, number>>;
}

/** Milliseconds after which a call counts as hung; a bot's step has its own small budget of nodes. */
const CALL_TIME_OUT = 20_000;
/** The same for a call that has something to download. */
const FETCH_TIME_OUT = 180_000;

export class Engine {
  #queue: Promise<unknown> = Promise.resolve();
  #killed = false;

  private constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly worker: EngineWorker,
    /** What the engine said of itself. */
    readonly hello: Hello,
  ) {}

  /** Start a worker and bring it through all stages. Rejects with `BootFailure`; call again to retry. */
  static async boot(options: BootOptions = {}): Promise<Engine> {
    const frame = findFrame() ?? addFrame();
    const watchdog = new Watchdog(options);
    try {
      const worker = await watchdog.guard("runtime", findWorker(frame));
      await watchdog.guard(null, bootWorker(worker, watchdog));
      const hello = await watchdog.guard("hello", ask(worker, { op: "hello" }));
      checkHello(hello, options.map);
      performance.mark("engine-ready");
      return new Engine(frame, worker, hello);
    } catch (error) {
      frame.remove();
      if (error instanceof BootFailure) throw error;
      throw new BootFailure(watchdog.stage, "failed", { cause: error });
    } finally {
      watchdog.stop();
    }
  }

  /**
   * Ask the engine. Calls are answered in order. A refusal is an answer; a rejection is `EngineLost`:
   * the worker is killed, and another one must be booted that takes up the same game.
   */
  call<O extends Operation>(request: Request<O>, timeOut = CALL_TIME_OUT): Promise<Answer<O>> {
    const answer = this.#queue.then(() => this.#ask(request, timeOut));
    this.#queue = answer.catch(() => {});
    return answer;
  }

  /** Make pydantic importable in the worker, before something from outside is handed in. Rejects if it cannot be fetched. */
  async prepareForOutside(): Promise<void> {
    const limit = new TimeLimit(FETCH_TIME_OUT);
    try {
      await Promise.race([this.worker.sync.fetch_pydantic(), limit.expired]);
    } finally {
      limit.clear();
    }
  }

  kill(): void {
    this.#killed = true;
    this.frame.remove();
  }

  async #ask<O extends Operation>(request: Request<O>, timeOut: number): Promise<Answer<O>> {
    if (this.#killed) throw new EngineLost(request.op);
    const limit = new TimeLimit(timeOut);
    try {
      return await Promise.race([ask(this.worker, request), limit.expired]);
    } catch (error) {
      this.kill();
      throw new EngineLost(request.op, { cause: error });
    } finally {
      limit.clear();
    }
  }
}

/** A promise that rejects after a while, unless it is cleared. */
class TimeLimit {
  readonly expired: Promise<never>;
  #timer = 0;

  constructor(milliseconds: number) {
    this.expired = new Promise((_, reject) => {
      this.#timer = window.setTimeout(() => reject(new TimedOut()), milliseconds);
    });
    this.expired.catch(() => {});
  }

  clear(): void {
    window.clearTimeout(this.#timer);
  }
}

class TimedOut extends Error {}

/** Knows which stage the boot is in, and ends it when a stage takes too long. */
class Watchdog {
  stage: Stage = "runtime";
  #limit: TimeLimit | null = null;

  constructor(private readonly options: BootOptions) {}

  enter(stage: Stage): void {
    if (this.#limit && stage === this.stage) return;
    this.stop();
    this.stage = stage;
    this.#limit = new TimeLimit(this.options.timeOut?.[stage] ?? STAGE_TIME_OUT[stage]);
    this.#limit.expired.catch(() => this.#bark());
    performance.mark(`boot-${stage}`);
    this.options.onStage?.(stage);
  }

  /** What `work` answers, if no stage runs out of time meanwhile. Enters `stage` first, if given. */
  guard<T>(stage: Stage | null, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#bark = () => reject(new BootFailure(this.stage, "timed-out"));
      if (stage) this.enter(stage);
      work.then(resolve, reject);
    });
  }

  #bark: () => void = () => {};

  stop(): void {
    this.#limit?.clear();
  }
}

/**
 * PyScript lives in a frame of its own: it watches every change of the document it is in, which the
 * table's document could not afford. The first frame comes with the page, so that the worker starts
 * while our own code is still loading; taking a frame away ends its worker.
 */
function findFrame(): HTMLIFrameElement | null {
  return document.querySelector<HTMLIFrameElement>("iframe#engine");
}

function addFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.id = "engine";
  frame.hidden = true;
  frame.src = "./engine.html";
  document.body.append(frame);
  return frame;
}

/** The worker in a frame, once PyScript has made it; it gives no sign of that, so it is looked for. */
async function findWorker(frame: HTMLIFrameElement): Promise<EngineWorker> {
  for (;;) {
    const script = frame.contentDocument?.querySelector<EngineScript>("script[type=py]");
    if (script?.xworker) return script.xworker;
    if (!frame.isConnected) throw new Error("given up");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function bootWorker(worker: EngineWorker, watchdog: Watchdog): Promise<void> {
  worker.addEventListener("message", ({ data }) => {
    if (isBootNotice(data)) watchdog.enter(data.stage);
  });
  await worker.ready;
}

async function ask<O extends Operation>(
  worker: EngineWorker,
  request: Request<O>,
): Promise<Answer<O>> {
  return JSON.parse(await worker.sync.handle(JSON.stringify(request)));
}

function checkHello(answer: Answer<"hello">, map: BootOptions["map"]): asserts answer is Hello {
  if (!answer.ok) throw new BootFailure("hello", "failed", { cause: answer.error });
  if (map && !answer.maps.some(({ id, hash }) => id === map.id && hash === map.hash)) {
    throw new BootFailure("hello", "wrong-map");
  }
}
