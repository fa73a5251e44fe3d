"""Judges a drawn map by the page's own figures: `python -m roundhouse.maps.geometry.measure usa`.

Reads the scene as it ships and the words as people see them. One map unit is at least one pixel
when a 1440x900 window shows the whole map beside the panel, so units stand for pixels at the overview.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.__main__ import FONTS
from roundhouse.maps.geometry.drawing import Drawing, read_drawing
from roundhouse.maps.geometry.measure_colours import closest_colours
from roundhouse.maps.geometry.measure_lines import LineFigures, measure_lines
from roundhouse.maps.geometry.typeface import typeface

LEAST_GAP = 6.0
USUAL_GAP = 9.0
USUAL_SHARE = 0.9
LEAST_TYPE = 11.0
LARGEST_BEND = 10.0
EVENNESS = 0.7
"""Map units by which lines side by side may miss their gauge."""
LEAST_COLOUR = 0.1
"""Distance in OKLab below which two colours that meet are taken for each other."""
MAP_WIDTH, MAP_HEIGHT = 1100, 900
"""What a 1440x900 window leaves for the map beside a panel of 340 pixels."""
OVERVIEW = 1.0
CLOSEST = 9.0
GROWTH = 0.15
"""Type grows as this power of the scale beyond 1 (`web/src/styles/map.css` too)."""
EDGE = 6.0
"""Pixels that names keep from the sheet's edge."""
SHOWN = 5
"""So many of the closest pairs of colours are told."""
STEPS = 8
"""Scales at which each plate is looked at."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured: gaps between dots in pixels, clashes of names by id, lines and colours."""

    pixels_per_unit: float
    least_gap: float
    usual_gap: float
    least_type: float
    names: dict[float, int]
    clashing_labels: tuple[str, ...]
    labels_on_dots: tuple[str, ...]
    labels_off_page: tuple[str, ...]
    lines: LineFigures
    gauge: float
    closest_by_day: tuple[tuple[float, str], ...]
    closest_by_night: tuple[tuple[float, str], ...]

    def faults(self) -> list[str]:
        """What falls short, one line each; nothing if the map is good."""
        faults = []
        if self.least_gap < LEAST_GAP:
            faults.append(f"two dots are only {self.least_gap:.1f} px apart")
        if self.usual_gap < USUAL_GAP:
            faults.append(f"a tenth of the dots is nearer than {self.usual_gap:.1f} px to another")
        if self.least_type < LEAST_TYPE:
            faults.append(f"a name is only {self.least_type} px tall")
        faults += [f"names overlap: {pair}" for pair in self.clashing_labels]
        faults += [f"a name lies on a dot: {pair}" for pair in self.labels_on_dots]
        faults += [f"a name leaves the sheet: {name}" for name in self.labels_off_page]
        faults += self._faults_of_lines()
        for closest in (self.closest_by_day, self.closest_by_night):
            faults += [f"colours alike: {pair}" for apart, pair in closest if apart < LEAST_COLOUR]
        return faults

    def _faults_of_lines(self) -> list[str]:
        faults = []
        bend, out = self.lines.largest_bend, self.lines.end_farthest_out_of_dot
        if bend[0] > LARGEST_BEND:
            faults.append(f"a line bends by {bend[0]:.0f} degrees: {bend[1]}")
        if out[0] > 0.0:
            faults.append(f"a line ends beside its dot: {out[1]}")
        faults += [
            f"lines side by side are {gap:.1f} apart: {pair}"
            for gap, pair in (self.lines.narrowest_gap, self.lines.widest_gap)
            if abs(gap - self.gauge) > EVENNESS
        ]
        return faults


def measure(
    scene: Mapping[str, Any], drawing: Drawing, words: Mapping[str, str], fonts: Path
) -> Figures:
    """The figures of a scene whose names are set as `drawing` and `words` say."""
    scale = min(MAP_WIDTH / scene["width"], MAP_HEIGHT / scene["height"])
    at = np.array([(point["x"], point["y"]) for point in scene["points"]])
    away = at[:, None] - at[None]
    gaps = np.hypot(away[..., 0], away[..., 1])
    np.fill_diagonal(gaps, np.inf)
    nearest = gaps.min(axis=1) * scale
    boxes_at = partial(_boxes, scene, _Setting(words, drawing, fonts))
    clashes: set[str] = set()
    off_page: set[str] = set()
    for plate, next_scale in _plates(scene):
        for now in np.geomspace(plate["scale"], next_scale, STEPS):
            boxes = boxes_at(plate, float(now))
            clashes |= {
                f"{a} {b}" for a, b in combinations(boxes, 2) if _overlap(boxes[a], boxes[b])
            }
            off_page |= {name for name, box in boxes.items() if _leaves(box, scene, float(now))}
    overview = next(plate for plate in scene["plates"] if plate["scale"] == OVERVIEW)
    return Figures(
        round(scale, 3),
        round(float(nearest.min()), 2),
        round(float(np.quantile(nearest, 1 - USUAL_SHARE)), 2),
        min(size for plate in scene["plates"] for size in plate["sizes"]),
        {plate["scale"]: len(plate["cities"]) for plate in scene["plates"]},
        tuple(sorted(clashes)),
        tuple(_on_dots(boxes_at(overview, OVERVIEW), scene, at)),
        tuple(sorted(off_page)),
        measure_lines(scene),
        drawing.track.gauge,
        tuple(closest_colours(scene, "day")[:SHOWN]),
        tuple(closest_colours(scene, "night")[:SHOWN]),
    )


def _plates(scene: Mapping[str, Any]) -> Iterator[tuple[Mapping[str, Any], float]]:
    """Each plate, and the scale up to which it serves."""
    plates = scene["plates"]
    scales = [plate["scale"] for plate in plates[1:]]
    return zip(plates, [*scales, CLOSEST], strict=True)


@dataclass(frozen=True, slots=True)
class _Setting:
    """What names are made of: words, looks and the folder of the typeface."""

    words: Mapping[str, str]
    drawing: Drawing
    fonts: Path


def _boxes(
    scene: Mapping[str, Any], how: _Setting, plate: Mapping[str, Any], scale: float
) -> dict[str, Box]:
    """The ink of the names of a plate at a scale, in pixels: left, top, right, bottom."""
    cities = {city["id"]: city for city in scene["cities"]}
    growth = max(1.0, scale) ** GROWTH
    boxes = {}
    for label in plate["cities"]:
        city = cities[label["id"]]
        rank = city["rank"] - 1
        face = typeface(how.fonts, how.drawing.labels.weights[rank])
        ink = face.measure(how.words[f"city-{label['id']}"], plate["sizes"][rank] * growth)
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


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _on_dots(
    boxes: Mapping[str, Box], scene: Mapping[str, Any], at: NDArray[np.float64]
) -> list[str]:
    radii = np.array([point["r"] for point in scene["points"]])
    found = []
    for name, (left, top, right, bottom) in boxes.items():
        nearest = np.clip(at, (left, top), (right, bottom))
        for hit in np.flatnonzero(np.hypot(*(at - nearest).T) < radii):
            found.append(f"{name} {scene['points'][hit]['id']}")
    return found


def _leaves(box: Box, scene: Mapping[str, Any], scale: float) -> bool:
    width, height = scene["width"] * scale, scene["height"] * scale
    return box[0] < EDGE or box[1] < EDGE or box[2] > width - EDGE or box[3] > height - EDGE


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("map", help="folder name under maps/")
    parser.add_argument("--maps", type=Path, default=Path("maps"))
    parser.add_argument("--fonts", type=Path, default=FONTS)
    parser.add_argument("--scene", type=Path, help="default: build/maps/<map>/scene.json")
    parser.add_argument("--words", type=Path, help="default: web/locales/en/<map>.ftl")
    wanted = parser.parse_args()
    scene = json.loads((wanted.scene or Path("build/maps", wanted.map, "scene.json")).read_text())
    words = read_words(wanted.words or Path("web/locales/en", f"{wanted.map}.ftl"))
    figures = measure(scene, read_drawing(wanted.maps / wanted.map), words, wanted.fonts)
    print(json.dumps(asdict(figures), indent=2))
    faults = figures.faults()
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
