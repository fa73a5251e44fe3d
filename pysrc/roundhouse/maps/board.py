"""A compiled map of either kind, and what names the tables that rules read."""

from __future__ import annotations

from functools import lru_cache

from roundhouse.core.codec import canonical, encode
from roundhouse.maps.hashes import hash_text
from roundhouse.maps.linkmap import LinkMap
from roundhouse.maps.mapdef import MapDef

Board = MapDef | LinkMap


@lru_cache(maxsize=8)
def map_hash(board: Board) -> str:
    """Names the tables that rules read; geometry, labels and texts never change it."""
    return hash_text(canonical(encode(board)))
