"""What a game says about its daily boards: what a seat made of one, and who is ahead of whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from roundhouse.core.codec import Json
from roundhouse.core.rules import Event

# a part of a game as its picture row shows it: nothing in it tells what the board had in store
Mark = Literal["plain", "gained", "improved", "won", "lost", "left"]


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat made of a finished game; `money` (cash) and `worth` are in the game's currency."""

    won: bool
    rounds: int
    money: int
    worth: int


class DailyGame(Protocol):
    """The part of a game that its daily boards need."""

    def score(self, rules: Any, state: Any, seat: int) -> Score:
        """What a seat made of a finished game."""
        ...

    def order(self, score: Score) -> tuple[int, ...]:
        """Sorts scores, the best first; equal ones share a place."""
        ...

    def marks(self, told: Iterable[tuple[Event, ...]], seat: int, score: Score) -> tuple[Mark, ...]:
        """The picture row of a seat: its game from the first event to the last, without spoilers."""
        ...

    def describe_opening(self, rules: Any, seed: str) -> dict[str, Json]:
        """What a board begins with and its first dice, for those who look behind it."""
        ...
