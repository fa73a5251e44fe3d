"""Judges the names of a drawn map: clear of each other, of dots and of the sheet's edge at any scale."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.lettering import DOT_GROWTH, type_growth
from roundhouse.maps.geometry.typeface import Ink, typeface

LEAST_TYPE = 11.0
CLOSEST = 9.0
EDGE = 6.0
"""Pixels that names keep from the sheet's edge."""
FARTHEST = 11.0
"""Pixels between a name and the rim of its dot beyond which one looks for it elsewhere."""
STEPS = 8
"""Scales at which each plate is looked at."""

Scene = Mapping[str, Any]
Box = tuple[float, float, float, float]
Boxes = dict[str, Box]
Extra = Callable[[Mapping[str, Any], float], Boxes]


@dataclass(frozen=True, slots=True)
class Setting:
    """What names are made of: words, type weights by rank and the folder of the typeface."""

    words: Mapping[str, str]
    weights: Sequence[int]
    fonts: Path

    def measure(self, message: str, weight: int, size: float) -> Ink:
        """The room that a message takes."""
        return typeface(self.fonts, weight).measure(self.words[message], size)


@dataclass(frozen=True, slots=True)
class Obstacles:
    """What names must not cover: middles and radii in map units at scale 1, with what they are called."""

    at: NDArray[np.float64]
    radii: NDArray[np.float64]
    names: list[str]


@dataclass(frozen=True, slots=True)
class NameFigures:
    """What was measured of names: by scale their number and the farthest from its dot; clashes by id."""

    least_type: float
    shown: dict[float, int]
    farthest: dict[float, tuple[float, str]]
    misleading: tuple[str, ...]
    clashing: tuple[str, ...]
    on_dots: tuple[str, ...]
    off_page: tuple[str, ...]

    def faults(self) -> list[str]:
        """What falls short, one line each; nothing if the names are good."""
        faults = []
        if self.least_type < LEAST_TYPE:
            faults.append(f"a name is only {self.least_type} px tall")
        faults += [
            f"a name is {gap} px from its dot: {name}"
            for gap, name in self.farthest.values()
            if gap > FARTHEST
        ]
        faults += [f"names overlap: {pair}" for pair in self.clashing]
        faults += [f"a name lies on a dot: {pair}" for pair in self.on_dots]
        faults += [f"a name leaves the sheet: {name}" for name in self.off_page]
        return faults


def measure_names(
    scene: Scene,
    setting: Setting,
    obstacles: Mapping[float, Obstacles],
    extra: Extra = lambda _plate, _scale: {},
) -> NameFigures:
    """The figures of a scene's names.

    `obstacles` are those that the plates of some scales must keep clear of; `extra` gives the boxes of
    what else is written on a plate at a scale.
    """
    clashes: set[str] = set()
    off_page: set[str] = set()
    for plate, next_scale in _plates(scene):
        for now in np.geomspace(plate["scale"], next_scale, STEPS).tolist():
            boxes = boxes_of_names(scene, setting, plate, now)
            off_page |= {name for name, box in boxes.items() if _leaves(box, scene, now)}
            boxes |= extra(plate, now)
            clashes |= {
                f"{a} {b}" for a, b in combinations(boxes, 2) if _overlap(boxes[a], boxes[b])
            }
    told = {plate["scale"]: _tell_apart(scene, setting, plate) for plate in scene["plates"]}
    covered = [
        name
        for plate in scene["plates"]
        if plate["scale"] in obstacles
        for name in _on_obstacles(
            boxes_of_names(scene, setting, plate, plate["scale"]),
            obstacles[plate["scale"]],
            plate["scale"],
        )
    ]
    return NameFigures(
        min(size for plate in scene["plates"] for size in plate["sizes"]),
        {plate["scale"]: len(plate["cities"]) for plate in scene["plates"]},
        {scale: max(gaps) for scale, (gaps, _) in told.items()},
        tuple(dict.fromkeys(pair for _, misleading in told.values() for pair in misleading)),
        tuple(sorted(clashes)),
        tuple(dict.fromkeys(covered)),
        tuple(sorted(off_page)),
    )


def _tell_apart(
    scene: Scene, setting: Setting, plate: Mapping[str, Any]
) -> tuple[list[tuple[float, str]], list[str]]:
    """Pixels from each name to its dot, and names that are nearer to the dot of another named city."""
    scale = plate["scale"]
    boxes = boxes_of_names(scene, setting, plate, scale)
    points = {city["id"]: city["point"] for city in scene["cities"] if city["id"] in boxes}
    gaps = []
    misleading = []
    for name, (left, top, right, bottom) in boxes.items():
        free = {}
        for city, number in points.items():
            point = scene["points"][number]
            at = np.array([point["x"], point["y"]]) * scale
            away = float(np.hypot(*(at - np.clip(at, (left, top), (right, bottom)))))
            radius = max(point["r"] * scale**DOT_GROWTH, point.get("wide", 0.0) * scale)
            free[city] = round(away - radius, 1)
        gaps.append((free[name], name))
        misleading += [f"{name} {other}" for other, gap in free.items() if gap < free[name]]
    return gaps, misleading


def _plates(scene: Scene) -> Iterator[tuple[Mapping[str, Any], float]]:
    """Each plate, and the scale up to which it serves."""
    plates = scene["plates"]
    scales = [plate["scale"] for plate in plates[1:]]
    return zip(plates, [*scales, CLOSEST], strict=True)


def boxes_of_names(scene: Scene, setting: Setting, plate: Mapping[str, Any], scale: float) -> Boxes:
    """The ink of the names of a plate at a scale, in pixels: left, top, right, bottom."""
    cities = {city["id"]: city for city in scene["cities"]}
    growth = type_growth(scale)
    boxes = {}
    for label in plate["cities"]:
        city = cities[label["id"]]
        rank = city["rank"] - 1
        size = plate["sizes"][rank] * growth
        ink = setting.measure(f"city-{label['id']}", setting.weights[rank], size)
        point = scene["points"][city["point"]]
        x, y = point["x"] * scale + label["x"] * growth, point["y"] * scale + label["y"] * growth
        left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[label["anchor"]] * ink.width
        boxes[label["id"]] = (left, y - ink.above, left + ink.width, y + ink.below)
    return boxes


def read_words(messages: Path) -> dict[str, str]:
    """The one-line messages of a Fluent file by id."""
    found = re.findall(
        r"^([a-z][\w-]*) = (.+)$", messages.read_text(encoding="utf-8"), re.MULTILINE
    )
    return dict(found)


def gaps_between(at: NDArray[np.float64]) -> NDArray[np.float64]:
    """How far each place is from every other; infinitely far from itself."""
    away = at[:, None] - at[None]
    gaps = np.hypot(away[..., 0], away[..., 1])
    np.fill_diagonal(gaps, np.inf)
    return np.asarray(gaps)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _on_obstacles(boxes: Boxes, obstacles: Obstacles, scale: float) -> list[str]:
    at, radii = obstacles.at * scale, obstacles.radii * scale**DOT_GROWTH
    found = []
    for name, (left, top, right, bottom) in boxes.items():
        nearest = np.clip(at, (left, top), (right, bottom))
        for hit in np.flatnonzero(np.hypot(*(at - nearest).T) < radii):
            found.append(f"{name} {obstacles.names[hit]}")
    return found


def _leaves(box: Box, scene: Scene, scale: float) -> bool:
    width, height = scene["width"] * scale, scene["height"] * scale
    return box[0] < EDGE or box[1] < EDGE or box[2] > width - EDGE or box[3] > height - EDGE
