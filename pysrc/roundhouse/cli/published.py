"""A leaderboard as a file that any static host can serve: `DIR/<date>.json`.

    {"format": 1, "game": ..., "date": ..., "entries": [{"name", "won", "rounds", "money", "worth", "code"}]}

Ranked, the best first. What stands beside a code is for people and other programs; the page believes
the codes alone. Any number of programs may add at the same time: one reads and writes at once, and a
reader finds the file as it was or as it will be, never half of it.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from roundhouse.app.daily import Entry, read_entry, require_board
from roundhouse.core.codec import Json
from roundhouse.core.errors import Illegal, Unreadable
from roundhouse.core.jsontext import read_json

FORMAT = 1
LOCK = ".lock"
# a file of ten thousand entries has about three million characters
MOST_CHARACTERS = 20_000_000
READABLE_BY_ALL = 0o644


@dataclass(frozen=True, slots=True)
class PublishedBoard:
    """The leaderboard of one game on one date."""

    folder: Path
    game: str
    date: str

    @property
    def path(self) -> Path:
        return self.folder / f"{self.date}.json"

    def add(self, code: str, entry: Entry) -> int:
        """Adds a verified code and answers its place, from 1; equal results share one.

        Raises `Illegal` with `code-repeated` if its game is there already, `Unreadable` for a file that
        is none of ours.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._locked():
            entries = self._read()
            if any(other.play == entry.play for _, other in entries):
                raise Illegal("code-repeated")
            entries.append((code.strip(), entry))
            # those who came first stay ahead of later ones with the same result
            entries.sort(key=lambda pair: pair[1].order)
            self._write(entries)
        return 1 + sum(other.order < entry.order for _, other in entries)

    def _read(self) -> list[tuple[str, Entry]]:
        """The codes that are there; they were verified when they were added.

        Whatever is wrong with the file is said of the file: the code to be added is not at fault.
        """
        try:
            with self.path.open(encoding="utf-8") as file:
                return self._read_codes(read_json(file.read(MOST_CHARACTERS)))
        except FileNotFoundError:
            return []
        except (Unreadable, TypeError, KeyError, AttributeError, ValueError) as fault:
            raise Unreadable("leaderboard-foreign", file=str(self.path)) from fault

    def _read_codes(self, value: Any) -> list[tuple[str, Entry]]:
        if value["format"] != FORMAT:
            raise Unreadable("leaderboard-foreign")
        read = [(entry["code"], read_entry(entry["code"])[1]) for entry in value["entries"]]
        for _, entry in read:
            require_board(entry.claim, self.game, self.date)
        return read

    def _write(self, entries: list[tuple[str, Entry]]) -> None:
        """Puts the whole file in the place of the old one, at once."""
        rows: list[Json] = [
            {"name": entry.claim.name, **asdict(entry.claim.score), "code": code}
            for code, entry in entries
        ]
        value = {"format": FORMAT, "game": self.game, "date": self.date, "entries": rows}
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=self.folder, prefix=".new-", delete=False
        ) as file:
            try:
                json.dump(value, file, ensure_ascii=False, indent=1)
                file.write("\n")
                file.flush()
                os.fsync(file.fileno())
                os.chmod(file.name, READABLE_BY_ALL)
                os.replace(file.name, self.path)
            except BaseException:
                os.unlink(file.name)
                raise

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Nobody else adds to this folder meanwhile; the lock is the system's, and ends with the process."""
        with (self.folder / LOCK).open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
