"""What a way is expected to cost: exactly, over all dice.

The definition everything here rests on: a way is ridden as it is laid, whatever the dice say, and its
cost is the expected tolls of all its turns and `TURN_VALUE` for each expected turn. (In play the
way is chosen anew before every leg, so what is paid in the end is if anything less.)

No dice need be thrown to know it. A toll is paid with section i of a way if no earlier section of the
same turn was subject to it; so its expected amount there is the toll times the chance that a turn
has begun since the toll was last due, and that chance hangs on the two numbers alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from roundhouse.games.coast.route.timetable import FIRST_SECTION, Timetable
from roundhouse.games.coast.route.tolls import Tolls
from roundhouse.games.coast.route.weights import A_CHANGE, A_MILEPOST, TURN_VALUE

# `kept` of a train that has not moved since it got its old rates, and of one that has lost them (C-23)
NOT_MOVED = -1
LOST = -2


@dataclass(frozen=True, slots=True)
class Price:
    """What a whole way is expected to cost.

    `cost` is what the search compares, with what tells equal ways apart. `turns` counts the turn under
    way; `dues[t]` are the dollars expected for toll t, and `weighed` what all of them count for.
    """

    cost: float
    turns: float
    dues: tuple[float, ...]
    weighed: float

    @property
    def fees(self) -> float:
        """Dollars expected to be paid from here on."""
        return sum(self.dues)

    @property
    def whole(self) -> float:
        """Tolls as they weigh, and all turns at their worth, in dollars."""
        return self.weighed + TURN_VALUE * self.turns


def price(railroads: Iterable[int], tolls: Tolls, times: Timetable, before: int | None) -> Price:
    """The price of a way that rides these railroads, a section each, after one of `before`."""
    lasts = list(tolls.paid)
    dues = [0.0] * len(lasts)
    weighed = trifles = 0.0
    kept = NOT_MOVED if tolls.kept else LOST
    riding = before
    position = 0
    for railroad in railroads:
        if kept not in (LOST, railroad):
            kept = railroad if kept == NOT_MOVED and railroad in tolls.kept else LOST
        still = times.still[position]
        for number in tolls.kept[railroad] if railroad == kept else tolls.on[railroad]:
            chance = 1.0 - still[lasts[number]]
            dues[number] += chance * tolls.tolls[number].amount
            weighed += chance * tolls.tolls[number].weight
            lasts[number] = position + FIRST_SECTION
        trifles += A_MILEPOST if riding in (None, railroad) else A_MILEPOST + A_CHANGE
        riding = railroad
        position += 1
    later_turns = times.turns[position]
    cost = weighed + TURN_VALUE * later_turns + trifles
    return Price(cost, 1.0 + later_turns, tuple(dues), weighed)
