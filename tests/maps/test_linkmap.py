"""Boards of printed links: through text and back, and told apart from boards of mileposts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from roundhouse.maps.board import map_hash
from roundhouse.maps.library import read_board, write_board
from roundhouse.maps.linkmap import Link, LinkMap, Place
from roundhouse.maps.mapdef import MapDef

SMALL = LinkMap(
    "small",
    (Place("abroad", True), Place("moscow", False), Place("omsk", False)),
    (Link((0, 2), 5, True, False), Link((1, 2), 3, False, True)),
)


def test_a_board_of_links_is_read_as_it_was_written(tmp_path: Path, usa: MapDef) -> None:
    for board in (SMALL, usa):
        path = tmp_path / f"{board.id}.json"
        write_board(board, path)
        assert read_board(path.read_text(encoding="ascii")) == board


def test_a_link_of_another_value_is_another_board() -> None:
    first, second = SMALL.links
    changed = replace(SMALL, links=(first, replace(second, value=4)))
    assert map_hash(changed) != map_hash(SMALL)
