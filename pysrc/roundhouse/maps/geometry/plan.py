"""The drawing before it is lettered: where every point lies and how every section runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from roundhouse.maps.compile import CompiledMap
from roundhouse.maps.geometry.drawing import Drawing
from roundhouse.maps.geometry.layout import settle
from roundhouse.maps.geometry.lines import Cubic, Drafter
from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.ranks import rank_cities
from roundhouse.maps.geometry.sheet import Sheet, make_sheet
from roundhouse.maps.geometry.skeleton import Skeleton, make_skeleton
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.rows import MapTables


@dataclass(frozen=True, slots=True)
class Plan:
    """A map without its letters: `at` are the nodes' places, `curves` those of each section.

    `radii` are those of the points at scale 1; `wide` is what each must be at any scale to cover the
    ends of lines side by side.
    """

    sheet: Sheet
    skeleton: Skeleton
    at: Coordinates
    curves: tuple[tuple[Cubic, ...], ...]
    ranks: tuple[int, ...]
    radii: tuple[float, ...]
    wide: tuple[float, ...]


def draw_plan(tables: MapTables, compiled: CompiledMap, drawing: Drawing) -> Plan:
    """Where every point lies and how every section runs."""
    board = compiled.board
    twins = {twin.b: twin.a for twin in tables.twins}
    skeleton = make_skeleton(compiled, twins)
    degrees = {row.id: (row.lon, row.lat) for row in tables.cities}
    degrees |= {row.id: (row.lon, row.lat) for row in tables.places}
    places = np.array([degrees[name] for name in skeleton.names])
    mileposts = places[: skeleton.points]
    sheet = make_sheet(drawing.page, drawing.projection, drawing.crowds, mileposts)
    is_city = np.zeros(len(places), dtype=bool)
    is_city[[city.point for city in board.cities]] = True
    at = np.round(settle(skeleton, sheet.place(places), is_city, drawing.layout), 1)
    ranks = rank_cities(board, drawing.labels.ranks)
    wide = _widths(len(board.points), skeleton, drawing.track.gauge)
    radii = _radii(board, ranks, wide, drawing)
    drafter = Drafter(skeleton, at, radii, gauge=drawing.track.gauge, turn=drawing.track.turn)
    number = {name: index for index, name in enumerate(skeleton.names)}
    curves = tuple(
        tuple(drafter.section([number[twins.get(p, p)] for p in run.places], run.railroad))
        for run in compiled.runs
    )
    return Plan(sheet, skeleton, at, curves, ranks, radii, wide)


def _radii(
    board: MapDef, ranks: Sequence[int], wide: Sequence[float], drawing: Drawing
) -> tuple[float, ...]:
    """How large each point's dot is: cities by rank, and none narrower than the lines it is on."""
    looks = drawing.labels
    radii = [looks.dot_radius] * len(board.points)
    for city, rank in zip(board.cities, ranks, strict=True):
        radii[city.point] = max(radii[city.point], looks.radii[rank - 1])
    return tuple(max(radius, least) for radius, least in zip(radii, wide, strict=True))


def _widths(points: int, skeleton: Skeleton, gauge: float) -> tuple[float, ...]:
    """Half the width of the widest bundle of lines at each point; zero where every line is alone."""
    wide = [0.0] * points
    for edge, lines in skeleton.edges.items():
        for node in edge:
            if node < points and len(lines) > 1:
                wide[node] = round(max(wide[node], (len(lines) - 1) / 2 * gauge + 0.5), 1)
    return tuple(wide)
