"""What is written on a map: cities' and regions' names and railroads' marks, plate by plate.

A plate is lettering set out for one scale of the screen. It is laid out in the pixels its type is measured
in (`type_pixels`); closer up, type all but keeps its size while the map grows, so that what is clear of
everything stays so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from roundhouse.maps.geometry.drawing import Drawing, Labels, MarkPlate, Plate
from roundhouse.maps.geometry.labels import Ground, Label, Name, fit_labels
from roundhouse.maps.geometry.lines import Cubic, points_on
from roundhouse.maps.geometry.marks import Mark, place_marks
from roundhouse.maps.geometry.plan import Plan
from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.ranks import destination_odds
from roundhouse.maps.geometry.region_names import place_region_names
from roundhouse.maps.geometry.sheet import Sheet
from roundhouse.maps.geometry.typeface import Ink, typeface
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.rows import MapTables

DOT_GROWTH = 0.6
"""A dot's radius on the screen grows as this power of the scale (`web/src/styles/map.css` too)."""

TYPE_GROWTH = 0.15
"""Type grows as this power of the scale beyond 1 (`map.css` too)."""

LAST = 1.5
"""So many times closer than it is set out for the closest plate still serves well."""

CLOSER = 5
"""Scales at which the names of a plate must be clear of each other."""


def type_growth(scale: float) -> float:
    """How many times larger than measured type is at a scale."""
    return float(max(1.0, scale) ** TYPE_GROWTH)


def type_pixels(scale: float) -> float:
    """A map unit at a scale, in pixels that grow along with the type."""
    return scale / type_growth(scale)


@dataclass(frozen=True, slots=True)
class Lettering:
    """One plate: names of the cities there is room for, by number, and of regions (pixels)."""

    cities: dict[int, Label]
    regions: dict[str, tuple[float, float]]


class Letterer:
    """Letters one map, plate by plate."""

    def __init__(
        self,
        tables: MapTables,
        board: MapDef,
        plan: Plan,
        drawing: Drawing,
        *,
        areas: Mapping[str, BaseGeometry],
        fonts: Path,
    ) -> None:
        self._board = board
        self._plan = plan
        self._looks = drawing.labels
        self._areas = areas
        self._fonts = fonts
        self._names = {row.id: row.name for row in tables.cities}
        self._signs = {row.id: row.mark for row in tables.railroads}
        self._leans = _twin_leans(tables, plan.sheet)
        odds = destination_odds(board)
        # The likeliest destinations find their places first.
        self._order = sorted(range(len(odds)), key=lambda city: (-odds[city], city))

    def plate(self, plate: Plate) -> Lettering:
        """The names of one plate."""
        ground = self._ground(plate.scale)
        cities = [city for city in self._order if self._plan.ranks[city] <= len(plate.sizes)]
        shown = ground if plate.dots else self._only_dots_of(cities, ground)
        scales = scales_of_plate(plate.scale, [other.scale for other in self._looks.plates])
        names = [self._name(city, plate, scales[-1], shown) for city in cities]
        closer = [type_pixels(scale) / type_pixels(plate.scale) for scale in scales]
        labels = fit_labels(names, shown, closer)
        placed = {city: label for city, label in zip(cities, labels, strict=True) if label}
        regions = {}
        if plate.region is not None:
            areas = {
                region: shapely.transform(area, lambda places: places * type_pixels(plate.scale))
                for region, area in self._areas.items()
            }
            inks = _region_inks(areas, plate.region, self._looks, self._fonts)
            regions = place_region_names(inks, areas, list(placed.values()), ground)
        return Lettering(placed, regions)

    def marks(self, plate: MarkPlate, names: Lettering, names_scale: float) -> list[Mark]:
        """The reporting marks of one plate, clear of names that were set out for another scale."""
        heavy = typeface(self._fonts, self._looks.mark_weight)
        inks = [heavy.measure(self._signs[line.id], plate.size) for line in self._board.railroads]
        pixels = type_pixels(plate.scale)
        sections = [
            (section.railroad, [curve * pixels for curve in curves])
            for section, curves in zip(self._board.sections, self._plan.curves, strict=True)
        ]
        labels = [
            self._moved(city, label, pixels - type_pixels(names_scale))
            for city, label in names.cities.items()
        ]
        return place_marks(inks, sections, labels, self._ground(plate.scale), plate.apart)

    def _moved(self, city: int, label: Label, change: float) -> Label:
        """A label where it is when the scale has changed: at its dot still, as large as before."""
        shift = self._plan.at[self._board.cities[city].point] * change
        box = np.array(label.box) + np.concatenate([shift, shift])
        left, top, right, bottom = box.tolist()
        return replace(label, box=(left, top, right, bottom))

    def _name(self, city: int, plate: Plate, closest: float, ground: Ground) -> Name:
        rank = self._plan.ranks[city] - 1
        there = self._board.cities[city]
        words, size = self._names[there.id], plate.sizes[rank]
        ink = typeface(self._fonts, self._looks.weights[rank]).measure(words, size)
        dot = self._plan.at[there.point] * type_pixels(plate.scale)
        point = int(np.flatnonzero((ground.dots == dot).all(axis=1))[0])
        rim = float(self._radii(closest)[there.point])
        return Name(ink, size, point, rim, self._leans.get(there.id, (0.0, 0.0)))

    def _only_dots_of(self, cities: Iterable[int], ground: Ground) -> Ground:
        """The page shows the other dots as specks on the lines, if at all."""
        return ground.only(np.array(sorted({self._board.cities[city].point for city in cities})))

    def _ground(self, scale: float) -> Ground:
        """What lettering must keep clear of at a scale."""
        plan, pixels = self._plan, type_pixels(scale)
        return Ground(
            plan.at[: len(plan.radii)] * pixels,
            self._radii(scale),
            np.array([point.kind == "city" for point in self._board.points]),
            trace_curves(plan.curves, pixels),
            plan.sheet.width * pixels,
            plan.sheet.height * pixels,
        )

    def _radii(self, scale: float) -> NDArray[np.float64]:
        """Of the dots at a scale, in pixels of its type."""
        radii = np.array(self._plan.radii) * scale**DOT_GROWTH
        return np.asarray(np.maximum(radii, np.array(self._plan.wide) * scale) / type_growth(scale))


def scales_of_plate(scale: float, scales: Iterable[float]) -> list[float]:
    """Some of those at which a plate for a scale serves, up to the next of all `scales`."""
    end = min((other for other in scales if other > scale), default=LAST * scale)
    return [float(one) for one in np.geomspace(scale, end, CLOSER)]


def trace_curves(curves: Iterable[Iterable[Cubic]], pixels: float) -> Coordinates:
    """Places on curves, about two pixels apart where a map unit has so many `pixels`."""
    traces = []
    for curve in (curve * pixels for own in curves for curve in own):
        length = float(np.hypot(*np.diff(points_on(curve, 8), axis=0).T).sum())
        traces.append(points_on(curve, max(2, round(length / 2))))
    return np.concatenate(traces)


def _region_inks(regions: Iterable[str], size: float, looks: Labels, fonts: Path) -> dict[str, Ink]:
    face = typeface(fonts, looks.region_weight)
    inks = {}
    for region in regions:
        # No table names the regions; their ids are as long as their names.
        words = region.replace("-", " ").upper()
        ink = face.measure(words, size)
        inks[region] = replace(ink, width=ink.width + len(words) * looks.region_spacing * size)
    return inks


def _twin_leans(tables: MapTables, sheet: Sheet) -> dict[str, tuple[float, float]]:
    """For each twin city, the direction in which it lies from its twin, of length one."""
    degrees = {row.id: (row.lon, row.lat) for row in tables.cities}
    leans = {}
    for twin in tables.twins:
        first, second = sheet.place(np.array([degrees[twin.a], degrees[twin.b]]))
        x, y = ((second - first) / np.hypot(*(second - first))).tolist()
        leans[twin.a], leans[twin.b] = (-x, -y), (x, y)
    return leans
