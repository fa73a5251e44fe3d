"""Which of several railroads side by side runs on the left, so that they part without crossing."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.skeleton import Skeleton


def lateral_offsets(
    skeleton: Skeleton, at: Coordinates, through: list[dict[int, int]], gauge: float
) -> dict[tuple[int, int, str], float]:
    """How far left of the middle each railroad lies on (from node, to node, railroad)."""
    offsets: dict[tuple[int, int, str], float] = {}
    done: set[tuple[int, int]] = set()
    for edge, lines in skeleton.edges.items():
        if len(lines) < 2 or edge in done:
            continue
        chain = _chain(skeleton, through, edge)
        ordered = sorted(lines, key=lambda line: (-_leftness(skeleton, at, chain, line), line))
        middle = (len(lines) - 1) / 2
        for a, b in pairwise(chain):
            done.add((min(a, b), max(a, b)))
            for rank, line in enumerate(ordered):
                offsets[a, b, line] = (middle - rank) * gauge
                offsets[b, a, line] = -offsets[a, b, line]
    return offsets


def _chain(skeleton: Skeleton, through: list[dict[int, int]], edge: tuple[int, int]) -> list[int]:
    """The nodes over which the same railroads run on side by side, smoothly, around an edge."""
    lines = skeleton.edges[edge]
    chain = list(edge)
    for _ in range(2):
        while True:
            onward = through[chain[-1]].get(chain[-2])
            if onward is None or onward in chain or skeleton.railroads(chain[-1], onward) != lines:
                break
            chain.append(onward)
        chain.reverse()
    return chain


def _leftness(skeleton: Skeleton, at: Coordinates, chain: list[int], line: str) -> float:
    """How far to the left of the chain a railroad lies beyond its two ends (sum of sines)."""
    total = 0.0
    for end, inner, side in ((chain[-1], chain[-2], 1.0), (chain[0], chain[1], -1.0)):
        forward = at[end] - at[inner]
        for arm in skeleton.arms[end]:
            if arm == inner or line not in skeleton.railroads(end, arm):
                continue
            way = at[arm] - at[end]
            cross = forward[0] * way[1] - forward[1] * way[0]
            # y grows downwards on the map, so a negative cross product turns left.
            total -= side * float(cross / (np.hypot(*forward) * np.hypot(*way)))
    return total
