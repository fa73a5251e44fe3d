/** One writing tab for a game, by Web Locks; the others wait their turn and only watch. */

const PREFIX = `roundhouse:${new URL(".", document.baseURI).pathname}:game:`;

export interface Holding {
  /** Whether this tab may write now; becomes true as soon as a lock that was waited for is granted. */
  readonly held: boolean;
  /** Let go, or stop waiting. */
  release(): void;
}

/**
 * Take the lock of the game `id`, or wait for it: `granted` is called when this tab becomes the writer
 * later on. Where the browser has no locks every tab may write; the store still compares lengths.
 */
export async function holdGame(id: string, granted: () => void): Promise<Holding> {
  if (!navigator.locks) return { held: true, release: () => undefined };
  let letGo: () => void = () => undefined;
  const kept = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = await new Promise<boolean>((resolve) => {
    navigator.locks
      .request(PREFIX + id, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? kept : undefined;
      })
      .catch(() => resolve(true)); // blocked like all storage: nothing can be written either
  });
  if (held) return { held, release: letGo };
  const waiting = new AbortController();
  const holding = {
    held: held as boolean,
    release: () => {
      waiting.abort();
      letGo();
    },
  };
  navigator.locks
    .request(PREFIX + id, { signal: waiting.signal }, () => {
      holding.held = true;
      granted();
      return kept;
    })
    .catch(() => undefined); // aborted: nobody waits any more
  return holding;
}
