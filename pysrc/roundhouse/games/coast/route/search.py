"""The search for the way that costs least, in two passes over one budget of nodes.

The first is narrow and nearly always right: all ways move forward together by mileposts, ways that
meet at one point are compared, and only the most promising go on. The second is
strict: depth first, ruling out only what provably costs more. It ends with the proof that
nothing is better, or with its nodes, and then the best way found stands.

A node is one corridor added to one way. Nothing here looks at a clock, so the same position gives the
same way on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from roundhouse.games.coast.route.corridors import Corridor, Corridors
from roundhouse.games.coast.route.pricing import LOST, NOT_MOVED
from roundhouse.games.coast.route.rough import Rough
from roundhouse.games.coast.route.timetable import FIRST_SECTION, Timetable
from roundhouse.games.coast.route.tolls import Tolls
from roundhouse.games.coast.route.weights import A_CHANGE, A_MILEPOST, TURN_VALUE

NO_RAILROAD = -1

# Of a toll paid in this turn, what the rough price of the way onwards may be too high by.
CREDIT = 0.85


@dataclass(slots=True)
class Way:
    """The beginning of a way: where it stands after `position` sections, at `cost` so far.

    `used` has the bits of all ridden sections (C-13); `lasts[t]` says when toll t was last due;
    `railroad` is the one ridden last; `kept` the one whose old rates still hold (see `pricing`);
    `promise` is roughly what the whole way will cost.
    """

    cost: float
    point: int
    position: int
    used: int
    lasts: tuple[int, ...]
    railroad: int
    kept: int
    fresh: tuple[float, ...] = ()
    promise: float = 0.0
    passed_over: bool = False
    before: Way | None = None
    corridor: Corridor | None = None

    def sections(self) -> tuple[int, ...]:
        """The sections of the way, in order."""
        parts: list[tuple[int, ...]] = []
        way = self
        while way.before is not None and way.corridor is not None:
            parts.append(way.corridor.sections)
            way = way.before
        return tuple(section for part in reversed(parts) for section in part)


@dataclass(slots=True)
class Search:
    """One search for a way to `goal`.

    `distances` are the fewest mileposts from each point to it, -1 for none; `rough` ranks ways and,
    in the narrow pass, gives up those that seem hopeless, once `known` mileposts of the present roll
    are ridden. `bound` is the cost of the best whole way known; `arrived` are the whole ways
    found, each better than the one before.
    """

    corridors: Corridors
    goal: int
    distances: Sequence[int]
    rough: Rough
    tolls: Tolls
    times: Timetable
    known: int
    nodes: int
    bound: float
    arrived: list[Way] = field(default_factory=list)

    def go_narrow(self, start: Way, width: int) -> bool:
        """The narrow pass: at most `width` ways go on from each milepost; whether nodes sufficed."""
        weights = [toll.weight for toll in self.tolls.tolls]
        layers: list[list[Way]] = [[] for _ in range(self.times.length + 1)]
        layers[0].append(start)
        met: dict[int, list[Way]] = {}
        for layer in layers:
            ways = [way for way in layer if not way.passed_over]
            if len(ways) > width:
                ways.sort(key=_promise)
                del ways[width:]
            for way in ways:
                if self.nodes <= 0:
                    return False
                for longer in self._go_on(way):
                    position = longer.position
                    if (position < self.known or longer.promise < self.bound) and _is_wanted(
                        longer, met.setdefault(longer.point, []), weights
                    ):
                        layers[position].append(longer)
        return True

    def go_strict(self, start: Way) -> bool:
        """The strict pass; whether it came to its end, which proves that nothing beats `bound`."""
        ways = [start]
        while ways and self.nodes > 0:
            ways += sorted(self._go_on(ways.pop()), key=_promise, reverse=True)
        return not ways

    def _go_on(self, way: Way) -> list[Way]:
        """The way with one more corridor, each that may still become the best; whole ones are noted."""
        longer = []
        for corridor in self.corridors[way.point]:
            if not corridor.mask & way.used:
                self.nodes -= 1
                found = self._add(way, corridor)
                if found is not None:
                    longer.append(found)
        return longer

    def _add(self, way: Way, corridor: Corridor) -> Way | None:
        turns = self.times.turns
        end = corridor.end
        left = self.distances[end]
        position = way.position
        reached = position + corridor.length
        if left < 0 or reached + left > self.times.length:
            return None
        cost = way.cost + TURN_VALUE * (turns[reached] - turns[position])
        cost += A_MILEPOST * corridor.length
        rest = TURN_VALUE * (turns[reached + left] - turns[reached]) + A_MILEPOST * left
        if cost + rest >= self.bound:
            return None
        cost, lasts, railroad, kept = self._pay(way, corridor, cost)
        if cost + rest >= self.bound:
            return None
        used = way.used | corridor.mask
        longer = Way(cost, end, reached, used, lasts, railroad, kept, before=way, corridor=corridor)
        if end == self.goal:
            self.bound = cost
            self.arrived.append(longer)
            return None
        longer.promise = self._estimate(longer)
        return longer

    def _pay(
        self, way: Way, corridor: Corridor, cost: float
    ) -> tuple[float, tuple[int, ...], int, int]:
        """`cost` with the tolls of a corridor; what was last due then, and which line was ridden.

        Within a run of one railroad a toll is due again only where a turn begins.
        """
        tolls, turns, still = self.tolls, self.times.turns, self.times.still
        lasts, riding, kept, position = way.lasts, way.railroad, way.kept, way.position
        for railroad, length in corridor.runs:
            on = tolls.on[railroad]
            if kept != LOST:
                if kept == NOT_MOVED:
                    kept = railroad if railroad in tolls.kept else LOST
                elif railroad != kept:
                    kept = LOST
                if kept == railroad:
                    on = tolls.kept[railroad]
            after = position + length
            for number in on:
                due = 1.0 - still[position][lasts[number]] + (turns[after] - turns[position + 1])
                cost += due * tolls.tolls[number].weight
                lasts = (*lasts[:number], after - 1 + FIRST_SECTION, *lasts[number + 1 :])
            if railroad != riding:
                if riding != NO_RAILROAD:
                    cost += A_CHANGE
                riding = railroad
            position = after
        return cost, lasts, riding, kept

    def _estimate(self, way: Way) -> float:
        """Roughly what the whole way will cost. Tolls of this turn are paid already."""
        position, rough, turns = way.position, self.rough, self.times.turns
        arriving = min(position + rough.lengths[way.point], self.times.length)
        still = self.times.still[position]
        way.fresh = tuple([still[last] for last in way.lasts])
        due = rough.tolls[way.point]
        for chance, toll in zip(way.fresh, self.tolls.tolls, strict=True):
            due -= CREDIT * toll.weight * chance
        return way.cost + TURN_VALUE * (turns[arriving] - turns[position]) + max(0.0, due)


def _promise(way: Way) -> float:
    return way.promise


def _is_wanted(longer: Way, met: list[Way], weights: Sequence[float]) -> bool:
    """Whether no way that came to the same point is no worse; if so, it is among them from now on."""
    position = longer.position
    for other in met:
        if other.position <= position and _is_no_worse(other, longer, weights):
            return False
    for other in met:
        if other.position >= position and _is_no_worse(longer, other, weights):
            other.passed_over = True
    met[:] = [other for other in met if not other.passed_over]
    met.append(longer)
    return True


def _is_no_worse(way: Way, other: Way, weights: Sequence[float]) -> bool:
    """Whether a way stays the cheaper one even where the other has paid a toll of the turn already."""
    ahead = other.cost - way.cost
    if ahead < 0.0 or way.kept != other.kept:
        return False
    for mine, theirs, weight in zip(way.fresh, other.fresh, weights, strict=True):
        if theirs > mine:
            ahead -= weight * (theirs - mine)
            if ahead < 0.0:
                return False
    return True
