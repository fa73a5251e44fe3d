"""Fixtures for every test, on CPython and inside Pyodide alike."""

from __future__ import annotations

import pytest
from hypothesis import settings

from roundhouse.app.boards import board
from roundhouse.maps.mapdef import MapDef

# A first call fills caches, and Pyodide is slower than CPython: time is measured by `make bench`.
settings.register_profile("roundhouse", deadline=None)
settings.load_profile("roundhouse")


@pytest.fixture(scope="session")
def usa() -> MapDef:
    """The real board: the compiled one where that ships, else compiled from `maps/usa`."""
    return board("usa")
