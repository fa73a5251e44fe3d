"""What it costs to get from anywhere to a city: fees and time together, in dollars.

A rival's fee falls due once a turn, so a run of k mileposts on his track costs one fee for its first
milepost and then a fee for every further turn's worth of mileposts. That is an estimate: it knows
the mean roll only. The roll in hand is looked at exactly, in `routing`.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from heapq import heappop, heappush

from roundhouse.bots.base import NODES_A_SLICE
from roundhouse.bots.coast.characters import Character
from roundhouse.bots.coast.survey import Chain, Survey, make_survey
from roundhouse.bots.coast.valuation import Appraiser
from roundhouse.games.coast.meta import SEATS
from roundhouse.maps.mapdef import MapDef

# what a toll is paid to: nobody, the Bank, or the seat a rival sits in
OWN_CLASS, BANK_CLASS, FIRST_RIVAL_CLASS = 0, 1, 2
# riding nothing yet counts as one more class
NOTHING_RIDDEN = FIRST_RIVAL_CLASS + SEATS[1]
CLASSES = NOTHING_RIDDEN + 1
ALL_CLASSES = (1 << CLASSES) - 1
ALL_KINDS = tuple(range(NOTHING_RIDDEN))
# tables kept; one is some 20 kB
MOST_TABLES = 256
# boards whose atlas is kept
MOST_ATLASES = 4


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
    """What has been worked out about one board: its survey, cost tables, and worths of networks."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self._tables: dict[tuple[Tolls, int], CostTable] = {}
        self._appraisers: dict[Character, Appraiser] = {}

    def costs_to(self, point: int, tolls: Tolls) -> Generator[None, None, CostTable]:
        """The table of costs to a city's point; by symmetry, those from it too."""
        known = self._tables.get((tolls, point))
        if known is None:
            known = yield from _search(self.survey, tolls, point)
            if len(self._tables) >= MOST_TABLES:
                del self._tables[next(iter(self._tables))]
            self._tables[tolls, point] = known
        return known

    def appraiser(self, character: Character) -> Appraiser:
        """Who values networks by a character's weights."""
        known = self._appraisers.get(character)
        if known is None:
            known = self._appraisers[character] = Appraiser(self.survey, character)
        return known


# by board, the latest last: all who play on a board share one
_ATLASES: dict[MapDef, Atlas] = {}


def open_atlas(board: MapDef) -> Generator[None, None, Atlas]:
    """The atlas of a board, drawn up when it is first asked for."""
    if board not in _ATLASES:
        survey = yield from make_survey(board)
        if len(_ATLASES) >= MOST_ATLASES:
            del _ATLASES[next(iter(_ATLASES))]
        _ATLASES[board] = Atlas(survey)
    return _ATLASES[board]


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
