"""Where the boards come from: compiled ones in the browser, source tables everywhere else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from pkgutil import get_data
from typing import TYPE_CHECKING

import roundhouse
from roundhouse.maps.hashes import hash_text

# The page boots faster without what reads a board, and it ships compiled boards: no pydantic either.
if TYPE_CHECKING:
    from roundhouse.maps.board import Board


@cache
def board(map_id: str) -> Board:
    """The board of a map.

    Raises `LookupError` if there is no such map, `FaultyMapError` if its tables have faults.
    """
    compiled = _compiled_text(map_id)
    if compiled is not None:
        from roundhouse.maps.library import read_board  # noqa: PLC0415

        return read_board(compiled)
    folder = maps_root() / map_id
    if not folder.is_dir():
        raise LookupError(map_id)
    from roundhouse.maps.sources import compile_board, read_map  # noqa: PLC0415

    return compile_board(read_map(folder))


@cache
def board_hash(map_id: str) -> str:
    """The `map_hash` of a map; a compiled board need not be read for it, which a boot would feel."""
    compiled = _compiled_text(map_id)
    if compiled is not None:
        return hash_text(compiled.strip())
    from roundhouse.maps.board import map_hash  # noqa: PLC0415

    return map_hash(board(map_id))


def maps_root() -> Path:
    """The folder of source maps: a checkout's `maps/`, or the copy inside a wheel."""
    package = Path(roundhouse.__file__).parent
    packaged = package / "_maps"
    return packaged if packaged.is_dir() else package.parents[1] / "maps"


def _compiled_text(map_id: str) -> str | None:
    """What the build put next to the engine: `_boards/<id>.json`, also from inside a zip."""
    try:
        compiled = get_data("roundhouse", f"_boards/{map_id}.json")
    except OSError:
        return None
    return None if compiled is None else compiled.decode("ascii")
