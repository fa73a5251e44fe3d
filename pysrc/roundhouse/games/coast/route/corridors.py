"""Track without a choice: corridors run from one branching point, or end of track, to the next.

Two thirds of the points of a large map have one way on, so a search that goes from
branch to branch has far fewer steps to weigh.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from roundhouse.maps.network import Network


@dataclass(frozen=True, slots=True)
class Corridor:
    """A run of track from one point to `end`; `runs` are (railroad, sections) in order.

    `mask` has the bit of each section, so that two ways can be compared at once.
    """

    sections: tuple[int, ...]
    length: int
    end: int
    mask: int
    runs: tuple[tuple[int, int], ...]


Corridors = tuple[tuple[Corridor, ...], ...]


@lru_cache(maxsize=8)
def corridors_of(network: Network) -> Corridors:
    """The corridors that leave each point, in the order of their first sections."""
    return tuple(
        tuple(_follow(network, point, section, None) for section, _ in arms)
        for point, arms in enumerate(network.arms)
    )


@lru_cache(maxsize=64)
def corridors_towards(network: Network, goal: int) -> Corridors:
    """The same, where those that run through `goal` end on it (C-12)."""
    corridors = list(corridors_of(network))
    if len(network.arms[goal]) == 2:
        for outward in corridors_of(network)[goal]:
            for point in (*_points_along(network, goal, outward.sections[:-1]), outward.end):
                corridors[point] = tuple(
                    _follow(network, point, section, goal) for section, _ in network.arms[point]
                )
    return tuple(corridors)


def _points_along(network: Network, start: int, sections: tuple[int, ...]) -> Iterator[int]:
    here: int | None = start
    for section in sections:
        assert here is not None
        here = network.other_end(section, here)
        assert here is not None
        yield here


def _follow(network: Network, start: int, first: int, goal: int | None) -> Corridor:
    """From `start` over section `first` until there is a choice, no way on, or the goal."""
    sections: list[int] = []
    section: int | None = first
    here = start
    while section is not None:
        sections.append(section)
        following = network.other_end(section, here)
        assert following is not None
        here = following
        arms = network.arms[here]
        if len(arms) != 2 or here in (goal, start):
            break
        section = next((number for number, _ in arms if number != section), None)
    runs = _runs(network, sections)
    return Corridor(tuple(sections), len(sections), here, mask_of(sections), runs)


def mask_of(sections: Iterable[int]) -> int:
    """One bit for each section."""
    mask = 0
    for section in sections:
        mask |= 1 << section
    return mask


def _runs(network: Network, sections: list[int]) -> tuple[tuple[int, int], ...]:
    runs: list[tuple[int, int]] = []
    for section in sections:
        railroad = network.railroad_of[section]
        if runs and runs[-1][0] == railroad:
            runs[-1] = (railroad, runs[-1][1] + 1)
        else:
            runs.append((railroad, 1))
    return tuple(runs)
