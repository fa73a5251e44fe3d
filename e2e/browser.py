"""Chromium as the tests and the bench use it: the one of this machine, or the system's package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from e2e.programs import find_program

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# A browser that asks nothing of the world, and that also runs as root in a container.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@contextmanager
def open_browser(*more: str) -> Iterator[Browser]:
    """A running Chromium, closed at the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=[*ARGUMENTS, *more]
        )
        try:
            yield browser
        finally:
            browser.close()


def find_chromium() -> str:
    """The path of an installed Chromium; see `find_program`."""
    return find_program("chromium", *NAMES)
