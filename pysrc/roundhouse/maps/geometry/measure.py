"""Judges a drawn map by the page's own figures: `python -m roundhouse.maps.geometry.measure usa`.

Reads the scene as it ships and the words as people see them. One map unit is at least one pixel
when a 1440x900 window shows the whole map beside the panel, so units stand for pixels here.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.__main__ import FONTS
from roundhouse.maps.geometry.drawing import Labels, read_drawing
from roundhouse.maps.geometry.typeface import typeface

LEAST_GAP = 6.0
USUAL_GAP = 9.0
USUAL_SHARE = 0.9
MAP_WIDTH, MAP_HEIGHT = 1100, 900
"""What a 1440x900 window leaves for the map beside a panel of 340 pixels."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured: gaps between dots in pixels, and clashes of names by id."""

    pixels_per_unit: float
    least_gap: float
    usual_gap: float
    clashing_labels: tuple[str, ...]
    labels_on_dots: tuple[str, ...]
    labels_off_page: tuple[str, ...]

    def faults(self) -> list[str]:
        """What falls short, one line each; nothing if the map is good."""
        faults = []
        if self.least_gap < LEAST_GAP:
            faults.append(f"two dots are only {self.least_gap:.1f} px apart")
        if self.usual_gap < USUAL_GAP:
            faults.append(f"a tenth of the dots is nearer than {self.usual_gap:.1f} px to another")
        faults += [f"names overlap: {pair}" for pair in self.clashing_labels]
        faults += [f"a name lies on a dot: {pair}" for pair in self.labels_on_dots]
        faults += [f"a name leaves the sheet: {name}" for name in self.labels_off_page]
        return faults


def measure(
    scene: Mapping[str, Any], looks: Labels, words: Mapping[str, str], fonts: Path
) -> Figures:
    """The figures of a scene whose names are set as `looks` and `words` say."""
    scale = min(MAP_WIDTH / scene["width"], MAP_HEIGHT / scene["height"])
    at = np.array([(point["x"], point["y"]) for point in scene["points"]])
    away = at[:, None] - at[None]
    gaps = np.hypot(away[..., 0], away[..., 1])
    np.fill_diagonal(gaps, np.inf)
    nearest = gaps.min(axis=1) * scale
    boxes = {
        city["id"]: label_box(city, words[f"city-{city['id']}"], looks, fonts)
        for city in scene["cities"]
    }
    return Figures(
        round(scale, 3),
        round(float(nearest.min()), 2),
        round(float(np.quantile(nearest, 1 - USUAL_SHARE)), 2),
        tuple(f"{a} {b}" for a, b in combinations(boxes, 2) if _overlap(boxes[a], boxes[b])),
        tuple(_on_dots(boxes, scene["points"], at)),
        tuple(name for name, box in boxes.items() if _leaves(box, scene)),
    )


def label_box(city: Mapping[str, Any], words: str, looks: Labels, fonts: Path) -> Box:
    """The ink of a city's name on the map: left, top, right, bottom."""
    rank = city["rank"] - 1
    ink = typeface(fonts, looks.weights[rank]).measure(words, looks.sizes[rank])
    label = city["label"]
    left = label["x"] - {"start": 0.0, "middle": 0.5, "end": 1.0}[label["anchor"]] * ink.width
    return (left, label["y"] - ink.above, left + ink.width, label["y"] + ink.below)


def read_words(messages: Path) -> dict[str, str]:
    """The one-line messages of a Fluent file by id."""
    found = re.findall(
        r"^([a-z][\w-]*) = (.+)$", messages.read_text(encoding="utf-8"), re.MULTILINE
    )
    return dict(found)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _on_dots(
    boxes: Mapping[str, Box], points: list[dict[str, Any]], at: NDArray[np.float64]
) -> list[str]:
    radii = np.array([point["r"] for point in points])
    found = []
    for name, (left, top, right, bottom) in boxes.items():
        nearest = np.clip(at, (left, top), (right, bottom))
        for hit in np.flatnonzero(np.hypot(*(at - nearest).T) < radii):
            found.append(f"{name} {points[hit]['id']}")
    return found


def _leaves(box: Box, scene: Mapping[str, Any]) -> bool:
    return box[0] < 0 or box[1] < 0 or box[2] > scene["width"] or box[3] > scene["height"]


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
    figures = measure(scene, read_drawing(wanted.maps / wanted.map).labels, words, wanted.fonts)
    print(json.dumps(asdict(figures), indent=2))
    faults = figures.faults()
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
