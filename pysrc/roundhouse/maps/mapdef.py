"""A compiled map: exactly what rules read, and nothing that is only drawn or written.

Points, cities, railroads, regions and sections are named by their place in these tuples. A
junction is no point: a section runs from one dot or city to the next, through any junctions between
(C-11, C-15). Twin cities share one point.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Point:
    """A milepost: a place where a train can stand. A twin pair carries the first twin's id."""

    id: str
    kind: Literal["city", "dot"]


@dataclass(frozen=True, slots=True)
class City:
    """A city, the region it is rolled in, and the point where trains call at it."""

    id: str
    region: int
    point: int


@dataclass(frozen=True, slots=True)
class Railroad:
    """A railroad: price in dollars, and the points it serves, ascending."""

    id: str
    price: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One railroad between two neighbouring points; riding it either way is one milepost (C-13)."""

    a: int
    b: int
    railroad: int


@dataclass(frozen=True, slots=True)
class Chart:
    """A destination chart (C-7): `odd[s - 2]` and `even[s - 2]` answer a white sum of s."""

    odd: tuple[int, ...]
    even: tuple[int, ...]

    def result(self, coloured: int, white_sum: int) -> int:
        column = self.odd if coloured % 2 else self.even
        return column[white_sum - 2]


@dataclass(frozen=True, slots=True)
class MapDef:
    """A whole board. `payoffs[i][j]` is dollars for city i and an earlier city j < i."""

    id: str
    points: tuple[Point, ...]
    regions: tuple[str, ...]
    cities: tuple[City, ...]
    railroads: tuple[Railroad, ...]
    sections: tuple[Section, ...]
    payoffs: tuple[tuple[int, ...], ...]
    region_chart: Chart
    city_charts: tuple[Chart, ...]

    def __hash__(self) -> int:
        # boards key the caches of what is derived from them; hashing every table would cost more
        return hash(self.id)

    def payoff(self, a: int, b: int) -> int:
        """Dollars for a trip between two different cities (C-10)."""
        return self.payoffs[max(a, b)][min(a, b)]

    def railroad_number(self, railroad_id: str) -> int:
        """The number of a railroad. Raises `KeyError` for an unknown id."""
        for number, railroad in enumerate(self.railroads):
            if railroad.id == railroad_id:
                return number
        raise KeyError(railroad_id)
