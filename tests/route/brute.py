"""The best route by trying everything: every way there is, and for each of them every throw.

Shares no code with `games/coast/route` but its weights: fees are run up by the rules themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise, product

from roundhouse.games.coast.fees import Tariff
from roundhouse.games.coast.route import weights
from roundhouse.games.coast.state import Charge, Engine, Player
from roundhouse.maps.mapdef import MapDef


@dataclass(frozen=True)
class Case:
    """A trip on a small board: seat 0 stands at `start`, with `known` mileposts of its roll left."""

    board: MapDef
    start: int
    goal: int
    ridden: tuple[int, ...]
    tariff: Tariff
    player: Player
    charges: tuple[Charge, ...]
    leaders: tuple[int, ...]
    known: int
    bonus: bool


def ways(case: Case) -> Iterator[tuple[int, ...]]:
    """Every way to the goal that rides no section twice and ends where it first gets there."""
    open_ways: list[tuple[int, tuple[int, ...]]] = [(case.start, ())]
    while open_ways:
        here, way = open_ways.pop()
        for number, section in enumerate(case.board.sections):
            if number in way or number in case.ridden or here not in (section.a, section.b):
                continue
            there = section.a + section.b - here
            if there == case.goal:
                yield (*way, number)
            else:
                open_ways.append((there, (*way, number)))


def throws(engine: Engine) -> Counter[int]:
    """In how many of 216 throws a turn has each number of mileposts (C-16)."""
    counted: Counter[int] = Counter()
    for first, second, coloured in product(range(1, 7), repeat=3):
        double = first == second
        bonus = {"standard": double and first == 6, "express": double, "superchief": True}[engine]
        counted[first + second + (coloured if bonus else 0)] += 1
    return counted


def cost(case: Case, way: tuple[int, ...]) -> Fraction:
    """What a way costs on average over all throws, trifles included."""
    lines = [case.board.sections[section].railroad for section in way]
    before = [case.board.sections[section].railroad for section in case.ridden[-1:]]
    changes = sum(first != second for first, second in pairwise(before + lines))
    trifles = Fraction(weights.A_MILEPOST) * len(lines) + Fraction(weights.A_CHANGE) * changes
    rest = dict.fromkeys(range(1, 7), 1) if case.bonus else {0: 1}
    now = {case.known + face: ways for face, ways in rest.items()}
    return trifles + _turn(case, lines, case.player, case.charges, now)


def _turn(
    case: Case,
    lines: list[int],
    player: Player,
    charges: tuple[Charge, ...],
    mileposts: dict[int, int],
) -> Fraction:
    """What the rest of a way costs, when so many mileposts come up in so many ways."""
    total = Fraction(0)
    before = _weigh(case, charges)
    for count, chances in mileposts.items():
        after, due = player, charges
        for line in lines[:count]:
            after, due = case.tariff.ride(0, after, due, line)
        here = _weigh(case, due) - before
        if count < len(lines):
            here += Fraction(weights.TURN_VALUE)
            here += _turn(case, lines[count:], after, (), throws(player.engine))
        total += here * chances
    return total / sum(mileposts.values())


def _weigh(case: Case, charges: tuple[Charge, ...]) -> Fraction:
    total = Fraction(0)
    for due in charges:
        leads = due.payee in case.leaders
        total += due.amount * (1 + Fraction(weights.LEADER_WEIGHT) if leads else Fraction(1))
    return total
