"""Reporting marks along the lines, so that a railroad can be told without its colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.labels import Ground, Label
from roundhouse.maps.geometry.lines import Cubic, points_on
from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.typeface import Ink

APART = 150.0
"""Map units between two marks of one railroad."""
SHARES = (0.5, 0.42, 0.58, 0.34, 0.66)
REACH = 30.0
"""Map units around a section in which something may come too near to a mark on it."""
BESIDE = (0.0, 5.6, -5.6)
"""On the line, or, where that is too short, above or below it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A reporting mark centred on a line and turned with it, never upside down (degrees)."""

    railroad: int
    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class _Candidate:
    mark: Mark
    cost: float
    outline: Coordinates


def place_marks(
    inks: Sequence[Ink],
    sections: Sequence[tuple[int, Sequence[Cubic]]],
    labels: Sequence[Label],
    ground: Ground,
) -> list[Mark]:
    """Marks for every railroad, at least one each; `sections` are (railroad, curves)."""
    candidates: list[list[_Candidate]] = [[] for _ in inks]
    for railroad, curves in sections:
        candidates[railroad] += _along(railroad, curves, inks[railroad], labels, ground)
    chosen: list[_Candidate] = []
    for railroad in sorted(range(len(inks)), key=lambda line: (len(candidates[line]), line)):
        taken: list[_Candidate] = []
        for candidate in sorted(candidates[railroad], key=lambda one: (one.cost, one.mark.x)):
            if taken and candidate.cost > 6.0:
                break
            if all(_distance(candidate, one) > APART for one in taken) and not any(
                _touch(candidate, one) for one in chosen
            ):
                taken.append(candidate)
                chosen.append(candidate)
    return sorted((one.mark for one in chosen), key=lambda mark: (mark.railroad, mark.x, mark.y))


def _along(
    railroad: int, curves: Sequence[Cubic], ink: Ink, labels: Sequence[Label], ground: Ground
) -> list[_Candidate]:
    """The places for a mark on one section, with how badly each disturbs what is around it."""
    trace = np.concatenate([points_on(curve, 12) for curve in curves])
    ground = ground.within(trace.min(axis=0) - REACH, trace.max(axis=0) + REACH)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(trace, axis=0).T))])
    found = []
    for share, beside in product(SHARES, BESIDE):
        before, here, after = (
            _at(trace, run, share * run[-1] + way * ink.width) for way in (-0.5, 0.0, 0.5)
        )
        x, y = after - before
        angle = (float(np.degrees(np.arctan2(y, x))) + 90.0) % 180.0 - 90.0
        right = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
        middle = here + beside * np.array([-right[1], right[0]])
        outline = np.linspace(-0.5, 0.5, 7)[:, None] * ink.width * right + middle
        lack = max(0.0, ink.width + 9.0 - float(run[-1])) if beside == 0.0 else 2.0
        sag = float(np.hypot(*((before + after) / 2 - here)))
        cost = 3 * lack + 2 * sag + 2 * abs(share - 0.5)
        cost += _crowding(outline, labels, ground, ink.above)
        where = (round(float(middle[0]), 1), round(float(middle[1]), 1), round(angle, 1))
        found.append(_Candidate(Mark(railroad, *where), cost, outline))
    return found


def _at(trace: Coordinates, run: NDArray[np.float64], way: float) -> Coordinates:
    """The place on a trace `way` along it; `run` is how far each of its places is."""
    return np.array([np.interp(way, run, trace[:, axis]) for axis in (0, 1)])


def _crowding(outline: Coordinates, labels: Sequence[Label], ground: Ground, tall: float) -> float:
    cost = 0.0
    for left, top, right, bottom in (label.box for label in labels):
        x, y = outline.T
        inside = (x > left - 4) & (x < right + 4) & (y > top - 4) & (y < bottom + 4)
        cost += 20.0 * float(inside.any())
    cost += 20.0 * float((_nearest(outline, ground.dots) < ground.radii + tall / 2 + 1).sum())
    own = _nearest(outline, ground.track)
    # The line a mark stands on passes through its middle; what is beside that is another line.
    return cost + 0.5 * float(((own > 1.2) & (own < tall * 0.7)).sum())


def _nearest(outline: Coordinates, places: Coordinates) -> NDArray[np.float64]:
    away = places[:, None] - outline[None]
    return np.asarray(np.hypot(away[..., 0], away[..., 1]).min(axis=1))


def _distance(one: _Candidate, other: _Candidate) -> float:
    return float(np.hypot(one.mark.x - other.mark.x, one.mark.y - other.mark.y))


def _touch(one: _Candidate, other: _Candidate) -> bool:
    return bool(_nearest(one.outline, other.outline).min() < 8.0)
