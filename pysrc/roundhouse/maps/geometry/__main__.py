"""Draws a map: `python -m roundhouse.maps.geometry usa --output build/maps/usa/scene.json`."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.maps.geometry.scene import write_scene

FONTS = Path("web/node_modules/@fontsource/barlow-condensed/files")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("map", help="folder name under maps/")
    parser.add_argument("--maps", type=Path, default=Path("maps"))
    parser.add_argument("--fonts", type=Path, default=FONTS)
    parser.add_argument("--output", type=Path, required=True)
    wanted = parser.parse_args()
    write_scene(wanted.maps / wanted.map, wanted.fonts, wanted.output)


if __name__ == "__main__":
    main()
