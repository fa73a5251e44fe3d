"""Setting up and the opening auctions: T-1 to T-9."""

from __future__ import annotations

import pytest

from roundhouse.core.errors import Illegal
from roundhouse.games.siberia import meta
from roundhouse.games.siberia.meta import Options
from roundhouse.games.siberia.rules import SiberiaRules
from roundhouse.games.siberia.stock import advance
from tests.siberia.positions import RAILROADS, SMALL, opening, position


@pytest.mark.parametrize(("seats", "cash"), [(3, 48), (4, 40), (5, 32)])
def test_t1_starting_cash_goes_by_the_number_of_players(seats: int, cash: int) -> None:
    assert opening(SMALL, seats).cash == [cash] * seats
    assert opening(SMALL, seats, starting_cash=60).cash == [60] * seats


@pytest.mark.parametrize("seats", [2, 6])
def test_t1_three_to_five_players(seats: int) -> None:
    with pytest.raises(Illegal, match="seats-out-of-range"):
        SiberiaRules(SMALL, Options(), seats)


def test_t2_six_railroads_of_five_and_three_shares() -> None:
    assert [(name, shares) for name, shares, _ in meta.RAILROADS] == [
        *((name, 5) for name in ("red", "blue", "green", "yellow")),
        *((name, 3) for name in ("black", "white")),
    ]


def test_t3_twenty_three_stock_values() -> None:
    assert len(meta.STOCK_VALUES) == 23
    assert meta.STOCK_VALUES[0] == 8
    assert {48, 50, 70, 75} <= set(meta.STOCK_VALUES)
    assert 49 not in meta.STOCK_VALUES
    assert [advance(44, steps) for steps in range(3)] == [44, 48, 50]
    assert advance(75, 1) == advance(70, 5) == 75


def test_t5_the_markers_and_the_first_player() -> None:
    table = opening(SMALL)
    assert (table.state.marker, table.state.timing, table.state.dividends) == (24, 0, 0)
    first = {opening(SMALL, 5, seed=str(seed)).state.first_seat for seed in range(40)}
    assert first == set(range(5))
    assert opening(SMALL, 5, first_seat=3).state.deciding_seat == 3


# --- T-6: bidding


def test_t6_railroads_are_auctioned_in_order() -> None:
    table = opening(SMALL, first_seat=0)
    opened = [*table.told("auction_opened")]
    for _ in range(3):
        table.passes(3)
        opened += table.told("auction_opened")
    assert [told["railroad"] for told in opened] == ["red", "blue", "green", "yellow"]


def test_t6_the_first_auction_starts_with_the_first_player_in_turn_order() -> None:
    table = opening(SMALL, first_seat=1)
    asked = []
    for amount in (8, 9, 10, 11):
        asked.append(table.state.deciding_seat)
        table.act("bid", amount=amount)
    assert asked == [1, 2, 0, 1]


def test_t6_at_least_eight_more_than_the_last_and_no_more_than_the_cash() -> None:
    table = opening(SMALL, first_seat=0)
    assert table.refusal("bid", amount=7) == "out-of-range"
    assert table.refusal("bid", amount=49) == "out-of-range"
    table.act("bid", amount=20)
    assert table.refusal("bid", amount=20) == "out-of-range"
    table.act("bid", amount=48)
    # the others cannot bid more: they pass by themselves
    assert [told["seat"] for told in table.told("bid_passed") if told["forced"]] == [2, 0]
    assert table.state.phase == "claim"


def test_t6_a_pass_is_final_and_the_last_one_in_wins() -> None:
    table = opening(SMALL, first_seat=0)
    table.act("bid", amount=8).passes().act("bid", amount=9)
    assert table.state.deciding_seat == 0
    table.passes()
    assert table.told("auction_won") == [{"seat": 2, "railroad": "red", "amount": 9}]
    assert table.state.deciding_seat == 2


def test_t6_who_is_left_alone_without_a_bid_may_bid_or_pass() -> None:
    table = opening(SMALL, first_seat=0).passes(2)
    assert table.state.deciding_seat == 2
    assert table.offered == {"bid", "pass_bid"}
    table.act("bid", amount=8)
    assert table.told("auction_won")[0]["seat"] == 2


def test_t6_who_cannot_bid_passes_by_itself() -> None:
    table = position().cash(7, 20, 7).auction("red", 0, 1, 2)
    # nobody is asked but who can bid; the one at seat 0 is found unable as soon as bidding goes on
    table.act("pass_bid")
    assert table.told("bid_passed")[0] == {"seat": 0, "railroad": "red", "forced": False}
    assert table.told("bid_passed")[1] == {"seat": 2, "railroad": "red", "forced": True}
    assert table.state.deciding_seat == 1


def test_t6_the_winner_starts_the_next_auction() -> None:
    table = opening(SMALL, first_seat=0).passes(2).act("bid", amount=8)
    table.act("claim", link=table.choices("claim", "link")[0], value=8)
    assert table.state.deciding_seat == 2
    # unchanged if nobody wins
    table.passes(3)
    assert table.told("railroad_out") == [{"railroad": "blue", "reason": "no_bid"}]
    assert table.state.deciding_seat == 2


# --- T-7 to T-9: winning


def test_t7_the_bid_goes_into_the_treasury() -> None:
    table = opening(SMALL, first_seat=0).act("bid", amount=21).passes(2)
    assert table.cash == [27, 48, 48]
    assert table.railroad("red").treasury == 21
    assert table.railroad("red").shares == (1, 0, 0)


def test_t7_a_free_link_out_of_moscow_and_a_value_up_to_the_bid() -> None:
    table = opening(SMALL, first_seat=0).act("bid", amount=21).passes(2)
    assert table.choices("claim", "link") == table.path("m-a m-b m-c m-d")
    assert table.choices("claim", "value") == [8, 12, 16, 20]
    (link,) = table.path("m-b")
    table.act("claim", link=link, value=16)
    line = table.railroad("red")
    assert (line.treasury, line.income, line.value) == (21, 3, 16)
    assert table.owner("m-b") == "red"
    # the next winner cannot have it
    table.act("bid", amount=8).passes(2)
    assert link not in table.choices("claim", "link")


def test_t8_nobody_bids_and_the_marker_moves_three_spaces() -> None:
    table = opening(SMALL, first_seat=0).passes(3)
    assert table.railroad("red").status == "out"
    assert table.state.marker == advance(24, 3) == 36
    assert table.told("marker_moved") == [
        {"before": 24, "after": 36, "steps": 3, "reason": "failed_auction"}
    ]


def test_t8_a_railroad_that_is_out_is_never_sold() -> None:
    table = opening(SMALL, first_seat=0).passes(3)
    for _ in range(3):
        table.act("bid", amount=8).passes(2)
        table.act("claim", link=table.choices("claim", "link")[0], value=8)
    assert table.state.phase == "turn"
    assert "red" not in table.choices("buy", "railroad")


def test_t9_the_last_winner_takes_the_first_turn() -> None:
    table = opening(SMALL, first_seat=0)
    for railroad in range(3):
        table.passes(railroad % 2).act("bid", amount=8)
        while table.state.phase == "auction":
            table.passes()
        winner = table.state.deciding_seat
        table.act("claim", link=table.choices("claim", "link")[0], value=8)
    table.passes(3)
    assert table.state.phase == "turn"
    assert table.state.deciding_seat == winner
    assert table.told("turn_began") == [{"seat": winner, "turn": 1}]


def test_t9_if_nothing_was_won_the_game_ends_at_once_and_is_shared() -> None:
    table = opening(SMALL, first_seat=0).passes(12)
    assert table.state.deciding_seat is None
    result = table.rules.result(table.state)
    assert result["reason"] == "unsold"
    assert result["winner"] is None
    assert {row["place"] for row in result["ranking"]} == {1}


def test_t2_no_link_left_to_claim_holds_no_auction() -> None:
    """On a map with fewer ways out of Moscow than railroads; the marker stays (as in T-22)."""
    described = position().owns("red", "m-a").owns("blue", "m-b m-c m-d")
    described.railroad("red", (1, 0, 0)).railroad("blue", (0, 1, 0)).status("green", "waiting")
    table = described.auction("green")
    table.passes(3)
    assert RAILROADS[2] == "green"
    assert table.railroad("green").status == "out"
