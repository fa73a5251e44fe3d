"""In which direction track leaves a node, so that every railroad runs smoothly through its dots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import numpy as np

from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.skeleton import Skeleton, cosine

RUNS_ON = 0.05
"""Cosine of the sharpest bend, at a dot, round which a railroad is still drawn as one curve."""
FAITHFUL = 0.5
"""Cosine of the widest angle between the way an arm leaves a dot and where it goes."""
SHARED = 0.3
"""How much straighter, as a cosine, each railroad that is on both arms makes them count."""
JOINS = 0.82
"""Cosine of the widest angle at which a branch still leaves along the main line."""

Sides = dict[int, int]
"""The arms of one bundle of track through a node, each with the side it leaves on: 1 or -1."""


def choose_headings(skeleton: Skeleton, at: Coordinates) -> dict[tuple[int, int], Coordinates]:
    """The direction in which (node, neighbouring node) leaves its node, where something decides it.

    Arms that railroads run through from one to the other lie on one straight line, as at a switch:
    where two railroads part, both leave along it.
    """
    found: dict[tuple[int, int], Coordinates] = {}
    for node, arms in enumerate(skeleton.arms):
        ways = {arm: at[arm] - at[node] for arm in arms}
        if node >= skeleton.points:
            found |= {(node, arm): unit(way) for arm, way in ways.items()}
            continue
        lines = {arm: set(skeleton.railroads(node, arm)) for arm in arms}
        decided = {
            arm: side * axis
            for bundle in _bundles(lines, ways)
            for axis in [_axis(bundle, ways)]
            for arm, side in bundle.items()
        }
        decided |= _branches(lines, ways, decided)
        found |= {(node, arm): heading for arm, heading in decided.items()}
    return found


def _bundles(lines: dict[int, set[str]], ways: dict[int, Coordinates]) -> list[Sides]:
    """The arms gathered by the railroads that run on between them, the straightest first."""
    bundles: list[Sides] = []
    ridden: set[tuple[int, str]] = set()
    for _, one, other in _through(lines, ways):
        free = {
            line
            for line in lines[one] & lines[other]
            if (one, line) not in ridden and (other, line) not in ridden
        }
        if not free:
            continue
        parts = [bundle for bundle in bundles if one in bundle or other in bundle]
        joined = _join(parts, one, other)
        if joined is None or not _is_faithful(joined, ways):
            continue
        bundles = [bundle for bundle in bundles if bundle not in parts] + [joined]
        ridden |= {(arm, line) for arm in (one, other) for line in free}
    return bundles


def _through(
    lines: dict[int, set[str]], ways: dict[int, Coordinates]
) -> list[tuple[float, int, int]]:
    """Pairs of arms that a railroad may run through, best first: straight, and shared by many.

    A railroad without a third arm here cannot but run through its two, which counts for them.
    """
    count = Counter(line for arm in lines for line in lines[arm])
    ranked = []
    for one, other in combinations(sorted(ways), 2):
        common = lines[one] & lines[other]
        bend = cosine(ways[one], ways[other])
        if common and bend < RUNS_ON:
            sure = any(count[line] == 2 for line in common)
            ranked.append((bend - SHARED * (len(common) + sure), one, other))
    return sorted(ranked)


def _join(parts: Iterable[Sides], one: int, other: int) -> Sides | None:
    """One bundle of `parts` in which two arms leave on opposite sides; None if they cannot."""
    joined: Sides = {one: 1}
    for bundle in sorted(parts, key=lambda bundle: one not in bundle):
        turn = bundle[one] if one in bundle else -bundle[other]
        joined |= {arm: side * turn for arm, side in bundle.items()}
    joined.setdefault(other, -1)
    return joined if joined[other] == -joined[one] else None


def _axis(bundle: Sides, ways: dict[int, Coordinates]) -> Coordinates:
    """The direction of side 1; for two arms that of the circle through the node and its neighbours."""
    sides = []
    for side in (1, -1):
        arms = [ways[arm] / float(ways[arm] @ ways[arm]) for arm in bundle if bundle[arm] == side]
        sides.append(side * np.mean(arms, axis=0))
    return unit(sides[0] + sides[1])


def _is_faithful(bundle: Sides, ways: dict[int, Coordinates]) -> bool:
    axis = _axis(bundle, ways)
    return all(cosine(side * axis, ways[arm]) > FAITHFUL for arm, side in bundle.items())


def _branches(
    lines: dict[int, set[str]],
    ways: dict[int, Coordinates],
    decided: dict[int, Coordinates],
) -> dict[int, Coordinates]:
    """The headings of arms that leave along their railroad's main line, if they lie near it."""
    found = {}
    for arm in sorted(set(ways) - set(decided)):
        ranked = [
            (float(decided[main] @ unit(ways[arm])), main)
            for main in sorted(decided)
            if lines[arm] & lines[main]
        ]
        if ranked and max(ranked)[0] > JOINS:
            found[arm] = decided[max(ranked)[1]]
    return found


def unit(vector: Coordinates) -> Coordinates:
    """The vector of length 1 in the same direction."""
    return np.asarray(vector / max(1e-9, float(np.hypot(*vector))))
