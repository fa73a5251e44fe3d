"""Firefox as it is shipped, by WebDriver BiDi on its own socket: no other driver stands between."""

from __future__ import annotations

import base64
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from selenium.webdriver.common.bidi.common import command_builder
from selenium.webdriver.remote.websocket_connection import WebSocketConnection

from e2e.browsers.driver import HEIGHT, PATIENCE, WIDTH, Driver
from e2e.programs import find_program

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# It asks nothing of the world.
PREFERENCES = {
    "app.update.disabledForTesting": "true",
    "browser.shell.checkDefaultBrowser": "false",
    "datareporting.policy.dataSubmissionEnabled": "false",
    "network.captive-portal-service.enabled": "false",
    "network.connectivity-service.enabled": "false",
    "toolkit.telemetry.enabled": "false",
}


class Firefox(Driver):
    """One tab, over a connection on which a session has begun."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        begun = self._ask("session.new", capabilities={})
        self._capabilities = begun["capabilities"]
        [tab, *_] = self._ask("browsingContext.getTree")["contexts"]
        self._tab = tab["context"]
        viewport = {"width": WIDTH, "height": HEIGHT}
        self._ask("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def _ask(self, method: str, **parameters: Any) -> Any:
        return self._connection.execute(command_builder(method, parameters))

    @property
    def version(self) -> str:
        return f"Firefox {self._capabilities['browserVersion']}"

    def visit(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._tab, wait="complete")

    def run(self, body: str) -> Any:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"async () => {{ {body} }}",
            awaitPromise=True,
            target={"context": self._tab},
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def click(self, x: float, y: float) -> None:
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": moves})

    def type(self, text: str) -> None:
        keys = [{"type": move, "value": letter} for letter in text for move in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": keys})

    def _act(self, source: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self._tab, actions=[source])

    def save_sight(self, path: Path) -> None:
        sight = self._ask("browsingContext.captureScreenshot", context=self._tab)
        path.write_bytes(base64.b64decode(sight["data"]))


@contextmanager
def open_firefox() -> Iterator[Driver]:
    """A window of Firefox with a fresh profile, closed at the end."""
    with TemporaryDirectory() as profile, _start(Path(profile)) as address:
        connection = WebSocketConnection(f"{address}/session", PATIENCE, 0.01)
        try:
            yield Firefox(connection)
        finally:
            connection.close()


@contextmanager
def _start(profile: Path) -> Iterator[str]:
    """A running Firefox; the address of its socket."""
    lines = (f'user_pref("{name}", {value});' for name, value in PREFERENCES.items())
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    arguments = ("--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", profile)
    with subprocess.Popen(
        [find_program("firefox-esr", "firefox-esr", "firefox"), *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield _read_address(process)
        finally:
            process.terminate()


def _read_address(process: subprocess.Popen[str]) -> str:
    assert process.stderr
    for line in process.stderr:
        if found := LISTENING.search(line):
            return found[1]
    raise RuntimeError("Firefox has ended without opening its socket")
