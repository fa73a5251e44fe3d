"""Chromium as the tests and the bench use it: the one of this machine, or the system's package."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

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


# Private windows, and some builds, refuse frames of other sites all storage.
KEEPS_FOR_FRAMES = {"profile": {"cookie_controls_mode": 0, "block_third_party_cookies": False}}


@contextmanager
def open_lasting(browser: Browser, folder: Path, **device: Any) -> Iterator[BrowserContext]:
    """A browser of the same kind whose profile lies in `folder`; it keeps things for every frame."""
    preferences = folder / "Default" / "Preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text(json.dumps(KEEPS_FOR_FRAMES), encoding="utf-8")
    context = browser.browser_type.launch_persistent_context(
        str(folder),
        executable_path=find_chromium(),
        args=list(ARGUMENTS),
        service_workers="block",
        **device,
    )
    try:
        yield context
    finally:
        context.close()


def find_chromium() -> str:
    """The path of an installed Chromium; see `find_program`."""
    return find_program("chromium", *NAMES)
