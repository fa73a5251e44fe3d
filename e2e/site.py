"""The built page on a server of its own, below a sub-path, as a project's page lies on a host."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from roundhouse.cli.serve import Mounts, find_page, make_server

SUB_PATH = "/some/where/"


@contextmanager
def serve_page(more: Mounts | None = None) -> Iterator[str]:
    """Serve `dist/`, and whatever else is given; yields the address of the server, no slash at its end."""
    mounts: dict[str, Path] = {SUB_PATH: find_page(), **(more or {})}
    server = make_server(mounts)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
