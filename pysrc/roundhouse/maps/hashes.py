"""How a board's text is named; apart from the board itself, which a boot need not read."""

from __future__ import annotations

import hashlib


def hash_text(text: str) -> str:
    """The `map_hash` of the board that a canonical text stands for."""
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]
