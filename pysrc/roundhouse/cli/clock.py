"""The clock, which nothing of the engine may read."""

from __future__ import annotations

import datetime


def today() -> str:
    """The date by UTC, as `2026-11-29`."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()
