"""Reading the source tables of a map of links (build time)."""

from __future__ import annotations

from pathlib import Path

from roundhouse.maps.faults import FaultyMapError
from roundhouse.maps.links.checks import check_links
from roundhouse.maps.links.rows import LinkCityRow, LinkRow, LinkTables
from roundhouse.maps.reader import open_folder


def read_link_tables(folder: Path) -> LinkTables:
    """The tables of a map of links, valid in every way. Raises `FaultyMapError` with all faults."""
    reader = open_folder(folder)
    meta = reader.read_meta("links")
    base = None
    if meta is not None and meta.base is not None:
        base = read_link_tables(folder.parent / meta.base)
    cities = reader.read_rows("cities.csv", LinkCityRow, base.cities if base else None)
    links = reader.read_rows("links.csv", LinkRow, base.links if base else None)
    if meta is None:
        raise FaultyMapError(reader.faults)
    tables = LinkTables(meta, cities, links)
    faults = check_links(tables, reader.faults)
    if faults:
        raise FaultyMapError(faults)
    return tables
