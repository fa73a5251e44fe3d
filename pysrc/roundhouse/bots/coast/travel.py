"""What it costs to get from anywhere to a city: fees and time together, in dollars.

A rival's fee falls due once a turn, so a run of k mileposts on his track costs one fee for its first
milepost and then a fee for every further turn's worth of mileposts. That is an estimate: it knows
the mean roll only. The roll in hand is looked at exactly, in `routing`.
"""

from __future__ import annotations

from collections.abc import Generator
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
ALL_KINDS = tuple(range(NOTHING_RIDDEN))
# what a toll is paid to; rivals follow by seat
OWN_CLASS, BANK_CLASS, FIRST_RIVAL_CLASS = 0, 1, 2
# tables kept; one is some 20 kB
MOST_TABLES = 256


@dataclass(frozen=True, slots=True)
class Tolls:
    """What riding costs one seat: a class for each railroad, and dollars for each class.

    Railroads of one payee are one class. `entry[k]` is due once for a run on class k, `each[k]` for
    every milepost of it, time included. `slots[k]` is k, or `NOTHING_RIDDEN` where there is no entry fee.
    """

    classes: tuple[int, ...]
    entry: tuple[int, ...]
    each: tuple[int, ...]
    slots: tuple[int, ...]


def make_tolls(
    classes: tuple[int, ...], fees: tuple[int, ...], turn_value: int, pace: int
) -> Tolls:
    """The tolls of fees by class, for a train that makes `pace` tenths of a milepost a turn.

    The Bank's fee is small and shared by all its lines: it counts by the milepost alone.
    """
    entry = tuple(
        fee - fee * 10 // pace if kind > BANK_CLASS else 0 for kind, fee in enumerate(fees)
    )
    return Tolls(
        classes,
        entry,
        each=tuple((fee + turn_value) * 10 // pace for fee in fees),
        slots=tuple(kind if fee else NOTHING_RIDDEN for kind, fee in enumerate(entry)),
    )


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
    stands for riding nothing yet. Where a class has no entry fee that state is the same.
    """
    table = CostTable(survey, tolls)
    fresh, riding = table.fresh, table.riding
    states = len(survey.chains) * CLASSES
    unfinished = [goal * CLASSES + NOTHING_RIDDEN]
    nodes = 0
    while unfinished:
        cost, state = divmod(heappop(unfinished), states)
        point, kind = divmod(state, CLASSES)
        if kind == NOTHING_RIDDEN and point not in fresh:
            fresh[point] = cost
            # whoever has paid nothing can do no better than who has paid for any of the lines here
            _ride_on(table, point, ALL_KINDS, cost, unfinished)
        elif kind != NOTHING_RIDDEN and state not in riding:
            _ride_on(table, point, (kind,), cost, unfinished)
            heappush(
                unfinished,
                (cost + tolls.entry[kind]) * states + point * CLASSES + NOTHING_RIDDEN,
            )
        nodes += 1
        if nodes % NODES_A_SLICE == 0:
            yield
    return table


def _ride_on(
    table: CostTable, point: int, kinds: tuple[int, ...], cost: int, unfinished: list[int]
) -> None:
    """Settles what being on lines of some classes costs at a station, and looks along them."""
    riding = table.riding
    classes, each, slots = table.tolls.classes, table.tolls.each, table.tolls.slots
    states = len(table.survey.chains) * CLASSES
    base = point * CLASSES
    open_kinds = [kind for kind in kinds if base + kind not in riding]
    for kind in open_kinds:
        riding[base + kind] = cost
    for railroad, station, length in table.survey.chains[point]:
        kind = classes[railroad]
        if kind in open_kinds:
            other = station * CLASSES + kind
            if other not in riding:
                further = cost + length * each[kind]
                heappush(unfinished, further * states + station * CLASSES + slots[kind])
