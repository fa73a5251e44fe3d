"""Fixtures for every test, on CPython and inside Pyodide alike."""

from __future__ import annotations

import pytest

from roundhouse.app.boards import board
from roundhouse.maps.mapdef import MapDef


@pytest.fixture(scope="session")
def usa() -> MapDef:
    """The real board: the compiled one where that ships, else compiled from `maps/usa`."""
    return board("usa")
