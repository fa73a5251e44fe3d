"""The quiet part of the map: neighbouring land, countries or regions, borders, rivers and lakes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import MultiLineString, Polygon, box, shape
from shapely.geometry.base import BaseGeometry

from roundhouse.maps.geometry.drawing import Grid
from roundhouse.maps.geometry.paths import shape_path
from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.sheet import Sheet
from roundhouse.maps.reader import find_file

BLEED = 420.0
"""Map units drawn beyond the sheet, for windows of another shape than it."""
PLENTY = 10_000.0
"""Map units farther than anything drawn."""
SHORTEST = 5.0
"""Map units below which a piece of the grid is not drawn."""
FINE = 0.25
"""Degrees between places of an outline, so that its straight pieces bend with the sheet."""
TOLERANCE = 0.45
DUST = 5.0
"""Square map units below which an island is not drawn."""


KINDS = ("state", "country", "neighbour", "lake", "river")


@dataclass(frozen=True, slots=True)
class Outlines:
    """Outlines in degrees: states, countries and neighbours by id, inland lakes, and rivers."""

    states: dict[str, BaseGeometry]
    countries: dict[str, BaseGeometry]
    neighbours: dict[str, BaseGeometry]
    lakes: BaseGeometry
    rivers: BaseGeometry


def read_outlines(folder: Path) -> Outlines:
    """The outlines in `outline.geojson` of a map's folder."""
    found: dict[str, dict[str, BaseGeometry]] = {kind: {} for kind in KINDS}
    for feature in json.loads(find_file(folder, "outline.geojson").read_text())["features"]:
        about = feature["properties"]
        found[about["kind"]][about["id"]] = shapely.make_valid(shape(feature["geometry"]))
    lakes, rivers = (shapely.union_all(list(found[kind].values())) for kind in ("lake", "river"))
    return Outlines(found["state"], found["country"], found["neighbour"], lakes, rivers)


def draw_backdrop(
    outlines: Outlines,
    sheet: Sheet,
    grid: Grid,
    cities: Mapping[tuple[float, float], tuple[str, str]],
    homeless: Mapping[str, str],
) -> tuple[list[dict[str, Any]], dict[str, BaseGeometry]]:
    """The backdrop's shapes in drawing order, and the areas of the regions.

    `cities` maps (longitude, latitude) to (state, region); `homeless` gives the region of states
    that have no city.
    """
    names = sorted(outlines.states)
    states = dict(
        zip(names, _placed([outlines.states[name] for name in names], sheet), strict=True)
    )
    shapes = _draw_surroundings(outlines, sheet, grid, states.values())
    pieces = _pieces(states, sheet, cities, homeless)
    smooth = shapely.coverage_simplify([area for _, _, area in pieces], TOLERANCE)
    states = _joined([state for state, _, _ in pieces], smooth)
    regions = _joined([region for _, region, _ in pieces], smooth)
    for name, area in regions.items():
        shapes.append(_shape("region", name, _without_dust(area)))
    shapes.append(_shape("state", "borders", _borders(states.values(), regions.values())))
    shapes.append(_shape("lake", "inland", _placed([outlines.lakes], sheet)[0].simplify(TOLERANCE)))
    return shapes, regions


def draw_countries(outlines: Outlines, sheet: Sheet, grid: Grid) -> list[dict[str, Any]]:
    """The backdrop's shapes in drawing order, for a map of whole countries."""
    page = _page(sheet)
    names = sorted(outlines.countries)
    countries = _placed([outlines.countries[name] for name in names], sheet)
    shapes = _draw_surroundings(outlines, sheet, grid, countries)
    for name, area in zip(names, countries, strict=True):
        seen = _without_dust(area.intersection(page)).simplify(TOLERANCE)
        shapes.append(_shape("country", name, seen))
    fine = shapely.transform(shapely.segmentize(outlines.rivers, FINE), sheet.place)
    shapes.append(_shape("river", "all", fine.intersection(page).simplify(TOLERANCE)))
    lakes = _placed([outlines.lakes], sheet)[0].intersection(page).simplify(TOLERANCE)
    shapes.append(_shape("lake", "inland", lakes))
    return shapes


def _draw_surroundings(
    outlines: Outlines, sheet: Sheet, grid: Grid, own: Iterable[BaseGeometry]
) -> list[dict[str, Any]]:
    """The grid on open water and the neighbours' land around a map's `own` land."""
    page = _page(sheet)
    lands = {
        name: _without_dust(_placed([land], sheet)[0].intersection(page))
        for name, land in sorted(outlines.neighbours.items())
    }
    water = page.difference(shapely.union_all([*lands.values(), *own]))
    shapes = [_shape("grid", "degrees", _draw_grid(sheet, grid, water))]
    return shapes + [_shape("land", name, land) for name, land in lands.items() if land.area]


def _page(sheet: Sheet) -> BaseGeometry:
    return box(-BLEED, -BLEED, sheet.width + BLEED, sheet.height + BLEED)


def _draw_grid(sheet: Sheet, grid: Grid, water: BaseGeometry) -> BaseGeometry:
    """Meridians and parallels on open water, as bent as the country is."""
    west, south, east, north = grid.west, grid.south, grid.east, grid.north
    meridians = [[(x, south), (x, north)] for x in range(west, east + 1, grid.step)]
    parallels = [[(west, y), (east, y)] for y in range(south, north + 1, grid.step)]
    ends = shapely.linestrings(meridians + parallels)
    placed = shapely.transform(shapely.segmentize(ends, FINE), sheet.place)
    afloat = shapely.intersection(shapely.simplify(placed, TOLERANCE), water)
    pieces = shapely.get_parts(shapely.get_parts(afloat))
    return MultiLineString([piece for piece in pieces if piece.length > SHORTEST])


def _placed(geometries: list[BaseGeometry], sheet: Sheet) -> list[BaseGeometry]:
    """Outlines on the sheet; those that shared a border still do."""
    fine = [shapely.segmentize(geometry, FINE) for geometry in geometries]
    placed = shapely.transform(fine, sheet.place)
    return [_areas(shapely.make_valid(geometry)) for geometry in placed]


def _areas(geometry: BaseGeometry) -> BaseGeometry:
    parts = [part for part in shapely.get_parts(geometry) if part.geom_type.endswith("Polygon")]
    return shapely.union_all(parts)


def _joined(names: list[str], areas: Iterable[BaseGeometry]) -> dict[str, BaseGeometry]:
    """The union of the areas of each name, by name."""
    parts: dict[str, list[BaseGeometry]] = {}
    for name, area in zip(names, areas, strict=True):
        parts.setdefault(name, []).append(area)
    return {name: shapely.union_all(parts[name]) for name in sorted(parts)}


def _pieces(
    states: Mapping[str, BaseGeometry],
    sheet: Sheet,
    cities: Mapping[tuple[float, float], tuple[str, str]],
    homeless: Mapping[str, str],
) -> list[tuple[str, str, BaseGeometry]]:
    """(state, region, area): a state with cities of several regions is shared out among them."""
    pieces = []
    for state, area in states.items():
        seats: dict[str, list[Coordinates]] = {}
        for where, (home, region) in cities.items():
            if home == state:
                seats.setdefault(region, []).append(sheet.place([where])[0])
        if not seats:
            pieces.append((state, homeless[state], area))
            continue
        *minor, largest = sorted(seats, key=lambda region: (len(seats[region]), region))
        rest = area
        for region in minor:
            own = _around(seats, region)
            pieces.append((state, region, _areas(rest.intersection(own))))
            rest = _areas(rest.difference(own))
        pieces.append((state, largest, rest))
    return pieces


def _around(seats: Mapping[str, Sequence[Coordinates]], region: str) -> BaseGeometry:
    """The country of a region's cities: straight lines part them from the others, and run the
    nearer to them the fewer they are."""
    rest = [(other, seat) for other in seats if other != region for seat in seats[other]]
    cells = []
    for seat in seats[region]:
        cell: BaseGeometry = box(-PLENTY, -PLENTY, PLENTY, PLENTY)
        for other, there in rest:
            share = len(seats[region]) / (len(seats[region]) + len(seats[other]))
            way = (there - seat) / np.hypot(*(there - seat))
            across = np.array([-way[1], way[0]]) * PLENTY
            start = seat + share * (there - seat)
            beyond = [start + across, start - across, start - across + way * PLENTY]
            cell = cell.difference(Polygon([*beyond, start + across + way * PLENTY]))
        cells.append(cell)
    return shapely.union_all(cells)


def _borders(states: Iterable[BaseGeometry], regions: Iterable[BaseGeometry]) -> BaseGeometry:
    """The lines between states of one region; regions and coast have lines of their own."""
    lines = shapely.union_all([state.boundary for state in states])
    drawn = shapely.union_all([region.boundary for region in regions])
    return shapely.line_merge(lines.difference(drawn.buffer(0.05, quad_segs=1)))


def _without_dust(geometry: BaseGeometry) -> BaseGeometry:
    return shapely.union_all([part for part in shapely.get_parts(geometry) if part.area >= DUST])


def _shape(kind: str, name: str, geometry: BaseGeometry) -> dict[str, Any]:
    return {"kind": kind, "id": name, "d": shape_path(geometry)}
