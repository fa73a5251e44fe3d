"""The best route of a trip, and really different ones, each with its price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from roundhouse.games.coast.legs import Leg
from roundhouse.games.coast.route.corridors import corridors_towards, mask_of
from roundhouse.games.coast.route.pricing import LOST, NOT_MOVED, Price, price
from roundhouse.games.coast.route.rough import rough_towards, rough_way
from roundhouse.games.coast.route.search import NO_RAILROAD, Search, Way
from roundhouse.games.coast.route.timetable import Opening, Timetable, timetable
from roundhouse.games.coast.route.tolls import Tolls
from roundhouse.games.coast.state import Engine
from roundhouse.maps.network import Network

# Ways that go on from one milepost to the next in the narrow pass. On the full map 16 miss the best of
# a ten times wider pass in one of a hundred suggestions, by 20 dollars on average.
WIDTH = 16
# of both passes together; and what is left of them for the strict pass, at the most
NODES = 2_500
PROOF_NODES = 100
# timetables are made in sizes, so that one serves many trips
TABLE_STEP = 32
# of an alternative's sections, the share that a better route may ride too
MOST_IN_COMMON = 0.5
ALTERNATIVES = 2


@dataclass(frozen=True, slots=True)
class Trip:
    """What routes are looked for: from `start` to `goal` over no section in `ridden` (C-13).

    `railroad` is the one ridden last, None on a fresh trip; `engine` the one of later turns.
    """

    network: Network
    start: int
    goal: int
    ridden: frozenset[int]
    railroad: int | None
    engine: Engine
    opening: Opening
    tolls: Tolls


@dataclass(frozen=True, slots=True)
class Route:
    """A whole way to the goal, and its price."""

    sections: tuple[int, ...]
    price: Price


@dataclass(frozen=True, slots=True)
class Routes:
    """The routes of a trip: the best first, then really different ones, by price.

    `shortest` has the fewest mileposts; `proven` says that nothing is better than the best, `searched`
    that the narrow pass did not run out of nodes.
    """

    best: Route
    others: tuple[Route, ...]
    shortest: Route
    searched: bool
    proven: bool


def find_routes(
    trip: Trip, *, width: int = WIDTH, nodes: int = NODES, proof_nodes: int = PROOF_NODES
) -> Routes:
    """The routes of a trip whose goal can be reached (C-14)."""
    if trip.start == trip.goal:
        nothing = Route((), Price(0.0, 1.0, (0.0,) * len(trip.tolls.tolls), 0.0))
        return Routes(nothing, (), nothing, True, True)
    finder = _Finder(trip)
    known = finder.begin()
    search, start = finder.search(min(known, key=_cost), nodes)
    searched = search.go_narrow(start, width)
    search.nodes = min(search.nodes, proof_nodes)
    proven = searched and search.go_strict(start)
    routes = [*known, *(finder.route(way.sections()) for way in search.arrived)]
    routes += finder.elsewhere(min(routes, key=_cost))
    routes.sort(key=_cost)
    return Routes(routes[0], _really_different(routes), known[0], searched, proven)


class _Finder:
    """What the steps of finding a trip's routes share."""

    def __init__(self, trip: Trip) -> None:
        self._trip = trip
        self._corridors = corridors_towards(trip.network, trip.goal)
        self._rough = rough_towards(trip.network, trip.goal, trip.tolls.weights())
        self._ends = (trip.start, trip.goal)
        self._ridden = mask_of(trip.ridden)
        self._times = self._timetable(0)

    def begin(self) -> list[Route]:
        """The shortest route, and the roughly best one: something better is to be found than these."""
        trip = self._trip
        leg = Leg(trip.network, trip.start, trip.goal, len(trip.network.railroad_of), trip.ridden)
        ways = [leg.shortest((), trip.tolls.weights())]
        guess = rough_way(self._corridors, self._rough, self._ends, self._ridden)
        if guess is not None:
            ways.append(guess)
        self._times = self._timetable(max(map(len, ways)))
        return [self.route(way) for way in ways]

    def _timetable(self, mileposts: int) -> Timetable:
        size = TABLE_STEP * (mileposts // TABLE_STEP + 2)
        return timetable(self._trip.engine, self._trip.opening, size)

    def search(self, best: Route, nodes: int) -> tuple[Search, Way]:
        """A search for what is better than `best`, and the way it starts from."""
        trip = self._trip
        distances = trip.network.distances_from(trip.goal)
        search = Search(
            self._corridors,
            trip.goal,
            distances,
            self._rough,
            trip.tolls,
            self._times,
            trip.opening.known,
            nodes,
            best.price.cost,
        )
        railroad = NO_RAILROAD if trip.railroad is None else trip.railroad
        kept = NOT_MOVED if trip.tolls.kept else LOST
        return search, Way(0.0, trip.start, 0, self._ridden, trip.tolls.paid, railroad, kept)

    def route(self, sections: tuple[int, ...]) -> Route:
        trip = self._trip
        if len(sections) > self._times.length:
            self._times = self._timetable(len(sections))
        railroads = [trip.network.railroad_of[section] for section in sections]
        return Route(sections, price(railroads, trip.tolls, self._times, trip.railroad))

    def elsewhere(self, best: Route) -> Iterator[Route]:
        """Good routes over other track: each shuns what `best` and the ones before it ride."""
        avoided = mask_of(best.sections)
        for _ in range(ALTERNATIVES):
            way = rough_way(self._corridors, self._rough, self._ends, self._ridden, avoided)
            if way is not None:
                avoided |= mask_of(way)
                yield self.route(way)


def _cost(route: Route) -> float:
    return route.price.cost


def _really_different(routes: Sequence[Route]) -> tuple[Route, ...]:
    """The best alternatives to the first of `routes`: mostly other track than any better one's."""
    chosen = [routes[0]]
    for route in routes:
        ridden = set(route.sections)
        common = max(len(ridden.intersection(better.sections)) for better in chosen)
        if common <= MOST_IN_COMMON * len(ridden):
            chosen.append(route)
    return tuple(chosen[1 : ALTERNATIVES + 1])
