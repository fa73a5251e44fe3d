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
    """A map without its letters: `at` are the nodes' places, `curves` those of each section."""

    sheet: Sheet
    skeleton: Skeleton
    at: Coordinates
    curves: tuple[tuple[Cubic, ...], ...]
    ranks: tuple[int, ...]
    radii: tuple[float, ...]


def draw_plan(tables: MapTables, compiled: CompiledMap, drawing: Drawing) -> Plan:
    """Where every point lies and how every section runs."""
    board = compiled.board
    twins = {twin.b: twin.a for twin in tables.twins}
    skeleton = make_skeleton(compiled, twins)
    degrees = {row.id: (row.lon, row.lat) for row in tables.cities}
    degrees |= {row.id: (row.lon, row.lat) for row in tables.places}
    places = np.array([degrees[name] for name in skeleton.names])
    sheet = make_sheet(drawing, places[: skeleton.points])
    is_city = np.zeros(len(places), dtype=bool)
    is_city[[city.point for city in board.cities]] = True
    at = np.round(settle(skeleton, sheet.place(places), is_city, drawing.layout), 1)
    ranks = rank_cities(board, drawing.labels.ranks)
    radii = _radii(board, skeleton, ranks, drawing)
    drafter = Drafter(skeleton, at, radii, gauge=drawing.track.gauge, turn=drawing.track.turn)
    number = {name: index for index, name in enumerate(skeleton.names)}
    curves = tuple(
        tuple(drafter.section([number[twins.get(p, p)] for p in run.places], run.railroad))
        for run in compiled.runs
    )
    return Plan(sheet, skeleton, at, curves, ranks, radii)


def _radii(
    board: MapDef, skeleton: Skeleton, ranks: Sequence[int], drawing: Drawing
) -> tuple[float, ...]:
    """How large each point's dot is: cities by rank, and none narrower than the lines it is on."""
    looks = drawing.labels
    radii = [looks.dot_radius] * len(board.points)
    for city, rank in zip(board.cities, ranks, strict=True):
        radii[city.point] = max(radii[city.point], looks.radii[rank - 1])
    for edge, lines in skeleton.edges.items():
        for node in edge:
            if node < len(radii):
                wide = (len(lines) - 1) / 2 * drawing.track.gauge + 0.5
                radii[node] = round(max(radii[node], wide), 1)
    return tuple(radii)
