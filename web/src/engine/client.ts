/** The engine as the page sees it: a worker that is booted, asked one thing at a time, and replaced. */
import type { Answer, Hello, Operation, Request } from "./protocol.js";
import { KEPT_TIME_OUT, STAGE_TIME_OUT, type Stage } from "./stages.js";
import { takeStarted } from "./start.js";
import { chooseNext, startTransport } from "./transport.js";
import type { EngineCalls, Kind, Transport } from "./worker.js";

export type { Stage };

export type BootFault = "timed-out" | "failed" | "no-worker" | "wrong-map";

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
    private readonly transport: Transport,
    private readonly calls: EngineCalls,
    /** What the engine said of itself. */
    readonly hello: Hello,
  ) {}

  /** Start a worker and bring it through all stages. Rejects with `BootFailure`; call again to retry. */
  static async boot(options: BootOptions = {}): Promise<Engine> {
    let transport = takeStarted() ?? startTransport();
    for (;;) {
      try {
        return await Engine.#bootOn(transport, options);
      } catch (error) {
        const next = chooseAfter(error, transport.kind);
        if (!next) throw error;
        transport = startTransport(next);
      }
    }
  }

  static async #bootOn(transport: Transport, options: BootOptions): Promise<Engine> {
    const watchdog = new Watchdog(options, transport.kind);
    transport.onStage = (stage) => watchdog.enter(stage);
    try {
      const calls = await watchdog.guard("runtime", transport.ready);
      const hello = await watchdog.guard("hello", ask(calls, { op: "hello" }));
      checkHello(hello, options.map);
      performance.mark("engine-ready");
      return new Engine(transport, calls, hello);
    } catch (error) {
      transport.end();
      if (error instanceof BootFailure) throw error;
      const fault = watchdog.stage === "runtime" ? "no-worker" : "failed";
      throw new BootFailure(watchdog.stage, fault, { cause: error });
    } finally {
      transport.onStage = null;
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
      await Promise.race([this.calls.fetch_pydantic(), limit.expired]);
    } finally {
      limit.clear();
    }
  }

  kill(): void {
    this.#killed = true;
    this.transport.end();
  }

  async #ask<O extends Operation>(request: Request<O>, timeOut: number): Promise<Answer<O>> {
    if (this.#killed) throw new EngineLost(request.op);
    const limit = new TimeLimit(timeOut);
    try {
      return await Promise.race([ask(this.calls, request), limit.expired]);
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

  constructor(
    private readonly options: BootOptions,
    private readonly kind: Kind,
  ) {}

  enter(stage: Stage): void {
    if (this.#limit && stage === this.stage) return;
    this.stop();
    this.stage = stage;
    this.#limit = new TimeLimit(this.#patience(stage));
    this.#limit.expired.catch(() => this.#bark());
    performance.mark(`boot-${stage}`);
    this.options.onStage?.(stage);
  }

  #patience(stage: Stage): number {
    if (this.kind === "heap") return Math.min(KEPT_TIME_OUT, STAGE_TIME_OUT[stage]);
    return this.options.timeOut?.[stage] ?? STAGE_TIME_OUT[stage];
  }

  /** What `work` answers, if no stage runs out of time meanwhile. Enters `stage` first. */
  guard<T>(stage: Stage, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#bark = () => reject(new BootFailure(this.stage, "timed-out"));
      this.enter(stage);
      work.then(resolve, reject);
    });
  }

  #bark: () => void = () => {};

  stop(): void {
    this.#limit?.clear();
  }
}

/** The kind to go on with after a boot has failed, or null if that is for a person to decide. */
function chooseAfter(error: unknown, kind: Kind): Kind | null {
  if (!(error instanceof BootFailure) || error.fault === "wrong-map") return null;
  return chooseNext(kind, error.stage);
}

async function ask<O extends Operation>(
  calls: EngineCalls,
  request: Request<O>,
): Promise<Answer<O>> {
  return JSON.parse(await calls.handle(JSON.stringify(request)));
}

function checkHello(answer: Answer<"hello">, map: BootOptions["map"]): asserts answer is Hello {
  if (!answer.ok) throw new BootFailure("hello", "failed", { cause: answer.error });
  if (map && !answer.maps.some(({ id, hash }) => id === map.id && hash === map.hash)) {
    throw new BootFailure("hello", "wrong-map");
  }
}
