"""The barons of Trans-Siberian: what they see, and that the strongest is strong."""

from __future__ import annotations

import pytest

from roundhouse.app.games import GAMES, new_header, rules_for
from roundhouse.bots.arena import play_game
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.registry import BOTS, SIBERIA_BARONS
from roundhouse.bots.siberia.characters import CHARACTERS
from roundhouse.core.dice import Picker
from roundhouse.core.rules import Seat
from roundhouse.games.siberia.outlook.prospects import expect_wealth, survival
from tests.siberia.positions import PlayedTable, position

EVERY_BARON = pytest.mark.parametrize("baron", SIBERIA_BARONS)


def decided(baron: str, table: PlayedTable, seed: str = "test") -> dict[str, object]:
    offers = table.rules.offers(table.state)
    decision = Decision(table.rules, table.state, offers, Picker(seed, 0, 0))
    return decide(BOTS["siberia"][baron], decision)


def test_every_baron_has_a_character_of_its_own() -> None:
    assert set(CHARACTERS) == set(SIBERIA_BARONS)
    assert len(set(CHARACTERS.values())) == len(CHARACTERS) >= 3


@EVERY_BARON
def test_a_railroad_of_ones_own_with_money_is_built(baron: str) -> None:
    found = position().cash(0, 0, 0).railroad("red", (3, 0, 0), links="m-a", treasury=20, value=32)
    assert decided(baron, found.table())["type"] == "build"


@EVERY_BARON
def test_a_second_share_makes_a_railroad_public(baron: str) -> None:
    found = position().cash(20, 0, 0).railroad("red", (1, 0, 0), links="m-a", treasury=20, value=20)
    assert decided(baron, found.table()) == {"type": "buy", "railroad": "red"}


@EVERY_BARON
def test_no_bid_takes_what_a_second_share_would_cost(baron: str) -> None:
    table = position().cash(48, 48, 48).auction("red")
    action = decided(baron, table)
    assert action["type"] == "bid"
    amount = action["amount"]
    assert isinstance(amount, int)
    assert 8 <= amount < 30


@EVERY_BARON
def test_a_baron_has_whims_that_follow_from_the_seed(baron: str) -> None:
    """Nothing else makes one game of the same barons differ from another."""
    table = position().cash(48, 48, 48).auction("red")
    bids = [decided(baron, table, f"seed {number}")["amount"] for number in range(12)]
    assert bids == [decided(baron, table, f"seed {number}")["amount"] for number in range(12)]
    assert len(set(bids)) > 2


def test_nearness_of_the_marker_is_feared() -> None:
    found = position().at(period=2, marker=32)
    found.railroad("red", (1, 1, 0), value=32).railroad("blue", (1, 1, 0), value=36)
    found.railroad("green", (1, 1, 0), value=60)
    state = found.state()
    hopes = [survival(state, state.railroads[number]) for number in range(3)]
    assert hopes == sorted(hopes)
    assert hopes[0] < 50
    assert hopes[2] == 100


def test_who_has_resigned_expects_nothing() -> None:
    table = position().railroad("red", (1, 1, 0), value=32).table()
    outcome = table.rules.resign(table.state, None)  # type: ignore[arg-type]
    wealth = expect_wealth(table.rules.setting, outcome.state)
    assert wealth[0] == 0 < wealth[1]


def test_the_strongest_beats_two_greedy_ones_more_often_than_not() -> None:
    """Nine games of a thousand; `roundhouse arena` plays the others."""
    game, won = GAMES["siberia"], 0
    for number in range(9):
        bots = ["greedy"] * 3
        bots[number % 3] = SIBERIA_BARONS[-1]
        header = new_header("siberia", {}, f"s/{number}", tuple(Seat(b, "red", b) for b in bots))
        report = play_game("siberia", rules_for(header), game.facts, bots, header.seed)
        assert report.fault is None
        won += report.winners == (number % 3,)
    assert won >= 5
