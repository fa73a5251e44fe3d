"""Reading the source tables of a map of track (build time)."""

from __future__ import annotations

from pathlib import Path

from roundhouse.maps.checks import check_tables
from roundhouse.maps.faults import FaultyMapError
from roundhouse.maps.reader import open_folder
from roundhouse.maps.rows import (
    ChartRow,
    CityRow,
    MapTables,
    PayoffRow,
    PlaceRow,
    RailroadRow,
    TrackRow,
    TwinRow,
)

__all__ = ["MapTables", "read_tables"]


def read_tables(folder: Path) -> MapTables:
    """The tables of a map, valid in every way. Raises `FaultyMapError` with all faults."""
    reader = open_folder(folder)
    meta = reader.read_meta("track")
    base = None
    if meta is not None and meta.base is not None:
        base = read_tables(folder.parent / meta.base)
    cities = reader.read_rows("cities.csv", CityRow, base.cities if base else None)
    places = reader.read_rows("places.csv", PlaceRow, base.places if base else None)
    railroads = reader.read_rows("railroads.csv", RailroadRow, base.railroads if base else None)
    track = reader.read_rows("track.csv", TrackRow, base.track if base else None)
    twins = reader.read_rows("twins.csv", TwinRow, base.twins if base else None, may_be_empty=True)
    payoffs = reader.read_rows("payoffs.csv", PayoffRow, base.payoffs if base else None)
    destinations = reader.read_rows(
        "destinations.csv", ChartRow, base.destinations if base else None
    )
    if meta is None:
        raise FaultyMapError(reader.faults)
    tables = MapTables(meta, cities, places, railroads, track, twins, payoffs, destinations)
    faults = check_tables(tables, reader.faults)
    if faults:
        raise FaultyMapError(faults)
    return tables
