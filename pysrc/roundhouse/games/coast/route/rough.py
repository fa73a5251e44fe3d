"""Rough prices: a fixed number of dollars for each milepost of a railroad, dice left out.

They rank what the search looks at and give it ways to begin with; what a way costs is never read here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush

from roundhouse.games.coast.route.corridors import Corridor, Corridors, corridors_towards
from roundhouse.games.coast.route.weights import TURN_VALUE
from roundhouse.maps.network import Network

MILEPOSTS_A_TURN = 8.0
# how much of a toll falls due on one milepost of a ride over its track; measured: more misses good
# ways, less looks at many bad ones
TOLL_A_MILEPOST = 0.2
UNREACHABLE = 1e18


@dataclass(frozen=True, slots=True)
class Rough:
    """The roughly best way from each branching point to a goal, on a fresh trip.

    By point: what it costs, how many mileposts it has, and what of the cost is tolls.
    """

    prices: tuple[float, ...]
    costs: list[float]
    lengths: list[int]
    tolls: list[float]


@lru_cache(maxsize=32)
def rough_towards(network: Network, goal: int, weights: tuple[float, ...]) -> Rough:
    """Searched backwards from the goal; `weights[r]` is what riding railroad r counts for, once."""
    tolls_due = [TOLL_A_MILEPOST * weight for weight in weights]
    prices = tuple(TURN_VALUE / MILEPOSTS_A_TURN + toll for toll in tolls_due)
    costs = [UNREACHABLE] * len(network.arms)
    lengths = [0] * len(network.arms)
    tolls = [0.0] * len(network.arms)
    costs[goal] = 0.0
    open_points = [(0.0, goal)]
    corridors = corridors_towards(network, goal)
    while open_points:
        cost, point = heappop(open_points)
        if cost > costs[point]:
            continue
        for corridor in corridors[point]:
            further, due = cost, tolls[point]
            for railroad, length in corridor.runs:
                further += prices[railroad] * length
                due += tolls_due[railroad] * length
            end = corridor.end
            if further < costs[end]:
                costs[end], tolls[end] = further, due
                lengths[end] = lengths[point] + corridor.length
                heappush(open_points, (further, end))
    return Rough(prices, costs, lengths, tolls)


def rough_way(
    corridors: Corridors, rough: Rough, ends: tuple[int, int], ridden: int, avoided: int = 0
) -> tuple[int, ...] | None:
    """The way of the lowest rough cost from the first of `ends` to the second; None if there is none.

    It rides no section in `ridden`.
    Corridors with a section in `avoided` count twice. Both are masks.
    """
    start, goal = ends
    reached: dict[int, tuple[float, Corridor | None, int]] = {start: (0.0, None, start)}
    open_points = [(0.0, 0.0, start)]
    while open_points:
        _, cost, point = heappop(open_points)
        if point == goal:
            return _trace(reached, start, goal)
        if cost > reached[point][0]:
            continue
        for corridor in corridors[point]:
            if corridor.mask & ridden:
                continue
            along = 0.0
            for railroad, length in corridor.runs:
                along += rough.prices[railroad] * length
            further = cost + (2 * along if corridor.mask & avoided else along)
            known = reached.get(corridor.end)
            if known is None or further < known[0]:
                reached[corridor.end] = (further, corridor, point)
                promise = further + rough.costs[corridor.end]
                heappush(open_points, (promise, further, corridor.end))
    return None


def _trace(
    reached: dict[int, tuple[float, Corridor | None, int]], start: int, goal: int
) -> tuple[int, ...]:
    parts: list[tuple[int, ...]] = []
    here = goal
    while here != start:
        _, corridor, here = reached[here]
        assert corridor is not None, "only the start is reached over no track"
        parts.append(corridor.sections)
    return tuple(section for part in reversed(parts) for section in part)
