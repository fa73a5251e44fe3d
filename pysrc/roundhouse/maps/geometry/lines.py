"""Track as smooth curves: one cubic an edge, one direction through a dot, parallels side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from roundhouse.maps.geometry.headings import choose_headings, unit
from roundhouse.maps.geometry.parallels import lateral_offsets
from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.skeleton import Skeleton, through_pairs

HANDLE = 0.36
"""Length of a curve's handles as a share of the way between its ends."""

UNDER_DOT = 1.1
"""How far inside the rim of a dot a line beside others must end to be covered by it."""

Vector = Coordinates
Cubic = Coordinates
"""Four rows: the start of a curve, its two handles and its end."""


def points_on(cubic: Cubic, count: int) -> Coordinates:
    """Places along a curve at `count` even steps of its parameter, both ends included."""
    t = np.linspace(0.0, 1.0, count)[:, None]
    a, b, c, d = cubic
    return np.asarray(
        (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t**2 * (1 - t) * c + t**3 * d
    )


class Drafter:
    """Draws the sections of a skeleton whose nodes lie at given places.

    `radii` are those of the points, `gauge` is the distance between parallel lines, `turn` how far
    from a junction a line begins to round it.
    """

    def __init__(
        self,
        skeleton: Skeleton,
        at: Coordinates,
        radii: Sequence[float],
        *,
        gauge: float,
        turn: float,
    ) -> None:
        self._radii = radii
        self._skeleton = skeleton
        self._at = at
        self._turn = turn
        through = through_pairs(skeleton, at)
        self._headings = choose_headings(skeleton, at)
        self._offsets = lateral_offsets(skeleton, at, through, gauge)

    def section(self, nodes: list[int], railroad: str) -> list[Cubic]:
        """The curves of a run from point to point; where it meets a junction, it rounds it."""
        curves: list[Cubic] = []
        for a, b in pairwise(nodes):
            start, finish = self._approach(a, b), self._approach(b, a)
            if curves:
                curves.append(_round(curves[-1][-1], self._at[a], start))
            cubic = draw_cubic(
                start, self._headings.get((a, b)), self._headings.get((b, a)), finish
            )
            offset = self._offsets.get((a, b, railroad), 0.0)
            ends = self._under_dot(a, offset), self._under_dot(b, offset)
            curves.append(_shifted(cubic, offset, ends) if offset else cubic)
        return curves

    def _under_dot(self, node: int, offset: float) -> float:
        """The offset at a node, cut so that the node's dot still covers the line's end."""
        if node >= self._skeleton.points:
            return offset
        most = self._radii[node] - UNDER_DOT
        return max(-most, min(most, offset))

    def _approach(self, node: int, neighbour: int) -> Vector:
        """Where the curve of an arm starts: at a point, but a little way out of a junction."""
        here = np.asarray(self._at[node])
        if node < self._skeleton.points:
            return here
        way = self._at[neighbour] - here
        return np.asarray(here + way * min(self._turn / float(np.hypot(*way)), 0.45))


def draw_cubic(start: Vector, leave: Vector | None, enter: Vector | None, finish: Vector) -> Cubic:
    """A curve between two places; an end without a direction bends to the handle of the other."""
    length = HANDLE * float(np.hypot(*(finish - start)))
    if leave is None and enter is None:
        return np.array(
            [start, start + (finish - start) / 3, finish + (start - finish) / 3, finish]
        )
    if leave is None:
        assert enter is not None
        second = finish + length * enter
        return np.array([start, start + (second - start) / 2, second, finish])
    first = start + length * leave
    second = finish + (first - finish) / 2 if enter is None else finish + length * enter
    return np.array([start, first, second, finish])


def _round(start: Vector, corner: Vector, finish: Vector) -> Cubic:
    """The curve that takes a corner at a junction without touching it."""
    return np.array(
        [start, start + (corner - start) * 0.6, finish + (corner - finish) * 0.6, finish]
    )


def _shifted(cubic: Cubic, offset: float, ends: tuple[float, float]) -> Cubic:
    """The parallel of a curve, `offset` to its left as seen on the map and `ends` at its ends."""
    leave, enter = unit(cubic[1] - cubic[0]), unit(cubic[3] - cubic[2])
    left = np.array([[leave[1], -leave[0]]] * 2 + [[enter[1], -enter[0]]] * 2)
    return np.asarray(cubic + left * np.array([ends[0], offset, offset, ends[1]])[:, None])
