"""When the turns of a trip begin: a way is cut into turns by the dice alone, whatever track it rides.

Sections of a way are numbered from 0, and a turn "begins at i" when its first section is number i.
Whether one does depends on the dice, never on the way; so all that a way's cost needs of the dice
is in one table. Arriving changes nothing: what a roll has beyond the goal is lost (C-12).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from roundhouse.games.coast.meta import DIE_SIDES, FACES, WHITE_DICE
from roundhouse.games.coast.phases.roll import earns_bonus
from roundhouse.games.coast.state import Engine

# of one movement draw: two white dice and the coloured one
ALL_DICE = DIE_SIDES ** (WHITE_DICE + 1)
FEWEST_MILEPOSTS, MOST_MILEPOSTS = WHITE_DICE, DIE_SIDES * (WHITE_DICE + 1)

# `last` of a payee who was not paid yet on this trip, and of one already paid in this turn
NEVER = 0
THIS_TURN = 1
# `last` of a payee whose track was ridden with section i is i + FIRST_SECTION
FIRST_SECTION = 2


@dataclass(frozen=True, slots=True)
class Opening:
    """What is left of the turn under way: `known` mileposts, and perhaps the bonus die (C-16)."""

    known: int
    bonus: bool


@lru_cache(maxsize=8)
def mileposts_of_a_turn(engine: Engine) -> tuple[float, ...]:
    """The chance of each number of mileposts in one turn, bonus included (C-11, C-16)."""
    ways = [0] * (MOST_MILEPOSTS + 1)
    for first in FACES:
        for second in FACES:
            for coloured in FACES:
                bonus = coloured if earns_bonus(engine, (first, second)) else 0
                ways[first + second + bonus] += 1
    return tuple(count / ALL_DICE for count in ways)


def _mileposts_now(opening: Opening) -> tuple[float, ...]:
    """The chance of each number of mileposts in what is left of the turn under way."""
    chances = [0.0] * (opening.known + DIE_SIDES + 1)
    if opening.bonus:
        for face in FACES:
            chances[opening.known + face] = 1 / DIE_SIDES
    else:
        chances[opening.known] = 1.0
    return tuple(chances)


class Timetable:
    """The chances of a trip's turns, for ways of up to `length` sections.

    `begins[i]` is the chance that a later turn begins at section i; `turns[n]` the later turns that
    begin within the first n sections. `still[m][last]` is the chance that, when section m is
    about to be ridden, the turn is still the one in which a payee was last ridden (see `NEVER`).
    """

    def __init__(self, engine: Engine, opening: Opening, length: int) -> None:
        now = _mileposts_now(opening)
        later = mileposts_of_a_turn(engine)
        lasts_now, lasts = _beyond(now), _beyond(later)
        begins = [0.0] * (length + 1)
        turns = [0.0] * (length + 2)
        still: list[list[float]] = []
        for m in range(length + 1):
            chance = now[m] if m < len(now) else 0.0
            for mileposts in range(FEWEST_MILEPOSTS, min(m, MOST_MILEPOSTS) + 1):
                chance += begins[m - mileposts] * later[mileposts]
            begins[m] = chance
            turns[m + 1] = turns[m] + begins[m]
            chance = lasts_now[m] if m < len(lasts_now) else 0.0
            row = [0.0, chance, *([chance] * m)]
            for section in range(max(0, m - MOST_MILEPOSTS), m):
                chance += begins[section] * lasts[m - section]
                row[section + FIRST_SECTION] = chance
            still.append(row)
        self.length = length
        self.begins = tuple(begins)
        self.turns = tuple(turns)
        self.still = tuple(map(tuple, still))


def _beyond(chances: Sequence[float]) -> tuple[float, ...]:
    """For each number of mileposts, the chance of more than that."""
    more = 0.0
    beyond = []
    for chance in reversed(chances):
        beyond.append(more)
        more += chance
    return tuple(reversed(beyond))


@lru_cache(maxsize=128)
def timetable(engine: Engine, opening: Opening, length: int) -> Timetable:
    """The same, kept: the dice of a trip come up again and again."""
    return Timetable(engine, opening, length)
