"""Where the names of cities stand: beside their dots, clear of each other, of dots and of track."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.typeface import Ink

Anchor = Literal["start", "middle", "end"]
Costs = NDArray[np.float64]

CROSSING = 0.8
"""How bad it is that two map units of track run under a name."""
MISLEADING = 4.0
"""How bad it is that a name stands nearer to another dot than to its own."""
EDGE = 4.0
"""Map units of the sheet's edge that no name enters."""
REACH = 10.0
"""Map units beyond a name in which something may still come too near to it."""
SWEEPS = 30
FORBIDDEN = 1000.0
AIR = 1.0
"""Map units kept free around every name."""

ANGLES = 48
"""Directions tried around a dot; names slide around it like a box around a pin."""
GAPS = (2.0, 3.0, 4.5, 7.0, 10.0, 14.0, 18.0)
SLANT = 1.6
"""How soon a name passes from standing beside a dot to standing above it."""
TWIN_LEAN = 6.0
"""How strongly the names of twin cities keep to the sides on which the cities lie."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name's place: baseline and anchor as SVG has them, and the box of its ink."""

    x: float
    y: float
    anchor: Anchor
    box: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Name:
    """What is to be placed: its ink and type size, its dot, and (twins) the side it belongs to."""

    ink: Ink
    size: float
    point: int
    lean: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Ground:
    """What names must keep clear of: dots with their radii, places on track, the sheet's edge."""

    dots: Coordinates
    radii: NDArray[np.float64]
    track: Coordinates
    width: float
    height: float

    def within(self, low: Coordinates, high: Coordinates) -> Ground:
        """Only what lies in a window: all that lettering there can meet."""
        dots = ((self.dots > low) & (self.dots < high)).all(axis=1)
        track = ((self.track > low) & (self.track < high)).all(axis=1)
        return replace(self, dots=self.dots[dots], radii=self.radii[dots], track=self.track[track])


def place_labels(names: Sequence[Name], ground: Ground) -> list[Label]:
    """A place for each name.

    Each name in turn takes its best place given the others, until none wants to move.
    """
    choices = [
        _candidates(name, ground.dots[name.point], float(ground.radii[name.point]))
        for name in names
    ]
    costs = [
        _ground_costs(candidates, name, ground)
        for candidates, name in zip(choices, names, strict=True)
    ]
    boxes = [np.array([label.box for label, _ in candidates]) for candidates in choices]
    chosen = [int(np.argmin(cost)) for cost in costs]
    order = sorted(range(len(names)), key=lambda name: (-names[name].size, name))
    for _ in range(SWEEPS):
        before = list(chosen)
        for name in order:
            others = np.array([boxes[o][chosen[o]] for o in range(len(names)) if o != name])
            clashes = _overlaps(boxes[name][:, None], others[None]).sum(axis=1)
            chosen[name] = int(np.argmin(costs[name] + FORBIDDEN * clashes))
        if chosen == before:
            break
    return [candidates[pick][0] for candidates, pick in zip(choices, chosen, strict=True)]


def _candidates(name: Name, dot: Coordinates, radius: float) -> list[tuple[Label, float]]:
    """Places around a dot, and how much worse each is than right beside it."""
    ink = name.ink
    width, height = ink.width, ink.above + ink.below
    found = []
    for gap, turn in product(GAPS, range(ANGLES)):
        right, down = math.cos(math.tau * turn / ANGLES), math.sin(math.tau * turn / ANGLES)
        across = max(-1.0, min(1.0, SLANT * right))
        along = max(-1.0, min(1.0, SLANT * down))
        left = float(dot[0]) + right * (radius + gap) + (across - 1.0) * width / 2
        # A descender beside the dot may hang down: there the capitals are what is centred.
        hang = ink.below * (1.0 - abs(along)) / 2
        top = float(dot[1]) + down * (radius + gap) + (along - 1.0) * height / 2 + hang
        cost = 0.35 * (gap - GAPS[0]) + 0.4 * (1.0 - right) + 0.6 * abs(down)
        if any(name.lean):
            cost += TWIN_LEAN * (1.0 - right * name.lean[0] - down * name.lean[1])
        found.append((_label(left, top + ink.above, across, ink), cost))
    return found


def _label(left: float, y: float, across: float, ink: Ink) -> Label:
    """The name whose ink begins at `left`; `across` from -1 to 1 is on which side of its dot."""
    anchor: Anchor = "start" if across > 0.5 else "end" if across < -0.5 else "middle"
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * ink.width
    x, y = round(left + shift, 1), round(y, 1)
    left = x - shift
    return Label(x, y, anchor, (left, y - ink.above, left + ink.width, y + ink.below))


def _ground_costs(candidates: Sequence[tuple[Label, float]], name: Name, ground: Ground) -> Costs:
    """How bad each candidate is, its neighbours left aside: dots, the sheet's edge, and track."""
    boxes = np.array([label.box for label, _ in candidates])
    low, high = boxes[:, None, :2], boxes[:, None, 2:]
    near = ground.within(low.min(axis=(0, 1)) - REACH, high.max(axis=(0, 1)) + REACH)
    away = near.dots[None] - np.clip(near.dots[None], low, high)
    free = np.hypot(away[..., 0], away[..., 1]) - near.radii
    hits = (free < AIR).sum(axis=1)
    own = (near.dots == ground.dots[name.point]).all(axis=1)
    nearer = (free < free[:, own] - 0.5).sum(axis=1)
    inside = ((near.track > low - AIR) & (near.track < high + AIR)).all(axis=2).sum(axis=1)
    page = np.array([ground.width, ground.height])
    outside = ((low < EDGE) | (high > page - EDGE)).any(axis=(1, 2))
    worse = np.array([cost for _, cost in candidates])
    return np.asarray(
        worse + FORBIDDEN * (hits + outside) + MISLEADING * nearer + CROSSING * inside
    )


def _overlaps(ours: NDArray[np.float64], theirs: NDArray[np.float64]) -> NDArray[np.bool_]:
    return np.asarray(
        (ours[..., 0] < theirs[..., 2] + 2 * AIR)
        & (theirs[..., 0] < ours[..., 2] + 2 * AIR)
        & (ours[..., 1] < theirs[..., 3] + AIR)
        & (theirs[..., 1] < ours[..., 3] + AIR)
    )
