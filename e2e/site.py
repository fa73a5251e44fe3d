"""The built page on a server of its own, below a sub-path, as a project's page lies on a host."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from roundhouse.cli.serve import Mounts, find_page, make_server

SUB_PATH = "/some/where/"


class Site:
    """A running server; `origin` is its address, no slash at its end."""

    def __init__(self, mounts: Mounts, headers: Mapping[str, str] | None = None) -> None:
        self._mounts = dict(mounts)
        self._server = make_server(self._mounts, headers=headers)
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.origin = f"http://localhost:{self._server.server_port}"
        self._running = True

    def show(self, folder: Path, path: str = SUB_PATH) -> None:
        """Serve another folder below `path` from now on."""
        self._mounts[path] = folder

    def stop(self) -> None:
        """Answer nobody any more."""
        if self._running:
            self._running = False
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


@contextmanager
def open_site(
    more: Mounts | None = None, headers: Mapping[str, str] | None = None
) -> Iterator[Site]:
    """Serve `dist/` below the sub-path, and whatever else is given."""
    site = Site({SUB_PATH: find_page(), **(more or {})}, headers)
    try:
        yield site
    finally:
        site.stop()


def name_edition() -> str:
    """The folder of the build that is served."""
    (folder,) = find_page().glob("edition-*")
    return folder.name


def read_scene(map_id: str = "usa") -> dict[str, Any]:
    """The scene that the page draws a map from, as it is shipped."""
    path = find_page() / name_edition() / "maps" / map_id / "scene.json"
    scene: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return scene


@contextmanager
def serve_page(more: Mounts | None = None) -> Iterator[str]:
    """The same, for who only wants its address."""
    with open_site(more) as site:
        yield site.origin
