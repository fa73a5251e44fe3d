"""The track as a drawing sees it: nodes, the edges between them, and which edges run on smoothly."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, pairwise

import numpy as np

from roundhouse.maps.compile import CompiledMap
from roundhouse.maps.geometry.projection import Coordinates

STRAIGHT_ENOUGH = -0.25
"""Cosine of the sharpest bend at which one line still counts as running on through a node."""

Edge = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Skeleton:
    """Nodes are the points of the board in its order, then the junctions; edges have a < b."""

    names: tuple[str, ...]
    points: int
    edges: dict[Edge, tuple[str, ...]]
    arms: tuple[tuple[int, ...], ...]

    def railroads(self, a: int, b: int) -> tuple[str, ...]:
        """The railroads side by side on the edge between two neighbouring nodes."""
        return self.edges[min(a, b), max(a, b)]


def make_skeleton(compiled: CompiledMap, twins: dict[str, str]) -> Skeleton:
    """The skeleton of a compiled map; `twins` names the first twin of each second one."""
    names = [point.id for point in compiled.board.points]
    points = len(names)
    number = {name: index for index, name in enumerate(names)}
    stops = [[twins.get(place, place) for place in run.places] for run in compiled.runs]
    for name in sorted({place for places in stops for place in places} - set(number)):
        number[name] = len(names)
        names.append(name)
    found: dict[Edge, set[str]] = {}
    for run, places in zip(compiled.runs, stops, strict=True):
        for a, b in pairwise(number[place] for place in places):
            found.setdefault((min(a, b), max(a, b)), set()).add(run.railroad)
    arms: list[list[int]] = [[] for _ in names]
    for one, other in sorted(found):
        arms[one].append(other)
        arms[other].append(one)
    return Skeleton(
        tuple(names),
        points,
        {edge: tuple(sorted(lines)) for edge, lines in sorted(found.items())},
        tuple(tuple(sorted(arm)) for arm in arms),
    )


def through_pairs(skeleton: Skeleton, at: Coordinates) -> list[dict[int, int]]:
    """For each node the arms that one railroad rides straight through, each arm at most once."""
    return [_pairs(skeleton, at, node) for node in range(len(skeleton.names))]


def _pairs(skeleton: Skeleton, at: Coordinates, node: int) -> dict[int, int]:
    ranked = []
    for one, other in combinations(skeleton.arms[node], 2):
        common = set(skeleton.railroads(node, one)) & set(skeleton.railroads(node, other))
        bend = cosine(at[one] - at[node], at[other] - at[node])
        if common and bend < STRAIGHT_ENOUGH:
            ranked.append((bend - 0.3 * len(common), one, other))
    paired: dict[int, int] = {}
    for _, one, other in sorted(ranked):
        if one not in paired and other not in paired:
            paired[one], paired[other] = other, one
    return paired


def triples(through: Iterable[dict[int, int]]) -> list[tuple[int, int, int]]:
    """(before, node, after) once for each line that runs through a node."""
    return [
        (one, node, other)
        for node, paired in enumerate(through)
        for one, other in sorted(paired.items())
        if one < other
    ]


def cosine(a: Coordinates, b: Coordinates) -> float:
    """The cosine of the angle between two plane vectors."""
    return float(a @ b / max(1e-9, float(np.hypot(*a) * np.hypot(*b))))
