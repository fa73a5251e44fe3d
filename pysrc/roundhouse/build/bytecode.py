"""Zips of bytecode, the same bytes for the same sources on every machine.

Runs inside Pyodide on Node: bytecode must come from the very Python that will read it. A module
lies as `.pyc` where its `.py` would be, so that `zipimport` finds it, and is never compared with a
source. Line numbers stay; docstrings of other people's libraries go, which saves a fifth.
"""

from __future__ import annotations

import importlib.util
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

# The earliest date that a zip can hold; real dates would make every build differ.
EPOCH = (1980, 1, 1, 0, 0, 0)
KEEP_DOCSTRINGS, DROP_DOCSTRINGS = 0, 2

Files = Mapping[str, bytes]


def write_zip(target: str, files: Files, *, packed: bool = True) -> None:
    """Write files under their names, sorted and undated; `packed` deflates them."""
    method = zipfile.ZIP_DEFLATED if packed else zipfile.ZIP_STORED
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = method
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], compresslevel=9)


def compile_files(files: Files, shown_under: str, optimize: int) -> dict[str, bytes]:
    """The same files with each `.py` turned into a `.pyc`; tracebacks name it below `shown_under`."""
    return dict(_compiled(name, body, shown_under, optimize) for name, body in files.items())


def _compiled(name: str, body: bytes, shown_under: str, optimize: int) -> tuple[str, bytes]:
    if not name.endswith(".py"):
        return name, body
    code = compile(body, f"{shown_under}/{name}", "exec", dont_inherit=True, optimize=optimize)
    digest = importlib.util.source_hash(body)
    return f"{name}c", bytes(_code_to_hash_pyc(code, digest, checked=False))


def read_folder(folder: str) -> dict[str, bytes]:
    """Every file below a folder by its path, without caches."""
    root = Path(folder)
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def read_zip(path: str) -> dict[str, bytes]:
    """Every file of a zip or wheel by its name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name[-1] != "/"}


def read_wheels(paths: Iterable[str]) -> dict[str, bytes]:
    """What several wheels install. Type hints for editors stay out; metadata stays, pytest reads it."""
    return {
        name: body
        for path in paths
        for name, body in read_zip(path).items()
        if not name.endswith((".pyi", "py.typed"))
    }


def pick_modules(library: Files, names: Iterable[str]) -> dict[str, bytes]:
    """The files of a library that hold the named modules, each with the packages above it."""
    return {
        path: library[path] for name in names for path in _candidate_paths(name) if path in library
    }


def _candidate_paths(name: str) -> Iterator[str]:
    parts = name.split(".")
    for count in range(1, len(parts) + 1):
        stem = "/".join(parts[:count])
        yield f"{stem}.py"
        yield f"{stem}/__init__.py"
