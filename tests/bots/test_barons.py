"""The barons: what they decide where it is plain what is good, and how each of them differs."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.app.games import new_header, rules_for
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.coast.characters import CHARACTERS
from roundhouse.bots.registry import BOTS, COAST_BARONS
from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker
from roundhouse.core.rules import Seat
from roundhouse.core.session import Session
from roundhouse.games.coast.meta import PRESETS
from tests.coast.positions import PlayedTable

BEST = "augusta"
NOTHING: dict[str, Any] = {"give_cash": 0, "give_deeds": [], "take_cash": 0, "take_deeds": []}


def decision_at(table: PlayedTable, number: int = 1) -> Decision:
    seat = table.rules.deciding_seat(table.state)
    assert seat is not None
    offers = table.rules.offers(table.state)
    return Decision(table.rules, table.state, offers, Picker("a seed", seat, number))


def decided(table: PlayedTable, bot: str = BEST) -> dict[str, Json]:
    """What a bot at the deciding seat does; the rules must take it."""
    action = decide(BOTS["coast"][bot], decision_at(table))
    PlayedTable(table.rules, table.state).rules.offers(table.state)
    assert any(
        offer.refusal(action) is None
        for offer in table.rules.offers(table.state)
        if offer.type == action["type"]
    )
    return action


def test_each_has_a_character_of_its_own() -> None:
    assert list(CHARACTERS) == list(COAST_BARONS)
    assert len(set(CHARACTERS.values())) == len(CHARACTERS) >= 5


# --- whole games


TABLES: dict[str, dict[str, Json]] = {
    **{name: {} for name in PRESETS},
    "everything": {
        "home_swap": True,
        "multi_buy": True,
        "auction_sales": True,
        "strict_own_fee": True,
        "express_after_superchief": True,
        "victory_amount": 60_000,
    },
}


def play(options: Json, seed: str) -> tuple[Session, set[str]]:
    """A game of all barons and `greedy`, and the phases it came through; `submit` refuses what is illegal."""
    bots = (*COAST_BARONS, "greedy")
    header = new_header("coast", options, seed, tuple(Seat(bot, "red", bot) for bot in bots))
    session = Session(rules_for(header), header)
    phases = set()
    while (seat := session.rules.deciding_seat(session.state)) is not None:
        phases.add(session.state.phase)
        offers = session.rules.offers(session.state)
        picker = Picker(seed, seat, session.position.depth)
        decision = Decision(session.rules, session.state, offers, picker)
        session.submit((decide(BOTS["coast"][bots[seat]], decision),))
    return session, phases


@pytest.mark.parametrize("name", ["house", "fast-track", "rulebook-1977", "everything"])
def test_they_play_to_the_end_whatever_the_options(name: str) -> None:
    options = PRESETS[name].__class__() if name == "everything" else PRESETS[name]
    from roundhouse.core.codec import encode  # noqa: PLC0415

    session, phases = play({**encode(options), **TABLES[name]}, f"all/{name}")
    assert session.state.result.reason in {"home", "last"}
    assert {"destination", "region", "move", "purchase"} <= phases
    if name == "everything":
        assert "home_swap" in phases
