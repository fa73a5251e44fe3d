/** Waiting for a moment in which the page has nothing to do. */

/** Milliseconds after which nobody waits for a frame any more: a page that is not seen is not painted. */
const UNSEEN = 1_000;

/** Resolves when all that the page came with has been painted once, or is not going to be. */
export async function afterFirstFrame(): Promise<void> {
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    setTimeout(resolve, UNSEEN);
    // the frame itself comes after this, and only then another task
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Milliseconds that stand for such a moment where the browser does not tell of one. */
const MEANWHILE = 60;

/** Resolves when the page has drawn and is idle, or after `patience` milliseconds, if that is given. */
export function idle(patience?: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (!("requestIdleCallback" in window)) setTimeout(resolve, MEANWHILE);
    else requestIdleCallback(resolve, patience === undefined ? {} : { timeout: patience });
  });
}
