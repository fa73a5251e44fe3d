"""The source tables of a map, read from `maps/<id>/` (build time; see that folder's README)."""

from __future__ import annotations

import csv
import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Meta:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class CityRow:
    id: str
    name: str
    state: str
    region: str
    lat: float
    lon: float


@dataclass(frozen=True, slots=True)
class PlaceRow:
    id: str
    name: str
    state: str
    role: str
    lat: float
    lon: float


@dataclass(frozen=True, slots=True)
class RailroadRow:
    id: str
    mark: str
    name: str
    price: int


@dataclass(frozen=True, slots=True)
class TrackRow:
    """A stretch: the railroads that run side by side on it, and its places in order."""

    id: str
    railroads: tuple[str, ...]
    stops: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TwinRow:
    a: str
    b: str
    railroads: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PayoffRow:
    a: str
    b: str
    dollars: int


@dataclass(frozen=True, slots=True)
class ChartRow:
    """One column of a destination chart: the results for white sums 2 to 12."""

    table: str
    parity: str
    results: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MapTables:
    meta: Meta
    cities: tuple[CityRow, ...]
    places: tuple[PlaceRow, ...]
    railroads: tuple[RailroadRow, ...]
    track: tuple[TrackRow, ...]
    twins: tuple[TwinRow, ...]
    payoffs: tuple[PayoffRow, ...]
    destinations: tuple[ChartRow, ...]


def read_tables(folder: Path) -> MapTables:
    """PROVISIONAL: no validation yet."""

    def rows(name: str) -> list[dict[str, str]]:
        with (folder / name).open(newline="", encoding="utf-8") as text:
            return list(csv.DictReader(text))

    meta = tomllib.loads((folder / "meta.toml").read_text(encoding="utf-8"))
    return MapTables(
        Meta(meta["id"], meta["name"]),
        tuple(CityRow(r["id"], r["name"], r["state"], r["region"], float(r["lat"]), float(r["lon"])) for r in rows("cities.csv")),
        tuple(PlaceRow(r["id"], r["name"], r["state"], r["role"], float(r["lat"]), float(r["lon"])) for r in rows("places.csv")),
        tuple(RailroadRow(r["id"], r["mark"], r["name"], int(r["price"])) for r in rows("railroads.csv")),
        tuple(TrackRow(r["id"], tuple(r["railroads"].split()), tuple(r["stops"].split())) for r in rows("track.csv")),
        tuple(TwinRow(r["a"], r["b"], tuple(r["railroads"].split())) for r in rows("twins.csv")),
        tuple(PayoffRow(r["a"], r["b"], int(r["dollars"])) for r in rows("payoffs.csv")),
        tuple(ChartRow(r["table"], r["parity"], tuple(r[str(s)] for s in range(2, 13))) for r in rows("destinations.csv")),
    )
