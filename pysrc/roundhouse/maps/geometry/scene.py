"""The scene: everything that is drawn of a map, as one JSON file (see pysrc/README.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from roundhouse.maps.compile import CompiledMap, compile_map
from roundhouse.maps.geometry.backdrop import draw_backdrop, read_outlines
from roundhouse.maps.geometry.drawing import Drawing, Style, read_drawing, read_styles
from roundhouse.maps.geometry.labels import Ground, Label, Name, place_labels
from roundhouse.maps.geometry.layout import settle
from roundhouse.maps.geometry.lines import Cubic, Drafter, points_on
from roundhouse.maps.geometry.marks import Mark, place_marks
from roundhouse.maps.geometry.paths import curve_path
from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.ranks import rank_cities
from roundhouse.maps.geometry.sheet import Sheet, make_sheet
from roundhouse.maps.geometry.skeleton import Skeleton, make_skeleton
from roundhouse.maps.geometry.typeface import typeface
from roundhouse.maps.mapdef import MapDef, map_hash
from roundhouse.maps.tables import MapTables, read_tables


@dataclass(frozen=True, slots=True)
class Plan:
    """A map drawn but not yet lettered."""

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


def letter(
    tables: MapTables, board: MapDef, plan: Plan, drawing: Drawing, fonts: Path
) -> tuple[list[Label], list[Mark]]:
    """The places of the cities' names and of the railroads' marks."""
    looks = drawing.labels
    names = {row.id: row.name for row in tables.cities}
    signs = {row.id: row.mark for row in tables.railroads}
    leans = _twin_leans(tables, plan.sheet)
    ground = ground_of(plan)
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
    return labels, marks


def _twin_leans(tables: MapTables, sheet: Sheet) -> dict[str, tuple[float, float]]:
    """For each twin city, the direction in which it lies from its twin, of length one."""
    degrees = {row.id: (row.lon, row.lat) for row in tables.cities}
    leans = {}
    for twin in tables.twins:
        first, second = sheet.place(np.array([degrees[twin.a], degrees[twin.b]]))
        x, y = ((second - first) / np.hypot(*(second - first))).tolist()
        leans[twin.a], leans[twin.b] = (-x, -y), (x, y)
    return leans


def ground_of(plan: Plan) -> Ground:
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


def make_scene(folder: Path, fonts: Path) -> dict[str, Any]:
    """The scene of the map in `folder`; `fonts` holds the type the labels are measured with."""
    tables = read_tables(folder)
    compiled = compile_map(tables)
    drawing, styles = read_drawing(folder), read_styles(folder)
    plan = draw_plan(tables, compiled, drawing)
    board = compiled.board
    cities = {(row.lon, row.lat): (row.state, row.region) for row in tables.cities}
    labels, marks = letter(tables, board, plan, drawing, fonts)
    return {
        "map": board.id,
        "hash": map_hash(board),
        "width": plan.sheet.width,
        "height": plan.sheet.height,
        "lettering": {
            "ranks": [
                {"size": size, "weight": weight}
                for size, weight in zip(drawing.labels.sizes, drawing.labels.weights, strict=True)
            ],
            "mark": {"size": drawing.labels.mark_size, "weight": drawing.labels.mark_weight},
        },
        "backdrop": draw_backdrop(read_outlines(folder), plan.sheet, cities, drawing.regions),
        "points": [
            {"id": point.id, "kind": point.kind, "x": x, "y": y, "r": radius}
            for point, (x, y), radius in zip(
                board.points, plan.at[: len(board.points)].tolist(), plan.radii, strict=True
            )
        ],
        "cities": [
            {
                "id": city.id,
                "point": city.point,
                "region": board.regions[city.region],
                "rank": rank,
                "label": label.as_json(),
            }
            for city, rank, label in zip(board.cities, plan.ranks, labels, strict=True)
        ],
        "railroads": _railroads(tables, styles),
        "sections": [
            {
                "a": section.a,
                "b": section.b,
                "railroad": board.railroads[section.railroad].id,
                "d": curve_path(curves),
            }
            for section, curves in zip(board.sections, plan.curves, strict=True)
        ],
        "marks": [
            {
                "railroad": board.railroads[mark.railroad].id,
                "x": mark.x,
                "y": mark.y,
                "angle": mark.angle,
            }
            for mark in marks
        ],
    }


def _railroads(tables: MapTables, styles: Mapping[str, Style]) -> list[dict[str, Any]]:
    rows = sorted(tables.railroads, key=lambda row: row.id)
    return [
        {"id": row.id, "mark": row.mark, "price": row.price}
        | styles[row.id].model_dump(exclude={"railroad"})
        for row in rows
    ]


def write_scene(folder: Path, fonts: Path, output: Path) -> None:
    """Writes the scene of the map in `folder` to `output`."""
    scene = make_scene(folder, fonts)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(scene, separators=(",", ":")) + "\n", encoding="utf-8")
