"""Moving a leg: the roll in hand looked at exactly, what lies beyond by the cost tables."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.bots.base import NODES_A_SLICE
from roundhouse.bots.coast.outlook import Outlook, Thinking
from roundhouse.bots.coast.travel import CostTable

# beginnings of ways that are followed further after each milepost
BEAM = 12


@dataclass(frozen=True, slots=True)
class Way:
    """A beginning of a way: what it costs so far, and bit k of `paid` for a class paid this turn."""

    point: int
    cost: int
    paid: int
    path: tuple[int, ...]


def choose_way(outlook: Outlook) -> Thinking[list[int]]:
    """The path of this leg with the least cost in fees, and time and fees beyond."""
    state, player = outlook.state, outlook.player
    leg = outlook.setting.leg(state)
    goal = player.home if player.declared else player.destination
    assert goal is not None
    table = yield from outlook.costs_to(goal)
    ways = yield from _ways(outlook, table, leg.goal, leg.length, leg.ridden)
    for way in ways:
        if leg.refusal(way.path) is None:
            return list(way.path)
    return list(leg.shortest((), outlook.rules.line_costs(state)))


def _ways(
    outlook: Outlook, table: CostTable, goal: int, length: int, ridden: frozenset[int]
) -> Thinking[list[Way]]:
    """Whole legs, the best first."""
    arms = outlook.setting.network.arms
    railroad_of = outlook.setting.network.railroad_of
    classes = outlook.tolls.classes
    rates = _rates(outlook)
    paid = 0
    for charge in outlook.state.turn.charges:
        paid |= 1 << (1 if charge.payee is None else 2 + charge.payee)
    front = [Way(outlook.player.point, 0, paid, ())]
    whole: list[tuple[int, Way]] = []
    nodes = 0
    for step in range(length):
        found: dict[tuple[int, int], Way] = {}
        for way in front:
            for section, there in arms[way.point]:
                if section in ridden or section in way.path:
                    continue
                kind = classes[railroad_of[section]]
                fee = 0 if way.paid >> kind & 1 else rates[railroad_of[section]]
                cost, now = way.cost + fee, way.paid | 1 << kind
                known = found.get((there, now))
                if known is None or cost < known.cost:
                    found[there, now] = Way(there, cost, now, (*way.path, section))
                nodes += 1
        if nodes >= NODES_A_SLICE:
            nodes -= NODES_A_SLICE
            yield
        last = step == length - 1
        ranked = sorted(
            (way.cost + (table.at(way.point) if last else table.after(way.point, way.paid)), key)
            for key, way in found.items()
        )
        front = []
        for cost, key in ranked[:BEAM]:
            way = found[key]
            if way.point == goal or last:
                whole.append((cost, way))
            else:
                front.append(way)
    whole.sort(key=lambda entry: (entry[0], entry[1].path))
    return [way for _, way in whole]


def _rates(outlook: Outlook) -> tuple[int, ...]:
    """What each railroad costs this seat now, weighed: old rates included (C-23)."""
    tariff = outlook.setting.tariff(outlook.state.owners)
    rates = []
    for railroad in range(len(outlook.state.owners)):
        payee, amount = tariff.rate(outlook.seat, outlook.player, railroad)
        rates.append(amount if payee is None else amount * outlook.character.grudge // 100)
    return tuple(rates)
