"""Chromium, by Playwright as in all other tests of the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.browser import open_browser
from e2e.browsers.driver import HEIGHT, PATIENCE, WIDTH, Driver


class Chromium(Driver):
    def __init__(self, page: Page) -> None:
        self._page = page
        page.set_default_timeout(PATIENCE * 1000)

    @property
    def version(self) -> str:
        browser = self._page.context.browser
        return f"Chromium {browser.version}" if browser else "Chromium"

    def visit(self, address: str) -> None:
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def run(self, body: str) -> Any:
        return self._page.evaluate(f"async () => {{ {body} }}")

    def click(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def save_sight(self, path: Path) -> None:
        self._page.screenshot(path=path)


@contextmanager
def open_chromium() -> Iterator[Driver]:
    """A window of Chromium, closed at the end."""
    with open_browser() as browser:
        yield Chromium(browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}))
