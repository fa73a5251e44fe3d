"""Legs: which paths a train may take with a roll, and what a drafted one amounts to.

A step is legal when its section was not ridden this trip and the goal can still be reached
afterwards. The second half of C-14, that the rest of the roll can be used up, follows: the way to the
goal either uses the roll up or ends on the goal, where the train stops dead (C-12). So a whole path
is legal when it is legal at its end.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.dice import Picker
from roundhouse.core.errors import Illegal
from roundhouse.maps.network import Network


@dataclass(frozen=True, slots=True)
class Leg:
    """A roll to be moved: from `start`, over sections not in `ridden`, towards `goal`."""

    network: Network
    start: int
    goal: int
    length: int
    ridden: frozenset[int]

    def walk(self, path: tuple[int, ...]) -> tuple[int, ...]:
        """The points a path enters, in order. Raises `Illegal` for a path that is not open track."""
        points: list[int] = []
        here = self.start
        used = set(self.ridden)
        for section in path:
            if points and here == self.goal:
                raise Illegal("path-beyond-goal")
            there = self.network.other_end(section, here)
            if there is None:
                raise Illegal("path-broken", section=section)
            if section in used:
                raise Illegal("section-ridden", section=section)
            used.add(section)
            points.append(there)
            here = there
        return tuple(points)

    def draft_refusal(self, path: tuple[int, ...]) -> Illegal | None:
        """Why a path may not be drafted, whole or in part, or None if it may (C-11 to C-14)."""
        if len(path) > self.length:
            return Illegal("path-too-long", length=len(path), roll=self.length)
        try:
            points = self.walk(path)
        except Illegal as refused:
            return refused
        end = points[-1] if points else self.start
        if not self.network.can_reach(end, self.goal, self.ridden.union(path)):
            return Illegal("goal-cut-off")
        return None

    def refusal(self, path: tuple[int, ...]) -> Illegal | None:
        """Why a path is no whole leg, or None if it is: all of the roll, or up to the goal (C-12)."""
        refused = self.draft_refusal(path)
        if refused is None and not self.is_whole(path):
            return Illegal("path-too-short", length=len(path), roll=self.length)
        return refused

    def is_whole(self, path: tuple[int, ...]) -> bool:
        """Whether a legal path uses up the roll or ends on the goal."""
        return len(path) == self.length or (bool(path) and self.end_of(path) == self.goal)

    def end_of(self, path: tuple[int, ...]) -> int:
        return self.walk(path)[-1] if path else self.start

    def steps(self, path: tuple[int, ...] = ()) -> tuple[tuple[int, int], ...]:
        """The legal next (section, point) steps after a legal path."""
        here = self.end_of(path)
        if self.is_whole(path):
            return ()
        used = self.ridden.union(path)
        return tuple(
            (section, point)
            for section, point in self.network.arms[here]
            if section not in used and self.network.can_reach(point, self.goal, used | {section})
        )

    def branches(self, path: tuple[int, ...]) -> tuple[int, ...]:
        """The sections of unridden track that lead on after a path; none after a whole leg."""
        if self.is_whole(path):
            return ()
        used = self.ridden.union(path)
        arms = self.network.arms[self.end_of(path)]
        return tuple(section for section, _ in arms if section not in used)

    def has_step(self) -> bool:
        """Whether there is any legal step from the start (C-14)."""
        return any(
            section not in self.ridden
            and self.network.can_reach(point, self.goal, self.ridden | {section})
            for section, point in self.network.arms[self.start]
        )

    def far_ways(self, path: tuple[int, ...] = ()) -> tuple[tuple[int, ...], ...]:
        """Legal paths on to each further point that has exactly one fewest-milepost way there (C-17)."""
        return tuple(
            way
            for way in self._ways_on(path).values()
            if way is not None and len(way) > 1 and self._leaves_goal_open(path + way)
        )

    def _ways_on(self, path: tuple[int, ...]) -> dict[int, tuple[int, ...] | None]:
        """The one fewest-milepost way on to each point in reach of the roll; None where there are several."""
        used = self.ridden.union(path)
        here = self.end_of(path)
        ways: dict[int, tuple[int, ...] | None] = {here: ()}
        front = [here]
        for _ in range(self.length - len(path)):
            found: dict[int, tuple[int, ...] | None] = {}
            for point in front:
                way = ways[point]
                if way is not None and point == self.goal and (path or way):
                    continue
                for section, neighbour in self.network.arms[point]:
                    if neighbour in ways or section in used:
                        continue
                    # a second way of the same length makes the point ambiguous for good
                    first = neighbour not in found
                    found[neighbour] = (*way, section) if first and way is not None else None
            ways |= found
            front = [point for point in found if point != self.goal]
        return ways

    def _leaves_goal_open(self, path: tuple[int, ...]) -> bool:
        """Whether the goal can still be reached after a walkable path (C-14)."""
        return self.network.can_reach(self.end_of(path), self.goal, self.ridden.union(path))

    def objection(self, path: tuple[int, ...], point: int) -> Illegal | None:
        """Why the train cannot go on to `point` after a legal path, or None (C-11 to C-14, C-17)."""
        here = self.end_of(path)
        if point == here:
            return Illegal("point-here")
        if path and here == self.goal:
            return Illegal("goal-reached")
        if len(path) == self.length:
            return Illegal("roll-used-up", roll=self.length)
        if any(point == there for _, there in self.steps(path)):
            return None
        if any(point == there for _, there in self.network.arms[here]):
            return self._objection_to_neighbour(path, point)
        return self._objection_further_off(path, point)

    def _objection_to_neighbour(self, path: tuple[int, ...], point: int) -> Illegal:
        """Each section there is ridden (C-13), or none leaves a way to the goal (C-14)."""
        used = self.ridden.union(path)
        arms = self.network.arms[self.end_of(path)]
        sections = [section for section, there in arms if there == point]
        if used.issuperset(sections):
            return Illegal("section-ridden", section=sections[0])
        return Illegal("goal-cut-off")

    def _objection_further_off(self, path: tuple[int, ...], point: int) -> Illegal | None:
        ways = self._ways_on(path)
        if point in ways:
            way = ways[point]
            if way is None:
                return Illegal("way-ambiguous")
            return None if self._leaves_goal_open(path + way) else Illegal("goal-cut-off")
        used = self.ridden.union(path)
        distance = self.network.distances_avoiding(point, used)[self.end_of(path)]
        if distance < 0:
            return Illegal("point-cut-off")
        left = self.length - len(path)
        if distance > left:
            return Illegal("point-too-far", distance=distance, left=left)
        return Illegal("path-beyond-goal")

    def sample(self, picker: Picker) -> tuple[int, ...]:
        """A random whole leg, each step drawn evenly from the legal ones."""
        path: list[int] = []
        here = self.start
        used = set(self.ridden)
        while len(path) < self.length and (here != self.goal or not path):
            arms = [arm for arm in self.network.arms[here] if arm[0] not in used]
            while arms:
                section, point = arms.pop(picker.below(len(arms)))
                used.add(section)
                if self.network.can_reach(point, self.goal, used):
                    path.append(section)
                    here = point
                    break
                used.discard(section)
            else:
                raise Illegal("no-legal-step")
        return tuple(path)

    def shortest(self, path: tuple[int, ...], cost: tuple[float, ...]) -> tuple[int, ...]:
        """The way on after `path` with the fewest mileposts to the goal, cut to the roll.

        `cost[r]` tells ways of the same length apart: at each step the cheapest railroad wins, then
        the one being ridden, then the lowest section number.
        """
        used = self.ridden.union(path)
        here = self.end_of(path)
        distances = self.network.distances_towards(here, self.goal, used)
        way: list[int] = []
        railroad_of = self.network.railroad_of
        while here != self.goal and len(path) + len(way) < self.length:
            last = way[-1] if way else path[-1] if path else None
            riding = None if last is None else railroad_of[last]
            section, here = min(
                (
                    (section, point)
                    for section, point in self.network.arms[here]
                    if section not in used and distances.get(point) == distances[here] - 1
                ),
                key=lambda arm: (cost[railroad_of[arm[0]]], railroad_of[arm[0]] != riding, arm[0]),
            )
            way.append(section)
        return tuple(way)
