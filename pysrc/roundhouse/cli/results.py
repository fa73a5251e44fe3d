"""The file games are kept in: their plan in the first line, then a line for each finished game.

Lines are only ever added, so what is interrupted loses no game that was written down.
"""

from __future__ import annotations

import lzma
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from roundhouse.cli.terminal import CommandError
from roundhouse.core.codec import Json, canonical, decode, encode
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.jsontext import read_json


class Game(Protocol):
    """What a line holds: a game that is told from the plan's others by its `key`."""

    @property
    def key(self) -> Hashable:
        """Which of its plan's games it is."""


Row = TypeVar("Row", bound=Game)
Kind_contra = TypeVar("Kind_contra", contravariant=True)


class Planned(Protocol[Kind_contra]):
    """What the first line holds: so many `games`, of which a longer plan begins with the same."""

    @property
    def games(self) -> int:
        """How many there are to be."""

    def has(self, game: Kind_contra, /) -> bool:
        """Whether this can be one of its games."""


Plan = TypeVar("Plan", bound=Planned[Any])


@dataclass(frozen=True, slots=True)
class ResultsFile(Generic[Row]):
    """The games of one plan, in one file; a line holds a `kind`."""

    path: Path
    kind: type[Row]

    def begin(self, plan: Planned[Row], *, resume: bool) -> list[Row]:
        """The games that are there already; makes the file if there is none.

        A file of fewer games by the same plan becomes one of more. Raises `CommandError` for a file that is
        there unasked, or holds the games of another plan.
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
        return known, self._games(known, lines)

    def _open(self, plan: Planned[Row], *, resume: bool) -> list[Row]:
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
        if not _begins(self._read(head), encode(plan)):
            raise CommandError(f"{self.path} holds the games of another plan")
        games = self._games(plan, lines)
        longer = canonical(encode(plan))
        if longer != head:
            beside = self.path.with_name(f"{self.path.name}.longer")
            beside.write_text("\n".join([longer, *lines, ""]), encoding="utf-8")
            beside.replace(self.path)
        return games

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

    def _games(self, plan: Planned[Row], lines: Iterable[str]) -> list[Row]:
        try:
            games = [decode(self.kind, self._read(line)) for line in lines]
        except RoundhouseError as fault:
            raise CommandError(f"{self.path} holds a line that is no game: {fault}") from None
        if not all(plan.has(game) for game in games):
            raise CommandError(f"{self.path} holds a game that is none of its plan")
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


def _begins(known: Json, plan: Json) -> bool:
    """Whether all games of a known plan are games of this one, too."""
    if not (isinstance(known, dict) and isinstance(plan, dict)):
        return False
    fewer, games = known.get("games"), plan["games"]
    same = {**known, "games": games} == plan
    return same and isinstance(fewer, int) and isinstance(games, int) and fewer <= games
