"""The quiet part of the map: neighbouring land, regions, the states' borders and lakes."""

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

from roundhouse.maps.geometry.paths import shape_path
from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.sheet import Sheet
from roundhouse.maps.reader import find_file

BLEED = 420.0
"""Map units drawn beyond the sheet, for windows of another shape than it."""
PLENTY = 10_000.0
"""Map units farther than anything drawn."""
GRID = (-160, 5, -30, 70)
GRID_STEP = 5
"""The window and the mesh of meridians and parallels, in degrees."""
FINE = 0.25
"""Degrees between places of an outline, so that its straight pieces bend with the sheet."""
TOLERANCE = 0.45
DUST = 5.0
"""Square map units below which an island is not drawn."""


@dataclass(frozen=True, slots=True)
class Outlines:
    """Outlines in degrees: states and neighbours by id, and the inland lakes."""

    states: dict[str, BaseGeometry]
    neighbours: dict[str, BaseGeometry]
    lakes: BaseGeometry


def read_outlines(folder: Path) -> Outlines:
    """The outlines in `outline.geojson` of a map's folder."""
    found: dict[str, dict[str, BaseGeometry]] = {"state": {}, "neighbour": {}, "lake": {}}
    for feature in json.loads(find_file(folder, "outline.geojson").read_text())["features"]:
        about = feature["properties"]
        found[about["kind"]][about["id"]] = shapely.make_valid(shape(feature["geometry"]))
    return Outlines(
        found["state"], found["neighbour"], shapely.union_all(list(found["lake"].values()))
    )


def draw_backdrop(
    outlines: Outlines,
    sheet: Sheet,
    cities: Mapping[tuple[float, float], tuple[str, str]],
    homeless: Mapping[str, str],
) -> tuple[list[dict[str, Any]], dict[str, BaseGeometry]]:
    """The backdrop's shapes in drawing order, and the areas of the regions.

    `cities` maps (longitude, latitude) to (state, region); `homeless` gives the region of states
    that have no city.
    """
    page = box(-BLEED, -BLEED, sheet.width + BLEED, sheet.height + BLEED)
    names = sorted(outlines.states)
    states = dict(
        zip(names, _placed([outlines.states[name] for name in names], sheet), strict=True)
    )
    lands = {
        name: _without_dust(_placed([land], sheet)[0].intersection(page))
        for name, land in sorted(outlines.neighbours.items())
    }
    water = page.difference(shapely.union_all([*lands.values(), *states.values()]))
    shapes = [_shape("grid", "degrees", _grid(sheet, water))]
    shapes += [_shape("land", name, land) for name, land in lands.items()]
    pieces = _pieces(states, sheet, cities, homeless)
    smooth = shapely.coverage_simplify([area for _, _, area in pieces], TOLERANCE)
    states = _joined([state for state, _, _ in pieces], smooth)
    regions = _joined([region for _, region, _ in pieces], smooth)
    for name, area in regions.items():
        shapes.append(_shape("region", name, _without_dust(area)))
    shapes.append(_shape("state", "borders", _borders(states.values(), regions.values())))
    shapes.append(_shape("lake", "inland", _placed([outlines.lakes], sheet)[0].simplify(TOLERANCE)))
    return shapes, regions


def _grid(sheet: Sheet, water: BaseGeometry) -> BaseGeometry:
    """Meridians and parallels on open water, as bent as the country is."""
    west, south, east, north = GRID
    meridians = [[(x, south), (x, north)] for x in range(west, east + 1, GRID_STEP)]
    parallels = [[(west, y), (east, y)] for y in range(south, north + 1, GRID_STEP)]
    ends = shapely.linestrings(meridians + parallels)
    placed = shapely.transform(shapely.segmentize(ends, FINE), sheet.place)
    afloat = shapely.intersection(shapely.simplify(placed, TOLERANCE), water)
    pieces = shapely.get_parts(shapely.get_parts(afloat))
    return MultiLineString([piece for piece in pieces if piece.length > GRID_STEP])


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
