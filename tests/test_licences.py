"""What ships of others names its licence, and the text of that licence is at hand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from roundhouse.build.licences import describe_wheel

pytestmark = pytest.mark.native

TEXTS = Path(__file__).parents[1] / "web" / "licences"
NEEDS_NO_TEXT = {"public domain", "CC-BY-4.0"}


def test_every_part_has_the_text_of_its_licence() -> None:
    known = {path.stem for path in TEXTS.glob("*.txt")} | NEEDS_NO_TEXT
    parts = json.loads((TEXTS / "parts.json").read_text())
    for part in parts:
        first, *_ = re.split(" OR ", part["licence"])
        assert set(first.split(" WITH ")) <= known, part["name"]
    assert {"CPython", "Pyodide", "GeoNames"} <= {part["name"].split()[0] for part in parts}


def write_wheel(path: Path, **files: str) -> Path:
    with ZipFile(path, "w") as wheel:
        for name, text in files.items():
            wheel.writestr(f"kit-1.dist-info/{name}", text)
    return path


def test_wheel_tells_its_licence_and_its_crates(tmp_path: Path) -> None:
    crate = {"version": "1", "licenses": [{"expression": "MIT"}]}
    materials = {
        "components": [{"name": "rails", **crate}, {"name": "cc", "scope": "excluded", **crate}]
    }
    files = {
        "METADATA": "Name: kit\nVersion: 1\nLicense-Expression: ISC\n\nNo header: at all",
        "licenses/LICENSE": "As you like it",
        "sboms/kit.cyclonedx.json": json.dumps(materials),
    }
    assert describe_wheel(write_wheel(tmp_path / "kit.whl", **files)) == {
        "name": "kit",
        "version": "1",
        "licence": "ISC",
        "texts": ["As you like it"],
        "crates": [{"name": "rails", "version": "1", "licence": "MIT"}],
    }


def test_wheel_without_a_text_is_refused(tmp_path: Path) -> None:
    wheel = write_wheel(tmp_path / "kit.whl", METADATA="Name: kit\nVersion: 1\nLicense: ISC\n")
    with pytest.raises(ValueError, match=r"kit\.whl brings no text"):
        describe_wheel(wheel)
