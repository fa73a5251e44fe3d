"""A record whose options were altered is found out where they made a difference."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from roundhouse.app.games import new_header, rules_for
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.registry import BOTS
from roundhouse.core.dice import Picker
from roundhouse.core.rules import Seat
from roundhouse.core.session import Session, first_difference


@pytest.fixture(scope="module")
def won_at_home() -> Session:
    """A game of two greedy bots that ends with a race home (C-33)."""
    seats = (Seat("A", "red", "greedy"), Seat("B", "blue", "greedy"))
    for number in range(20):
        header = new_header("coast", {"first_seat": 0}, f"home/{number}", seats)
        session = Session(rules_for(header), header)
        while (seat := session.rules.deciding_seat(session.state)) is not None:
            picker = Picker(header.seed, seat, session.seq)
            decision = Decision(
                session.rules, session.state, session.rules.offers(session.state), picker
            )
            session.submit((decide(BOTS["coast"]["greedy"], decision),))
        if session.state.result.reason == "home":
            return session
    raise AssertionError("no greedy bot ever comes home")


@pytest.mark.parametrize(
    "options",
    [
        {"first_seat": 1},
        {"victory_amount": 1_000_000},
        {"round_limit": 3},
    ],
)
def test_c31_c41_an_altered_option_does_not_verify(
    won_at_home: Session, options: dict[str, Any]
) -> None:
    record = won_at_home.record
    assert first_difference(record, rules_for) is None
    header = replace(record.header, options={**record.header.options, **options})
    assert first_difference(replace(record, header=header), rules_for) is not None


def test_c4_another_first_seat_is_found_at_once(won_at_home: Session) -> None:
    record = won_at_home.record
    header = replace(record.header, options={**record.header.options, "first_seat": 1})
    assert first_difference(replace(record, header=header), rules_for) == 0
