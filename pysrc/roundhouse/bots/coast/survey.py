"""What a baron knows of a board before the first die is cast: chains of track, traffic, neighbours.

A *station* is a point where a train may have to choose: a city, a fork, a dead end, or a dot where
railroads meet. A *chain* is the track of one railroad from a station to the next.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import Network, network_of
from roundhouse.maps.odds import ALL_WAYS, city_ways


class Chain(NamedTuple):
    """Track of one railroad from a station to the next, `length` mileposts away."""

    railroad: int
    station: int
    length: int


@dataclass(frozen=True, slots=True)
class Survey:
    """Facts of a board that no game changes. Sets of cities and of railroads are the bits of an int.

    `chains[p]` are those that lead off point p; `served[r]` the cities on railroad r; `lines[c]` the
    railroads that serve city c; `touching[r]` those that railroad r shares a point with; `regions[g]`
    the cities of region g; `traffic[r]` how many of 10,000 typical trips ride r, by the shortest way;
    `riders[a][b]` the railroads of such a way from city a to city b.
    """

    chains: tuple[tuple[Chain, ...], ...]
    served: tuple[int, ...]
    lines: tuple[int, ...]
    touching: tuple[int, ...]
    regions: tuple[int, ...]
    ways: tuple[int, ...]
    traffic: tuple[int, ...]
    riders: tuple[tuple[int, ...], ...]
    # of each eight cities: the ways of every set of them
    _sums: tuple[tuple[int, ...], ...]

    def ways_of(self, cities: int) -> int:
        """How often the charts name one of a set of cities, in ways of `ALL_WAYS` (C-7)."""
        ways = 0
        for sums in self._sums:
            ways += sums[cities & 255]
            cities >>= 8
        return ways


def make_survey(board: MapDef) -> Generator[None, None, Survey]:
    """Surveys a board, in slices: all of it at once would be felt."""
    network = network_of(board)
    yield
    lines = tuple(_bits(network.railroads_at[city.point]) for city in board.cities)
    chains = _chains(board, network)
    yield
    touching = _touching(board)
    riders = yield from _find_riders(board, network)
    traffic = yield from _measure_traffic(board, riders)
    return Survey(
        chains=chains,
        served=tuple(
            _bits(city for city, at in enumerate(lines) if at >> railroad & 1)
            for railroad in range(len(board.railroads))
        ),
        lines=lines,
        touching=touching,
        regions=tuple(
            _bits(city for city, there in enumerate(board.cities) if there.region == region)
            for region in range(len(board.regions))
        ),
        ways=city_ways(board),
        traffic=traffic,
        riders=riders,
        _sums=_sum_by_eights(city_ways(board)),
    )


def _sum_by_eights(ways: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            sum(way for place, way in enumerate(ways[first : first + 8]) if cities >> place & 1)
            for cities in range(256)
        )
        for first in range(0, len(ways), 8)
    )


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _chains(board: MapDef, network: Network) -> tuple[tuple[Chain, ...], ...]:
    calls = {city.point for city in board.cities}
    stations = frozenset(
        point
        for point, arms in enumerate(network.arms)
        if point in calls
        or len(arms) != 2
        or network.railroad_of[arms[0][0]] != network.railroad_of[arms[1][0]]
    )
    return tuple(
        tuple(_follow(network, stations, point, section, neighbour) for section, neighbour in arms)
        for point, arms in enumerate(network.arms)
    )


def _follow(
    network: Network, stations: frozenset[int], start: int, section: int, here: int
) -> Chain:
    """The chain that begins with `section` from `start` to `here`."""
    railroad, length = network.railroad_of[section], 1
    while here not in stations and here != start:
        section, here = next(arm for arm in network.arms[here] if arm[0] != section)
        length += 1
    return Chain(railroad, here, length)


def _touching(board: MapDef) -> tuple[int, ...]:
    points = [frozenset(railroad.points) for railroad in board.railroads]
    return tuple(
        _bits(other for other, there in enumerate(points) if other != number and here & there)
        for number, here in enumerate(points)
    )


def _find_riders(
    board: MapDef, network: Network
) -> Generator[None, None, tuple[tuple[int, ...], ...]]:
    """The railroads of a shortest way from each city to each."""
    riders = []
    for city in board.cities:
        yield
        from_here = _railroads_to(network, city.point)
        riders.append(tuple(from_here[other.point] for other in board.cities))
    return tuple(riders)


def _measure_traffic(
    board: MapDef, riders: tuple[tuple[int, ...], ...]
) -> Generator[None, None, tuple[int, ...]]:
    """In how many of 10,000 trips between two rolled cities each railroad lies on the way."""
    ways = city_ways(board)
    trips: Counter[int] = Counter()
    for way, from_here in zip(ways, riders, strict=True):
        yield
        for other_way, ridden in zip(ways, from_here, strict=True):
            trips[ridden] += way * other_way
    used = (
        sum(count for ridden, count in trips.items() if ridden >> railroad & 1)
        for railroad in range(len(board.railroads))
    )
    return tuple(10_000 * count // (ALL_WAYS * ALL_WAYS) for count in used)


def _railroads_to(network: Network, start: int) -> dict[int, int]:
    """The railroads of one shortest way from `start` to each point, staying on a line if it can."""
    riders = {start: 0}
    queue = deque([start])
    distances = network.distances_from(start)
    while queue:
        here = queue.popleft()
        for section, there in network.arms[here]:
            if distances[there] != distances[here] + 1:
                continue
            ridden = riders[here] | 1 << network.railroad_of[section]
            if there not in riders:
                queue.append(there)
                riders[there] = ridden
            elif ridden.bit_count() < riders[there].bit_count():
                riders[there] = ridden
    return riders
