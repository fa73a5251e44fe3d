"""Fixtures for tests of the page; every test fails if a request leaves the page's origin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.browser import open_browser
from e2e.lasting import LastingTable
from e2e.site import SUB_PATH, serve_page
from e2e.table import TablePage
from e2e.visit import Visit, keep_heap

OUTPUT = Path(__file__).parent / "output"
# Starting Python on a busy machine; everything after it is quick.
PATIENCE = 60_000
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
# Nothing waits for motion, except in a test that is about it; nothing pulses, since that has the
# browser paint without end.
AT_ONCE = f"""localStorage.setItem('roundhouse:{SUB_PATH}:speed', 'instant');
addEventListener('DOMContentLoaded', () => {{
  const still = document.createElement('style');
  still.id = 'still';
  still.textContent = '#glass * {{ animation: none !important; }}';
  document.head.append(still);
}});"""
# Pages that live for seconds: what Python is compiled to need not be fast, and since the map is
# thousands of lines it is painted sooner in one large tile than, all of them each time, in many.
SPARING = (
    "--js-flags=--liftoff-only",
    "--default-tile-width=2048",
    "--default-tile-height=1024",
)

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser(*SPARING) as browser:
        yield browser


@pytest.fixture(scope="session")
def origin() -> Iterator[str]:
    with serve_page() as address:
        yield address


@pytest.fixture(scope="session")
def address(origin: str) -> str:
    """Where the page is."""
    return origin + SUB_PATH


@pytest.fixture
def device(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A desk, unless a test gives another one as its parameter."""
    given: dict[str, Any] = getattr(request, "param", DESK)
    return given


def open_context(browser: Browser, device: dict[str, Any]) -> BrowserContext:
    # What a service worker does is tested by itself (`test_offline.py`); elsewhere it would only
    # keep the machine busy.
    context = browser.new_context(service_workers="block", **device)
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture(scope="session")
def known_browser(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser at a desk that was here before: its pages start from the kept image of the engine."""
    context = open_context(browser, DESK)
    keep_heap(context, address)
    yield context
    context.close()


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, browser: Browser, origin: str, device: dict[str, Any]
) -> Iterator[Visit]:
    """A visit by a browser in which nothing is kept of any game."""
    if device is DESK and not request.node.get_closest_marker("first_visit"):
        visit = Visit(request.getfixturevalue("known_browser"), origin)
        yield visit
        visit.forget()
    else:
        visit = Visit(open_context(browser, device), origin)
        yield visit
        visit.context.close()
    visit.check()


@pytest.fixture
def context(visit: Visit) -> BrowserContext:
    return visit.context


@pytest.fixture(scope="session")
def lasting_table(browser: Browser, address: str, origin: str) -> Iterator[LastingTable]:
    """A table on a desk that the tests marked `same_page` sit down at one after another."""

    def lay() -> tuple[Visit, TablePage]:
        visit = Visit(open_context(browser, DESK), origin)
        return visit, open_table(visit.open_page(), address)

    lasting = LastingTable(lay)
    yield lasting
    lasting.clear()


@pytest.fixture
def taken_seat(
    request: pytest.FixtureRequest, lasting_table: LastingTable
) -> Iterator[tuple[Visit, TablePage]]:
    """A seat at the lasting table, as those before have left it; it is not left to others after a failure."""
    failed = request.session.testsfailed
    visit, table = lasting_table.sit_down()
    try:
        table.page.emulate_media(color_scheme="null", reduced_motion="null")
        table.clear_away()
        table.choose_game("coast")
        table.part("preset-house").click()
    except Exception:
        lasting_table.clear()
        raise
    yield visit, table
    if request.session.testsfailed > failed:
        lasting_table.clear()


def is_same_page(request: pytest.FixtureRequest) -> bool:
    return request.node.get_closest_marker("same_page") is not None


@pytest.fixture
def page(request: pytest.FixtureRequest, device: dict[str, Any]) -> Iterator[Page]:
    """A page that must not report an error; its last sight is kept in `e2e/output/`."""
    if is_same_page(request):
        visit, table = request.getfixturevalue("taken_seat")
        page = table.page
        page.set_viewport_size(device["viewport"])
    else:
        visit = request.getfixturevalue("visit")
        page = visit.open_page()
    yield page
    OUTPUT.mkdir(exist_ok=True)
    page.screenshot(path=OUTPUT / f"{request.node.name}.png")
    visit.check()


def open_table(page: Page, address: str, query: str = "", touch: bool = False) -> TablePage:
    """The table of a page where nothing waits for motion, its engine ready."""
    page.add_init_script(AT_ONCE)
    table = TablePage(page, address, touch)
    table.open(query)
    return table


@pytest.fixture
def table(page: Page, address: str, request: pytest.FixtureRequest) -> TablePage:
    """A table to sit down at; see `open_table`."""
    if is_same_page(request):
        seat: tuple[Visit, TablePage] = request.getfixturevalue("taken_seat")
        return seat[1]
    return open_table(page, address)
