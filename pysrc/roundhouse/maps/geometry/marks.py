"""Reporting marks along the lines, so that a railroad can be told without its colour.

Everything here is in the pixels of one plate (`lettering.py`), as for names.
"""

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

SHARES = (0.5, 0.42, 0.58, 0.34, 0.66)
REACH = 30.0
"""Pixels around a section in which something may come too near to a mark on it."""
NAME_AIR = 4.0
DOTS = 12.0
"""Pixels of a section that the dots at its ends take from a mark."""
BESIDE = (0.0, 7.2, -7.2)
"""On the line, or, where that is too short, above or below it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A reporting mark on a line, turned with it, never upside down (degrees).

    It stands `lift` above or below the place; 0 is on the line itself.
    """

    railroad: int
    x: float
    y: float
    angle: float
    lift: float


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
    apart: float,
) -> list[Mark]:
    """Marks for every railroad, at least one each; `sections` are (railroad, curves).

    Two of one railroad are `apart` from each other.
    """
    boxes = np.array([label.box for label in labels])
    candidates: list[list[_Candidate]] = [[] for _ in inks]
    for railroad, curves in sections:
        candidates[railroad] += _along(railroad, curves, inks[railroad], boxes, ground)
    chosen: list[_Candidate] = []
    for railroad in sorted(range(len(inks)), key=lambda line: (len(candidates[line]), line)):
        taken: list[_Candidate] = []
        for candidate in sorted(candidates[railroad], key=lambda one: (one.cost, one.mark.x)):
            if taken and candidate.cost > 6.0:
                break
            if all(_distance(candidate, one) > apart for one in taken) and not any(
                _touch(candidate, one) for one in chosen
            ):
                taken.append(candidate)
                chosen.append(candidate)
    return sorted((one.mark for one in chosen), key=lambda mark: (mark.railroad, mark.x, mark.y))


def _along(
    railroad: int, curves: Sequence[Cubic], ink: Ink, boxes: NDArray[np.float64], ground: Ground
) -> list[_Candidate]:
    """The places for a mark on one section, with how badly each disturbs what is around it."""
    trace = np.concatenate([points_on(curve, 12) for curve in curves])
    ground = ground.within(trace.min(axis=0) - REACH, trace.max(axis=0) + REACH)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(trace, axis=0).T))])
    fits = float(run[-1]) >= ink.width + DOTS
    found = []
    for share, beside in product(SHARES, BESIDE[:1] if fits else BESIDE):
        before, here, after = (
            _at(trace, run, share * run[-1] + way * ink.width) for way in (-0.5, 0.0, 0.5)
        )
        x, y = after - before
        angle = (float(np.degrees(np.arctan2(y, x))) + 90.0) % 180.0 - 90.0
        right = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
        middle = here + beside * np.array([-right[1], right[0]])
        outline = np.linspace(-0.5, 0.5, 7)[:, None] * ink.width * right + middle
        lack = max(0.0, ink.width + DOTS - float(run[-1])) if beside == 0.0 else 2.0
        sag = float(np.hypot(*((before + after) / 2 - here)))
        cost = 3 * lack + 2 * sag + 2 * abs(share - 0.5)
        cost += _crowding(outline, boxes, ground, ink.above)
        mark = Mark(railroad, float(here[0]), float(here[1]), angle, beside)
        found.append(_Candidate(mark, cost, outline))
    return found


def _at(trace: Coordinates, run: NDArray[np.float64], way: float) -> Coordinates:
    """The place on a trace `way` along it; `run` is how far each of its places is."""
    return np.array([np.interp(way, run, trace[:, axis]) for axis in (0, 1)])


def _crowding(
    outline: Coordinates, boxes: NDArray[np.float64], ground: Ground, tall: float
) -> float:
    """How much a mark gets in the way of names, dots and the lines beside its own."""
    low, high = boxes[:, None, :2] - NAME_AIR, boxes[:, None, 2:] + NAME_AIR
    inside = np.all((outline > low) & (outline < high), axis=2)
    on_names = np.any(inside, axis=1).sum()
    on_dots = (_nearest(outline, ground.dots) < ground.radii + tall / 2).sum()
    # The line a mark stands on passes through its middle; what is beside that is another line.
    track = _nearest(outline, ground.track)
    beside = ((track > 1.2) & (track < tall * 0.7)).sum()
    return 20.0 * float(on_names + on_dots) + 0.5 * float(beside)


def _nearest(outline: Coordinates, places: Coordinates) -> NDArray[np.float64]:
    away = places[:, None] - outline[None]
    return np.asarray(np.hypot(away[..., 0], away[..., 1]).min(axis=1))


def _distance(one: _Candidate, other: _Candidate) -> float:
    return float(np.hypot(one.mark.x - other.mark.x, one.mark.y - other.mark.y))


def _touch(one: _Candidate, other: _Candidate) -> bool:
    return bool(_nearest(one.outline, other.outline).min() < 8.0)
