"""The engine as the page's worker sees it: the only module that may import `js` or `pyodide`."""

from __future__ import annotations

import os
import sys

from roundhouse.app.host import handle

__all__ = ["fetch_pydantic", "handle", "unpack_library"]

LIBRARY_FOLDER = "/lib/roundhouse"


async def fetch_pydantic() -> None:
    """Make pydantic importable, for what comes from outside; costs a second the first time.

    boot.mjs says in `ROUNDHOUSE_LIBRARIES` where the zips lie. Raises `OSError` if it cannot be had.
    """
    if "pydantic" in sys.modules or os.path.isdir(f"{LIBRARY_FOLDER}/pydantic"):
        return
    from js import fetch  # type: ignore[import-not-found]  # noqa: PLC0415

    response = await fetch(f"{os.environ['ROUNDHOUSE_LIBRARIES']}pydantic.zip")
    if not response.ok:
        raise OSError(f"pydantic.zip: HTTP status {response.status}")
    archive = "/lib/pydantic.zip"
    with open(archive, "wb") as file:
        file.write((await response.arrayBuffer()).to_bytes())
    unpack_library(archive)
    os.remove(archive)


def unpack_library(archive: str) -> None:
    """Make the modules of a zip importable from a folder: compiled ones cannot be read from a zip.

    The zip brings `zipfile` and whatever else of the standard library is not part of the boot.
    """
    sys.path.append(archive)
    from zipfile import ZipFile  # noqa: PLC0415

    with ZipFile(archive) as opened:
        opened.extractall(LIBRARY_FOLDER)
    sys.path.remove(archive)
    if LIBRARY_FOLDER not in sys.path:
        sys.path.append(LIBRARY_FOLDER)
    sys.path_importer_cache.pop(LIBRARY_FOLDER, None)
    _widen_packages()


def _widen_packages() -> None:
    """Let packages that are there already find those of their modules that came just now."""
    for name, module in tuple(sys.modules.items()):
        search = getattr(module, "__path__", None)
        folder = f"{LIBRARY_FOLDER}/{name.replace('.', '/')}"
        if isinstance(search, list) and folder not in search and os.path.isdir(folder):
            search.append(folder)
