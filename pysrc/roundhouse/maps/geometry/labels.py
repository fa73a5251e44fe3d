"""Where the names of cities stand: beside their dots, clear of each other, of dots and of track.

Everything here is in the pixels of one plate (`plates.py`): type has its size on the screen.
"""

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
"""How bad it is that two pixels of track run under a name."""
STRAYING = 0.4
"""How bad a gap between a name and its dot is, by its square in pixels."""
RIVALS = 4.0
"""Pixels by which a name's own dot should be the nearest."""
MISLEADING = 8.0
"""How bad it is, for each pixel that another dot is nearer than that."""
WORST = 8.0
"""Pixels beyond which a rival dot is as bad as can be."""
EDGE = 8.0
"""Pixels of the sheet's edge that no name enters."""
REACH = 10.0
"""Pixels beyond a name in which something may still come too near to it."""
SWEEPS = 30
FORBIDDEN = 1000.0
ON_CITY = 400.0
"""How bad it is that a name covers a dot that has a name: worse than anything but lying on another name."""
ON_DOT = 30.0
"""How bad it is that it covers another dot."""
TIGHT = 20.0
"""How bad it is that a name all but touches a dot."""
AIR = 1.0
"""Pixels kept free around every name."""

ANGLES = 48
"""Directions tried around a dot; names slide around it like a box around a pin."""
GAPS = (1.0, 2.0, 3.0, 4.5, 6.0, 8.0, 11.0, 14.0)
SLANT = 1.6
"""How soon a name passes from standing beside a dot to standing above it."""
TWIN_LEAN = 6.0
"""How strongly the names of twin cities keep to the sides on which the cities lie."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name's place: baseline and anchor as SVG has them, and the box of its ink (pixels)."""

    x: float
    y: float
    anchor: Anchor
    box: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Name:
    """What is to be placed: its ink and type size, its dot, and (twins) the side it belongs to.

    `rim` is the radius its dot comes to have, in pixels of the plate, before the next plate serves.
    """

    ink: Ink
    size: float
    point: int
    rim: float
    lean: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Ground:
    """What names must keep clear of: dots with their radii, places on track, the sheet's edge.

    `named` are the dots that a name may be taken to belong to.
    """

    dots: Coordinates
    radii: NDArray[np.float64]
    named: NDArray[np.bool_]
    track: Coordinates
    width: float
    height: float

    def within(self, low: Coordinates, high: Coordinates) -> Ground:
        """Only what lies in a window: all that lettering there can meet."""
        dots = ((self.dots > low) & (self.dots < high)).all(axis=1)
        track = ((self.track > low) & (self.track < high)).all(axis=1)
        return replace(self.only(np.flatnonzero(dots)), track=self.track[track])

    def only(self, dots: NDArray[np.intp]) -> Ground:
        """The same without all dots but these, by number."""
        return replace(self, dots=self.dots[dots], radii=self.radii[dots], named=self.named[dots])


def fit_labels(
    names: Sequence[Name], ground: Ground, closer: Sequence[float] = (1.0,)
) -> list[Label | None]:
    """A place for each name for which there is one; the first come first.

    Names are clear of each other as many times closer too as `closer` says.

    Where a name finds no place, those before it move to make room; at the end each takes its best place
    given the others, until none wants to move.
    """
    return _Fitting(names, ground, closer).fit()


class _Fitting:
    """The places that names could take, and those they have taken so far."""

    def __init__(self, names: Sequence[Name], ground: Ground, closer: Sequence[float]) -> None:
        self._names = names
        self._choices = [_candidates(name, ground.dots[name.point]) for name in names]
        self._costs = [
            _ground_costs(candidates, name, ground)
            for candidates, name in zip(self._choices, names, strict=True)
        ]
        # By name: as many times closer, candidate, side of the box.
        self._boxes = [
            np.array([label.box for label, _ in own])[None] + _shifts(ground, name, closer)[:, None]
            for own, name in zip(self._choices, names, strict=True)
        ]
        self._chosen: dict[int, int] = {}

    def fit(self) -> list[Label | None]:
        for name in range(len(self._names)):
            before = dict(self._chosen)
            if not self._choose(name) and not self._settle():
                self._chosen = before
        before = dict(self._chosen)
        if not self._settle():
            self._chosen = before
        return [
            choices[self._chosen[name]][0] if name in self._chosen else None
            for name, choices in enumerate(self._choices)
        ]

    def _choose(self, name: int) -> bool:
        """Let a name take its best place; whether it is in nothing's way there."""
        costs = self._costs[name] + FORBIDDEN * self._clashes(name)
        self._chosen[name] = int(np.argmin(costs))
        return float(costs.min()) < FORBIDDEN

    def _settle(self) -> bool:
        """Let every name take its best place; whether none is in anything's way at the end."""
        order = sorted(self._chosen, key=lambda name: (-self._names[name].size, name))
        free = False
        for _ in range(SWEEPS):
            before = dict(self._chosen)
            free = sum(self._choose(name) for name in order) == len(order)
            if self._chosen == before:
                break
        return free

    def _clashes(self, name: int) -> NDArray[np.int64]:
        """How many other names each place of a name would lie on."""
        ours = self._boxes[name]
        others = [self._boxes[o][:, at] for o, at in self._chosen.items() if o != name]
        if not others:
            return np.zeros(ours.shape[1], dtype=np.int64)
        theirs = np.stack(others, axis=1)
        return np.asarray(_overlaps(ours[:, :, None], theirs[:, None]).sum(axis=(0, 2)))


def _shifts(ground: Ground, name: Name, closer: Sequence[float]) -> NDArray[np.float64]:
    """How far the sides of a name's box move with its dot as one comes closer."""
    dot = np.tile(ground.dots[name.point], 2)
    return np.asarray(np.multiply.outer(np.array(closer) - 1.0, dot))


def _candidates(name: Name, dot: Coordinates) -> list[tuple[Label, float]]:
    """Places around a dot, and how much worse each is than right beside it."""
    ink = name.ink
    width, height = ink.width, ink.above + ink.below
    found = []
    for gap, turn in product(GAPS, range(ANGLES)):
        right, down = math.cos(math.tau * turn / ANGLES), math.sin(math.tau * turn / ANGLES)
        across = max(-1.0, min(1.0, SLANT * right))
        along = max(-1.0, min(1.0, SLANT * down))
        left = float(dot[0]) + right * (name.rim + gap) + (across - 1.0) * width / 2
        # A descender beside the dot may hang down: there the capitals are what is centred.
        hang = ink.below * (1.0 - abs(along)) / 2
        top = float(dot[1]) + down * (name.rim + gap) + (along - 1.0) * height / 2 + hang
        cost = STRAYING * (gap - GAPS[0]) ** 2 + 0.4 * (1.0 - right) + 0.6 * abs(down)
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
    hits = (free < 0.0) @ np.where(near.named, ON_CITY, ON_DOT)
    tight = ((free >= 0.0) & (free < AIR)).sum(axis=1)
    own = (near.dots == ground.dots[name.point]).all(axis=1)
    others = np.where(own | ~near.named, np.inf, free).min(axis=1)
    rival = np.clip(free[:, own][:, 0] + RIVALS - others, 0.0, WORST)
    inside = ((near.track > low - AIR) & (near.track < high + AIR)).all(axis=2).sum(axis=1)
    page = np.array([ground.width, ground.height])
    outside = ((low < EDGE) | (high > page - EDGE)).any(axis=(1, 2))
    worse = np.array([cost for _, cost in candidates])
    return np.asarray(
        worse + FORBIDDEN * outside + hits + TIGHT * tight + MISLEADING * rival + CROSSING * inside
    )


def _overlaps(ours: NDArray[np.float64], theirs: NDArray[np.float64]) -> NDArray[np.bool_]:
    return np.asarray(
        (ours[..., 0] < theirs[..., 2] + 2 * AIR)
        & (theirs[..., 0] < ours[..., 2] + 2 * AIR)
        & (ours[..., 1] < theirs[..., 3] + AIR)
        & (theirs[..., 1] < ours[..., 3] + AIR)
    )
