"""Where the names of cities stand: beside their dots, clear of each other, of dots and of track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.typeface import Ink

Anchor = Literal["start", "middle", "end"]
SWEEPS = 30
FORBIDDEN = 1000.0
AIR = 1.0
"""Map units kept free around every name."""

# Where a name may stand: direction from the dot (x to the right, y downwards), and how much worse
# that is than standing right of it.
DIRECTIONS: tuple[tuple[float, float, float], ...] = (
    (1.0, 0.0, 0.0), (0.95, -0.25, 0.2), (0.95, 0.25, 0.2), (0.9, -0.45, 0.4), (0.9, 0.45, 0.4),
    (0.7, -0.75, 0.8), (0.7, 0.75, 0.8), (-1.0, 0.0, 0.7), (-0.95, -0.25, 0.8),
    (-0.95, 0.25, 0.8), (-0.9, -0.45, 1.0), (-0.9, 0.45, 1.0), (-0.7, -0.75, 1.3),
    (-0.7, 0.75, 1.3), (0.0, -1.0, 1.2), (0.0, 1.0, 1.2), (0.2, -1.0, 1.2), (0.2, 1.0, 1.2),
    (-0.2, -1.0, 1.3), (-0.2, 1.0, 1.3), (0.4, -0.95, 1.2), (0.4, 0.95, 1.2),
    (-0.4, -0.95, 1.4), (-0.4, 0.95, 1.4),
)  # fmt: skip
GAPS = (2.0, 3.0, 4.5, 7.0, 10.0, 14.0)
TWIN_LEAN = 2.5
"""How strongly the names of twin cities keep to the sides on which the cities lie."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name's place: baseline and anchor as SVG has them, and the box of its ink."""

    x: float
    y: float
    anchor: Anchor
    box: tuple[float, float, float, float]

    def as_json(self) -> dict[str, Any]:
        return {"x": self.x, "y": self.y, "anchor": self.anchor}


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


def place_labels(names: Sequence[Name], ground: Ground) -> list[Label]:
    """A place for each name.

    Each name in turn takes its best place given the others, until none wants to move.
    """
    choices = [
        _candidates(name, ground.dots[name.point], float(ground.radii[name.point]))
        for name in names
    ]
    costs = [
        np.array([worse + _ground_cost(label.box, ground) for label, worse in candidates])
        for candidates in choices
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
    """Places around a dot, and how much worse each is than the best."""
    found = []
    ink = name.ink
    middle = ink.above / 2
    for gap in GAPS:
        for right, down, worse in DIRECTIONS:
            reach = radius + gap
            x, centre = dot[0] + right * reach, dot[1] + down * reach
            anchor: Anchor = "start" if right > 0.5 else "end" if right < -0.5 else "middle"
            if anchor == "middle":
                x = dot[0] + right * ink.width * 0.6
            # Above and below, it is the edge of the ink that keeps the distance, not its middle.
            y = centre + middle
            if down > 0.6:
                y = centre + ink.above
            elif down < -0.6:
                y = centre - ink.below * 0.5
            against = TWIN_LEAN * (1 - right * name.lean[0] - down * name.lean[1])
            cost = worse + 0.35 * (gap - GAPS[0]) + (against if any(name.lean) else 0.0)
            found.append((_label(float(x), float(y), anchor, ink), cost))
    return found


def _label(x: float, y: float, anchor: Anchor, ink: Ink) -> Label:
    x, y = round(x, 1), round(y, 1)
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * ink.width
    return Label(x, y, anchor, (left, y - ink.above, left + ink.width, y + ink.below))


def _ground_cost(box: tuple[float, float, float, float], ground: Ground) -> float:
    left, top, right, bottom = box
    nearest = np.clip(ground.dots, (left, top), (right, bottom))
    hits = np.hypot(*(ground.dots - nearest).T) < ground.radii + AIR
    x, y = ground.track.T
    crossed = (x > left - AIR) & (x < right + AIR) & (y > top - AIR) & (y < bottom + AIR)
    outside = left < 4 or top < 4 or right > ground.width - 4 or bottom > ground.height - 4
    return FORBIDDEN * (float(hits.sum()) + outside) + 0.6 * float(crossed.sum())


def _overlaps(ours: NDArray[np.float64], theirs: NDArray[np.float64]) -> NDArray[np.bool_]:
    return np.asarray(
        (ours[..., 0] < theirs[..., 2] + 2 * AIR)
        & (theirs[..., 0] < ours[..., 2] + 2 * AIR)
        & (ours[..., 1] < theirs[..., 3] + AIR)
        & (theirs[..., 1] < ours[..., 3] + AIR)
    )
