"""Judges a drawn map of links: names, the room of badges, what links run over, and colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.lettering import type_growth
from roundhouse.maps.geometry.lines import points_on
from roundhouse.maps.geometry.measure_colours import closest_colours
from roundhouse.maps.geometry.measure_lines import read_curves
from roundhouse.maps.geometry.measure_names import (
    Boxes,
    NameFigures,
    Obstacles,
    Scene,
    Setting,
    gaps_between,
    measure_names,
)

LEAST_GAP = 24.0
"""Map units that two places keep apart, so that a link between them is seen."""
LEAST_CLEARANCE = 1.0
"""Map units that badges and dots keep from each other and from links that are not theirs."""
LEAST_COLOUR = 0.1
SAMPLES = 60
GROUND_WEIGHT = 500
SPACING = {"land": 0.22, "water": 0.08}
"""Between the letters of grounds' names, as a share of their size (`web/src/styles/links.css` too)."""

Closest = tuple[float, str]


@dataclass(frozen=True, slots=True)
class LinkFigures:
    """What was measured, in map units: the least gaps with what they lie between, and the names."""

    places: Closest
    badges: Closest
    badge_and_dot: Closest
    badge_and_link: Closest
    dot_and_link: Closest
    names: NameFigures
    closest_by_day: tuple[Closest, ...]
    closest_by_night: tuple[Closest, ...]

    def faults(self) -> list[str]:
        """What falls short, one line each; nothing if the map is good."""
        faults = []
        if self.places[0] < LEAST_GAP:
            faults.append(f"two places are only {self.places[0]} apart: {self.places[1]}")
        for what, (room, pair) in {
            "badges overlap": self.badges,
            "a badge lies on a dot": self.badge_and_dot,
            "a badge lies on another link": self.badge_and_link,
            "a link runs over a dot": self.dot_and_link,
        }.items():
            if room < LEAST_CLEARANCE:
                faults.append(f"{what}: {pair} ({room})")
        faults += self.names.faults()
        for closest in (self.closest_by_day, self.closest_by_night):
            faults += [f"colours alike: {pair}" for apart, pair in closest if apart < LEAST_COLOUR]
        return faults


def measure_link_map(scene: Scene, setting: Setting) -> LinkFigures:
    """The figures of the scene of a map of links."""
    points, links = scene["points"], scene["links"]
    at = np.array([(point["x"], point["y"]) for point in points])
    radii = np.array([point["r"] for point in points])
    badges = np.array([(link["badge"]["x"], link["badge"]["y"]) for link in links])
    radius = scene["lettering"]["badge"]
    ids = [point["id"] for point in points]
    called = ["-".join(ids[place] for place in link["places"]) for link in links]
    traces = [
        np.concatenate([points_on(curve, SAMPLES) for curve in read_curves(link["d"])])
        for link in links
    ]
    to_dots = _gaps(badges, at) - radii - radius
    dots = Obstacles(at, radii, ids)
    everything = Obstacles(
        np.concatenate([at, badges]),
        np.concatenate([radii, np.full(len(badges), radius)]),
        ids + called,
    )
    pairs = set(combinations(sorted(line["id"] for line in scene["railroads"]), 2))
    return LinkFigures(
        _least(gaps_between(at), ids, ids),
        _least(gaps_between(badges) - 2 * radius, called, called),
        _least(to_dots, called, ids),
        _least(_to_other_links(badges, traces) - radius, called, called),
        _least(_to_foreign_links(at, traces, links) - radii[:, None], ids, called),
        measure_names(
            scene,
            setting,
            {plate["scale"]: everything if plate["values"] else dots for plate in scene["plates"]},
            lambda plate, scale: _boxes_of_grounds(scene, setting, plate, scale),
        ),
        tuple(closest_colours(scene, "day", pairs)[:3]),
        tuple(closest_colours(scene, "night", pairs)[:3]),
    )


def _gaps(places: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.float64]:
    away = places[:, None] - others[None]
    return np.asarray(np.hypot(away[..., 0], away[..., 1]))


def _to_other_links(
    badges: NDArray[np.float64],
    traces: list[NDArray[np.float64]],
) -> NDArray[np.float64]:
    """By badge and link: how near the one lies to the other, if it is not its own."""
    gaps = np.stack([_gaps(badges, trace).min(axis=1) for trace in traces], axis=1)
    np.fill_diagonal(gaps, np.inf)
    return gaps


def _to_foreign_links(
    at: NDArray[np.float64], traces: list[NDArray[np.float64]], links: list[Mapping[str, Any]]
) -> NDArray[np.float64]:
    """By place and link: how near the one lies to the other, if the link does not join it."""
    gaps = np.stack([_gaps(at, trace).min(axis=1) for trace in traces], axis=1)
    for number, link in enumerate(links):
        gaps[list(link["places"]), number] = np.inf
    return gaps


def _least(gaps: NDArray[np.float64], rows: list[str], columns: list[str]) -> Closest:
    row, column = np.unravel_index(int(np.argmin(gaps)), gaps.shape)
    return round(float(gaps[row, column]), 1), f"{rows[row]} {columns[column]}"


def _boxes_of_grounds(
    scene: Scene, setting: Setting, plate: Mapping[str, Any], scale: float
) -> Boxes:
    """The ink of the names of land and water on a plate at a scale, in pixels."""
    size = scene["lettering"]["ground"] * type_growth(scale)
    boxes = {}
    for ground in scene["grounds"]:
        if ground["id"] not in plate["grounds"]:
            continue
        message = f"ground-{ground['id']}"
        ink = setting.measure(message, GROUND_WEIGHT, size)
        width = ink.width + SPACING[ground["kind"]] * size * len(setting.words[message])
        x, y = ground["x"] * scale, ground["y"] * scale
        boxes[message] = (x - width / 2, y - ink.above, x + width / 2, y + ink.below)
    return boxes
