"""Chromium as the tests and the bench use it: the one of this machine, or the system's package."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

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
    """The path of an installed Chromium; installs the system's package if there is none.

    Raises `RuntimeError` where that cannot be done.
    """
    return _installed() or _install()


def _installed() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _install() -> str:
    try:
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise RuntimeError("the tests of the page need Chromium; please install it") from error
    found = _installed()
    if found is None:
        raise RuntimeError("Chromium was installed but cannot be found")
    return found
