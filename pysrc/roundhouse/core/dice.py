"""Counter-based dice: draw k of a purpose and seat depends on the seed and on nothing else.

A *block* is draw k of (purpose, seat): an endless row of values fixed by the seed. A game reads a
region and its city, or white dice and the coloured one, from one block, so that no choice made in
between shifts what is rolled later. Counters live in the game's state; this module holds none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from roundhouse.core.errors import Unreadable

T = TypeVar("T")
Chance = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Block:
    """Names one draw: its purpose, the seat it is made for, and its number from 0."""

    purpose: str
    seat: int
    number: int


class Draws(Protocol):
    """Where chance comes from: a seed, a record, or (some day) players who commit and reveal."""

    def roll(self, block: Block, sides: int, first: int, count: int) -> tuple[int, ...]:
        """Values `first` to `first + count - 1` of the block, each 1 to `sides`."""
        ...


def block_values(seed: str, block: Block, sides: int) -> Iterator[int]:
    """The row of a block: BLAKE2b in counter mode, bytes past the last whole cycle passed over."""
    limit = 256 - 256 % sides
    name = f"{block.purpose}/{block.seat}/{block.number}/"
    page = 0
    # a key may be 64 bytes; a seed of any length, and of any characters JSON can hold, is folded
    key = hashlib.blake2b(seed.encode("utf-8", "surrogatepass")).digest()
    while True:
        for byte in hashlib.blake2b(f"{name}{page}".encode(), key=key).digest():
            if byte < limit:
                yield byte % sides + 1
        page += 1


class SeededDraws:
    """Dice that follow from a seed alone."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def roll(self, block: Block, sides: int, first: int, count: int) -> tuple[int, ...]:
        row = block_values(self._seed, block, sides)
        for _ in range(first):
            next(row)
        return tuple(next(row) for _ in range(count))


class NotedDraws:
    """Passes draws on and keeps what they gave, as a log entry's chance results."""

    def __init__(self, source: Draws) -> None:
        self._source = source
        self._noted: list[tuple[int, ...]] = []

    def roll(self, block: Block, sides: int, first: int, count: int) -> tuple[int, ...]:
        values = self._source.roll(block, sides, first, count)
        self._noted.append(values)
        return values

    @property
    def chance(self) -> Chance:
        return tuple(self._noted)


class RecordedDraws:
    """Gives back a log entry's chance results in order; refuses what no dice could have shown."""

    def __init__(self, chance: Chance) -> None:
        self._left = list(chance)

    def roll(self, block: Block, sides: int, first: int, count: int) -> tuple[int, ...]:
        if not self._left:
            raise Unreadable("chance-missing", purpose=block.purpose)
        values = self._left.pop(0)
        if len(values) != count or not all(1 <= value <= sides for value in values):
            raise Unreadable("chance-impossible", purpose=block.purpose)
        return values

    def close(self) -> None:
        """Raises `Unreadable` if the entry held more chance results than were used."""
        if self._left:
            raise Unreadable("chance-left-over", count=len(self._left))


class Picker:
    """A bot's own randomness, keyed by (seed, seat, decision): asked again, it decides the same."""

    def __init__(self, seed: str, seat: int, decision: int) -> None:
        self._values = block_values(seed, Block("bot", seat, decision), 256)

    def below(self, count: int) -> int:
        """A number from 0 to `count - 1`, evenly, by rejection over 24-bit words."""
        limit = (1 << 24) - (1 << 24) % count
        while True:
            word = 0
            for _ in range(3):
                word = word << 8 | next(self._values) - 1
            if word < limit:
                return word % count

    def choose(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
