"""Where boards come from, and that the page can read them without pydantic."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse.app import boards
from roundhouse.core.codec import canonical, encode
from roundhouse.core.errors import Unreadable
from roundhouse.maps.board import map_hash
from roundhouse.maps.library import read_board, write_board
from roundhouse.maps.mapdef import MapDef


def test_a_board_survives_its_text(usa: MapDef) -> None:
    again = read_board(canonical(encode(usa)))
    assert again == usa
    assert map_hash(again) == map_hash(usa)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"id":"usa"}', "null"])
def test_a_broken_board_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_board(text)


def test_a_map_nobody_drew() -> None:
    with pytest.raises(LookupError):
        boards.board("atlantis")


@pytest.mark.native
def test_a_compiled_board_needs_no_pydantic(usa: MapDef, tmp_path: Path) -> None:
    """As in the page: a copy of the engine with `_boards`, pydantic nowhere to be found."""
    package = tmp_path / "roundhouse"
    package.mkdir()
    source = Path(boards.__file__).parents[1]
    for name in ("__init__.py", "app", "core", "maps"):
        (package / name).symlink_to(source / name)
    write_board(usa, package / "_boards" / "usa.json")
    program = (
        "import sys; sys.modules['pydantic'] = None; from roundhouse.app.boards import board;"
        "from roundhouse.maps.board import map_hash; print(map_hash(board('usa')))"
    )
    finished = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(tmp_path)},
    )
    assert finished.stdout.strip() == map_hash(usa)
