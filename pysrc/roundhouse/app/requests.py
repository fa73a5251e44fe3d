"""Reading requests: one JSON object each, whose keys may hold anything at all."""

from __future__ import annotations

from collections.abc import Mapping

from roundhouse.core.codec import Json
from roundhouse.core.errors import Unreadable

Request = Mapping[str, Json]
Answer = dict[str, Json]


def read_text(request: Request, key: str) -> str:
    """The text under a key. Raises `Unreadable` if there is none."""
    value = request.get(key)
    if not isinstance(value, str):
        raise Unreadable("request-unreadable", key=key)
    return value


def read_list(request: Request, key: str) -> list[Json]:
    """The list under a key. Raises `Unreadable` if there is none."""
    value = request.get(key)
    if not isinstance(value, list):
        raise Unreadable("request-unreadable", key=key)
    return value
