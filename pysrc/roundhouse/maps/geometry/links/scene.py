"""The scene of a map of links, as one JSON file (see pysrc/README.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from roundhouse.maps.board import map_hash
from roundhouse.maps.geometry.backdrop import draw_countries, read_outlines
from roundhouse.maps.geometry.drawing import read_styles
from roundhouse.maps.geometry.labels import Label
from roundhouse.maps.geometry.links.drawing import LinkDrawing, LinkPlate, read_link_drawing
from roundhouse.maps.geometry.links.lettering import LinkLetterer
from roundhouse.maps.geometry.links.plan import LinkPlan, draw_link_plan
from roundhouse.maps.geometry.paths import curve_path
from roundhouse.maps.linkmap import LinkMap
from roundhouse.maps.links.compile import compile_links
from roundhouse.maps.links.tables import read_link_tables

Record = dict[str, Any]


def make_link_scene(folder: Path, fonts: Path) -> Record:
    """The scene of the map in `folder`; `fonts` holds the type the labels are measured with."""
    tables = read_link_tables(folder)
    board = compile_links(tables)
    drawing = read_link_drawing(folder)
    plan = draw_link_plan(tables, board, drawing)
    letterer = LinkLetterer(tables, board, plan, drawing, fonts=fonts)
    looks = drawing.labels
    return {
        "map": board.id,
        "hash": map_hash(board),
        "width": plan.sheet.width,
        "height": plan.sheet.height,
        "lettering": {
            "weights": looks.weights,
            "dots": looks.radii,
            "badge": looks.badge,
            "ground": looks.ground_size,
        },
        "backdrop": draw_countries(read_outlines(folder), plan.sheet, drawing.grid),
        "grounds": _grounds(plan, drawing),
        "points": _points(board, plan),
        "cities": [
            {"id": place.id, "point": number, "rank": rank}
            for number, (place, rank) in enumerate(zip(board.places, plan.ranks, strict=True))
        ],
        "links": [_link(board, plan, number) for number in range(len(board.links))],
        "railroads": [
            {"id": railroad} | style.model_dump(exclude={"railroad"})
            for railroad, style in read_styles(folder).items()
        ],
        "plates": [
            _plate(board, plan, plate, letterer.plate(plate)) for plate in drawing.labels.plates
        ],
    }


def _grounds(plan: LinkPlan, drawing: LinkDrawing) -> list[Record]:
    """Names of land and water, by the middle of their baseline."""
    places = plan.sheet.place([(ground.longitude, ground.latitude) for ground in drawing.grounds])
    return [
        {"id": ground.id, "kind": ground.kind, "x": round(x, 1), "y": round(y, 1)}
        for ground, (x, y) in zip(drawing.grounds, places.tolist(), strict=True)
    ]


def _points(board: LinkMap, plan: LinkPlan) -> list[Record]:
    return [
        {"id": place.id, "kind": "external" if place.external else "city", "x": x, "y": y, "r": r}
        for place, (x, y), r in zip(
            board.places, plan.at[: len(board.places)].tolist(), plan.radii, strict=True
        )
    ]


def _link(board: LinkMap, plan: LinkPlan, number: int) -> Record:
    link, arrow = board.links[number], plan.arrows[number]
    x, y = plan.badges[number].tolist()
    return {
        "places": link.places,
        "value": link.value,
        "external": link.external,
        "d": "".join(curve_path([curve]) for curve in plan.curves[number]),
        "badge": {"x": x, "y": y},
        "arrow": None if arrow is None else asdict(arrow),
    }


def _plate(board: LinkMap, plan: LinkPlan, plate: LinkPlate, names: Mapping[int, Label]) -> Record:
    """Names stand so many pixels from their dots."""
    cities = []
    for place, label in sorted(names.items()):
        x, y = plan.at[place] * plate.scale
        where = {"x": round(label.x - x, 1), "y": round(label.y - y, 1)}
        cities.append({"id": board.places[place].id, **where, "anchor": label.anchor})
    return {
        "scale": plate.scale,
        "sizes": plate.sizes,
        "values": plate.values,
        "grounds": plate.grounds,
        "cities": cities,
    }
