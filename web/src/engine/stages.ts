/** The stages of a boot, in order, and how long each may take before it counts as stuck. */

export const STAGES = ["runtime", "interpreter", "engine", "hello"] as const;

/**
 * - `runtime`: PyScript is there and has a worker, which has loaded our `boot.mjs`
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

export const STAGE_NOTICE = "roundhouse-stage";

/** What the worker posts when a stage begins that only it can see. */
export interface BootNotice {
  readonly notice: typeof STAGE_NOTICE;
  readonly stage: Stage;
}

export function isBootNotice(data: unknown): data is BootNotice {
  return (
    typeof data === "object" && data !== null && "notice" in data && data.notice === STAGE_NOTICE
  );
}
