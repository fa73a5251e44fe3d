"""A visit to the page: one browser window after another, and what must not happen in any of them."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, Request

from e2e.site import SUB_PATH, name_edition

# As `web/src/engine/heap.ts` does it when a page has been left alone for a while.
MAKE_HEAP = """address => new Promise((resolve, reject) => {
  const worker = new Worker(address, { type: 'module' });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.notice === 'roundhouse-ready') resolve(worker.terminate());
    if (data.notice === 'roundhouse-fault') reject(new Error(data.fault));
  };
})"""


class Visit:
    """Watches the pages of a browser from now until it is closed, or `forget` is called."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.context = context
        self._origin = origin
        self._own = (f"{origin}/", f"blob:{origin}/", "data:")
        self._strangers: list[str] = []
        self._errors: list[str] = []
        context.on("request", self._look_at)
        context.on("requestfailed", self._look_at_failed)

    def _look_at(self, request: Request) -> None:
        if not request.url.startswith(self._own):
            self._strangers.append(request.url)

    def _look_at_failed(self, request: Request) -> None:
        if request.failure == "csp":  # the page's own policy has kept it from leaving
            self._strangers = [url for url in self._strangers if url != request.url]

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        return page

    def check(self) -> None:
        """Nothing that must not happen has, since the last time this was asked."""
        strangers, errors = self._strangers, self._errors
        self._strangers, self._errors = [], []
        assert strangers == [], "requests left the page's origin"
        assert errors == [], "the page reported errors"

    def forget(self) -> None:
        """Leave the browser as if nobody had been there, but for the image of the engine."""
        self.context.remove_listener("request", self._look_at)
        self.context.remove_listener("requestfailed", self._look_at_failed)
        self.context.clear_permissions()
        page, *more = self.context.pages
        for other in more:
            other.close()
        page.goto(f"{self._origin}/nothing")  # so that nobody writes meanwhile
        what = {"origin": self._origin, "storageTypes": "indexeddb,local_storage"}
        self.context.new_cdp_session(page).send("Storage.clearDataForOrigin", what)
        page.close()


def keep_heap(context: BrowserContext, address: str) -> None:
    """Have this browser keep an image of the engine, so that its pages start in half the time."""
    page = context.new_page()
    page.goto(address)
    page.evaluate(MAKE_HEAP, f"{name_edition()}/snapshot_worker.mjs")
    page.close()
    note = f"localStorage.setItem('roundhouse:{SUB_PATH}:heap-kept-by', '{name_edition()}')"
    context.add_init_script(note)
