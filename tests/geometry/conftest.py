"""The scene of the United States, drawn once for all tests here."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "maps" / "usa"
FONTS = ROOT / "web" / "node_modules" / "@fontsource" / "barlow-condensed" / "files"


@pytest.fixture(scope="session")
def scene() -> dict[str, Any]:
    """The scene as the build writes it."""
    if sys.platform == "emscripten":
        pytest.skip("maps are drawn at build time")
    from roundhouse.maps.geometry.scene import make_scene  # noqa: PLC0415

    return make_scene(FOLDER, FONTS)
