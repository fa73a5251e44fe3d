"""The rows of a map of links, as `maps.rows` has those of a map of track (build time only)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from roundhouse.maps.rows import Latitude, Longitude, Meta, Name, PlaceIds, Row, Slug

Value = Annotated[int, Field(gt=0)]


@dataclass(frozen=True, slots=True)
class LinkCityRow(Row):
    """A city; one is the `start` of all railroads, and some are `external`, beyond the border."""

    id: Slug
    name: Name
    role: Literal["city", "start", "external"]
    lat: Latitude
    lon: Longitude


@dataclass(frozen=True, slots=True)
class LinkRow(Row):
    """A link: the cities it joins, all at once, and what it adds to an income (T-4, T-16)."""

    cities: PlaceIds
    value: Value

    @property
    def key(self) -> tuple[str, ...]:
        """A link is named by what it joins, in whatever order that stands."""
        return tuple(sorted(self.cities))


@dataclass(frozen=True, slots=True)
class LinkTables:
    """All source tables of one map of links."""

    meta: Meta
    cities: tuple[LinkCityRow, ...]
    links: tuple[LinkRow, ...]

    def start(self) -> LinkCityRow:
        """The city where railroads begin."""
        return next(city for city in self.cities if city.role == "start")

    def external(self) -> set[str]:
        """The ids of the places beyond the border."""
        return {city.id for city in self.cities if city.role == "external"}
