"""Writes the compiled board of every map: `python -m roundhouse.build.boards FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from roundhouse.app.boards import board, maps_root
from roundhouse.maps.library import write_board


def main() -> None:
    target = Path(sys.argv[1])
    for folder in sorted(maps_root().iterdir()):
        if (folder / "meta.toml").is_file():
            write_board(board(folder.name), target / f"{folder.name}.json")


if __name__ == "__main__":
    main()
