"""The file games are kept in: their plan in the first line, then a line for each finished game.

Lines are only ever added, so what is interrupted loses no game that was written down.
"""

from __future__ import annotations

import lzma
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from roundhouse.cli.terminal import CommandError
from roundhouse.core.codec import Json, canonical, decode, encode
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.jsontext import read_json


class Game(Protocol):
    """What a line holds: a game that is told from the plan's others by its `key`."""

    @property
    def key(self) -> Hashable: ...


Plan = TypeVar("Plan")
Row = TypeVar("Row", bound=Game)


@dataclass(frozen=True, slots=True)
class ResultsFile(Generic[Row]):
    """The games of one plan, in one file; a line holds a `kind`."""

    path: Path
    kind: type[Row]

    def begin(self, plan: object, *, resume: bool) -> list[Row]:
        """The games that are there already; makes the file if there is none.

        Raises `CommandError` for a file that is there unasked, or holds the games of another plan.
        """
        try:
            return self._open(plan, resume=resume)
        except OSError as fault:
            raise CommandError(f"{self.path}: {fault.strerror}") from None

    def read(self, plan: type[Plan]) -> tuple[Plan, list[Row]]:
        """The plan and the games of a finished file, packed (.xz) or not."""
        try:
            text = self._text()
        except OSError as fault:
            raise CommandError(f"{self.path}: {fault.strerror}") from None
        head, *lines = text[: text.rfind("\n") + 1].splitlines() or [""]
        try:
            known = decode(plan, self._read(head))
        except RoundhouseError as fault:
            raise CommandError(f"{self.path} holds other games: {fault}") from None
        return known, self._games(lines)

    def _open(self, plan: object, *, resume: bool) -> list[Row]:
        if not self.path.exists():
            self.path.write_text(f"{canonical(encode(plan))}\n", encoding="utf-8")
            return []
        if not resume:
            raise CommandError(f"{self.path} is there already; --resume goes on with it")
        # a line that was being written when the power went is played again
        text = self._text()
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.path.write_text(whole, encoding="utf-8")
        head, *lines = whole.splitlines() or [""]
        if self._read(head) != encode(plan):
            raise CommandError(f"{self.path} holds the games of another plan")
        return self._games(lines)

    def add(self, rows: Iterable[Row]) -> None:
        """Writes games down, all of them before it returns."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(f"{canonical(encode(row))}\n" for row in rows))

    def _text(self) -> str:
        try:
            held = self.path.read_bytes()
            return (lzma.decompress(held) if self.path.suffix == ".xz" else held).decode("utf-8")
        except (UnicodeDecodeError, lzma.LZMAError):
            raise self._no_results() from None

    def _games(self, lines: Iterable[str]) -> list[Row]:
        try:
            games = [decode(self.kind, self._read(line)) for line in lines]
        except RoundhouseError as fault:
            raise CommandError(f"{self.path} holds a line that is no game: {fault}") from None
        # as when two programs went on with it at once: each would count twice
        if len({game.key for game in games}) < len(games):
            raise CommandError(f"{self.path} holds a game twice")
        return games

    def _read(self, line: str) -> Json:
        try:
            return read_json(line)
        except RoundhouseError:
            raise self._no_results() from None

    def _no_results(self) -> CommandError:
        return CommandError(f"{self.path} is no file of results")
