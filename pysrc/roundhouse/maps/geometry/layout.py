"""Where the dots go: near their true places, clear of each other, evenly strung on their lines."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.skeleton import Skeleton, through_pairs, triples

ROUNDS = 240
SMOOTHING = 0.10
"""How far a node moves in one round towards the middle of the line through it."""


@dataclass(frozen=True, slots=True)
class Spacing:
    """What the layout strives for, in map units; see `geometry.toml`."""

    dot_gap: float
    track_gap: float
    city_hold: float
    dot_hold: float


def settle(
    skeleton: Skeleton, home: Coordinates, cities: NDArray[np.bool_], spacing: Spacing
) -> Coordinates:
    """The nodes' places after a gentle relaxation that starts and is held at their `home`.

    Cities hold their ground more firmly than dots. Nothing here is random.
    """
    strung = np.array(triples(through_pairs(skeleton, home)))
    edges = np.array(list(skeleton.edges))
    hold = np.where(cities, spacing.city_hold, spacing.dot_hold)[:, None]
    is_dot = (np.arange(len(home)) < skeleton.points)[:, None]
    strangers = np.ones((len(home), len(edges)), dtype=bool)
    for number, (a, b) in enumerate(edges):
        strangers[a, number] = strangers[b, number] = False
    at = home.copy()
    for turn in range(ROUNDS):
        at = at + (home - at) * hold
        if turn < ROUNDS - 20:  # at the end only room counts
            before, node, after = strung.T
            pull = np.zeros_like(at)
            np.add.at(pull, node, (at[before] + at[after]) / 2 - at[node])
            share = np.bincount(node, minlength=len(at))[:, None].clip(1)
            at = at + SMOOTHING * pull / share * np.where(cities, 0.3, 1.0)[:, None]
        at = at + _off_tracks(at, edges, strangers, spacing.track_gap)
        at = at + _apart(at, np.where(is_dot, spacing.dot_gap, 0.6 * spacing.dot_gap)[:, 0])
    return at


def _apart(at: Coordinates, gap: NDArray[np.float64]) -> Coordinates:
    """The push that parts every two nodes nearer than both want."""
    away = at[:, None] - at[None]
    distance = np.hypot(away[..., 0], away[..., 1])
    np.fill_diagonal(distance, np.inf)
    wanted = np.minimum(gap[:, None], gap[None])
    lack = np.clip(wanted - distance, 0.0, None)
    return np.asarray((away / distance[..., None] * (0.4 * lack)[..., None]).sum(axis=1))


def _off_tracks(
    at: Coordinates, edges: NDArray[np.int64], strangers: NDArray[np.bool_], gap: float
) -> Coordinates:
    """The push that keeps nodes off lines they do not lie on, and those lines off them."""
    start, along = at[edges[:, 0]], at[edges[:, 1]] - at[edges[:, 0]]
    square = (along**2).sum(axis=1).clip(1e-9)
    offset = at[:, None] - start[None]
    share = ((offset * along[None]).sum(axis=2) / square).clip(0.0, 1.0)
    away = offset - share[..., None] * along[None]
    distance = np.hypot(away[..., 0], away[..., 1]).clip(1e-6)
    lack = np.where(strangers & (distance < gap), gap - distance, 0.0)
    push = away / distance[..., None] * (0.25 * lack)[..., None]
    moved = push.sum(axis=1)
    np.add.at(moved, edges[:, 0], -(push * (1 - share)[..., None]).sum(axis=0) * 0.5)
    np.add.at(moved, edges[:, 1], -(push * share[..., None]).sum(axis=0) * 0.5)
    return np.asarray(moved)
