"""What a first visit brings over the line, gzipped, against the files of a bare Pyodide."""

from __future__ import annotations

import gzip
from pathlib import Path

from e2e.bench.boot import PYODIDE
from e2e.editions import kept_files

BARE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)


def measure_bare() -> int:
    """Bytes, gzipped, of the files that `loadPyodide()` fetches."""
    return sum(_measure(PYODIDE / name) for name in BARE_FILES)


def measure_visit(page: Path) -> dict[str, int]:
    """Bytes, gzipped, of each file of a built page that is fetched until all is kept, largest first."""
    names = ["sw.js", *(str(entry["url"]) for entry in kept_files(page))]
    sizes = {name: _measure(page / name) for name in names}
    return dict(sorted(sizes.items(), key=lambda item: -item[1]))


def measure_later(page: Path) -> dict[str, int]:
    """The same of what is fetched after that, when there is time: it checks what comes from outside."""
    return {
        path.relative_to(page).as_posix(): _measure(path) for path in page.rglob("pydantic.zip")
    }


def _measure(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))
