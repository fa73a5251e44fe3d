"""The scene: everything that is drawn of a map, as one JSON file (see pysrc/README.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from roundhouse.maps.board import map_hash
from roundhouse.maps.compile import compile_map
from roundhouse.maps.geometry.backdrop import draw_backdrop, read_outlines
from roundhouse.maps.geometry.drawing import Labels, MarkPlate, Plate, read_drawing, read_styles
from roundhouse.maps.geometry.lettering import Letterer, Lettering, type_pixels
from roundhouse.maps.geometry.links.scene import make_link_scene
from roundhouse.maps.geometry.marks import Mark
from roundhouse.maps.geometry.paths import curve_path
from roundhouse.maps.geometry.plan import Plan, draw_plan
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.reader import find_kind
from roundhouse.maps.tables import MapTables, read_tables

Record = dict[str, Any]


def write_scene(folder: Path, fonts: Path, output: Path) -> None:
    """Writes the scene of the map in `folder` to `output`."""
    scene = draw_map(folder, fonts)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(scene, separators=(",", ":")) + "\n", encoding="utf-8")


def draw_map(folder: Path, fonts: Path) -> Record:
    """The scene of the map in `folder`, whatever kind of map that is."""
    if find_kind(folder) == "links":
        return make_link_scene(folder, fonts)
    return make_scene(folder, fonts)


def make_scene(folder: Path, fonts: Path) -> Record:
    """The scene of the map of track in `folder`; `fonts` holds the type the labels are measured with."""
    tables = read_tables(folder)
    compiled = compile_map(tables)
    board = compiled.board
    drawing = read_drawing(folder)
    plan = draw_plan(tables, compiled, drawing)
    homes = {(row.lon, row.lat): (row.state, row.region) for row in tables.cities}
    backdrop, areas = draw_backdrop(
        read_outlines(folder), plan.sheet, drawing.grid, homes, drawing.regions
    )
    letterer = Letterer(tables, board, plan, drawing, areas=areas, fonts=fonts)
    plates = [(plate, letterer.plate(plate)) for plate in drawing.labels.plates]
    lines = [railroad.id for railroad in board.railroads]
    return {
        "map": board.id,
        "hash": map_hash(board),
        "width": plan.sheet.width,
        "height": plan.sheet.height,
        "lettering": _lettering(drawing.labels),
        "backdrop": backdrop,
        "points": _points(board, plan),
        "cities": _cities(board, plan),
        "railroads": _railroads(tables, folder),
        "sections": [
            {"a": section.a, "b": section.b, "railroad": lines[section.railroad]}
            | {"d": curve_path(curves)}
            for section, curves in zip(board.sections, plan.curves, strict=True)
        ],
        "plates": [_plate(board, plan, plate, names) for plate, names in plates],
        "marks": [
            _mark_plate(lines, plate, letterer.marks(plate, names, set_for))
            for plate in drawing.labels.marks
            for set_for, names in [_names_at(plates, plate.scale)]
        ],
    }


def _names_at(plates: Sequence[tuple[Plate, Lettering]], scale: float) -> tuple[float, Lettering]:
    """The names that are shown at a scale, and the scale they were set out for."""
    return max(
        ((plate.scale, names) for plate, names in plates if plate.scale <= scale),
        key=lambda plate: plate[0],
    )


def _plate(board: MapDef, plan: Plan, plate: Plate, names: Lettering) -> Record:
    """Names of cities stand so many pixels from their dots; regions' at places of the map."""
    pixels = type_pixels(plate.scale)
    cities = []
    for city, label in sorted(names.cities.items()):
        x, y = plan.at[board.cities[city].point] * pixels
        where = {"x": round(label.x - x, 1), "y": round(label.y - y, 1)}
        cities.append({"id": board.cities[city].id, **where, "anchor": label.anchor})
    regions = [
        {"id": region, "x": round(x / pixels, 1), "y": round(y / pixels, 1)}
        for region, (x, y) in names.regions.items()
    ]
    return {
        "scale": plate.scale,
        "sizes": plate.sizes,
        "region": plate.region,
        "dots": plate.dots,
        "cities": cities,
        "regions": regions,
    }


def _mark_plate(lines: Sequence[str], plate: MarkPlate, marks: Sequence[Mark]) -> Record:
    pixels = type_pixels(plate.scale)
    places = [
        {
            "railroad": lines[mark.railroad],
            "x": round(mark.x / pixels, 1),
            "y": round(mark.y / pixels, 1),
            "angle": round(mark.angle, 1),
            "lift": mark.lift,
        }
        for mark in marks
    ]
    return {"scale": plate.scale, "size": plate.size, "marks": places}


def _lettering(looks: Labels) -> Record:
    return {
        "weights": looks.weights,
        "mark": looks.mark_weight,
        "region": {"weight": looks.region_weight, "spacing": looks.region_spacing},
        "dots": [*looks.radii, looks.dot_radius],
    }


def _points(board: MapDef, plan: Plan) -> list[Record]:
    places = plan.at[: len(board.points)].tolist()
    return [
        {"id": point.id, "kind": point.kind, "x": x, "y": y, "r": radius, "wide": wide}
        for point, (x, y), radius, wide in zip(
            board.points, places, plan.radii, plan.wide, strict=True
        )
    ]


def _cities(board: MapDef, plan: Plan) -> list[Record]:
    return [
        {"id": city.id, "point": city.point, "region": board.regions[city.region], "rank": rank}
        for city, rank in zip(board.cities, plan.ranks, strict=True)
    ]


def _railroads(tables: MapTables, folder: Path) -> list[Record]:
    styles = read_styles(folder)
    return [
        {"id": row.id, "mark": row.mark, "price": row.price}
        | styles[row.id].model_dump(exclude={"railroad"})
        for row in sorted(tables.railroads, key=lambda row: row.id)
    ]
