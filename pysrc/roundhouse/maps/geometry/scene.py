"""The scene: everything that is drawn of a map, as one JSON file (see pysrc/README.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from roundhouse.maps.compile import compile_map
from roundhouse.maps.geometry.backdrop import draw_backdrop, read_outlines
from roundhouse.maps.geometry.drawing import Labels, read_drawing, read_styles
from roundhouse.maps.geometry.labels import Label
from roundhouse.maps.geometry.lettering import letter
from roundhouse.maps.geometry.paths import curve_path
from roundhouse.maps.geometry.plan import Plan, draw_plan
from roundhouse.maps.mapdef import MapDef, map_hash
from roundhouse.maps.tables import MapTables, read_tables

Record = dict[str, Any]


def write_scene(folder: Path, fonts: Path, output: Path) -> None:
    """Writes the scene of the map in `folder` to `output`."""
    scene = make_scene(folder, fonts)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(scene, separators=(",", ":")) + "\n", encoding="utf-8")


def make_scene(folder: Path, fonts: Path) -> Record:
    """The scene of the map in `folder`; `fonts` holds the type the labels are measured with."""
    tables = read_tables(folder)
    compiled = compile_map(tables)
    board = compiled.board
    drawing = read_drawing(folder)
    plan = draw_plan(tables, compiled, drawing)
    homes = {(row.lon, row.lat): (row.state, row.region) for row in tables.cities}
    backdrop, areas = draw_backdrop(read_outlines(folder), plan.sheet, homes, drawing.regions)
    words = letter(tables, board, plan, drawing, areas=areas, fonts=fonts)
    lines = [railroad.id for railroad in board.railroads]
    return {
        "map": board.id,
        "hash": map_hash(board),
        "width": plan.sheet.width,
        "height": plan.sheet.height,
        "lettering": _lettering(drawing.labels),
        "backdrop": backdrop,
        "regions": [{"id": region, "x": x, "y": y} for region, (x, y) in words.regions.items()],
        "points": _points(board, plan),
        "cities": _cities(board, plan, words.cities),
        "railroads": _railroads(tables, folder),
        "sections": [
            {"a": section.a, "b": section.b, "railroad": lines[section.railroad]}
            | {"d": curve_path(curves)}
            for section, curves in zip(board.sections, plan.curves, strict=True)
        ],
        "marks": [
            {"railroad": lines[mark.railroad], "x": mark.x, "y": mark.y, "angle": mark.angle}
            for mark in words.marks
        ],
    }


def _lettering(looks: Labels) -> Record:
    types = zip(looks.sizes, looks.weights, strict=True)
    return {
        "ranks": [{"size": size, "weight": weight} for size, weight in types],
        "mark": {"size": looks.mark_size, "weight": looks.mark_weight},
        "region": {"size": looks.region_size, "weight": looks.region_weight}
        | {"spacing": looks.region_spacing},
    }


def _points(board: MapDef, plan: Plan) -> list[Record]:
    places = plan.at[: len(board.points)].tolist()
    return [
        {"id": point.id, "kind": point.kind, "x": x, "y": y, "r": radius}
        for point, (x, y), radius in zip(board.points, places, plan.radii, strict=True)
    ]


def _cities(board: MapDef, plan: Plan, labels: Sequence[Label]) -> list[Record]:
    return [
        {"id": city.id, "point": city.point, "region": board.regions[city.region]}
        | {"rank": rank, "label": {"x": label.x, "y": label.y, "anchor": label.anchor}}
        for city, rank, label in zip(board.cities, plan.ranks, labels, strict=True)
    ]


def _railroads(tables: MapTables, folder: Path) -> list[Record]:
    styles = read_styles(folder)
    return [
        {"id": row.id, "mark": row.mark, "price": row.price}
        | styles[row.id].model_dump(exclude={"railroad"})
        for row in sorted(tables.railroads, key=lambda row: row.id)
    ]
