"""Judges a drawn map by the page's own figures: `python -m roundhouse.maps.geometry.measure usa`.

Reads the scene as it ships and the words as people see them. One map unit is at least one pixel
when a 1440x900 window shows the whole map beside the panel, so units stand for pixels at the overview.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from roundhouse.maps.geometry.__main__ import FONTS
from roundhouse.maps.geometry.drawing import Drawing, read_drawing
from roundhouse.maps.geometry.links.drawing import read_link_drawing
from roundhouse.maps.geometry.links.measure import LinkFigures, measure_link_map
from roundhouse.maps.geometry.measure_colours import closest_colours, meeting_railroads
from roundhouse.maps.geometry.measure_lines import LineFigures, measure_lines
from roundhouse.maps.geometry.measure_names import (
    NameFigures,
    Obstacles,
    Scene,
    Setting,
    gaps_between,
    measure_names,
    read_words,
)

LEAST_GAP = 6.0
USUAL_GAP = 9.0
USUAL_SHARE = 0.9
LARGEST_BEND = 10.0
EVENNESS = 0.7
"""Map units by which lines side by side may miss their gauge."""
LEAST_COLOUR = 0.1
"""Distance in OKLab below which two colours that meet are taken for each other."""
MAP_WIDTH, MAP_HEIGHT = 1100, 900
"""What a 1440x900 window leaves for the map beside a panel of 340 pixels."""
OVERVIEW = 1.0
SHOWN = 5
"""So many of the closest pairs of colours are told."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured: gaps between dots in pixels, names, lines and colours."""

    pixels_per_unit: float
    least_gap: float
    usual_gap: float
    names: NameFigures
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
        faults += self.names.faults()
        faults += [f"a name is nearer to another city: {pair}" for pair in self.names.misleading]
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


def measure(scene: Scene, drawing: Drawing, setting: Setting) -> Figures:
    """The figures of the scene of a map of track."""
    scale = min(MAP_WIDTH / scene["width"], MAP_HEIGHT / scene["height"])
    points = scene["points"]
    at = np.array([(point["x"], point["y"]) for point in points])
    nearest = gaps_between(at).min(axis=1) * scale
    dots = Obstacles(at, np.array([p["r"] for p in points]), [point["id"] for point in points])
    meeting = meeting_railroads(scene)
    return Figures(
        round(scale, 3),
        round(float(nearest.min()), 2),
        round(float(np.quantile(nearest, 1 - USUAL_SHARE)), 2),
        measure_names(scene, setting, {OVERVIEW: dots}),
        measure_lines(scene),
        drawing.track.gauge,
        tuple(closest_colours(scene, "day", meeting)[:SHOWN]),
        tuple(closest_colours(scene, "night", meeting)[:SHOWN]),
    )


def measure_map(folder: Path, scene: Scene, words: Path, fonts: Path) -> Figures | LinkFigures:
    """The figures of the scene of the map in `folder`, whatever kind of map that is."""
    said = read_words(words)
    if "links" in scene:
        looks = read_link_drawing(folder).labels
        return measure_link_map(scene, Setting(said, looks.weights, fonts))
    drawing = read_drawing(folder)
    return measure(scene, drawing, Setting(said, drawing.labels.weights, fonts))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("map", help="folder name under maps/")
    parser.add_argument("--maps", type=Path, default=Path("maps"))
    parser.add_argument("--fonts", type=Path, default=FONTS)
    parser.add_argument("--scene", type=Path, help="default: build/maps/<map>/scene.json")
    parser.add_argument("--words", type=Path, help="default: web/locales/en/<map>.ftl")
    wanted = parser.parse_args()
    scene = json.loads((wanted.scene or Path("build/maps", wanted.map, "scene.json")).read_text())
    words = wanted.words or Path("web/locales/en", f"{wanted.map}.ftl")
    figures = measure_map(wanted.maps / wanted.map, scene, words, wanted.fonts)
    print(json.dumps(asdict(figures), indent=2))
    faults = figures.faults()
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
