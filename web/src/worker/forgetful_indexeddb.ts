/**
 * A database that is always there and never holds anything, for PyScript alone.
 *
 * PyScript opens IndexedDB on every boot: in its worker to look for packages that we never use, where it
 * dies if storage is blocked (a frame of another site), and in the document it is loaded into for
 * folders that we never mount, where the page is told of a fault. Games are kept by the page, not here.
 */

interface SuccessRequest {
  result: unknown;
  onsuccess: ((event: { target: SuccessRequest }) => void) | null;
}

function succeed(result: unknown): SuccessRequest {
  const request: SuccessRequest = { result, onsuccess: null };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}

const emptyStore = {
  clear: () => succeed(undefined),
  count: () => succeed(0),
  delete: () => succeed(undefined),
  get: () => succeed(undefined),
  getAllKeys: () => succeed([]),
  getKey: () => succeed(undefined),
  put: () => succeed(undefined),
};

const emptyDatabase = {
  close() {},
  transaction: () => ({ objectStore: () => emptyStore }),
};

export function installForgetfulIndexedDB(): void {
  Object.defineProperty(globalThis, "indexedDB", {
    configurable: true,
    value: { open: () => succeed(emptyDatabase) },
  });
}
