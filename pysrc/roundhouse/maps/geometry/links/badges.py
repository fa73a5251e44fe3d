"""Where links show their values: on the line, clear of dots, of other links and of each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.lines import Cubic, points_on
from roundhouse.maps.geometry.projection import Coordinates

SHARES = np.linspace(0.26, 0.74, 33)
"""Shares of a link's curve at which its badge is tried."""
SAMPLES = 24
SWEEPS = 4
AIR = 4.0
"""Map units kept free around a badge."""
ASIDE, ON_LINE, ON_DOT, ON_BADGE = 6.0, 3.0, 40.0, 60.0
"""How bad it is to stand off the middle, and to come by a map unit too near to what else is drawn."""


def place_badges(
    curves: Sequence[Sequence[Cubic]],
    fixed: Mapping[int, Coordinates],
    dots: Coordinates,
    radii: Sequence[float],
    radius: float,
) -> Coordinates:
    """The middle of each link's badge of a `radius`; those of `fixed` links stand where that says."""
    tries = {
        link: points_on(own[0], 101)[np.rint(SHARES * 100).astype(int)]
        for link, own in enumerate(curves)
        if link not in fixed
    }
    traces = [np.concatenate([points_on(curve, SAMPLES) for curve in own]) for own in curves]
    costs = {
        link: ASIDE * np.abs(SHARES - 0.5)
        + ON_DOT * _too_near(places, dots, np.array(radii) + radius + AIR).sum(axis=1)
        + ON_LINE * _beside(link, places, traces, radius + AIR)
        for link, places in tries.items()
    }
    at = np.array(
        [
            fixed.get(link, tries[link][len(SHARES) // 2] if link in tries else None)
            for link in range(len(curves))
        ],
        dtype=float,
    )
    for _ in range(SWEEPS):
        for link, places in tries.items():
            others = np.delete(at, link, axis=0)
            near = _too_near(places, others, np.full(len(others), 2 * radius + AIR))
            at[link] = places[
                int(np.argmin(np.round(costs[link] + ON_BADGE * near.sum(axis=1), 6)))
            ]
    return np.round(at, 1)


def _beside(
    link: int, places: Coordinates, traces: Sequence[Coordinates], room: float
) -> NDArray[np.float64]:
    """How far other links come into the room of a badge, the nearest place of each counting."""
    others = [trace for other, trace in enumerate(traces) if other != link]
    return np.asarray(
        sum(_too_near(places, trace, np.full(len(trace), room)).max(axis=1) for trace in others)
    )


def _too_near(
    places: Coordinates, others: Coordinates, room: NDArray[np.float64]
) -> NDArray[np.float64]:
    """By place and other: how many map units of the room wanted between them are not there."""
    away = places[:, None] - others[None]
    return np.asarray((room - np.hypot(away[..., 0], away[..., 1])).clip(0.0))
