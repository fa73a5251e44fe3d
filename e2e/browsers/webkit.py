"""WebKitGTK, Safari's kin, by its own WebDriver on a screen that nobody sees."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.service import Service

from e2e.browsers.driver import HEIGHT, PATIENCE, WIDTH, Driver
from e2e.programs import find_program

SCREEN = "1920x1200x24"
RUN = """const done = arguments[0];
const body = async () => { %s };
body().then((value) => done({ value }), (error) => done({ error: String(error) }));"""


class WebKit(Driver):
    def __init__(self, driver: Any) -> None:
        self._driver = driver
        driver.set_script_timeout(PATIENCE)
        driver.set_page_load_timeout(PATIENCE)
        frame = driver.execute_script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        driver.set_window_size(WIDTH + frame[0], HEIGHT + frame[1])

    @property
    def version(self) -> str:
        capabilities = self._driver.capabilities
        return f"WebKitGTK {capabilities['browserVersion']}"

    def visit(self, address: str) -> None:
        self._driver.get(address)

    def reload(self) -> None:
        self._driver.refresh()

    def run(self, body: str) -> Any:
        answer = self._driver.execute_async_script(RUN % body)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]

    def click(self, x: float, y: float) -> None:
        actions = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()

    def type(self, text: str) -> None:
        ActionChains(self._driver).send_keys(text).perform()

    def save_sight(self, path: Path) -> None:
        self._driver.save_screenshot(str(path))


@contextmanager
def open_webkit() -> Iterator[Driver]:
    """A window of WebKitGTK that has been nowhere, closed at the end."""
    with _open_screen() as screen:
        # its sandbox refuses to run as root; the pages that it opens here are our own
        environment = {
            **os.environ,
            "DISPLAY": screen,
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        service = Service(find_program("webkit2gtk-driver", "WebKitWebDriver"), env=environment)
        driver = WebKitGTK(service=service)
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


@contextmanager
def _open_screen() -> Iterator[str]:
    """A screen in memory; its name, for `DISPLAY`."""
    read, write = os.pipe()
    command = [find_program("xvfb", "Xvfb"), "-displayfd", str(write), "-screen", "0", SCREEN]
    with subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
    ) as process:
        try:
            os.close(write)
            with os.fdopen(read, encoding="ascii") as pipe:
                yield f":{pipe.readline().strip()}"
        finally:
            process.terminate()
