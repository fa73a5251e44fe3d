"""The race home: C-31 to C-36."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, city_number, position, track

HOMES_WITH_ONE_SECTION = {
    "miami": "west-palm-beach SAL miami",
    "norfolk": "petersburg NW norfolk",
    "portland-me": "haverhill BM portland-me",
    "san-diego": "san-juan-capistrano ATSF san-diego",
}


def before_rolling(board: MapDef, cash: int, seats: int = 2, **train: Any) -> PlayedTable:
    """Seat 0, at home in Norfolk unless told otherwise, is to roll a destination in New York."""
    train = {"at": "new-york", "home": "norfolk", **train}
    described = position(board, seats).player(0, cash=cash, **train)
    return described.turn(0, "destination").table()


def racing(board: MapDef, cash: int, **train: Any) -> PlayedTable:
    """Seat 0 is declared, one milepost from home in Norfolk by the N&W, its alternate Boston."""
    train = {
        "at": "petersburg",
        "city": "new-york",
        "home": "norfolk",
        "destination": "boston",
        "ridden": "richmond SAL petersburg",
        **train,
    }
    described = position(board, 3).player(0, cash=cash, declared=True, **train)
    return described.owns(1, "NW").turn(0, "roll").table()


@pytest.mark.parametrize(("cash", "may"), [(200_000, True), (199_999, False), (1_000_000, True)])
def test_c31_with_200000_the_player_may_declare(usa: MapDef, cash: int, may: bool) -> None:
    table = before_rolling(usa, cash)
    assert ("declare" in table.offered()) is may
    assert "roll_destination" in table.offered()
    if not may:
        assert table.refusal("declare") == "action-not-open"


def test_c31_the_victory_amount_is_an_option(usa: MapDef) -> None:
    for cash, may in ((100_000, True), (99_999, False)):
        described = position(usa, victory_amount=100_000).player(0, at="new-york", cash=cash)
        table = described.turn(0, "destination").table()
        assert ("declare" in table.offered()) is may


def test_c31_declaring_is_a_choice(usa: MapDef) -> None:
    table = before_rolling(usa, 300_000)
    table.roll_destination("miami")
    assert table.player(0).declared is False


def test_c31_only_when_a_destination_is_to_be_rolled(usa: MapDef) -> None:
    described = position(usa).player(0, at="new-york", destination="miami", cash=300_000)
    table = described.turn(0, "roll").table()
    assert table.refusal("declare") == "action-not-open"


def test_c31_declared_at_home_wins_at_once(usa: MapDef) -> None:
    table = before_rolling(usa, 200_000, at="norfolk")
    table.act("declare")
    assert table.told("won") == [{"kind": "won", "seat": 0}]
    assert table.seat is None
    assert table.cash(0) == 200_000
    assert table.told("game_over") == [{"kind": "game_over", "reason": "home", "winner": 0}]


@pytest.mark.parametrize(("home", "at"), [("st-paul", "minneapolis"), ("oakland", "san-francisco")])
def test_c31_c15_so_does_the_twin_of_home(usa: MapDef, home: str, at: str) -> None:
    table = before_rolling(usa, 200_000, home=home, at=at)
    table.act("declare")
    assert table.told("won")


def arrived_in_washington(board: MapDef, cash: int, home: str) -> PlayedTable:
    """Seat 0 has just arrived with a bonus to come, owes seat 1 $5,000 and holds `cash`."""
    payoff = board.payoff(city_number(board, "new-york"), city_number(board, "washington"))
    described = position(board).player(
        0,
        at="baltimore",
        city="new-york",
        home=home,
        destination="washington",
        engine="superchief",
        cash=cash - payoff,
    )
    table = described.owns(1, "PRR").turn(0, "roll").table()
    table.roll(1, 2).move("baltimore PRR washington").act("pass_purchase")
    assert table.cash(0) == cash
    assert table.charges() == {1: 5_000}
    return table


@pytest.mark.parametrize(("cash", "may"), [(205_000, True), (204_999, False)])
def test_c31_between_two_legs_the_fees_run_up_are_taken_off(
    usa: MapDef, cash: int, may: bool
) -> None:
    table = arrived_in_washington(usa, cash, home="norfolk")
    assert ("declare" in table.offered()) is may


def test_c31_at_home_between_two_legs_the_fees_are_paid_first(usa: MapDef) -> None:
    table = arrived_in_washington(usa, 205_000, home="washington")
    table.act("declare")
    assert table.fees() == {1: 5_000}
    assert table.cash(0) == 200_000
    assert table.told("won")


def test_c32_a_declared_player_still_rolls_an_alternate(usa: MapDef) -> None:
    table = before_rolling(usa, 200_000)
    table.act("declare")
    assert table.offered() == {"roll_destination": None}
    table.roll_destination("miami")
    assert table.destination(0) == "miami"
    assert table.phase == "roll"
    player = table.rules.view(table.state, None)["players"][0]
    assert player["declared"] is True
    assert player["goal_point"] == usa.cities[city_number(usa, "norfolk")].point


def test_c32_when_the_own_region_comes_up_it_may_be_taken(usa: MapDef) -> None:
    table = before_rolling(usa, 200_000)
    table.act("declare").roll_destination("boston", region="northeast")
    assert table.phase == "region"
    assert sorted(table.offered()["choose_region"]) == sorted(usa.regions)
    table.choose_region("northeast", "boston")
    assert table.destination(0) == "boston"


def test_c32_then_races_home_under_all_the_normal_rules(usa: MapDef) -> None:
    """Towards home, not towards the alternate: C-14 forbids to leave the only line to Miami."""
    table = racing(usa, 300_000, at="west-palm-beach", home="miami", ridden="")
    table.roll(1, 2)
    away = track(usa, "west-palm-beach SAL okeechobee SAL winter-haven SAL dade-city")
    assert table.refusal("move", path=list(away)) == "goal-cut-off"
    assert table.rules.advise(table.state, ())["path"] == list(
        track(usa, "west-palm-beach SAL miami")
    )


def test_c32_c9_the_very_city_as_alternate_loses_turn_and_declaration(usa: MapDef) -> None:
    table = before_rolling(usa, 200_000)
    table.act("declare").roll_destination("new-york", region="northeast")
    table.choose_region("northeast", "new-york")
    assert table.told("turn_lost")
    assert table.player(0).declared is False
    assert table.destination(0) is None
    assert table.seat == 1


def test_c32_it_may_be_made_again_next_turn(usa: MapDef) -> None:
    described = position(usa).player(0, at="new-york", home="norfolk", cash=200_000)
    described = described.player(1, at="boston", destination="seattle")
    table = described.turn(0, "destination").table()
    table.act("declare").roll_destination("new-york", region="northeast")
    table.choose_region("northeast", "new-york")
    table.roll(1, 1).move("boston NH providence NH new-haven")
    assert set(table.offered()) == {"declare", "roll_destination"}


def test_c32_c20_declared_between_two_legs_the_bonus_goes_home(usa: MapDef) -> None:
    table = arrived_in_washington(usa, 205_000, home="norfolk")
    table.act("declare").roll_destination("miami").roll_bonus(6)
    table.move("washington RFP fredericksburg RFP richmond SAL petersburg NW norfolk")
    assert table.told("reached_home")
    # $5,000 to seat 1 and $1,000 for the unowned lines leave less than the victory amount
    assert table.fees() == {1: 5_000, None: 1_000}
    assert table.told("lapsed")


def test_c33_reaching_home_stops_the_train_and_loses_the_bonus(usa: MapDef) -> None:
    table = racing(usa, 205_000, engine="superchief")
    table.roll(6, 6).move("petersburg NW norfolk")
    assert table.told("reached_home")
    assert table.told("won") == [{"kind": "won", "seat": 0}]
    assert not table.told("bonus_rolled")


def test_c33_the_victory_amount_must_be_in_hand_after_the_fees(usa: MapDef) -> None:
    """Home with $205,000 and a fee of $5,000: won. With $200,000 and that fee: lapsed."""
    won = racing(usa, 205_000)
    won.roll(1, 2).move("petersburg NW norfolk")
    assert won.told("won")
    assert won.cash(0) == 200_000
    short = racing(usa, 200_000)
    short.roll(1, 2).move("petersburg NW norfolk")
    assert short.told("lapsed") == [{"kind": "lapsed", "seat": 0}]
    assert short.cash(0) == 195_000
    assert not short.told("won")
    assert short.seat == 1


def test_c33_what_lapses_is_the_declaration_and_the_memory_of_sections(usa: MapDef) -> None:
    table = racing(usa, 200_000)
    table.roll(1, 2).move("petersburg NW norfolk")
    player = table.player(0)
    assert player.declared is False
    assert player.ridden == ()
    assert table.destination(0) == "boston"
    assert usa.cities[player.city].id == "new-york"


def test_c33_the_alternate_pays_from_the_city_where_it_was_rolled(usa: MapDef) -> None:
    """Rolled in New York, lapsed in Norfolk: arriving in Boston pays New York to Boston."""
    described = position(usa).player(
        0, at="providence", city="new-york", home="norfolk", destination="boston", cash=150_000
    )
    table = described.turn(0, "roll").table()
    table.roll(1, 2).move("providence NH boston")
    payoff = usa.payoff(city_number(usa, "new-york"), city_number(usa, "boston"))
    assert table.told("arrived")[0]["payoff"] == payoff
    assert payoff != usa.payoff(city_number(usa, "norfolk"), city_number(usa, "boston"))


@pytest.mark.parametrize(("home", "way"), HOMES_WITH_ONE_SECTION.items())
def test_c33_lapsing_in_a_home_with_one_section_leaves_a_legal_step(
    usa: MapDef, home: str, way: str
) -> None:
    here, line, _ = way.split()
    described = position(usa).player(
        0, at=here, city="denver", home=home, destination="chicago", cash=200_000, declared=True
    )
    described = described.player(1, at="new-york", destination="seattle")
    table = described.owns(1, line).turn(0, "roll").table()
    table.roll(1, 2).move(way)
    assert table.told("lapsed")
    table.roll(1, 1)
    table.act("move", path=table.rules.advise(table.state, ())["path"])
    assert table.seat == 0
    table.roll(1, 1)
    assert table.phase == "move"
    assert not table.told("stuck")
    (step,) = table.rules.preview(table.state, ())["next"]
    assert step["point"] == described.state().players[0].point


@pytest.mark.parametrize(
    ("home", "other"), [("st-paul", "minneapolis"), ("minneapolis", "st-paul")]
)
def test_c33_c15_either_twin_is_home_for_winning_and_for_lapsing(
    usa: MapDef, home: str, other: str
) -> None:
    for cash, kind in ((205_000, "won"), (204_999, "lapsed")):
        described = position(usa).player(
            0,
            at="owatonna",
            city="chicago",
            home=home,
            destination="miami",
            cash=cash,
            declared=True,
        )
        table = described.owns(1, "RI").turn(0, "roll").table()
        table.roll(1, 2).move(f"owatonna RI {other}")
        assert table.told("reached_home")
        assert table.told(kind)


def test_c33_after_the_lapse_it_may_be_declared_again_on_the_next_trip(usa: MapDef) -> None:
    """At the alternate, with the money made good, everything starts afresh."""
    described = position(usa).player(
        0,
        at="providence",
        city="new-york",
        home="norfolk",
        destination="boston",
        cash=250_000,
        engine="superchief",
    )
    table = described.turn(0, "roll").table()
    table.roll(1, 2).move("providence NH boston").act("pass_purchase")
    assert "declare" in table.offered()


def test_c33_a_forced_sale_at_home_is_no_win(usa: MapDef) -> None:
    table = (
        position(usa, 3)
        .player(
            0,
            at="petersburg",
            city="new-york",
            home="norfolk",
            destination="boston",
            cash=3_000,
            declared=True,
        )
        .owns(0, "SP")
        .owns(1, "NW")
        .turn(0, "roll")
        .table()
    )
    table.roll(1, 2).move("petersburg NW norfolk")
    assert table.phase == "sale"
    table.act("sell_deed", railroad="SP")
    assert table.told("lapsed")
    assert table.seat == 1


def test_c34_with_less_on_the_way_the_declaration_stands(usa: MapDef) -> None:
    described = position(usa).player(
        0,
        at="washington",
        city="new-york",
        home="norfolk",
        destination="boston",
        cash=200_000,
        declared=True,
    )
    table = described.owns(1, "RFP").turn(0, "roll").table()
    table.roll(1, 1).move("washington RFP fredericksburg RFP richmond")
    assert table.cash(0) == 195_000
    assert table.player(0).declared is True
    assert not table.told("lapsed")


def test_c34_and_money_found_on_the_way_counts_at_home(usa: MapDef) -> None:
    """A bounty taken on the last leg makes it $200,000 after fees."""
    described = position(usa, 3).player(
        0,
        at="richmond",
        city="new-york",
        home="norfolk",
        destination="boston",
        cash=155_000,
        declared=True,
    )
    described = described.player(
        1, at="petersburg", city="miami", destination="chicago", cash=90_000, declared=True
    )
    table = described.owns(2, "NW").turn(0, "roll").table()
    table.roll(1, 2).move("richmond ACL petersburg NW norfolk")
    # $155,000 and $50,000, less $5,000 and $1,000: short by a thousand
    assert table.cash(0) == 199_000
    assert table.told("lapsed")


def test_c35_no_payoff_for_reaching_home(usa: MapDef) -> None:
    """Not even when the alternate is home itself (C-36)."""
    for alternate in ("boston", "norfolk"):
        table = racing(usa, 250_000, destination=alternate)
        table.roll(1, 2).move("petersburg NW norfolk")
        assert table.told("won")
        assert not table.told("arrived")
        assert table.cash(0) == 245_000


def at_home_with_home_as_alternate(board: MapDef, cash: int) -> PlayedTable:
    """Seat 0 comes home to Norfolk, which was also its alternate from New York, and lapses."""
    described = position(board).player(
        0,
        at="petersburg",
        city="new-york",
        home="norfolk",
        destination="norfolk",
        cash=cash,
        declared=True,
    )
    described = described.player(1, at="boston", destination="seattle")
    table = described.owns(1, "NW").turn(0, "roll").table()
    table.roll(1, 2).move("petersburg NW norfolk")
    assert table.told("lapsed")
    assert not table.told("arrived")
    return table.roll(1, 1).move("boston NH providence NH new-haven")


def test_c36_lapsed_at_the_alternate_it_has_arrived_next_turn(usa: MapDef) -> None:
    table = at_home_with_home_as_alternate(usa, 150_000)
    payoff = usa.payoff(city_number(usa, "new-york"), city_number(usa, "norfolk"))
    assert table.told("arrived") == [
        {"kind": "arrived", "seat": 0, "city": "norfolk", "payoff": payoff}
    ]
    assert table.seat == 0
    assert table.phase == "purchase"
    assert table.cash(0) == 150_000 - 5_000 + payoff


def test_c36_then_the_player_rolls_and_moves(usa: MapDef) -> None:
    table = at_home_with_home_as_alternate(usa, 150_000)
    table.buy("WP")
    assert table.offered() == {"roll_destination": None}
    table.roll_destination("boston").roll(1, 1).move("norfolk NW petersburg ACL richmond")
    assert table.seat == 1


def test_c36_or_declares_and_being_at_home_wins(usa: MapDef) -> None:
    table = at_home_with_home_as_alternate(usa, 204_000)
    table.act("pass_purchase")
    table.act("declare")
    assert table.told("won")


def test_c36_the_own_home_can_be_the_alternate(usa: MapDef) -> None:
    table = before_rolling(usa, 200_000)
    table.act("declare").roll_destination("norfolk")
    assert table.destination(0) == "norfolk"
    assert table.player(0).declared is True
    assert table.phase == "roll"


def test_c36_undeclared_on_the_way_it_is_an_ordinary_trip_home(usa: MapDef) -> None:
    """A rover met the player on the way: reaching home now pays, and wins nothing."""
    described = position(usa).player(
        0, at="petersburg", city="new-york", home="norfolk", destination="norfolk", cash=250_000
    )
    table = described.turn(0, "roll").table()
    table.roll(1, 2).move("petersburg NW norfolk")
    assert table.told("arrived")
    assert not table.told("won")
