"""What is written on a map: cities' names and railroads' marks, set where they disturb least."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from shapely.geometry.base import BaseGeometry

from roundhouse.maps.geometry.drawing import Drawing, Labels
from roundhouse.maps.geometry.labels import Ground, Label, Name, place_labels
from roundhouse.maps.geometry.lines import points_on
from roundhouse.maps.geometry.marks import Mark, place_marks
from roundhouse.maps.geometry.plan import Plan
from roundhouse.maps.geometry.region_names import place_region_names
from roundhouse.maps.geometry.sheet import Sheet
from roundhouse.maps.geometry.typeface import typeface
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.rows import MapTables


@dataclass(frozen=True, slots=True)
class Lettering:
    """Where all words stand: cities in the board's order, regions by id."""

    cities: list[Label]
    marks: list[Mark]
    regions: dict[str, tuple[float, float]]


def letter(
    tables: MapTables,
    board: MapDef,
    plan: Plan,
    drawing: Drawing,
    *,
    areas: Mapping[str, BaseGeometry],
    fonts: Path,
) -> Lettering:
    """The places of the cities' names, the railroads' marks and the regions' names."""
    looks = drawing.labels
    names = {row.id: row.name for row in tables.cities}
    signs = {row.id: row.mark for row in tables.railroads}
    leans = _twin_leans(tables, plan.sheet)
    ground = _ground(plan)
    labels = place_labels(
        [
            Name(
                typeface(fonts, looks.weights[rank - 1]).measure(
                    names[city.id], looks.sizes[rank - 1]
                ),
                looks.sizes[rank - 1],
                city.point,
                leans.get(city.id, (0.0, 0.0)),
            )
            for city, rank in zip(board.cities, plan.ranks, strict=True)
        ],
        ground,
    )
    heavy = typeface(fonts, looks.mark_weight)
    marks = place_marks(
        [heavy.measure(signs[line.id], looks.mark_size) for line in board.railroads],
        [
            (section.railroad, curves)
            for section, curves in zip(board.sections, plan.curves, strict=True)
        ],
        labels,
        ground,
    )
    return Lettering(labels, marks, _name_regions(areas, labels, ground, looks, fonts))


def _name_regions(
    areas: Mapping[str, BaseGeometry],
    labels: list[Label],
    ground: Ground,
    looks: Labels,
    fonts: Path,
) -> dict[str, tuple[float, float]]:
    face = typeface(fonts, looks.region_weight)
    inks = {}
    for region in areas:
        # No table names the regions; their ids are as long as their names.
        words = region.replace("-", " ").upper()
        ink = face.measure(words, looks.region_size)
        spread = len(words) * looks.region_spacing * looks.region_size
        inks[region] = replace(ink, width=ink.width + spread)
    return place_region_names(inks, areas, labels, ground)


def _twin_leans(tables: MapTables, sheet: Sheet) -> dict[str, tuple[float, float]]:
    """For each twin city, the direction in which it lies from its twin, of length one."""
    degrees = {row.id: (row.lon, row.lat) for row in tables.cities}
    leans = {}
    for twin in tables.twins:
        first, second = sheet.place(np.array([degrees[twin.a], degrees[twin.b]]))
        x, y = ((second - first) / np.hypot(*(second - first))).tolist()
        leans[twin.a], leans[twin.b] = (-x, -y), (x, y)
    return leans


def _ground(plan: Plan) -> Ground:
    """What lettering must keep clear of; track as places about two map units apart."""
    traces = []
    for curve in (curve for curves in plan.curves for curve in curves):
        length = float(np.hypot(*np.diff(points_on(curve, 8), axis=0).T).sum())
        traces.append(points_on(curve, max(2, round(length / 2))))
    return Ground(
        plan.at[: len(plan.radii)],
        np.array(plan.radii),
        np.concatenate(traces),
        plan.sheet.width,
        plan.sheet.height,
    )
