"""Resigning: a player leaves as a bankrupt does (C-25, C-26, C-40), his deeds to the Bank first."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.dice import SeededDraws
from roundhouse.core.errors import Illegal
from roundhouse.games.coast.meta import Options
from roundhouse.games.coast.rules import CoastRules
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import NamedDice, PlayedTable, Position, charge, position


def refused(table: PlayedTable) -> str:
    """The code that resigning is refused with; fails if it is not."""
    with pytest.raises(Illegal) as refusal:
        table.rules.resign(table.state, NamedDice({}))
    return refusal.value.code


def test_c26_the_deeds_go_back_to_the_bank_and_can_be_bought_again(usa: MapDef) -> None:
    described = position(usa, 3).owns(0, "SP", "WP").owns(1, "PRR")
    described = described.player(
        1, at="trenton", city="boston", destination="philadelphia", cash=60_000
    )
    table = described.turn(0, "destination").table().resign()
    assert [table.owner(line) for line in ("SP", "WP", "PRR")] == [None, None, 1]
    table.roll(1, 2).move("trenton PRR philadelphia").buy("SP")
    assert table.owner("SP") == 1


def test_c25_the_cash_goes_to_the_bank_when_nothing_is_owed(usa: MapDef) -> None:
    table = position(usa, 3).turn(0, "destination").table().resign()
    assert [table.cash(seat) for seat in range(3)] == [0, 20_000, 20_000]
    assert table.told("resigned") == [{"kind": "resigned", "seat": 0}]
    assert not table.told("bankrupt")
    assert table.seat == 1


def indebted(board: MapDef, cash: int, **options: bool) -> Position:
    """Seat 0 rests between two legs; $5,000 to each of seats 1 and 3 and $1,000 to the Bank owed."""
    described = position(board, 4, **options).player(0, at="richmond", cash=cash)
    described = described.owns(0, "SP").owns(1, "PRR").owns(3, "BO")
    charges = (
        charge(board, 3, 5_000, "BO"),
        charge(board, 1, 5_000, "PRR"),
        charge(board, None, 1_000, "RFP"),
    )
    return described.turn(0, "destination", leg=2, charges=charges)


@pytest.mark.parametrize(
    ("cash", "first", "second"),
    [(50_000, 5_000, 5_000), (10_000, 5_000, 5_000), (5_001, 2_501, 2_500), (0, 0, 0)],
)
def test_c25_the_turns_creditors_come_first(
    usa: MapDef, cash: int, first: int, second: int
) -> None:
    """In equal shares, none above the claim; no deed is sold for them."""
    table = indebted(usa, cash).table().resign()
    assert [table.cash(seat) - 20_000 for seat in (1, 2, 3)] == [first, 0, second]
    assert table.cash(0) == 0
    assert table.owner("SP") is None
    assert not table.told("sold_deed")
    assert table.charges() == {}


def test_c25_new_century_sends_all_of_it_to_the_bank(usa: MapDef) -> None:
    table = indebted(usa, 50_000, bankrupt_cash_to_bank=True).table().resign()
    assert [table.cash(seat) for seat in range(4)] == [0, 20_000, 20_000, 20_000]


def test_c25_the_train_leaves_the_map_and_a_declaration_ends(usa: MapDef) -> None:
    """Nobody can meet the runner who has left, and the seat is passed over."""
    described = position(usa, 3).player(
        0, at="philadelphia", home="seattle", destination="miami", cash=210_000, declared=True
    )
    described = described.player(1, at="new-york", destination="norfolk")
    described = described.player(2, at="boston", destination="seattle")
    table = described.turn(0, "roll").table().resign()
    assert table.player(0).declared is False
    table.roll(1, 1).move("new-york PRR trenton PRR philadelphia")
    assert not table.told("bounty")
    table.roll(1, 1).move("boston NH providence NH new-haven")
    assert table.seat == 1


def test_c22_deeds_gone_back_lower_the_fee(usa: MapDef) -> None:
    table = position(usa, 3).owns(0, "SP", "WP").owns_all_but(1).turn(0, "destination").table()
    table.resign()
    assert len(table.told("not_all_sold")) == 1
    fees = table.rules.view(table.state, None)["fees"]
    assert (fees["SP"], fees["PRR"]) == (1_000, 0)


def test_c23_who_leaves_keeps_no_old_rate(usa: MapDef) -> None:
    """Nothing of the kind is told, although the own NH under the train is the Bank's now."""
    table = position(usa, 3).player(0, at="boston").owns(0, "NH").turn(0, "destination").table()
    table.resign()
    assert table.established(0) == {}
    assert not table.told("established")


def test_c25_the_last_player_left_wins(usa: MapDef) -> None:
    table = position(usa, 2).turn(0, "destination").table().resign()
    assert table.told("won") == [{"kind": "won", "seat": 1}]
    assert table.told("game_over") == [{"kind": "game_over", "reason": "last", "winner": 1}]
    assert refused(table) == "resign-not-now"


def test_c40_ranked_like_a_bankrupt_the_latest_first(usa: MapDef) -> None:
    """Seat 0 was rich, seat 2 poor, and seat 3 bankrupt before them."""
    described = position(usa, 4).player(0, cash=900_000).player(3, cash=0, bankrupt=1)
    described = described.player(1, at="boston", destination="seattle")
    described = described.player(2, cash=1_000)
    table = described.turn(0, "destination").table().resign()
    table.roll(1, 1).move("boston NH providence NH new-haven")
    table.resign()
    assert table.rules.ranking(table.state) == ((1, 1), (2, 2), (0, 3), (3, 4))


def test_c41_the_round_is_counted_on(usa: MapDef) -> None:
    table = position(usa, 3).round(7).turn(2, "destination").table().resign()
    assert (table.seat, table.state.round) == (0, 8)
    ended = position(usa, 3).round(400).turn(2, "destination").table().resign()
    assert ended.told("game_over")[0]["reason"] == "rounds"


def at_each_decision(board: MapDef) -> dict[str, PlayedTable]:
    """A table at every phase of a turn of seat 0, who may leave at each of them."""
    on_the_way = position(board, 3).player(0, at="new-york", destination="norfolk", cash=0)
    to_arrive = position(board, 3).player(
        0, at="trenton", city="boston", destination="philadelphia"
    )
    before_rolling = position(board, 3).player(0, at="boston").turn(0, "destination")
    broke = on_the_way.owns(0, "SP").owns(1, "PRR").turn(0, "roll")
    return {
        "destination": before_rolling.table(),
        "region": before_rolling.table().roll_destination("boston", region="northeast"),
        "roll": broke.table(),
        "move": broke.table().roll(1, 1),
        "sale": broke.table().roll(1, 1).move("new-york PRR trenton PRR philadelphia"),
        "purchase": to_arrive.turn(0, "roll").table().roll(1, 2).move("trenton PRR philadelphia"),
    }


@pytest.mark.parametrize("phase", ["destination", "region", "roll", "move", "sale", "purchase"])
def test_at_any_decision_of_the_own_turn(usa: MapDef, phase: str) -> None:
    table = at_each_decision(usa)[phase]
    assert (table.phase, table.seat) == (phase, 0)
    table.resign()
    assert table.player(0).bankrupt == 1
    assert table.cash(0) == 0
    assert table.seat == 1


def test_not_while_an_offer_is_on_the_table(usa: MapDef) -> None:
    table = position(usa, 3).owns(0, "WP").turn(0, "destination").table()
    terms: dict[str, Any] = {"give_cash": 0, "give_deeds": ["WP"], "take_cash": 1, "take_deeds": []}
    table.act("propose_deal", partner=1, **terms)
    assert refused(table) == "resign-not-now"
    table.act("counter_deal", **{**terms, "give_deeds": [], "take_deeds": ["WP"], "take_cash": 0})
    assert refused(table) == "resign-not-now"
    table.act("decline_deal").resign()


def test_not_while_a_deed_is_up_for_bids(usa: MapDef) -> None:
    described = position(usa, 3, auction_sales=True).owns(0, "WP").owns(1, "PRR")
    described = described.player(0, at="new-york", destination="norfolk", cash=0)
    table = described.turn(0, "roll").table().roll(1, 1)
    table.move("new-york PRR trenton PRR philadelphia").act("sell_deed", railroad="WP")
    assert table.phase == "auction"
    assert refused(table) == "resign-not-now"


def test_not_while_homes_are_swapped(usa: MapDef) -> None:
    rules = CoastRules(usa, Options(home_swap=True), 2)
    table = PlayedTable(rules, rules.start(SeededDraws("a seed")).state)
    assert refused(table) == "resign-not-now"
    table.act("keep_home").act("keep_home").resign()
    assert table.seat is None
