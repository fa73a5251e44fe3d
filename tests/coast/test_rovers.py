"""The rover play: C-37 to C-39."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, Position, city_number, position


def hunted(board: MapDef, at: str = "philadelphia", cash: int = 210_000, **train: Any) -> Position:
    """Seat 1 races home to Seattle from `at`, its alternate Miami; seat 0 is in New York."""
    train = {"city": "new-york", "home": "seattle", "destination": "miami", **train}
    described = position(board, 3).player(0, at="new-york", destination="norfolk")
    return described.player(1, at=at, cash=cash, declared=True, **train)


def hunt(described: Position, dice: tuple[int, int], way: str) -> PlayedTable:
    return described.turn(0, "roll").table().roll(*dice).move(way)


def test_c37_moving_onto_a_declared_player_takes_50000(usa: MapDef) -> None:
    table = hunt(hunted(usa), (1, 1), "new-york PRR trenton PRR philadelphia")
    assert table.told("bounty") == [{"kind": "bounty", "seat": 0, "payer": 1, "amount": 50_000}]
    assert table.cash(0) == 20_000 + 50_000 - 1_000
    assert table.cash(1) == 160_000


def test_c37_moving_through_does_too(usa: MapDef) -> None:
    table = hunt(hunted(usa), (1, 2), "new-york PRR trenton PRR philadelphia BO baltimore")
    assert [event["amount"] for event in table.told("bounty")] == [50_000]


def test_c37_starting_there_does_not_count(usa: MapDef) -> None:
    table = hunt(hunted(usa, at="new-york"), (1, 1), "new-york PRR trenton PRR philadelphia")
    assert not table.told("bounty")
    assert table.player(1).declared is True


def test_c37_coming_back_to_where_one_started_does(usa: MapDef) -> None:
    """Out of Philadelphia by the PRR and back by the B&O: the train has moved onto the dot."""
    described = hunted(usa).player(0, at="philadelphia", city="new-york", destination="norfolk")
    table = hunt(described, (1, 1), "philadelphia PRR baltimore BO philadelphia")
    assert [event["amount"] for event in table.told("bounty")] == [50_000]


def test_c37_passing_next_to_does_not(usa: MapDef) -> None:
    table = hunt(hunted(usa, at="baltimore"), (1, 1), "new-york PRR trenton PRR philadelphia")
    assert not table.told("bounty")


def test_c37_a_player_who_has_not_declared_is_not_met(usa: MapDef) -> None:
    described = position(usa, 3).player(0, at="new-york", destination="norfolk")
    described = described.player(1, at="philadelphia", destination="miami", cash=250_000)
    table = hunt(described, (1, 1), "new-york PRR trenton PRR philadelphia")
    assert not table.told("bounty")
    assert table.cash(1) == 250_000


def test_c37_no_more_than_there_is(usa: MapDef) -> None:
    """A rover meets a declared player with $30,000: $30,000 change hands."""
    table = hunt(hunted(usa, cash=30_000), (1, 1), "new-york PRR trenton PRR philadelphia")
    assert table.told("bounty")[0]["amount"] == 30_000
    assert table.cash(1) == 0
    assert table.player(1).declared is False


def test_c37_the_rover_may_be_declared_too(usa: MapDef) -> None:
    described = hunted(usa).player(
        0,
        at="new-york",
        city="new-york",
        home="norfolk",
        destination="boston",
        declared=True,
        cash=200_000,
    )
    table = hunt(described, (1, 1), "new-york PRR trenton PRR philadelphia")
    assert table.told("bounty")
    assert table.player(0).declared is True
    assert table.player(1).declared is False


def test_c37_the_twin_is_the_same_dot(usa: MapDef) -> None:
    """The declared player arrived as in St. Paul, the rover makes for Minneapolis."""
    described = hunted(usa, at="st-paul", city="st-paul").player(
        0, at="owatonna", city="chicago", destination="minneapolis"
    )
    table = hunt(described, (1, 2), "owatonna RI minneapolis")
    assert table.told("bounty")


def test_c37_the_goal_is_the_alternate_now_and_sections_are_free(usa: MapDef) -> None:
    described = hunted(usa, ridden="new-york PRR trenton PRR philadelphia")
    table = hunt(described, (1, 1), "new-york PRR trenton PRR philadelphia")
    player = table.player(1)
    assert player.declared is False
    assert player.ridden == ()
    assert table.destination(1) == "miami"
    view = table.rules.view(table.state, None)["players"][1]
    assert view["goal_point"] == usa.cities[city_number(usa, "miami")].point
    table.roll(1, 1).move("philadelphia PRR trenton PRR new-york")
    assert table.stands_at(1, "new-york")


def test_c37_only_the_first_rival_takes_it(usa: MapDef) -> None:
    """Who comes after meets a player who is no longer declared."""
    described = hunted(usa).player(2, at="trenton", city="new-york", destination="norfolk")
    table = hunt(described, (1, 1), "new-york PRR trenton PRR philadelphia")
    table.roll(1, 1).move("philadelphia PRR trenton PRR new-york")
    assert table.seat == 2
    table.roll(1, 1).move("trenton PRR philadelphia PRR baltimore")
    assert len(table.told("bounty")) == 1


def test_c37_the_bonus_leg_meets_as_well(usa: MapDef) -> None:
    described = hunted(usa).player(0, at="new-york", destination="norfolk", engine="superchief")
    table = described.turn(0, "roll").table()
    table.roll(1, 1).move("new-york NH new-haven NH providence")
    assert not table.told("bounty")
    table.state = (
        hunted(usa)
        .player(0, at="trenton", city="new-york", destination="norfolk", engine="superchief")
        .turn(0, "roll", leg=2, dice=(1, 1))
        .state()
    )
    table.roll_bonus(1).move("trenton PRR philadelphia")
    assert table.told("bounty")


def test_c38_one_bounty_for_each_declared_player_met(usa: MapDef) -> None:
    """Seat 1 in Philadelphia, seat 2 in Baltimore, both on the way; and back past the first."""
    described = hunted(usa).player(
        2,
        at="baltimore",
        city="boston",
        home="reno",
        destination="tampa",
        cash=40_000,
        declared=True,
    )
    way = "new-york PRR trenton PRR philadelphia PRR baltimore BO philadelphia"
    table = hunt(described, (2, 2), way)
    assert [(event["payer"], event["amount"]) for event in table.told("bounty")] == [
        (1, 50_000),
        (2, 40_000),
    ]
    assert table.player(1).declared is False
    assert table.player(2).declared is False


def test_c38_two_declared_players_on_one_dot(usa: MapDef) -> None:
    described = hunted(usa).player(
        2,
        at="philadelphia",
        city="boston",
        home="reno",
        destination="tampa",
        cash=240_000,
        declared=True,
    )
    table = hunt(described, (1, 1), "new-york PRR trenton PRR philadelphia")
    assert table.cash(0) == 20_000 + 100_000 - 1_000
    assert len(table.told("bounty")) == 2


def met_on_its_alternate(board: MapDef) -> PlayedTable:
    """Seat 1, racing home through Philadelphia, which is also its alternate, is met there."""
    described = hunted(board, destination="philadelphia")
    return hunt(described, (1, 1), "new-york PRR trenton PRR philadelphia")


def test_c39_undeclared_on_the_alternate_it_has_arrived_at_the_start_of_its_turn(
    usa: MapDef,
) -> None:
    table = met_on_its_alternate(usa)
    payoff = usa.payoff(city_number(usa, "new-york"), city_number(usa, "philadelphia"))
    assert table.seat == 1
    assert table.told("arrived") == [
        {"kind": "arrived", "seat": 1, "city": "philadelphia", "payoff": payoff}
    ]
    assert table.cash(1) == 160_000 + payoff
    assert table.phase == "purchase"


def test_c39_then_the_turn_goes_on_as_any_other(usa: MapDef) -> None:
    table = met_on_its_alternate(usa)
    table.buy("WP")
    assert table.offered() == {"roll_destination": None}
    table.roll_destination("denver").roll(1, 1).move("philadelphia PRR trenton PRR new-york")
    assert table.seat == 2


def test_c39_c31_with_money_enough_it_may_declare_again(usa: MapDef) -> None:
    described = hunted(usa, destination="philadelphia", cash=260_000)
    table = hunt(described, (1, 1), "new-york PRR trenton PRR philadelphia")
    table.act("pass_purchase")
    assert set(table.offered()) == {"declare", "roll_destination"}


def test_c39_c15_the_twin_of_the_alternate_is_the_alternate(usa: MapDef) -> None:
    """Declared in St. Paul with Minneapolis as alternate: met there, it arrives for nothing."""
    described = hunted(usa, at="st-paul", city="st-paul", destination="minneapolis").player(
        0, at="owatonna", city="chicago", destination="miami"
    )
    table = hunt(described, (1, 1), "owatonna RI minneapolis MILW red-wing")
    assert table.told("arrived") == [
        {"kind": "arrived", "seat": 1, "city": "minneapolis", "payoff": 0}
    ]


@pytest.mark.parametrize("cash", [0, 1, 49_999, 50_000, 50_001])
def test_c37_money_is_never_negative(usa: MapDef, cash: int) -> None:
    table = hunt(hunted(usa, cash=cash), (1, 1), "new-york PRR trenton PRR philadelphia")
    assert table.cash(1) == max(0, cash - 50_000)
