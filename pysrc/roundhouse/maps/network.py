"""The graph of a compiled map: neighbours, distances, and what can still be reached."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping
from functools import lru_cache
from heapq import heappop, heappush

from roundhouse.maps.mapdef import MapDef


class Network:
    """Neighbours and distances of one map; built once, never changed.

    `arms[p]` lists (section, neighbour) of point p in ascending section order, which makes every
    search below deterministic.
    """

    def __init__(self, board: MapDef) -> None:
        arms: list[list[tuple[int, int]]] = [[] for _ in board.points]
        for number, section in enumerate(board.sections):
            arms[section.a].append((number, section.b))
            arms[section.b].append((number, section.a))
        self.arms = tuple(tuple(arm) for arm in arms)
        self.railroad_of = tuple(section.railroad for section in board.sections)
        lines: list[list[int]] = [[] for _ in board.points]
        for number, railroad in enumerate(board.railroads):
            for point in railroad.points:
                lines[point].append(number)
        self.railroads_at = tuple(tuple(numbers) for numbers in lines)
        self._distances: dict[int, tuple[int, ...]] = {}

    def other_end(self, section: int, point: int) -> int | None:
        """The point a section leads to from `point`, or None if it does not touch it."""
        for number, neighbour in self.arms[point]:
            if number == section:
                return neighbour
        return None

    def distances_from(self, point: int) -> tuple[int, ...]:
        """Fewest mileposts from `point` to every point, on a fresh trip."""
        known = self._distances.get(point)
        if known is None:
            known = self._distances[point] = self.distances_avoiding(point, ())
        return known

    def distance(self, a: int, b: int) -> int:
        """Fewest mileposts between two points, on a fresh trip."""
        return self.distances_from(b)[a]

    def distances_avoiding(self, point: int, ridden: Collection[int]) -> tuple[int, ...]:
        """Fewest mileposts to `point` from every point over sections not in `ridden`; -1: none."""
        distances = [-1] * len(self.arms)
        distances[point] = 0
        queue = deque([point])
        while queue:
            here = queue.popleft()
            further = distances[here] + 1
            for section, neighbour in self.arms[here]:
                if distances[neighbour] < 0 and section not in ridden:
                    distances[neighbour] = further
                    queue.append(neighbour)
        return tuple(distances)

    def distances_towards(
        self, start: int, goal: int, ridden: Collection[int]
    ) -> Mapping[int, int]:
        """Fewest mileposts to `goal` over sections not in `ridden`, for points on a best way there.

        A way as short as on a fresh trip is nearly always open, and found without a full search;
        then only points on such ways are answered.
        """
        fresh = self.distances_from(goal)
        layers = [{start}]
        for left in range(fresh[start] - 1, -1, -1):
            layers.append(
                {
                    neighbour
                    for point in layers[-1]
                    for section, neighbour in self.arms[point]
                    if fresh[neighbour] == left and section not in ridden
                }
            )
        if goal not in layers[-1]:
            return dict(enumerate(self.distances_avoiding(goal, ridden)))
        straight = {goal: 0}
        for left, layer in enumerate(reversed(layers[:-1]), start=1):
            for point in layer:
                if any(
                    straight.get(neighbour) == left - 1 and section not in ridden
                    for section, neighbour in self.arms[point]
                ):
                    straight[point] = left
        return straight

    def can_reach(self, start: int, goal: int, ridden: Collection[int]) -> bool:
        """Whether some way from `start` to `goal` uses no section in `ridden` (C-14).

        On a map of this size the straight way is nearly always open, so it is tried first.
        """
        distances = self.distances_from(goal)
        here = start
        while here != goal:
            nearer = distances[here] - 1
            for section, neighbour in self.arms[here]:
                if distances[neighbour] == nearer and section not in ridden:
                    here = neighbour
                    break
            else:
                return self._search(start, goal, ridden)
        return True

    def _search(self, start: int, goal: int, ridden: Collection[int]) -> bool:
        """The same by search, nearest to the goal first."""
        distances = self.distances_from(goal)
        seen = {start}
        unfinished = [(distances[start], start)]
        while unfinished:
            for section, neighbour in self.arms[heappop(unfinished)[1]]:
                if neighbour not in seen and section not in ridden:
                    if neighbour == goal:
                        return True
                    seen.add(neighbour)
                    heappush(unfinished, (distances[neighbour], neighbour))
        return False


@lru_cache(maxsize=8)
def network_of(board: MapDef) -> Network:
    """The network of a map, shared by everybody who plays on it."""
    return Network(board)
