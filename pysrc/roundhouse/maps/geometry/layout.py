"""Where the dots go: near their true places, clear of each other, evenly strung on their lines."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.skeleton import Skeleton, through_pairs, triples

Pairs = NDArray[np.int64]

ROUNDS = 240
SMOOTHING = 0.09
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
    strung = np.array(triples(through_pairs(skeleton, home)), dtype=np.int64).reshape(-1, 3)
    edges = np.array(list(skeleton.edges))
    hold = np.where(cities, spacing.city_hold, spacing.dot_hold)[:, None]
    pairs = _near_pairs(home, 2 * spacing.dot_gap)
    strangers = _near_strangers(home, edges, 4 * spacing.track_gap)
    gap = np.where(np.arange(len(home)) < skeleton.points, 1.0, 0.6) * spacing.dot_gap
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
        at = at + _apart(at, pairs, gap)
    return at


def _near_pairs(at: Coordinates, reach: float) -> Pairs:
    """Every two nodes near enough to come into each other's way, as two columns."""
    away = at[:, None] - at[None]
    near = np.hypot(away[..., 0], away[..., 1]) < reach
    return np.argwhere(np.triu(near, 1))


def _near_strangers(at: Coordinates, edges: Pairs, reach: float) -> Pairs:
    """(node, edge) wherever a line that does not touch a node runs near it."""
    _, distance, _ = _beside(at, edges, np.indices((len(at), len(edges))).reshape(2, -1).T)
    near = distance.reshape(len(at), len(edges)) < reach
    for number, (a, b) in enumerate(edges):
        near[a, number] = near[b, number] = False
    return np.argwhere(near)


def _apart(at: Coordinates, pairs: Pairs, gap: NDArray[np.float64]) -> Coordinates:
    """The push that parts every two nodes nearer than both want."""
    one, other = pairs.T
    away = at[one] - at[other]
    distance = np.hypot(*away.T)
    lack = np.clip(np.minimum(gap[one], gap[other]) - distance, 0.0, None)
    push = away * (0.4 * lack / distance.clip(1e-6))[:, None]
    moved = np.zeros_like(at)
    np.add.at(moved, one, push)
    np.add.at(moved, other, -push)
    return moved


def _off_tracks(at: Coordinates, edges: Pairs, strangers: Pairs, gap: float) -> Coordinates:
    """The push that keeps nodes off lines they do not lie on, and those lines off them."""
    away, distance, share = _beside(at, edges, strangers)
    push = away * (0.25 * (gap - distance).clip(0.0) / distance.clip(1e-6))[:, None]
    start, finish = edges[strangers[:, 1]].T
    moved = np.zeros_like(at)
    np.add.at(moved, strangers[:, 0], push)
    np.add.at(moved, start, -0.5 * push * (1 - share)[:, None])
    np.add.at(moved, finish, -0.5 * push * share[:, None])
    return moved


def _beside(
    at: Coordinates, edges: Pairs, strangers: Pairs
) -> tuple[Coordinates, NDArray[np.float64], NDArray[np.float64]]:
    """For rows of (node, edge): the way from the edge to the node, its length, and the share of the
    edge at which it begins."""
    node, edge = strangers.T
    start = at[edges[edge, 0]]
    along = at[edges[edge, 1]] - start
    offset = at[node] - start
    share = ((offset * along).sum(axis=1) / (along**2).sum(axis=1).clip(1e-9)).clip(0.0, 1.0)
    away = offset - share[:, None] * along
    return away, np.hypot(*away.T), share
