"""The barons of Trans-Siberian: what they see, and that the strongest is strong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roundhouse.app.boards import board
from roundhouse.app.editions import board_of, bots_at
from roundhouse.app.games import GAMES, new_header, rules_for
from roundhouse.bots.arena import play_game
from roundhouse.bots.base import Action, Bot, Decision, decide
from roundhouse.bots.registry import BOTS, SIBERIA_BARONS
from roundhouse.bots.siberia.characters import CHARACTERS
from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker
from roundhouse.core.rules import Seat
from roundhouse.games.siberia.construction import Builder
from roundhouse.games.siberia.outlook.candidates import candidates, fixed
from roundhouse.games.siberia.outlook.prospects import expect_wealth, standing, survival
from roundhouse.games.siberia.table import railroad_number
from roundhouse.maps.linkmap import LinkMap
from tests.siberia.positions import SMALL, PlayedTable, opening, position

EVERY_BARON = pytest.mark.parametrize("baron", SIBERIA_BARONS)


def decided(baron: str, table: PlayedTable, seed: str = "test") -> Action:
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
    assert 8 <= amount < 30


@EVERY_BARON
def test_a_baron_has_whims_that_follow_from_the_seed(baron: str) -> None:
    """Nothing else makes one game of the same barons differ from another."""
    described = position().cash(20, 0, 0)
    described.railroad("red", (1, 0, 0), links="m-a", treasury=20, value=20)
    table = described.railroad("blue", (1, 0, 0), links="m-d", treasury=20, value=20).table()
    bought = [decided(baron, table, f"seed {number}")["railroad"] for number in range(12)]
    assert bought == [decided(baron, table, f"seed {number}")["railroad"] for number in range(12)]
    assert set(bought) == {"red", "blue"}


def first_links(bot: Bot) -> list[Json]:
    """The links out of Moscow that it claims for the same railroad at the same bid, by seed."""
    russia = board("russia")
    assert isinstance(russia, LinkMap)
    table = position(russia).claim("red", 0, 24)
    offers = table.rules.offers(table.state)
    asked = (Decision(table.rules, table.state, offers, Picker(f"{n}", 0, 0)) for n in range(12))
    return [decide(bot, decision)["link"] for decision in asked]


def test_gentle_barons_begin_here_and_there_and_the_strongest_at_the_best_link() -> None:
    """Or the same barons would open every game with the same lines on the map."""
    [best] = set(first_links(BOTS["siberia"]["valentina"]))
    for gentle in SIBERIA_BARONS[:-1]:
        links = first_links(BOTS["siberia"][gentle])
        assert len({best, *links}) > 2
        assert links == first_links(BOTS["siberia"][gentle])


def test_barons_at_boards_of_the_first_edition_still_begin_at_the_best_link() -> None:
    """As they did when its codes were given out."""
    earlier = bots_at(board_of("siberia", "2026-12-14").header(()))
    assert len({link for name in SIBERIA_BARONS for link in first_links(earlier[name])}) == 1
    later = bots_at(board_of("siberia", "2026-12-15").header(()))
    assert len(set(first_links(later["pelageya"]))) > 1


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
    table.resign()
    wealth = expect_wealth(table.rules.setting, table.state)
    assert wealth[0] == 0 < wealth[1]


def every_action(table: PlayedTable) -> Iterator[Action]:
    """All that may be done but passing: each purchase, each link and each two links."""
    setting, state = table.rules.setting, table.state
    for offer in table.rules.offers(state):
        if offer.type == "build":
            railroad = fixed(offer, "railroad")
            builder = Builder(setting, state, railroad_number(railroad))
            for building in (*builder.singles(), *builder.pairs()):
                yield {"type": "build", "railroad": railroad, "path": list(building.path)}
        elif offer.type != "pass":
            yield from candidates(setting, state, (offer,))


def test_nobody_passes_when_a_clearly_better_action_exists() -> None:
    """Whole games; what is better is told by all there is to do, not by what the barons look at."""
    better, passes = 200, 0
    for number in range(3):
        table, decisions = opening(SMALL, seed=str(number)), 0
        while (seat := table.rules.deciding_seat(table.state)) is not None:
            baron = SIBERIA_BARONS[seat]
            action = decided(baron, table, f"{number}/{decisions}")
            if action["type"] == "pass":
                passes += 1
                worth = [
                    standing(
                        table.rules.setting,
                        table.rules.carry_out(table.state, other).state,
                        seat,
                        CHARACTERS[baron],
                    )
                    for other in (action, *every_action(table))
                ]
                assert max(worth) - worth[0] < better
            table.act(**action)
            decisions += 1
    assert passes > 5


def test_the_last_share_that_pays_is_bought_before_the_end() -> None:
    """A pass would end the game here; the second share is worth what both of them cost."""
    described = position().cash(30, 30, 30).at(dividends=9, timing=4, marker=48)
    described.railroad("red", (1, 0, 0), links="m-a", value=20)
    for baron in SIBERIA_BARONS:
        assert decided(baron, described.table()) == {"type": "buy", "railroad": "red"}


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
