"""Arriving: C-18 to C-20."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, city_number, position


def arriving(board: MapDef, **changes: Any) -> PlayedTable:
    """Seat 0 one milepost short of Philadelphia on a trip from Boston, about to roll."""
    described = position(board).player(
        0, at="trenton", city="boston", destination="philadelphia", **changes
    )
    return described.turn(0, "roll").table()


def test_c18_the_bank_pays_the_payoff_at_once(usa: MapDef) -> None:
    table = arriving(usa, cash=1_000)
    payoff = usa.payoff(city_number(usa, "boston"), city_number(usa, "philadelphia"))
    table.roll(1, 2).move("trenton PRR philadelphia")
    assert table.cash(0) == 1_000 + payoff
    assert table.phase == "purchase"
    assert table.player(0).trips == 1


def test_c18_one_unowned_railroad_at_its_printed_price(usa: MapDef) -> None:
    table = arriving(usa, cash=30_000)
    table.roll(1, 2).move("trenton PRR philadelphia")
    cash = table.cash(0)
    table.buy("WP")
    assert table.owner("WP") == 0
    # one purchase: the turn goes on to its fees, $1,000 to the Bank for the unowned PRR
    assert table.seat == 1
    assert table.cash(0) == cash - 8_000 - 1_000


def test_c18_only_for_cash_in_hand(usa: MapDef) -> None:
    table = arriving(usa, cash=10_000)
    table.roll(1, 2).move("trenton PRR philadelphia")
    cash = table.cash(0)
    (payoff,) = (event["payoff"] for event in table.told("arrived"))
    assert cash == 10_000 + payoff
    offered = table.offered()["buy_railroad"]
    assert sorted(offered) == sorted(line.id for line in usa.railroads if line.price <= cash)
    assert table.refusal("buy_railroad", railroad="SP") == "not-offered"


def test_c18_not_what_somebody_owns(usa: MapDef) -> None:
    described = position(usa).player(
        0, at="trenton", city="boston", destination="philadelphia", cash=100_000
    )
    table = described.owns(1, "PRR").owns(0, "NYC").turn(0, "roll").table()
    table.roll(1, 2).move("trenton PRR philadelphia")
    assert table.refusal("buy_railroad", railroad="PRR") == "not-offered"
    assert table.refusal("buy_railroad", railroad="NYC") == "not-offered"


@pytest.mark.parametrize("railroad", ["XX", "", None, 0, "prr", ["PRR"]])
def test_c18_no_such_railroad(usa: MapDef, railroad: object) -> None:
    table = arriving(usa, cash=100_000)
    table.roll(1, 2).move("trenton PRR philadelphia")
    assert table.refusal("buy_railroad", railroad=railroad) == "not-offered"


@pytest.mark.parametrize(("engine", "price"), [("express", 4_000), ("superchief", 40_000)])
def test_c18_or_an_engine(usa: MapDef, engine: str, price: int) -> None:
    table = arriving(usa, cash=100_000)
    table.roll(1, 2).move("trenton PRR philadelphia")
    cash = table.cash(0)
    assert table.offered()["buy_engine"] == ["express", "superchief"]
    table.act("buy_engine", engine=engine)
    assert table.player(0).engine == engine
    assert table.cash(0) == cash - price - 1_000


def test_c18_a_superchief_after_an_express_gives_nothing_back(usa: MapDef) -> None:
    table = arriving(usa, cash=100_000, engine="express")
    table.roll(1, 2).move("trenton PRR philadelphia")
    cash = table.cash(0)
    assert table.offered()["buy_engine"] == ["superchief"]
    table.act("buy_engine", engine="superchief")
    assert table.cash(0) == cash - 40_000 - 1_000


def test_c18_no_express_once_a_superchief_is_owned(usa: MapDef) -> None:
    described = position(usa).player(
        0,
        at="trenton",
        city="boston",
        destination="philadelphia",
        cash=100_000,
        engine="superchief",
    )
    table = described.turn(0, "roll").table()
    table.roll(1, 2).move("trenton PRR philadelphia")
    assert "buy_engine" not in table.offered()
    assert table.refusal("buy_engine", engine="express") == "action-not-open"


def test_c18_nothing_need_be_bought(usa: MapDef) -> None:
    table = arriving(usa)
    table.roll(1, 2).move("trenton PRR philadelphia")
    table.act("pass_purchase")
    assert table.told("passed") == [{"kind": "passed", "seat": 0}]
    assert table.seat == 1


def test_c18_nobody_is_asked_who_can_buy_nothing(usa: MapDef) -> None:
    """With every deed sold and no cash for an engine there is nothing to decide."""
    described = position(usa, deals=False).player(
        0, at="trenton", city="new-york", destination="philadelphia", cash=0
    )
    table = described.owns_all_but(0).turn(0, "roll").table()
    table.roll(1, 2).move("trenton PRR philadelphia")
    assert table.told("nothing_to_buy")
    assert table.seat == 1
    assert table.cash(0) == 1_000


def test_c19_without_a_bonus_left_the_turn_pays_its_fees_and_ends(usa: MapDef) -> None:
    described = position(usa).player(0, at="trenton", city="boston", destination="philadelphia")
    table = described.owns(1, "PRR").turn(0, "roll").table()
    table.roll(1, 2).move("trenton PRR philadelphia")
    assert table.fees() == {}
    table.act("pass_purchase")
    assert table.fees() == {1: 5_000}
    assert table.seat == 1
    assert table.destination(0) is None


def test_c19_no_destination_is_rolled_on_the_turn_of_the_arrival(usa: MapDef) -> None:
    table = arriving(usa)
    table.roll(1, 2).move("trenton PRR philadelphia").act("pass_purchase")
    assert not table.told("destination_rolled")


def test_c20_with_a_bonus_left_the_next_trip_begins_at_once(usa: MapDef) -> None:
    """Double six on a standard engine; the way back out is free again (C-13)."""
    table = arriving(usa, ridden="new-york PRR trenton")
    table.roll(6, 6).move("trenton PRR philadelphia").act("pass_purchase")
    assert table.seat == 0
    table.roll_destination("miami")
    assert table.destination(0) == "miami"
    assert table.player(0).ridden == ()
    table.roll_bonus(2).move("philadelphia PRR trenton PRR new-york")
    assert table.stands_at(0, "new-york")
    assert table.seat == 1


def test_c20_c6_the_destination_comes_before_the_bonus_die(usa: MapDef) -> None:
    table = arriving(usa)
    table.roll(6, 6).move("trenton PRR philadelphia").act("pass_purchase")
    assert table.offered() == {"roll_destination": None}


def arriving_in_norfolk(board: MapDef, **changes: Any) -> PlayedTable:
    """Seat 0 two mileposts short of Norfolk, about to roll."""
    described = position(board).player(
        0, at="richmond", city="boston", destination="norfolk", **changes
    )
    return described.turn(0, "roll").table()


def test_c20_the_bonus_leg_may_arrive_too(usa: MapDef) -> None:
    """Richmond to Norfolk, and on from there to Washington: two payoffs, two purchases."""
    table = arriving_in_norfolk(usa, cash=60_000, engine="express")
    table.roll(3, 3).move("richmond SAL petersburg NW norfolk").buy("RFP")
    table.roll_destination("washington")
    table.roll_bonus(6)
    table.move("norfolk NW petersburg ACL richmond RFP fredericksburg RFP washington")
    assert [event["city"] for event in table.told("arrived")] == ["norfolk", "washington"]
    assert table.phase == "purchase"
    table.buy("NW")
    assert (table.owner("RFP"), table.owner("NW")) == (0, 0)
    assert table.seat == 1


def test_c20_an_arrival_on_the_bonus_leg_ends_the_turn(usa: MapDef) -> None:
    described = position(usa).player(
        0, at="washington", city="boston", destination="norfolk", engine="superchief"
    )
    table = described.turn(0, "roll").table()
    table.roll(1, 2).move("washington RFP fredericksburg RFP richmond SAL petersburg")
    table.roll_bonus(6).move("petersburg NW norfolk").act("pass_purchase")
    assert not table.told("destination_rolled")
    assert table.seat == 1


def test_c20_an_engine_bought_this_turn_gives_its_bonus_from_the_next(usa: MapDef) -> None:
    """A double earns a standard engine nothing, and the Express bought on arrival changes that

    from the next turn on; so with an Express rolled without a double, and a Superchief bought.
    """
    table = arriving(usa, cash=100_000)
    table.roll(3, 3).move("trenton PRR philadelphia").act("buy_engine", engine="express")
    assert table.seat == 1
    other = arriving(usa, cash=100_000, engine="express")
    other.roll(3, 4).move("trenton PRR philadelphia").act("buy_engine", engine="superchief")
    assert other.seat == 1


def test_c20_not_even_in_a_turn_that_begins_with_a_purchase(usa: MapDef) -> None:
    """C-39 opens a turn with an arrival: the Superchief bought there waits a turn."""
    described = position(usa).player(
        0, at="philadelphia", city="boston", destination="philadelphia", cash=100_000
    )
    described = described.player(1, at="new-york", city="new-york", destination="miami")
    table = described.turn(1, "roll").table()
    table.roll(1, 1).move("new-york NH new-haven NH providence")
    assert table.seat == 0
    table.act("buy_engine", engine="superchief")
    table.roll_destination("miami").roll(1, 2)
    assert table.told("rolled")[-1]["bonus"] is False
