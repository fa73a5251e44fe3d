"""From a map's folder to its board, whatever kind of map it holds (build time)."""

from __future__ import annotations

from pathlib import Path

from roundhouse.maps.board import Board
from roundhouse.maps.compile import compile_map
from roundhouse.maps.links.compile import compile_links
from roundhouse.maps.links.rows import LinkTables
from roundhouse.maps.links.tables import read_link_tables
from roundhouse.maps.reader import find_kind
from roundhouse.maps.rows import MapTables
from roundhouse.maps.tables import read_tables

Tables = MapTables | LinkTables


def read_map(folder: Path) -> Tables:
    """The tables of a map of the kind its `meta.toml` says. Raises `FaultyMapError`."""
    return read_link_tables(folder) if find_kind(folder) == "links" else read_tables(folder)


def compile_board(tables: Tables) -> Board:
    """The board that valid tables describe."""
    return compile_links(tables) if isinstance(tables, LinkTables) else compile_map(tables).board
