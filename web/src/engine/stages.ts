/** The stages of a boot, in order, and how long each may take before it counts as stuck. */

export const STAGES = ["runtime", "interpreter", "engine", "hello"] as const;

/**
 * - `runtime`: there is a worker, which has loaded our code (and PyScript, where that is used)
 * - `interpreter`: WebAssembly is compiled, Python runs
 * - `engine`: the engine is imported
 * - `hello`: it has answered, and plays on the map that the page shows
 */
export type Stage = (typeof STAGES)[number];

/** Milliseconds. The first two wait for downloads (7 MB in all) and allow for a slow phone on a slow line. */
export const STAGE_TIME_OUT: Readonly<Record<Stage, number>> = {
  runtime: 60_000,
  interpreter: 180_000,
  engine: 30_000,
  hello: 15_000,
};

/** Milliseconds for a stage of a boot that has everything on this device already. */
export const KEPT_TIME_OUT = 20_000;

export const STAGE_NOTICE = "roundhouse-stage";
export const READY_NOTICE = "roundhouse-ready";
export const FAULT_NOTICE = "roundhouse-fault";
/** The event on PyScript's frame when something in it has gone wrong. */
export const FRAME_FAULT = "engine-fault";

/** What a worker posts: a stage has begun that only it can see; it can be asked now; it never can. */
export type Notice =
  | { readonly notice: typeof STAGE_NOTICE; readonly stage: Stage }
  | { readonly notice: typeof READY_NOTICE }
  | { readonly notice: typeof FAULT_NOTICE; readonly fault: string };

const NOTICES: readonly unknown[] = [STAGE_NOTICE, READY_NOTICE, FAULT_NOTICE];

/** Whether a message is one of these, and not one of the calls that go back and forth beside them. */
export function isNotice(data: unknown): data is Notice {
  return (
    typeof data === "object" && data !== null && "notice" in data && NOTICES.includes(data.notice)
  );
}
