"""The daily boards of Coast to Coast: wins by fewest rounds, then net worth."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.core.codec import Json
from roundhouse.core.daily import Mark, Score
from roundhouse.core.dice import Block, SeededDraws, block_values
from roundhouse.core.ranking import winners_of
from roundhouse.core.rules import Event
from roundhouse.games.coast.meta import DESTINATION_DICE, DIE_SIDES, WHITE_DICE
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import CoastState

# draws of each kind that a board tells beforehand
FIRST_ROLLS = 3
# what a trip is remembered for: the best thing bought at its end
BOUGHT: dict[str, Mark] = {"bought_railroad": "gained", "bought_engine": "improved"}


def score(rules: CoastRules, state: CoastState, seat: int) -> Score:
    """Rounds played, cash and net worth at the end (C-40)."""
    return Score(
        won=winners_of(rules.ranking(state)) == (seat,),
        rounds=state.round,
        money=state.players[seat].cash,
        worth=rules.setting.net_worth(state, seat),
    )


def order(made: Score) -> tuple[int, ...]:
    """A win in fewer rounds comes first; without one, time counts for nothing."""
    return (0, made.rounds, -made.worth) if made.won else (1, 0, -made.worth)


def marks(told: Iterable[tuple[Event, ...]], seat: int, made: Score) -> tuple[Mark, ...]:
    """One mark a trip, by what was bought with it, and one for the end."""
    row: list[Mark] = []
    end: Mark = "won" if made.won else "lost"
    for event in (event for events in told for event in events):
        if event.details.get("seat") != seat:
            continue
        if event.kind == "arrived":
            row.append("plain")
        elif event.kind in BOUGHT and row and row[-1] != "improved":
            row[-1] = BOUGHT[event.kind]
        elif event.kind in ("resigned", "bankrupt"):
            end = "left"
    return (*row, end)


def describe_opening(rules: CoastRules, seed: str) -> dict[str, Json]:
    """Homes, who begins, and for each seat the first dice: of destinations (region, city), of movement."""
    state = rules.start(SeededDraws(seed)).state
    cities = rules.setting.board.cities
    seats = range(rules.seat_count)
    return {
        "homes": [cities[player.home].id for player in state.players],
        "first_seat": state.first_seat,
        "destination_dice": [
            _first_rolls(seed, "destination", seat, 2 * DESTINATION_DICE) for seat in seats
        ],
        "movement_dice": [_first_rolls(seed, "movement", seat, WHITE_DICE + 1) for seat in seats],
    }


def _first_rolls(seed: str, purpose: str, seat: int, dice: int) -> Json:
    rolls = []
    for number in range(FIRST_ROLLS):
        row = block_values(seed, Block(purpose, seat, number), DIE_SIDES)
        rolls.append([next(row) for _ in range(dice)])
    return rolls
