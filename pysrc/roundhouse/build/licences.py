"""Licences of the wheels inside `pydantic.zip`: `python -m roundhouse.build.licences WHEELS OUTPUT`.

Writes a list of `{name, version, licence, texts, crates}`; `crates` are the Rust libraries compiled
into the wheel, as its own bill of materials lists them.
"""

from __future__ import annotations

import argparse
import json
from email.parser import HeaderParser
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from roundhouse.build.ship import find_runtime_wheels

# Libraries that only take part in compiling.
BUILD_ONLY = ("unicode-ident",)


def describe_wheel(path: Path) -> dict[str, Any]:
    """What a wheel says of its licence. Raises `ValueError` if it brings no text of it."""
    with ZipFile(path) as wheel:
        texts = [wheel.read(name).decode() for name in _find(wheel, ".dist-info/licenses/")]
        (metadata,) = _find(wheel, ".dist-info/METADATA")
        headers = HeaderParser().parsestr(wheel.read(metadata).decode())
        crates = [
            crate
            for name in _find(wheel, ".cyclonedx.json")
            for crate in _read_crates(json.loads(wheel.read(name)))
        ]
    if not texts:
        raise ValueError(f"{path.name} brings no text of its licence")
    return {
        "name": headers["Name"],
        "version": headers["Version"],
        "licence": headers["License-Expression"] or headers["License"],
        "texts": texts,
        "crates": crates,
    }


def _find(wheel: ZipFile, part: str) -> list[str]:
    return [name for name in wheel.namelist() if part in name and not name.endswith("/")]


def _read_crates(materials: dict[str, Any]) -> list[dict[str, str]]:
    return [
        {
            "name": component["name"],
            "version": component["version"],
            "licence": component["licenses"][0]["expression"],
        }
        for component in materials["components"]
        if component.get("scope") != "excluded" and component["name"] not in BUILD_ONLY
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheels", type=Path)
    parser.add_argument("output", type=Path)
    arguments = parser.parse_args()
    described = [describe_wheel(Path(path)) for path in find_runtime_wheels(str(arguments.wheels))]
    arguments.output.write_text(json.dumps(described))


if __name__ == "__main__":
    main()
