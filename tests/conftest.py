"""Fixtures for every test, on CPython and inside Pyodide alike."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import settings

from roundhouse.app.boards import board
from roundhouse.maps.mapdef import MapDef

# A first call fills caches, and Pyodide is slower than CPython: time is measured by `make bench`.
settings.register_profile("roundhouse", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("roundhouse")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Pass over modules that are native as a whole: they import what does not ship to the page."""
    if sys.platform != "emscripten" or collection_path.suffix != ".py":
        return None
    lines = collection_path.read_text(encoding="utf-8").splitlines()
    return True if "pytestmark = pytest.mark.native" in lines else None


@pytest.fixture(scope="session")
def usa() -> MapDef:
    """The real board: the compiled one where that ships, else compiled from `maps/usa`."""
    found = board("usa")
    assert isinstance(found, MapDef)
    return found
