"""Compiled boards as text: what the build writes and the browser reads, without pydantic."""

from __future__ import annotations

import json
from pathlib import Path

from roundhouse.core.codec import canonical, decode, encode
from roundhouse.core.errors import Unreadable
from roundhouse.maps.board import Board
from roundhouse.maps.linkmap import LinkMap
from roundhouse.maps.mapdef import MapDef


def write_board(board: Board, path: Path) -> None:
    """Write a board as canonical JSON: the same bytes on every machine."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(canonical(encode(board)) + "\n", encoding="ascii", newline="\n")


def read_board(text: str) -> Board:
    """The board that `write_board` wrote. Raises `Unreadable`."""
    try:
        value = json.loads(text)
    except ValueError as error:
        raise Unreadable("unreadable-json", detail=str(error)) from error
    if isinstance(value, dict) and value.get("type") == LinkMap.type:
        return decode(LinkMap, value)
    return decode(MapDef, value)
