"""Fixtures for tests of the page; every test fails if a request leaves the page's origin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from e2e.browser import open_browser
from e2e.site import SUB_PATH, serve_page
from e2e.table import TablePage

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

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as browser:
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
def context(
    browser: Browser, origin: str, request: pytest.FixtureRequest
) -> Iterator[BrowserContext]:
    """A browser that has never been here; checked at the end for requests to anywhere else.

    On a desk, unless a test gives another device as its parameter.
    """
    context = browser.new_context(**getattr(request, "param", DESK))
    context.set_default_timeout(PATIENCE)
    strangers: list[str] = []

    def look_at(request: Request) -> None:
        if not request.url.startswith((f"{origin}/", f"blob:{origin}/", "data:")):
            strangers.append(request.url)

    context.on("request", look_at)
    yield context
    context.close()
    assert strangers == [], "requests left the page's origin"


@pytest.fixture
def page(context: BrowserContext, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page that must not report an error; its last sight is kept in `e2e/output/`."""
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    OUTPUT.mkdir(exist_ok=True)
    page.screenshot(path=OUTPUT / f"{request.node.name}.png")
    assert errors == [], "the page reported errors"


@pytest.fixture
def table(page: Page, address: str) -> TablePage:
    """A table to sit down at, where nothing waits for motion; the page is open, its engine ready."""
    page.add_init_script(AT_ONCE)
    table = TablePage(page, address)
    table.open()
    return table
