"""Ways over other railroads' links (T-14, T-15): the fewest jumps, and the ways worth offering.

A way is the row of links that are jumped, each once. It starts at any of some places and passes from
place to place inside each link; which places it passes matters to nobody but the next link.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from functools import lru_cache

from roundhouse.games.siberia.meta import MORE_JUMPS, MOST_WAYS
from roundhouse.maps.linkmap import LinkMap

Way = tuple[int, ...]
Places = frozenset[int]
Links = frozenset[int]

# stands after every way in the order of link numbers
_LAST: Way = (1 << 30,)


class Ground:
    """The links of a map by the places they touch; built once, never changed."""

    def __init__(self, board: LinkMap) -> None:
        self.places = tuple(frozenset(link.places) for link in board.links)
        touching: list[list[int]] = [[] for _ in board.places]
        for number, link in enumerate(board.links):
            for place in link.places:
                touching[place].append(number)
        self.touching = tuple(tuple(numbers) for numbers in touching)

    def jumps_from(self, starts: Collection[int], passable: Links) -> list[int]:
        """Fewest jumps over `passable` links from any of `starts` to every place; -1: none."""
        jumps = [-1] * len(self.touching)
        for place in starts:
            jumps[place] = 0
        queue = deque(sorted(starts))
        while queue:
            here = queue.popleft()
            for link in self.touching[here]:
                if link in passable:
                    for place in self.places[link]:
                        if jumps[place] < 0:
                            jumps[place] = jumps[here] + 1
                            queue.append(place)
        return jumps

    def ways(self, starts: Places, goals: Places, passable: Links) -> tuple[Way, ...]:
        """The ways from any of `starts` to any of `goals`, fewest jumps first, then by link numbers.

        Those with at most `MORE_JUMPS` more than the fewest, and at most `MOST_WAYS` of them;
        the first is the cheapest. Empty if there is none.
        """
        left = self.jumps_from(goals, passable)
        reachable = [left[place] for place in starts if left[place] >= 0]
        if not reachable:
            return ()
        found: list[Way] = []
        fewest = min(reachable)
        for jumps in range(fewest, fewest + MORE_JUMPS + 1):
            for way in self._ways_of(starts, goals, passable, left, jumps):
                found.append(way)
                if len(found) == MOST_WAYS:
                    return tuple(found)
        return tuple(found)

    def cheapest_ways(self, starts: Collection[int], passable: Links, most: int) -> dict[int, Way]:
        """The first of `ways` to each place that at most `most` jumps lead to."""
        found: dict[int, Way] = dict.fromkeys(sorted(starts), ())
        edge = found
        for _ in range(most):
            further: dict[int, Way] = {}
            for here, way in edge.items():
                for link in self.touching[here]:
                    if link in passable:
                        longer = (*way, link)
                        for place in self.places[link]:
                            if place not in found and longer < further.get(place, _LAST):
                                further[place] = longer
            if not further:
                break
            found = found | further
            edge = further
        return found

    def _ways_of(
        self, starts: Places, goals: Places, passable: Links, left: list[int], jumps: int
    ) -> Iterator[Way]:
        """The ways of exactly so many jumps, by link numbers; `left` is the fewest to a goal."""
        way: list[int] = []

        def go_on(here: Places) -> Iterator[Way]:
            if len(way) == jumps:
                if not here.isdisjoint(goals):
                    yield tuple(way)
                return
            after = jumps - len(way) - 1
            onward = {link for place in here for link in self.touching[place]}
            for link in sorted(onward & passable):
                if link in way:
                    continue
                there = self._across(here, link)
                if any(0 <= left[place] <= after for place in there):
                    way.append(link)
                    yield from go_on(there)
                    way.pop()

        yield from go_on(starts)

    def _across(self, here: Places, link: int) -> Places:
        """Where jumping a link leads from any of the places `here`."""
        places = self.places[link]
        entered = places & here
        # from one place of it to another: the one it is entered by is left only if it is the only one
        return places if len(entered) > 1 else places - entered


@lru_cache(maxsize=8)
def ground_of(board: LinkMap) -> Ground:
    """The ground of a map, shared by everybody who plays on it."""
    return Ground(board)
