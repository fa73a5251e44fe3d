"""`roundhouse serve`: the built page on this machine, as any static host would give it."""

from __future__ import annotations

import argparse
import errno
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import roundhouse
from roundhouse.cli.terminal import CommandError, Commands

FIRST_PORT = 8000
PORTS_TO_TRY = 50
LAST_PORT = 65_535

Mounts = Mapping[str, Path]


class PageHandler(SimpleHTTPRequestHandler):
    """Serves folders below paths, with the types that a browser insists on.

    Python takes its types from the system, and some systems know neither modules nor WebAssembly.
    """

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".css": "text/css",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
    }
    protocol_version = "HTTP/1.1"

    def __init__(
        self, *arguments: object, mounts: Mounts, added: Mapping[str, str], **options: object
    ) -> None:
        self.mounts = mounts
        self.added = added
        super().__init__(*arguments, **options)  # type: ignore[arg-type]

    def send_head(self):  # type: ignore[no-untyped-def]
        """Answer with the file below the innermost mount of the path, or with "not found" outside all."""
        path = unquote(urlsplit(self.path).path)
        prefix = max(filter(path.startswith, self.mounts), key=len, default=None)
        if prefix is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.directory = str(self.mounts[prefix])
        self.path = "/" + self.path[len(prefix) :]
        return super().send_head()

    def end_headers(self) -> None:
        """Add what this server says with every answer."""
        for name, value in self.added.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *arguments: object) -> None:
        """Say nothing: the terminal is for the address."""


def make_server(
    mounts: Mounts, port: int = 0, headers: Mapping[str, str] | None = None
) -> ThreadingHTTPServer:
    """A server of folders below paths such as `/some/where/`; port 0 takes any free one."""
    handler = partial(PageHandler, mounts=mounts, added=headers or {})
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def find_page() -> Path:
    """The built page of this checkout. Raises `CommandError` if it is not built."""
    page = Path(roundhouse.__file__).parents[2] / "dist"
    if not (page / "index.html").is_file():
        raise CommandError("the page is not built; run `make build`")
    return page


def add_to(commands: Commands) -> None:
    """Add `serve`."""
    parser = commands.add_parser("serve", help="serve the built page on this machine")
    parser.add_argument("--port", type=int, help=f"default: the first free one from {FIRST_PORT}")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted."""
    mounts = {"/": find_page()}
    server = _on_free_port(mounts) if options.port is None else _on_port(mounts, options.port)
    print(f"Roundhouse is at http://localhost:{server.server_port}/   (Ctrl+C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


def _on_port(mounts: Mounts, port: int) -> ThreadingHTTPServer:
    if not 0 <= port <= LAST_PORT:
        raise CommandError(f"--port takes a number from 0 to {LAST_PORT}")
    try:
        return make_server(mounts, port)
    except OSError as fault:
        raise CommandError(f"port {port}: {fault.strerror}") from None


def _on_free_port(mounts: Mounts) -> ThreadingHTTPServer:
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TO_TRY):
        try:
            return make_server(mounts, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return make_server(mounts)
