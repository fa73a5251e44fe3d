"""Makes the zips of Python that the page and its tests need; runs inside Pyodide on Node.

    python_stdlib.zip  the modules that Pyodide, PyScript and the engine import, and no others
    engine.zip         the engine and the compiled boards
    pydantic.zip       pydantic, and what it needs beyond those: fetched when something comes in
    test-extras.zip    pytest and the rest of the standard library; never ships

Which modules are needed is not a list that somebody keeps: the engine is rehearsed, and what it
has imported is taken.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable
from pathlib import Path

from roundhouse import worker
from roundhouse.build.bytecode import (
    DROP_DOCSTRINGS,
    KEEP_DOCSTRINGS,
    Files,
    compile_files,
    pick_modules,
    read_folder,
    read_wheels,
    read_zip,
    write_zip,
)
from roundhouse.build.rehearsal import rehearse, rehearse_import

SHIPPED_STDLIB = "/lib/python314.zip"

# Imported by the package that PyScript installs in every worker (its `stdlib/pyscript/*.py`).
PYSCRIPT_IMPORTS = (
    "asyncio",
    "base64",
    "collections",
    "functools",
    "html",
    "inspect",
    "io",
    "json",
)

# Imported late, so that no rehearsal meets them: codecs by their name, and what prints an error.
LATE_IMPORTS = ("encodings.ascii", "encodings.latin_1", "encodings.idna", "stringprep", "traceback")

# What only builds, or is for the command line, is no part of the engine.
NOT_IN_ENGINE = (
    "build/", "cli/", "maps/checks", "maps/compile", "maps/faults", "maps/geometry", "maps/rows",
    "maps/survey", "maps/tables",
)  # fmt: skip

PYDANTIC_WHEELS = ("annotated_types", "pydantic", "typing_extensions", "typing_inspection")
# Parts of pydantic for other uses, a third of its size: its older version and its mypy plugin.
NOT_IN_PYDANTIC = ("pydantic/v1/", "pydantic/mypy", "pydantic/deprecated/copy")
# Pyodide's own docstrings are read when it starts.
KEEPS_DOCSTRINGS = ("_pyodide", "pyodide")


def ship(sources: str, wheels: str, target: str) -> None:
    """Write the three zips that ship into `target`."""
    stdlib = read_zip(SHIPPED_STDLIB)
    runtime = find_runtime_wheels(wheels)
    needed, records = _rehearsed_modules()
    needed_by_pydantic = _pydantic_modules(records, runtime) - needed
    checker = {**pick_modules(stdlib, needed_by_pydantic), **read_wheels(runtime)}
    write_zip(f"{target}/python_stdlib.zip", _compile_stdlib(pick_modules(stdlib, needed)))
    write_zip(f"{target}/engine.zip", _engine(sources))
    write_zip(f"{target}/pydantic.zip", _compile_library(checker))


def ship_test_extras(wheels: str, target: str) -> None:
    """Write what tests need beyond `python_stdlib.zip`: the rest of the library, pytest, pydantic."""
    files = {
        **read_zip(SHIPPED_STDLIB),
        **read_wheels(path for part in _split_wheels(wheels) for path in part),
    }
    write_zip(f"{target}/test-extras.zip", _compile_library(files), packed=False)


def _rehearsed_modules() -> tuple[set[str], list[str]]:
    """What the engine imports in whole games, and the records of those games as text."""
    records = rehearse(worker.handle)
    for name in (*PYSCRIPT_IMPORTS, *LATE_IMPORTS):
        importlib.import_module(name)
    return _imported_from_stdlib(), records


def _imported_from_stdlib() -> set[str]:
    """Names of the imported modules that lie in the shipped library, save those of this build."""
    origins = (
        (name, getattr(getattr(module, "__spec__", None), "origin", None))
        for name, module in list(sys.modules.items())
    )
    return {name for name, origin in origins if str(origin).startswith(SHIPPED_STDLIB)}


def _pydantic_modules(records: list[str], runtime: Iterable[str]) -> set[str]:
    """What the standard library is asked for when pydantic checks a record, and one it refuses."""
    for wheel in runtime:
        worker.unpack_library(wheel)
    for record in records:
        rehearse_import(worker.handle, record)
    return _imported_from_stdlib()


def _engine(sources: str) -> dict[str, bytes]:
    """The engine's modules and, below `_boards/`, the compiled boards."""
    files = {
        f"roundhouse/{name}": body
        for name, body in read_folder(sources).items()
        if name.endswith((".py", ".json")) and not name.startswith(NOT_IN_ENGINE)
    }
    return compile_files(files, "/engine", KEEP_DOCSTRINGS)


def _compile_stdlib(files: Files) -> dict[str, bytes]:
    own = {name: body for name, body in files.items() if name.startswith(KEEPS_DOCSTRINGS)}
    others = {name: body for name, body in files.items() if name not in own}
    return {
        **compile_files(own, SHIPPED_STDLIB, KEEP_DOCSTRINGS),
        **compile_files(others, SHIPPED_STDLIB, DROP_DOCSTRINGS),
    }


def _compile_library(files: Files) -> dict[str, bytes]:
    wanted = {name: body for name, body in files.items() if not name.startswith(NOT_IN_PYDANTIC)}
    return compile_files(wanted, "/lib/site-packages", KEEP_DOCSTRINGS)


def find_runtime_wheels(folder: str) -> list[str]:
    """The wheels that ship."""
    runtime, _ = _split_wheels(folder)
    return runtime


def _split_wheels(folder: str) -> tuple[list[str], list[str]]:
    """The wheels that pydantic consists of, and all others."""
    paths = sorted(str(path) for path in Path(folder).glob("*.whl"))
    runtime = [path for path in paths if Path(path).name.startswith(PYDANTIC_WHEELS)]
    return runtime, [path for path in paths if path not in runtime]
