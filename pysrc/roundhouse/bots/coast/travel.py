"""What it costs to get from anywhere to a city: fees and time together, in dollars.

A rival's fee falls due once a turn, so a run of k mileposts on his track costs one fee for its first
milepost and then a fee for every further turn's worth of mileposts. That is an estimate: it knows
the mean roll only. The roll in hand is looked at exactly, in `routing`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heappop, heappush

from roundhouse.bots.base import NODES_A_SLICE
from roundhouse.bots.coast.survey import Chain, Survey, survey_of
from roundhouse.maps.mapdef import MapDef

# payees of one seat's fees at most: itself, the Bank, five rivals
CLASSES = 8
NOTHING_RIDDEN = CLASSES - 1
ALL_CLASSES = (1 << CLASSES) - 1
# tables kept; one is some 20 kB
MOST_TABLES = 256


@dataclass(frozen=True, slots=True)
class Tolls:
    """What riding costs one seat: a class for each railroad, and dollars for each class.

    Railroads of one payee are one class. `entry[k]` is due once for a run on class k, `each[k]` for
    every milepost of it, time included.
    """

    classes: tuple[int, ...]
    entry: tuple[int, ...]
    each: tuple[int, ...]


@dataclass(slots=True)
class CostTable:
    """Dollars from every point to one city.

    `fresh[p]` with nothing paid yet this turn, `riding[p * CLASSES + k]` with class k's fee paid;
    both hold the stations at first, and the dots between them when they are asked for.
    """

    survey: Survey
    tolls: Tolls
    fresh: dict[int, int] = field(default_factory=dict)
    riding: dict[int, int] = field(default_factory=dict)
    _after: dict[int, int] = field(default_factory=dict)

    def at(self, point: int) -> int:
        """Dollars from a point, at the beginning of a turn."""
        known = self.fresh.get(point)
        if known is None:
            tolls = self.tolls
            known = self.fresh[point] = min(
                tolls.entry[tolls.classes[chain.railroad]] + self._along(chain)
                for chain in self.survey.chains[point]
            )
        return known

    def after(self, point: int, paid: int) -> int:
        """Dollars from a point in the middle of a turn; bit k of `paid`: class k is paid."""
        key = point << CLASSES | paid
        best = self._after.get(key)
        if best is None:
            best = self.at(point)
            for chain in self.survey.chains[point]:
                if paid >> self.tolls.classes[chain.railroad] & 1:
                    best = min(best, self._along(chain))
            self._after[key] = best
        return best

    def _along(self, chain: Chain) -> int:
        """Dollars to the goal over a chain whose class is paid."""
        kind = self.tolls.classes[chain.railroad]
        return chain.length * self.tolls.each[kind] + self.riding[chain.station * CLASSES + kind]


class Atlas:
    """The cost tables of one board, made when first asked for and kept for a while."""

    def __init__(self, board: MapDef) -> None:
        self.survey = survey_of(board)
        self._tables: dict[tuple[Tolls, int], CostTable] = {}

    def costs_to(self, point: int, tolls: Tolls) -> Generator[None, None, CostTable]:
        """The table of costs to a city's point; by symmetry, those from it too."""
        known = self._tables.get((tolls, point))
        if known is None:
            known = yield from _search(self.survey, tolls, point)
            if len(self._tables) >= MOST_TABLES:
                del self._tables[next(iter(self._tables))]
            self._tables[tolls, point] = known
        return known


@lru_cache(maxsize=4)
def atlas_of(board: MapDef) -> Atlas:
    """The atlas of a board, shared by all who play on it."""
    return Atlas(board)


def _search(survey: Survey, tolls: Tolls, goal: int) -> Generator[None, None, CostTable]:
    """Dijkstra from the goal over (station, class being ridden).

    One number stands for a cost and a state, so that the heap compares ints alone; the last class
    stands for riding nothing yet.
    """
    table = CostTable(survey, tolls)
    states = len(survey.chains) * CLASSES
    unfinished = [goal * CLASSES + NOTHING_RIDDEN]
    nodes = 0
    while unfinished:
        cost, state = divmod(heappop(unfinished), states)
        point, kind = divmod(state, CLASSES)
        if kind != NOTHING_RIDDEN:
            if state not in table.riding:
                _ride_on(table, point, (kind,), cost, unfinished)
        elif point not in table.fresh:
            table.fresh[point] = cost
            # whoever has paid nothing can do no better than who has paid for any of the lines here
            kinds = {tolls.classes[chain.railroad] for chain in survey.chains[point]}
            _ride_on(table, point, kinds, cost, unfinished)
        nodes += 1
        if nodes % NODES_A_SLICE == 0:
            yield
    return table


def _ride_on(
    table: CostTable, point: int, kinds: Iterable[int], cost: int, unfinished: list[int]
) -> None:
    """Settles what being on lines of some classes costs at a station, and looks along them."""
    tolls, riding = table.tolls, table.riding
    classes, each = tolls.classes, tolls.each
    chains = table.survey.chains
    states = len(chains) * CLASSES
    base = point * CLASSES
    settled = [kind for kind in kinds if base + kind not in riding]
    for kind in settled:
        riding[base + kind] = cost
        if point not in table.fresh:
            heappush(unfinished, (cost + tolls.entry[kind]) * states + base + NOTHING_RIDDEN)
    for chain in chains[point]:
        kind = classes[chain.railroad]
        if kind in settled:
            other = chain.station * CLASSES + kind
            if other not in riding:
                heappush(unfinished, (cost + chain.length * each[kind]) * states + other)
