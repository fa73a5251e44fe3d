"""Drafts: actions that are still being made up, as a front end sends them to be looked at."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.errors import Unreadable


def read_path(draft: Json) -> tuple[int, ...]:
    """A drafted path: numbers in order. Raises `Unreadable` for anything else."""
    if not isinstance(draft, list | tuple) or not all(type(step) is int for step in draft):
        raise Unreadable("request-unreadable", key="draft")
    return tuple(draft)
