"""The daily boards of Trans-Siberian: whoever ends with the greatest wealth is ahead."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.core.codec import Json
from roundhouse.core.daily import Mark, Score
from roundhouse.core.dice import SeededDraws
from roundhouse.core.ranking import winners_of
from roundhouse.core.rules import Event
from roundhouse.games.siberia.flow import railroads_of_period, wealth
from roundhouse.games.siberia.rules import SiberiaRules
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.table import railroad_id

# what the time between two dividends is remembered for: the last of these
DONE: dict[str, Mark] = {"auction_won": "gained", "bought": "gained", "built": "improved"}


def score(rules: SiberiaRules, state: SiberiaState, seat: int) -> Score:
    """Rounds of turns, cash and wealth at the end (T-26); who left has nothing."""
    player = state.players[seat]
    return Score(
        won=winners_of(rules.ranking(state)) == (seat,),
        rounds=-(-state.turns // len(state.players)),
        money=player.cash,
        worth=0 if player.resigned is not None else wealth(state, seat),
    )


def order(made: Score) -> tuple[int, ...]:
    """The greatest wealth first, whoever won: the barons of a date are the same for everybody."""
    return (-made.worth,)


def marks(told: Iterable[tuple[Event, ...]], seat: int, made: Score) -> tuple[Mark, ...]:
    """One mark a dividend, by what the player did since the one before, and one for the end."""
    row: list[Mark] = []
    done: Mark = "plain"
    end: Mark = "won" if made.won else "lost"
    for event in (event for events in told for event in events):
        if event.kind == "dividend_began":
            row.append(done)
            done = "plain"
        elif event.details.get("seat") != seat:
            continue
        elif event.kind in DONE:
            done = DONE[event.kind]
        elif event.kind == "resigned":
            end = "left"
    return (*row, end)


def describe_opening(rules: SiberiaRules, seed: str) -> dict[str, Json]:
    """Who bids first, with how much cash each, and for which railroads: nothing else is chance."""
    state = rules.start(SeededDraws(seed)).state
    return {
        "first_seat": state.first_seat,
        "cash": [player.cash for player in state.players],
        "auctions": [railroad_id(railroad) for railroad in railroads_of_period(1)],
    }
