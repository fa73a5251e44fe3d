"""A store that fails for a while, in whatever way a test wants it to."""

from __future__ import annotations

from playwright.sync_api import Page

# While `trouble` names a method of the stores it throws, from the call on that `after` counts down to;
# and while it is `rolled back`, every transaction that puts something is.
INSTALL = """(() => {
  window.trouble = { method: null, after: 0 };
  for (const method of ['put', 'getAll', 'delete']) {
    const real = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (...given) {
      if (trouble.method === method && trouble.after-- <= 0)
        throw new DOMException('no room', 'QuotaExceededError');
      const request = real.apply(this, given);
      if (trouble.method === 'rolled back' && method === 'put') this.transaction.abort();
      return request;
    };
  }
})()"""

# In another tab: a transaction that every other one has to wait for, until `letGo` is called.
HOLD_STORE = """() => new Promise((resolve, reject) => {
  const path = new URL('.', document.baseURI).pathname;
  const opening = indexedDB.open(`roundhouse:${path}`);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const store = opening.result.transaction(['games', 'entries'], 'readwrite').objectStore('games');
    let held = true;
    window.letGo = () => { held = false; };
    const hold = () => {
      resolve();
      if (held) store.count().onsuccess = hold;
      else opening.result.close();
    };
    store.count().onsuccess = hold;
  };
})"""

COME_BACK = "() => document.dispatchEvent(new Event('visibilitychange'))"


def install_troubles(page: Page) -> None:
    """From now on the page's store can be broken."""
    page.evaluate(INSTALL)


def break_store(page: Page, method: str = "put", after: int = 0) -> None:
    page.evaluate("([method, after]) => Object.assign(trouble, { method, after })", [method, after])


def mend_store(page: Page) -> None:
    page.evaluate("trouble.method = null")


def come_back(page: Page) -> None:
    """Somebody looks at the page again."""
    page.evaluate(COME_BACK)
