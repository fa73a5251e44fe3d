/** Waiting for a moment in which the page has nothing to do. */

/** Milliseconds that stand for such a moment where the browser does not tell of one. */
const MEANWHILE = 60;

/** Resolves when the page has drawn and is idle, or after `patience` milliseconds, if that is given. */
export function idle(patience?: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (!("requestIdleCallback" in window)) setTimeout(resolve, MEANWHILE);
    else requestIdleCallback(resolve, patience === undefined ? {} : { timeout: patience });
  });
}
