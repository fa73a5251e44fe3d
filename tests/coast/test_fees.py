"""Fees: C-21, C-22 and C-23, on the lines between New York and Norfolk."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, Position, charge, position, track

# New York to Norfolk: PRR; PRR or B&O side by side; RF&P; ACL or SAL; N&W
TO_BALTIMORE_BY_TWO_LINES = "new-york PRR trenton PRR philadelphia BO baltimore"


def southbound(board: MapDef, seats: int = 3, **changes: Any) -> Position:
    return position(board, seats).player(0, at="new-york", destination="norfolk", **changes)


def ride(described: Position, dice: tuple[int, int], way: str) -> PlayedTable:
    table = described.turn(0, "roll").table()
    return table.roll(*dice).move(way)


def test_c21_two_lines_of_one_rival_cost_5000(usa: MapDef) -> None:
    described = southbound(usa).owns(1, "PRR", "BO")
    table = ride(described, (1, 2), TO_BALTIMORE_BY_TWO_LINES)
    assert table.fees() == {1: 5_000}
    assert table.cash(0) == 15_000
    assert table.cash(1) == 25_000
    (told,) = table.told("fee")
    assert sorted(told["railroads"]) == ["BO", "PRR"]


def test_c21_one_line_each_of_two_rivals_and_an_unowned_one_cost_11000(usa: MapDef) -> None:
    described = southbound(usa).owns(1, "PRR").owns(2, "BO")
    way = f"{TO_BALTIMORE_BY_TWO_LINES} BO washington RFP fredericksburg"
    table = ride(described, (1, 4), way)
    assert table.fees() == {1: 5_000, 2: 5_000, None: 1_000}
    assert table.cash(0) == 9_000


def test_c21_all_unowned_lines_together_cost_1000_once(usa: MapDef) -> None:
    way = f"{TO_BALTIMORE_BY_TWO_LINES} BO washington RFP fredericksburg"
    table = ride(southbound(usa), (1, 4), way)
    assert table.fees() == {None: 1_000}


def test_c21_own_railroads_are_free(usa: MapDef) -> None:
    table = ride(southbound(usa).owns(0, "PRR", "BO"), (1, 2), TO_BALTIMORE_BY_TWO_LINES)
    assert table.fees() == {}
    assert table.cash(0) == 20_000
    assert not table.told("fee")


def test_c21_many_mileposts_on_one_line_cost_once(usa: MapDef) -> None:
    way = "new-york PRR trenton PRR philadelphia PRR baltimore PRR washington"
    assert ride(southbound(usa).owns(1, "PRR"), (1, 3), way).fees() == {1: 5_000}


def test_c21_both_legs_of_a_turn_are_charged_together(usa: MapDef) -> None:
    """The first leg on one line of the rival, the bonus on another and on an unowned one."""
    described = southbound(usa, engine="superchief").owns(1, "PRR", "RFP")
    table = ride(
        described, (1, 3), "new-york PRR trenton PRR philadelphia PRR baltimore PRR washington"
    )
    assert table.fees() == {}
    assert table.charges() == {1: 5_000}
    table.roll_bonus(3).move("washington RFP fredericksburg RFP richmond SAL petersburg")
    assert table.fees() == {1: 5_000, None: 1_000}


def test_c21_the_next_turn_is_charged_again(usa: MapDef) -> None:
    described = southbound(usa, seats=2).owns(1, "PRR", "RFP")
    described = described.player(1, at="new-york", city="new-york", destination="boston")
    table = ride(
        described, (1, 3), "new-york PRR trenton PRR philadelphia PRR baltimore PRR washington"
    )
    table.roll(1, 1).move("new-york NH new-haven NH providence")
    table.roll(1, 1).move("washington RFP fredericksburg RFP richmond")
    assert table.fees() == {1: 10_000, None: 1_000}
    assert table.cash(0) == 10_000


def test_c21_owner_and_rate_are_fixed_when_ridden(usa: MapDef) -> None:
    """The PRR was the Bank's when it was ridden; that its rider buys it between the legs, and rides

    it again, changes nothing about the $1,000.
    """
    described = position(usa).player(
        0,
        at="trenton",
        city="boston",
        destination="philadelphia",
        cash=60_000,
        engine="superchief",
    )
    table = ride(described, (1, 2), "trenton PRR philadelphia")
    table.buy("PRR").roll_destination("miami").roll_bonus(2)
    table.move("philadelphia PRR baltimore PRR washington")
    assert table.fees() == {None: 1_000}


def test_c21_selling_the_last_railroad_between_the_legs_does_not_raise_the_first(
    usa: MapDef,
) -> None:
    described = position(usa).player(
        0,
        at="trenton",
        city="boston",
        destination="philadelphia",
        cash=60_000,
        engine="superchief",
    )
    table = ride(described.owns_all_but(1, "WP"), (1, 2), "trenton PRR philadelphia")
    assert table.charges() == {1: 5_000}
    table.buy("WP")
    assert table.told("all_sold")
    assert table.charges() == {1: 5_000}


def test_c21_a_rival_is_paid_once_at_the_highest_rate(usa: MapDef) -> None:
    """$5,000 run up before the last deed was sold, then $10,000 on a line not established."""
    described = position(usa).player(
        0,
        at="trenton",
        city="boston",
        destination="philadelphia",
        cash=60_000,
        engine="superchief",
    )
    table = ride(described.owns_all_but(1, "WP"), (1, 2), "trenton PRR philadelphia")
    table.buy("WP").roll_destination("miami").roll_bonus(4)
    # established on the PRR at Philadelphia until the RF&P is ridden, at the full rate
    table.move("philadelphia PRR baltimore PRR washington RFP fredericksburg RFP richmond")
    assert table.fees() == {1: 10_000}


@pytest.mark.parametrize("first", ["PRR", "BO"])
def test_c21_the_highest_rate_counts_in_whatever_order(usa: MapDef, first: str) -> None:
    """Established at $5,000 on one of a rival's two parallel lines, and at full rate on the other."""
    second = {"PRR": "BO", "BO": "PRR"}[first]
    described = position(usa).player(
        0,
        at="philadelphia",
        city="boston",
        destination="norfolk",
        established=((first, 1, 5_000),),
    )
    described = described.owns_all_but(1)
    table = ride(described, (1, 1), f"philadelphia {first} baltimore {second} washington")
    assert table.fees() == {1: 10_000}


def test_c21_everything_is_paid_at_the_end_of_the_turn(usa: MapDef) -> None:
    described = southbound(usa, engine="superchief").owns(1, "PRR")
    table = ride(described, (1, 1), "new-york PRR trenton PRR philadelphia")
    assert table.fees() == {}
    assert table.cash(0) == 20_000
    table.roll_bonus(1).move("philadelphia PRR baltimore")
    assert table.cash(0) == 15_000


def test_c22_once_all_are_owned_a_rival_costs_10000(usa: MapDef) -> None:
    described = southbound(usa).owns(1, "PRR").owns(2, "BO").owns_all_but(0)
    table = ride(described, (1, 2), TO_BALTIMORE_BY_TWO_LINES)
    assert table.fees() == {1: 10_000, 2: 10_000}


def test_c22_own_lines_stay_free(usa: MapDef) -> None:
    table = ride(southbound(usa).owns_all_but(0), (1, 2), TO_BALTIMORE_BY_TWO_LINES)
    assert table.fees() == {}


def test_c22_when_a_deed_goes_back_it_is_5000_again_until_all_are_sold_again(usa: MapDef) -> None:
    """Seat 0 cannot pay $10,000, sells the WP, and the fee falls, until it is bought."""
    described = position(usa).player(0, at="new-york", destination="norfolk", cash=6_000)
    described = described.player(
        1, at="trenton", city="boston", destination="philadelphia", cash=100_000
    )
    described = described.owns(0, "WP", "NH").owns_all_but(1)
    table = ride(described, (1, 2), "new-york PRR trenton PRR philadelphia PRR baltimore")
    assert table.phase == "sale"
    table.act("sell_deed", railroad="WP")
    assert table.told("not_all_sold")
    assert table.cash(0) == 0
    assert table.rules.view(table.state, None)["all_sold"] is False
    assert set(table.rules.view(table.state, None)["fees"].values()) == {0, 1_000, 5_000}
    table.roll(1, 2).move("trenton PRR philadelphia").buy("WP")
    assert table.told("all_sold")
    fees = table.rules.view(table.state, None)["fees"]
    assert fees["NYC"] == 10_000
    # seat 0 stands in Baltimore, established (C-23)
    assert fees["PRR"] == 5_000


# --- C-23: who stands on a line when its fee rises keeps the old rate


def bought_under(board: MapDef, railroad: str, **train: Any) -> PlayedTable:
    """Seat 1 arrives in Denver and buys `railroad`; seat 0, described by `train`, is next."""
    described = position(board).player(0, **train)
    described = described.player(1, at="cheyenne", city="omaha", destination="denver", cash=200_000)
    table = described.turn(1, "roll").table()
    return table.roll(1, 2).move("cheyenne UP denver").buy(railroad)


def test_c23_who_stands_on_a_line_that_is_bought_keeps_paying_the_bank(usa: MapDef) -> None:
    table = bought_under(usa, "PRR", at="trenton", city="new-york", destination="norfolk")
    assert table.established(0) == {"PRR": (None, 1_000)}
    assert table.told("established")
    table.roll(1, 1).move("trenton PRR philadelphia PRR baltimore")
    assert table.cash(0) == 19_000


def test_c23_who_stands_elsewhere_does_not(usa: MapDef) -> None:
    table = bought_under(usa, "PRR", at="poughkeepsie", city="albany", destination="norfolk")
    assert table.established(0) == {}


def test_c23_it_lasts_over_turns_while_only_that_line_is_ridden(usa: MapDef) -> None:
    table = bought_under(usa, "PRR", at="trenton", city="new-york", destination="norfolk")
    table.roll(1, 1).move("trenton PRR philadelphia PRR baltimore")
    table.roll_destination("seattle").roll(1, 1)
    table.act("move", path=table.rules.advise(table.state, ())["path"])
    assert table.established(0) == {"PRR": (None, 1_000)}
    before = table.cash(0)
    table.roll(1, 2).move("baltimore PRR washington RFP fredericksburg RFP richmond")
    # the established PRR and the unowned RF&P share the Bank's single $1,000
    assert table.cash(0) == before - 1_000
    assert table.established(0) == {}


def test_c23_riding_any_other_line_ends_it(usa: MapDef) -> None:
    """By the B&O and back on the PRR within one leg: the PRR costs its full fee."""
    table = bought_under(usa, "PRR", at="philadelphia", city="new-york", destination="norfolk")
    table.roll(1, 1).move("philadelphia BO baltimore PRR washington")
    assert table.cash(0) == 20_000 - 1_000 - 5_000


def test_c23_what_a_line_costs_is_told_along_the_draft(usa: MapDef) -> None:
    table = bought_under(usa, "PRR", at="philadelphia", city="new-york", destination="norfolk")
    table.roll(1, 1)
    away = track(usa, "philadelphia BO baltimore")
    assert table.rules.preview(table.state, ())["fees"]["PRR"] == 1_000
    assert table.rules.preview(table.state, away)["fees"]["PRR"] == 5_000


def test_c23_arriving_ends_it(usa: MapDef) -> None:
    table = bought_under(usa, "PRR", at="trenton", city="boston", destination="philadelphia")
    table.roll(1, 2).move("trenton PRR philadelphia")
    assert table.established(0) == {}


def test_c23_the_last_railroad_sold_raises_the_fee_of_every_line_of_the_place(usa: MapDef) -> None:
    """At Philadelphia meet the PRR and the B&O; both stay at $5,000 for who stands there."""
    described = position(usa, 3).player(
        0, at="philadelphia", city="new-york", destination="norfolk"
    )
    described = described.player(1, at="cheyenne", city="omaha", destination="denver", cash=200_000)
    described = described.owns(2, "BO").owns(1, "PRR").owns_all_but(1, "WP")
    described = described.player(2, at="portland-me", destination="boston")
    table = described.turn(1, "roll").table()
    table.roll(1, 2).move("cheyenne UP denver").buy("WP")
    assert table.established(0) == {"PRR": (1, 5_000), "BO": (2, 5_000)}
    assert table.rules.view(table.state, None)["players"][0]["established"] == [
        {"railroad": "BO", "payee": 2, "amount": 5_000},
        {"railroad": "PRR", "payee": 1, "amount": 5_000},
    ]
    table.roll(1, 1).move("portland-me BM haverhill BM boston").act("pass_purchase")
    assert table.seat == 0
    table.roll(1, 1).move("philadelphia BO baltimore BO washington")
    assert table.established(0) == {"BO": (2, 5_000)}
    assert table.charges() == {}
    assert table.fees()[2] == 5_000


def test_c23_then_only_on_those_it_goes_on_riding(usa: MapDef) -> None:
    described = position(usa, 3).owns(2, "BO").owns_all_but(1)
    described = described.player(
        0,
        at="philadelphia",
        city="new-york",
        destination="norfolk",
        established=(("BO", 2, 5_000), ("PRR", 1, 5_000)),
    )
    table = ride(described, (1, 1), "philadelphia BO baltimore PRR washington")
    assert table.fees() == {2: 5_000, 1: 10_000}


def test_c23_the_buyer_of_the_last_railroad_is_established_too(usa: MapDef) -> None:
    """His purchase is neither a sale nor a deal: where he stands, his rivals stay at $5,000."""
    described = position(usa).player(
        0,
        at="trenton",
        city="boston",
        destination="philadelphia",
        cash=60_000,
        engine="superchief",
    )
    table = ride(described.owns_all_but(1, "WP"), (1, 2), "trenton PRR philadelphia")
    table.buy("WP")
    assert table.established(0) == {"BO": (1, 5_000), "PRR": (1, 5_000)}
    table.roll_destination("miami").roll_bonus(2)
    table.move("philadelphia BO baltimore BO washington")
    assert table.fees() == {1: 5_000}


def test_c23_own_railroads_need_no_old_rate(usa: MapDef) -> None:
    described = position(usa).player(0, at="trenton", city="new-york", destination="norfolk")
    described = described.player(1, at="cheyenne", city="omaha", destination="denver", cash=200_000)
    described = described.owns(0, "PRR").owns_all_but(1, "WP")
    table = described.turn(1, "roll").table()
    table.roll(1, 2).move("cheyenne UP denver").buy("WP")
    assert table.established(0) == {}
    table.roll(1, 1).move("trenton PRR philadelphia PRR baltimore")
    assert table.told("fee") == []


def test_c23_not_by_the_players_own_sale(usa: MapDef) -> None:
    """Seat 0 sells the PRR it stands on: riding it costs what it costs everybody."""
    described = position(usa).player(
        0, at="new-york", destination="norfolk", cash=0, engine="superchief"
    )
    described = described.owns(0, "PRR").owns(1, "RFP")
    way = "new-york PRR trenton PRR philadelphia PRR baltimore PRR washington RFP fredericksburg"
    table = ride(described, (1, 4), way)
    table.roll_bonus(1).move("fredericksburg RFP richmond")
    assert table.phase == "sale"
    table.act("sell_deed", railroad="PRR")
    assert table.established(0) == {}
    assert table.cash(0) == 10_000


def test_c23_a_rate_gone_down_again_is_not_kept(usa: MapDef) -> None:
    """Established at $5,000 with its old owner, but the deed is the Bank's now: $1,000."""
    described = position(usa).player(
        0,
        at="trenton",
        city="new-york",
        destination="norfolk",
        established=(("PRR", 1, 5_000),),
    )
    table = ride(described, (1, 1), "trenton PRR philadelphia PRR baltimore")
    assert table.fees() == {None: 1_000}


def test_c23_the_second_rise_keeps_the_first_rate(usa: MapDef) -> None:
    """Unowned, bought, then all sold: who stood there from the start still pays the Bank."""
    described = position(usa).player(
        0,
        at="trenton",
        city="new-york",
        destination="norfolk",
        established=(("PRR", None, 1_000),),
    )
    described = described.player(1, at="cheyenne", city="omaha", destination="denver", cash=200_000)
    table = described.owns_all_but(1, "WP").turn(1, "roll").table()
    table.roll(1, 2).move("cheyenne UP denver").buy("WP")
    assert table.established(0) == {"PRR": (None, 1_000)}


def test_fees_shown_beforehand_are_the_fees_paid(usa: MapDef) -> None:
    """A preview's charges include what the turn owes already (C-17, C-21)."""
    described = southbound(usa).owns(1, "PRR", "RFP").owns(2, "BO")
    described = described.turn(
        0, "move", leg=2, allowance=3, charges=(charge(usa, 1, 5_000, "RFP"),)
    )
    table = described.table()
    path = track(usa, TO_BALTIMORE_BY_TWO_LINES)
    preview = table.rules.preview(table.state, path)
    shown = {due["payee"]: due["amount"] for due in preview["charges"]}
    table.move(TO_BALTIMORE_BY_TWO_LINES)
    assert table.fees() == shown == {1: 5_000, 2: 5_000}
