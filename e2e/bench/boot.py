"""Boot and first paint, each against a bare Pyodide on the same server in the same Chromium.

The yardstick is `loadPyodide()` of the same version with the library it ships, in a module worker.
Times count from the start of the navigation. Both pages are warm: visited before, ours until it has kept
all it keeps on a device, then in turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext

from e2e.browser import open_browser
from e2e.kept import IS_HEAP_KEPT
from e2e.site import SUB_PATH, serve_page

ROUNDS = 7
PAGES = Path(__file__).parent / "pages"
PYODIDE = Path(__file__).parents[2] / "web" / "node_modules" / "pyodide"
BARE_PATH = "/bare/"
PATIENCE = 120_000

# The map is painted at the end of the first frame that begins after its last element is there.
WATCH_MAP = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("svg#map #overlay")) return;
  observer.disconnect();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark("map-painted");
    port2.postMessage(null);
  });
}).observe(document, { childList: true, subtree: true });
"""


@dataclass(frozen=True, slots=True)
class BootTimes:
    """Medians in milliseconds."""

    bare: float
    engine: float
    map: float


def measure_boot() -> BootTimes:
    """Visit both pages in turn and take the medians."""
    with open_sites() as (context, origin):
        context.add_init_script(WATCH_MAP)
        bare, engine, painted = [], [], []
        keep_everything(context, origin + SUB_PATH)
        for visit in range(ROUNDS + 1):
            (first,) = visit_marks(context, f"{origin}{BARE_PATH}bare.html", ["bare-ready"])
            ready, paint = visit_marks(context, origin + SUB_PATH, ["engine-ready", "map-painted"])
            if visit > 0:
                bare.append(first)
                engine.append(ready)
                painted.append(paint)
    return BootTimes(median(bare), median(engine), median(painted))


def keep_everything(context: BrowserContext, address: str) -> None:
    """Stay at the page until all is kept, and Python's heap too."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(IS_HEAP_KEPT, timeout=PATIENCE)
    page.close()


@contextmanager
def open_sites() -> Iterator[tuple[BrowserContext, str]]:
    """The page and the yardstick on one server, and a browser that keeps its cache from visit to visit."""
    mounts = {f"{BARE_PATH}pyodide/": PYODIDE, BARE_PATH: PAGES}
    with serve_page(mounts) as origin, open_browser() as browser:
        yield browser.new_context(viewport={"width": 1440, "height": 900}), origin


def visit_marks(context: BrowserContext, address: str, marks: list[str]) -> list[float]:
    """When a fresh tab reaches each mark, in milliseconds after the navigation began."""
    page = context.new_page()
    page.goto(address)
    times = []
    for mark in marks:
        page.wait_for_function("name => performance.getEntriesByName(name).length", arg=mark)
        times.append(
            float(page.evaluate("name => performance.getEntriesByName(name)[0].startTime", mark))
        )
    page.close()
    return times
