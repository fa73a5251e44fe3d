"""The rows of a map's source tables: one dataclass a file, each field a column of the same name.

The annotations are what pydantic checks a single cell by (build time only); what takes two rows to
see is checked in `checks` and `survey`. `maps/README.md` says what the columns mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import BeforeValidator, ConfigDict, Field, StringConstraints


def _split_words(cell: object) -> object:
    return cell.split(" ") if isinstance(cell, str) else cell


Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
RailroadId = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Z0-9]*$")]
Name = Annotated[str, StringConstraints(pattern=r"^\S(.*\S)?$")]
State = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}$")]
Latitude = Annotated[float, Field(ge=-90, le=90)]
Longitude = Annotated[float, Field(ge=-180, le=180)]
# Half a price is a whole sum of dollars (C-24), so a price comes in even steps like a payoff.
Price = Annotated[int, Field(gt=0, multiple_of=500)]
Payoff = Annotated[int, Field(ge=0, multiple_of=500)]
RailroadIds = Annotated[tuple[RailroadId, ...], Field(min_length=1), BeforeValidator(_split_words)]
PlaceIds = Annotated[tuple[Slug, ...], Field(min_length=2), BeforeValidator(_split_words)]


Kind = Literal["track", "links"]


@dataclass(frozen=True, slots=True)
class Source:
    """Where facts of a map were taken from, and on what terms."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")
    facts: Name
    origin: Name
    licence: Name
    credit: Name
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Meta:
    """`meta.toml`: what the map is called, which games play on it, whom it owes its facts.

    `base` names the map this one is a variant of: its tables are those of the base, with rows of its
    own added or put in the place of rows with the same key. `kind` says which tables it has: those of
    mileposts along track, or those of printed links.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")
    id: Slug
    name: Name
    games: Annotated[tuple[Slug, ...], Field(min_length=1)]
    sources: Annotated[tuple[Source, ...], Field(min_length=1)]
    base: Slug | None = None
    kind: Kind = "track"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row knows the line of its file on which it begins; line 1 is the header.

    `KEY` are the columns that name a row in its table.
    """

    KEY: ClassVar[tuple[str, ...]] = ("id",)

    line: int

    @property
    def key(self) -> tuple[str, ...]:
        return tuple(getattr(self, column) for column in self.KEY)


@dataclass(frozen=True, slots=True)
class CityRow(Row):
    """A city of the destination charts."""

    id: Slug
    name: Name
    state: State
    region: Slug
    lat: Latitude
    lon: Longitude


@dataclass(frozen=True, slots=True)
class PlaceRow(Row):
    """A place that is no city: a dot costs a milepost, a junction nothing (C-11)."""

    id: Slug
    name: Name
    state: State
    role: Literal["dot", "junction"]
    lat: Latitude
    lon: Longitude


@dataclass(frozen=True, slots=True)
class RailroadRow(Row):
    """A railroad: its reporting mark as people write it, its name, its price in dollars."""

    id: RailroadId
    mark: Name
    name: Name
    price: Price


@dataclass(frozen=True, slots=True)
class TrackRow(Row):
    """A stretch: the railroads that run side by side on it, and its places in order."""

    id: Slug
    railroads: RailroadIds
    stops: PlaceIds


@dataclass(frozen=True, slots=True)
class TwinRow(Row):
    """Two cities on one dot (C-15), and the railroads that call there."""

    KEY = ("a", "b")

    a: Slug
    b: Slug
    railroads: RailroadIds


@dataclass(frozen=True, slots=True)
class PayoffRow(Row):
    """Dollars for a trip between two cities, either way (C-10)."""

    KEY = ("a", "b")

    a: Slug
    b: Slug
    dollars: Payoff


@dataclass(frozen=True, slots=True)
class ChartRow(Row):
    """One column of a destination chart: the results for white sums 2 to 12 (C-7)."""

    KEY = ("table", "parity")

    table: Slug
    parity: Literal["odd", "even"]
    results: Annotated[tuple[Slug, ...], Field(min_length=11, max_length=11)]


@dataclass(frozen=True, slots=True)
class MapTables:
    """All source tables of one map."""

    meta: Meta
    cities: tuple[CityRow, ...]
    places: tuple[PlaceRow, ...]
    railroads: tuple[RailroadRow, ...]
    track: tuple[TrackRow, ...]
    twins: tuple[TwinRow, ...]
    payoffs: tuple[PayoffRow, ...]
    destinations: tuple[ChartRow, ...]

    def first_twins(self) -> dict[str, str]:
        """For each second twin the first, whose id their dot carries (C-15)."""
        return {twin.b: twin.a for twin in self.twins}
