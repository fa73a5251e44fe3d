"""Judges the lines of a drawn map: bends at dots, ends under dots, evenness of lines side by side."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from roundhouse.maps.geometry.lines import points_on
from roundhouse.maps.geometry.projection import Coordinates

CLOSEST = 9.0
"""The scale at which dots are smallest on the map."""
DOT_SHRINKAGE = 0.4
"""A dot's radius in map units shrinks as this power of the scale (`web/src/styles/map.css` too)."""
TURNS_OFF = 70.0
"""Degrees beyond which two arms part at a milepost, as at the end of a branch."""

End = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Arm:
    """The direction in which a line leaves a point, and where its first curve goes."""

    leaves: Coordinates
    goes: Coordinates


@dataclass(frozen=True, slots=True)
class LineFigures:
    """Degrees and map units, each with where it is."""

    largest_bend: tuple[float, str]
    end_farthest_from_dot: tuple[float, str]
    end_farthest_out_of_dot: tuple[float, str]
    narrowest_gap: tuple[float, str]
    widest_gap: tuple[float, str]


def read_curves(d: str) -> list[Coordinates]:
    """The cubics of a section's path data, as `paths.curve_path` writes it."""
    curves = []
    here = np.zeros(2)
    for command, numbers in re.findall(r"([Mcl])([^Mcl]*)", d):
        steps = np.array([float(n) for n in re.findall(r"-?\d*\.?\d+", numbers)]).reshape(-1, 2)
        if command == "c":
            curves.append(np.array([here, *(here + steps)]))
        here = steps[0] if command == "M" else here + steps[-1]
    return curves


def measure_lines(scene: Mapping[str, Any]) -> LineFigures:
    """The figures of a scene's lines; the worst of each."""
    points = scene["points"]
    arms: dict[End, list[Arm]] = {}
    off, out = [], []
    middles: dict[tuple[int, int], list[tuple[str, Coordinates, Coordinates]]] = {}
    for section in scene["sections"]:
        curves = read_curves(section["d"])
        first, last = curves[0], curves[-1]
        for end, place, handle, goal in (
            (section["a"], first[0], first[1], first[3]),
            (section["b"], last[3], last[2], last[0]),
        ):
            arm = Arm(handle - place, goal - place)
            arms.setdefault((end, section["railroad"]), []).append(arm)
            away = float(np.hypot(*(place - [points[end]["x"], points[end]["y"]])))
            off.append((away, points[end]["id"]))
            out.append((away - _least_radius(points[end]), points[end]["id"]))
        if len(curves) == 1:
            ends = (min(section["a"], section["b"]), max(section["a"], section["b"]))
            trace = points_on(first, 3)
            middles.setdefault(ends, []).append(
                (section["railroad"], trace[1], trace[2] - trace[0])
            )
    # In a city, and where it branches, a railroad may turn; at a milepost it runs on.
    bends = [
        (bend, f"{line} at {points[point]['id']}")
        for (point, line), ways in arms.items()
        if points[point]["kind"] == "dot" and len(ways) == 2
        if 180.0 - _angle(ways[0].goes, ways[1].goes) < TURNS_OFF
        for bend in [180.0 - _angle(ways[0].leaves, ways[1].leaves)]
    ]
    gaps = [gap for lines in middles.values() if len(lines) > 1 for gap in _gaps(lines)]
    return LineFigures(
        _rounded(max(bends)),
        _rounded(max(off)),
        _rounded(max(out)),
        _rounded(min(gaps)),
        _rounded(max(gaps)),
    )


def _least_radius(point: Mapping[str, Any]) -> float:
    """How small a dot ever is on the map."""
    return float(max(point["r"] * CLOSEST**-DOT_SHRINKAGE, point["wide"]))


def _angle(one: Coordinates, other: Coordinates) -> float:
    cosine = float(one @ other) / float(np.hypot(*one) * np.hypot(*other))
    return float(np.degrees(np.arccos(np.clip(cosine, -1.0, 1.0))))


def _gaps(lines: list[tuple[str, Coordinates, Coordinates]]) -> list[tuple[float, str]]:
    """Between neighbours side by side, measured square to their way."""
    way = lines[0][2]
    across = np.array([-way[1], way[0]]) / np.hypot(*way)
    ranked = sorted((float(middle @ across), name) for name, middle, _ in lines)
    return [(high - low, f"{one} and {other}") for (low, one), (high, other) in pairwise(ranked)]


def _rounded(figure: tuple[float, str]) -> tuple[float, str]:
    return round(figure[0], 2), figure[1]
