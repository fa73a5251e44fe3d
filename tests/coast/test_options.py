"""The host options that have no module of their own."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.coast.meta import Options
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, Position, opening, position, track

TO_BALTIMORE = "new-york PRR trenton PRR philadelphia BO baltimore"


def arrived(described: Position, **changes: Any) -> PlayedTable:
    """Seat 0 has come from Boston to Philadelphia by the PRR, with $100,000 in hand before."""
    changes = {"cash": 100_000, **changes}
    described = described.player(
        0, at="trenton", city="boston", destination="philadelphia", **changes
    )
    return described.turn(0, "roll").table().roll(1, 2).move("trenton PRR philadelphia")


# --- C-2: shared homes


def test_c2_homes_may_be_shared_by_option(usa: MapDef) -> None:
    state = opening(usa, ("boston",), ("boston",), ("boston",), shared_homes=True).state
    assert [usa.cities[player.home].id for player in state.players] == ["boston"] * 3


# --- C-8: re-pick your region


def own_region_rolled(board: MapDef, at: str, region: str, **options: Any) -> PlayedTable:
    described = position(board, **options).player(0, at=at).turn(0, "destination")
    return described.table().roll_destination(at, region=region)


def test_c8_any_other_region_without_the_option(usa: MapDef) -> None:
    table = own_region_rolled(usa, "boston", "northeast")
    assert table.offered() == {
        "choose_region": [region for region in usa.regions if region != "northeast"]
    }
    assert table.refusal("choose_region", region="northeast") == "not-offered"


def test_c8_the_own_one_too_with_it(usa: MapDef) -> None:
    table = own_region_rolled(usa, "boston", "northeast", repick_region=True)
    assert table.offered() == {"choose_region": list(usa.regions)}
    table.choose_region("northeast", "new-york")
    assert table.destination(0) == "new-york"
    assert table.phase == "roll"


def test_c8_another_one_still_may_be(usa: MapDef) -> None:
    table = own_region_rolled(usa, "boston", "northeast", repick_region=True)
    table.choose_region("northwest", "seattle")
    assert table.destination(0) == "seattle"


def test_c8_c9_and_then_the_very_city_can_come_up(usa: MapDef) -> None:
    table = own_region_rolled(usa, "boston", "northeast", repick_region=True)
    table.choose_region("northeast", "boston")
    assert table.told("turn_lost") == [{"kind": "turn_lost", "seat": 0, "city": "boston"}]
    assert table.destination(0) is None
    assert table.seat == 1


def test_c8_c15_and_its_twin(usa: MapDef) -> None:
    table = own_region_rolled(usa, "minneapolis", "plains", repick_region=True)
    table.choose_region("plains", "st-paul")
    (told,) = table.told("arrived")
    assert (told["city"], told["payoff"]) == ("st-paul", 0)
    assert table.phase == "purchase"


# --- C-18: Fast Track


@pytest.mark.parametrize(("fast_track", "payoff"), [(False, 31_500), (True, 47_250)])
def test_c18_fast_track_pays_half_more(usa: MapDef, fast_track: bool, payoff: int) -> None:
    """Boston to Seattle: 31,500 pays 47,250."""
    described = position(usa, fast_track=fast_track)
    described = described.player(0, at="ellensburg", city="boston", destination="seattle")
    table = described.turn(0, "roll").table()
    assert table.rules.view(table.state, None)["players"][0]["payoff"] == payoff
    table.roll(1, 2).move("ellensburg NP seattle")
    assert table.told("arrived")[0]["payoff"] == payoff
    assert table.cash(0) == 20_000 + payoff
    assert table.player(0).earned == payoff


@pytest.mark.parametrize(("printed", "paid"), [(0, 0), (500, 750), (1_001, 1_501), (3, 4)])
def test_c18_fast_track_rounds_down_to_whole_dollars(printed: int, paid: int) -> None:
    assert Options(fast_track=True).payoff(printed) == paid
    assert Options().payoff(printed) == printed


def test_c18_fast_track_starts_with_an_express(usa: MapDef) -> None:
    state = opening(usa, ("boston",), ("miami",), fast_track=True).state
    assert [player.engine for player in state.players] == ["express"] * 2
    assert [player.cash for player in state.players] == [20_000] * 2
    # C-16: the first turn has its bonus on any double
    assert state.turn.engine == "express"


def may_declare(board: MapDef, cash: int, **options: Any) -> bool:
    described = position(board, **options).player(0, cash=cash).turn(0, "destination")
    return described.table().may("declare")


@pytest.mark.parametrize(
    ("options", "amount"),
    [
        ({}, 200_000),
        ({"fast_track": True}, 100_000),
        ({"victory_amount": 150_000}, 150_000),
        ({"victory_amount": 40_000}, 40_000),
        ({"victory_amount": 1_000_000}, 1_000_000),
        ({"fast_track": True, "victory_amount": 150_000}, 150_000),
        ({"fast_track": True, "victory_amount": 200_000}, 200_000),
    ],
)
def test_c31_the_victory_amount_a_custom_one_overrides_fast_track(
    usa: MapDef, options: dict[str, Any], amount: int
) -> None:
    assert may_declare(usa, amount, **options)
    assert not may_declare(usa, amount - 1, **options)
    table = position(usa, **options).turn(0, "destination").table()
    assert table.rules.view(table.state, None)["victory_amount"] == amount


def test_c33_the_victory_amount_is_what_must_be_left_at_home(usa: MapDef) -> None:
    for cash, won in ((65_000, True), (64_999, False)):
        described = position(usa, victory_amount=60_000).player(
            0, at="philadelphia", home="baltimore", destination="miami", cash=cash, declared=True
        )
        table = described.owns(1, "BO").turn(0, "roll").table()
        table.roll(1, 2).move("philadelphia BO baltimore")
        assert bool(table.told("won")) is won


# --- C-18: what may be bought


def test_c18_multi_buy_any_number_of_purchases(usa: MapDef) -> None:
    """Until the player has enough of it."""
    table = arrived(position(usa, multi_buy=True))
    cash = table.cash(0)
    table.buy("WP").act("buy_engine", engine="express").buy("NH")
    table.act("buy_engine", engine="superchief")
    assert (table.phase, table.seat) == ("purchase", 0)
    assert "buy_engine" not in table.offered()
    table.buy("RFP").act("pass_purchase")
    assert table.seat == 1
    assert [table.owner(line) for line in ("WP", "NH", "RFP")] == [0, 0, 0]
    # $1,000 for the unowned PRR
    assert table.cash(0) == cash - 8_000 - 4_000 - 4_000 - 40_000 - 4_000 - 1_000


def test_c18_multi_buy_ends_by_itself_when_nothing_can_be_paid_for(usa: MapDef) -> None:
    """$10,000 and the $3,000 from Boston: the WP, the NH, and $1,000 left for the fee."""
    table = arrived(position(usa, multi_buy=True), cash=10_000)
    table.buy("WP").buy("NH")
    assert table.phase == "purchase", "a deed might still be dealt away (C-27)"
    assert set(table.offered()) == {"pass_purchase"}
    table = arrived(position(usa, multi_buy=True, deals=False), cash=10_000)
    table.buy("WP").buy("NH")
    assert table.seat == 1
    assert table.cash(0) == 0


def test_c18_multi_buy_between_two_legs(usa: MapDef) -> None:
    table = arrived(position(usa, multi_buy=True), engine="superchief")
    table.buy("WP").buy("NH").act("pass_purchase")
    assert (table.phase, table.seat) == ("destination", 0)
    assert table.state.turn.leg == 2


def test_c18_express_after_superchief(usa: MapDef) -> None:
    table = arrived(position(usa, express_after_superchief=True), engine="superchief")
    cash = table.cash(0)
    assert table.offered()["buy_engine"] == ["express"]
    table.act("buy_engine", engine="express")
    assert table.player(0).engine == "express"
    assert table.cash(0) == cash - 4_000
    # C-20: the turn's engine is the one it began with, so the bonus leg is still to come
    assert (table.phase, table.state.turn.leg) == ("destination", 2)


@pytest.mark.parametrize(
    ("engine", "offered"), [("standard", ["express", "superchief"]), ("express", ["superchief"])]
)
def test_c18_that_option_changes_nothing_for_the_others(
    usa: MapDef, engine: str, offered: list[str]
) -> None:
    table = arrived(position(usa, express_after_superchief=True), engine=engine)
    assert table.offered()["buy_engine"] == offered


def test_c18_c40_the_new_century_superchief(usa: MapDef) -> None:
    """$20,000 to buy, and so much it is worth."""
    table = arrived(position(usa, cheap_superchief=True))
    cash = table.cash(0)
    table.act("buy_engine", engine="superchief")
    assert table.cash(0) == cash - 20_000 - 1_000
    shown = table.rules.view(table.state, None)
    assert shown["engine_prices"] == {"express": 4_000, "superchief": 20_000}
    assert shown["players"][0]["net_worth"] == cash - 1_000


@pytest.mark.parametrize(("cheap", "first"), [(False, 0), (True, 1)])
def test_c40_the_engine_counts_at_its_price_in_this_game(
    usa: MapDef, cheap: bool, first: int
) -> None:
    """A Superchief and nothing against $30,000: ahead at $40,000, behind at $20,000."""
    described = position(usa, round_limit=1, cheap_superchief=cheap)
    described = described.player(0, cash=0, engine="superchief")
    described = described.player(1, at="boston", destination="seattle", cash=30_000).owns(1, "NH")
    table = described.turn(1, "roll").table()
    table.roll(1, 1).move("boston NH providence NH new-haven")
    assert table.rules.ranking(table.state)[0] == (first, 1)


# --- C-21: strict own-track fee


def strict(board: MapDef) -> Position:
    described = position(board, 3, strict_own_fee=True)
    return described.player(0, at="new-york", destination="norfolk").turn(0, "roll")


def test_c21_strict_own_lines_cost_1000(usa: MapDef) -> None:
    table = strict(usa).owns(0, "PRR", "BO").table().roll(1, 2).move(TO_BALTIMORE)
    assert table.fees() == {None: 1_000}
    (told,) = table.told("fee")
    assert sorted(told["railroads"]) == ["BO", "PRR"]


def test_c21_strict_shared_with_the_unowned_one(usa: MapDef) -> None:
    table = strict(usa).owns(0, "PRR").table().roll(1, 2).move(TO_BALTIMORE)
    assert table.fees() == {None: 1_000}


def test_c21_strict_on_top_of_a_rivals_fee(usa: MapDef) -> None:
    table = strict(usa).owns(0, "PRR").owns(1, "BO").table().roll(1, 2).move(TO_BALTIMORE)
    assert table.fees() == {None: 1_000, 1: 5_000}


def test_c21_c22_strict_is_1000_when_all_are_sold_too(usa: MapDef) -> None:
    table = strict(usa).owns_all_but(0).table().roll(1, 2).move(TO_BALTIMORE)
    assert table.fees() == {None: 1_000}


def test_c21_strict_is_shown_beforehand(usa: MapDef) -> None:
    table = strict(usa).owns(0, "PRR").table().roll(1, 2)
    assert table.rules.view(table.state, None)["fees"]["PRR"] == 1_000
    preview = table.rules.preview(table.state, track(usa, TO_BALTIMORE))
    assert [due["amount"] for due in preview["charges"]] == [1_000]


def test_c21_c24_strict_is_owed_like_any_other_fee(usa: MapDef) -> None:
    """$999 in hand: the line that was ridden must itself be sold."""
    described = position(usa, strict_own_fee=True)
    described = described.player(0, at="boston", destination="seattle", cash=999).owns(0, "NH")
    table = described.turn(0, "roll").table().roll(1, 1)
    table.move("boston NH providence NH new-haven").act("sell_deed", railroad="NH")
    assert table.cash(0) == 999 + 2_000 - 1_000


# --- C-25: New Century, a bankrupt's cash


@pytest.mark.parametrize(("to_bank", "got"), [(False, 3_000), (True, 0)])
def test_c25_a_bankrupts_cash_goes_to_the_bank_by_option(
    usa: MapDef, to_bank: bool, got: int
) -> None:
    described = position(usa, 3, bankrupt_cash_to_bank=to_bank)
    described = described.player(0, at="new-york", destination="norfolk", cash=3_000)
    table = described.owns(1, "PRR", "BO").turn(0, "roll").table()
    table.roll(1, 2).move(TO_BALTIMORE)
    assert table.told("bankrupt")
    assert [table.cash(seat) for seat in range(3)] == [0, 20_000 + got, 20_000]
    to_the_bank = [move.amount for move in table.transfers if move.payee is None]
    assert to_the_bank == ([3_000] if to_bank else [])


def test_c25_who_can_pay_pays_his_rivals_all_the_same(usa: MapDef) -> None:
    described = position(usa, 3, bankrupt_cash_to_bank=True)
    described = described.player(0, at="new-york", destination="norfolk", cash=5_000)
    table = described.owns(1, "PRR", "BO").turn(0, "roll").table()
    table.roll(1, 2).move(TO_BALTIMORE)
    assert table.fees() == {1: 5_000}


# --- C-37: rover bounty


@pytest.mark.parametrize(
    ("bounty", "cash", "amount"),
    [
        ("soft", 210_000, 25_000),
        ("classic", 210_000, 50_000),
        ("harsh", 210_000, 100_000),
        ("soft", 24_000, 24_000),
        ("classic", 30_000, 30_000),
        ("harsh", 90_000, 90_000),
    ],
)
def test_c37_the_bounty_is_an_option_and_never_more_than_there_is(
    usa: MapDef, bounty: str, cash: int, amount: int
) -> None:
    described = position(usa, rover_bounty=bounty).player(0, at="new-york", destination="norfolk")
    described = described.player(
        1, at="philadelphia", home="seattle", destination="miami", cash=cash, declared=True
    )
    table = described.turn(0, "roll").table().roll(1, 1)
    table.move("new-york PRR trenton PRR philadelphia")
    assert table.told("bounty")[0]["amount"] == amount
    assert table.cash(1) == cash - amount
