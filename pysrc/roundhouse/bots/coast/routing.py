"""Moving a leg: the roll in hand looked at exactly, what lies beyond by the cost tables."""

from __future__ import annotations

from typing import NamedTuple

from roundhouse.bots.base import NODES_A_SLICE, Action
from roundhouse.bots.coast.offers import Offers
from roundhouse.bots.coast.outlook import Outlook, Thinking
from roundhouse.bots.coast.travel import (
    ALL_CLASSES,
    BANK_CLASS,
    CLASSES,
    FIRST_RIVAL_CLASS,
    CostTable,
)
from roundhouse.games.coast import actions
from roundhouse.games.coast.legs import Leg
from roundhouse.games.coast.meta import BANK_FEE

# beginnings of ways that are followed further after each milepost
BEAM = 8


class Way(NamedTuple):
    """A beginning of a leg, and what it costs so far.

    Bit k of `marks`: class k is paid this turn; bit CLASSES + s: the declared seat s was met.
    """

    point: int
    cost: int
    marks: int
    path: tuple[int, ...]


def choose_way(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    """The path of this leg that costs least in fees, and in time and fees beyond it."""
    player = outlook.player
    leg = outlook.setting.leg(outlook.state)
    goal = player.home if player.declared else player.destination
    assert goal is not None
    path = None
    if outlook.is_careful():
        table = yield from outlook.costs_to(goal)
        path = yield from _Search(outlook, table, leg).best_leg()
    if path is None:
        path = leg.shortest((), outlook.rules.line_costs(outlook.state))
    return {"type": actions.MOVE, "path": list(path)}


class _Search:
    """A beam search over one leg, milepost by milepost."""

    def __init__(self, outlook: Outlook, table: CostTable, leg: Leg) -> None:
        self._outlook, self._table, self._leg = outlook, table, leg
        self._rates = _weighed_rates(outlook)
        self._quarry = _find_quarry(outlook)

    def best_leg(self) -> Thinking[tuple[int, ...] | None]:
        """The best legal leg that is found; None if none is.

        A leg found at once by the tables alone is good enough where it pays no rival.
        """
        for width in (1, BEAM):
            ways = yield from self._whole_legs(width)
            cheap = bool(ways) and not self._quarry and ways[0].cost <= BANK_FEE
            if width == BEAM or cheap:
                for way in ways:
                    if self._leg.refusal(way.path) is None:
                        return way.path
        return None

    def _whole_legs(self, width: int) -> Thinking[list[Way]]:
        """Legs that use up the roll or end on the goal, the best first; legal ones as a rule."""
        front = [Way(self._leg.start, 0, self._marks_now(), ())]
        whole: list[tuple[int, tuple[int, ...], Way]] = []
        nodes = 0
        for left in range(self._leg.length - 1, -1, -1):
            found: dict[tuple[int, int], Way] = {}
            for way in front:
                for further in self._steps(way):
                    key = further.point, further.marks
                    if key not in found or further.cost < found[key].cost:
                        found[key] = further
                    nodes += 1
            if nodes >= NODES_A_SLICE:
                nodes = 0
                yield
            ranked = sorted((self._judge(way, left), way.path, way) for way in found.values())
            del ranked[width:]
            ended = [entry for entry in ranked if not left or entry[2].point == self._leg.goal]
            whole += ended
            front = [entry[2] for entry in ranked if entry not in ended]
        return [way for _, _, way in sorted(whole, key=lambda entry: entry[:2])]

    def _marks_now(self) -> int:
        """The classes that this turn has paid already, on its first leg."""
        marks = 0
        for charge in self._outlook.state.turn.charges:
            payee = charge.payee
            marks |= 1 << (BANK_CLASS if payee is None else FIRST_RIVAL_CLASS + payee)
        return marks

    def _steps(self, way: Way) -> list[Way]:
        """A way with each milepost it may go on to."""
        network, classes = self._outlook.setting.network, self._outlook.tolls.classes
        ridden, path = self._leg.ridden, way.path
        further = []
        for section, there in network.arms[way.point]:
            if section in ridden or section in path:
                continue
            railroad = network.railroad_of[section]
            cost, marks = way.cost, way.marks | 1 << classes[railroad]
            if marks != way.marks:
                cost += self._rates[railroad]
            if self._quarry:
                cost, marks = self._meet(there, cost, marks)
            further.append(Way(there, cost, marks, (*path, section)))
        return further

    def _meet(self, there: int, cost: int, marks: int) -> tuple[int, int]:
        """Cost and marks with the bounties of whoever stands at a point."""
        for seat, (point, worth) in self._quarry.items():
            if point == there and not marks >> CLASSES + seat & 1:
                cost -= worth
                marks |= 1 << CLASSES + seat
        return cost, marks

    def _judge(self, way: Way, left: int) -> int:
        """What a way comes to in all, with `left` mileposts of the roll to go."""
        if not left:
            return way.cost + self._table.at(way.point)
        cost = way.cost + self._table.after(way.point, way.marks & ALL_CLASSES)
        network = self._outlook.setting.network
        for seat, (point, worth) in self._quarry.items():
            in_reach = network.distances_from(point)[way.point] <= left
            if in_reach and not way.marks >> CLASSES + seat & 1:
                cost -= worth
        return cost


def _weighed_rates(outlook: Outlook) -> tuple[int, ...]:
    """What each railroad costs this seat now, old rates included (C-23), as its grudges weigh it."""
    tariff = outlook.setting.tariff(outlook.state.owners)
    weights, leader = outlook.character, outlook.leader
    rates = []
    for railroad in range(len(outlook.state.owners)):
        payee, amount = tariff.rate(outlook.seat, outlook.player, railroad)
        if payee is not None:
            amount *= weights.leader_grudge if payee == leader else weights.grudge
            amount //= 100
        rates.append(amount)
    return tuple(rates)


def _find_quarry(outlook: Outlook) -> dict[int, tuple[int, int]]:
    """Declared rivals: where they stand, and what it is worth to meet them (C-37)."""
    found = {}
    for seat in outlook.rivals:
        rival = outlook.state.players[seat]
        if rival.declared:
            bounty = min(outlook.setting.options.bounty, rival.cash)
            found[seat] = (rival.point, bounty * outlook.character.hunting // 100)
    return found
