"""Dividends, the second period, nationalization and the end: T-18 to T-26."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.siberia.stock import advance
from tests.siberia.positions import PlayedTable, Position, position, small_map


def described(timing: int = 4, **options: Any) -> Position:
    """One pass before a dividend; nobody's value stands out."""
    return (
        position(**options)
        .railroad("red", (2, 1, 0), links="m-a", income=11, value=40, treasury=3)
        .railroad("blue", (0, 1, 1), links="m-b", income=6, value=40)
        .at(timing=timing)
    )


def paid(table: PlayedTable) -> dict[tuple[int, str], int]:
    return {
        (told["seat"], told["railroad"]): told["amount"] for told in table.told("dividend_paid")
    }


# --- T-18


def test_t18_income_by_shares_rounded_up() -> None:
    """Income 11 and three shares out: 4 a share, so 8 and 4."""
    table = described().table().passes()
    assert paid(table) == {(0, "red"): 8, (1, "red"): 4, (1, "blue"): 3, (2, "blue"): 3}
    assert table.cash == [108, 107, 103]
    assert table.state.dividends == 1


def test_t18_private_railroads_pay_too_and_those_gone_do_not() -> None:
    table = described().railroad("green", (0, 0, 1), links="m-c", income=5).table().passes()
    assert paid(table)[2, "green"] == 5
    table = described().status("red", "nationalized").table().passes()
    assert {railroad for _, railroad in paid(table)} == {"blue"}


def test_t18_only_at_the_fifth_move_of_the_timing_marker() -> None:
    table = described(timing=3).table().passes()
    assert table.state.dividends == 0
    table.passes()
    assert table.state.dividends == 1
    assert table.state.timing == 0
    assert table.state.deciding_seat == 2


# --- T-19, T-22: the second period


def test_t19_in_the_first_period_the_marker_moves_one_space() -> None:
    table = described().table().passes()
    assert table.state.marker == 28
    assert table.state.period == 1
    assert not table.told("nationalized")


@pytest.mark.parametrize(("value", "period"), [(44, 1), (48, 2), (50, 2)])
def test_t19_forty_eight_opens_the_second_period_forty_four_does_not(
    value: int, period: int
) -> None:
    table = described().railroad("green", (1, 1, 0), links="m-c", value=value).table().passes()
    assert table.state.period == period


def opened() -> PlayedTable:
    """The dividend that opened the second period; black's auction is on, seat 0 moved last."""
    return described().railroad("green", (1, 1, 0), links="m-c", value=48).table().passes()


def test_t20_nationalization_is_skipped_when_the_second_period_opens() -> None:
    table = described().railroad("green", (1, 1, 0), links="m-c", value=48)
    low = table.railroad("yellow", (0, 0, 1), links="m-d", value=8).table().passes()
    assert low.railroad("yellow").status == "running"
    # the marker has moved as in the first period
    assert low.state.marker == 28


def test_t20_only_the_dividend_marker_ends_that_dividend_and_nobody_is_asked_to_bid() -> None:
    top = described().railroad("green", (1, 1, 0), links="m-c", value=75)
    assert top.table().passes().state.result is None
    last = described().railroad("green", (1, 1, 0), links="m-c", value=75).at(dividends=9)
    table = last.table().passes()
    assert table.rules.result(table.state)["reason"] == "dividends"
    assert not table.told("auction_opened")


def test_t22_black_and_white_are_auctioned_from_the_player_who_just_moved() -> None:
    table = opened()
    assert table.told("auction_opened") == [{"railroad": "black", "seat": 0}]
    assert table.state.deciding_seat == 0
    table.passes().act("bid", amount=20).passes()
    assert table.told("auction_won") == [{"seat": 1, "railroad": "black", "amount": 20}]
    table.act("claim", link=table.path("a-e")[0], value=20)
    # as in T-6: the winner starts the next
    assert table.told("auction_opened") == [{"railroad": "white", "seat": 1}]


def test_t22_an_internal_link_that_touches_another_network() -> None:
    table = opened().passes(2).act("bid", amount=8)
    found = table.choices("claim", "link")
    assert found == sorted(table.path("m-d a-b a-d a-e b-c b-i c-d"))
    assert table.path("c-X")[0] not in found
    table.act("claim", link=table.path("a-e")[0], value=8)
    # black's first link counts for white
    table.passes(2).act("bid", amount=8)
    assert table.path("e-f")[0] in table.choices("claim", "link")


def test_t22_then_play_goes_on_in_the_normal_order() -> None:
    table = opened()
    assert table.state.dividends == 1
    table.passes(2).act("bid", amount=8)
    table.act("claim", link=table.path("a-e")[0], value=8).passes(3)
    assert table.state.phase == "turn"
    assert table.state.deciding_seat == 1
    assert table.state.timing == 0


def test_t22_nobody_bids_as_in_t8() -> None:
    table = opened().passes(3)
    assert table.railroad("black").status == "out"
    assert table.state.marker == advance(28, 3)
    table.passes(3)
    assert table.state.marker == advance(28, 6)
    assert table.state.phase == "turn"


def test_t22_without_a_link_no_auction_is_held_and_the_marker_stays() -> None:
    board = small_map("m-a 2, m-b 2, a-X 3, c-d 2")
    found = position(board).at(timing=4).railroad("red", (1, 1, 0), links="m-a", value=48)
    table = found.railroad("blue", (1, 1, 0), links="m-b", value=44).table().passes()
    assert [told["reason"] for told in table.told("railroad_out")] == ["no_link"] * 2
    assert table.state.marker == 28
    assert table.state.phase == "turn"


# --- T-21


def test_t21_the_highest_value_gains_a_step() -> None:
    table = described().railroad("green", (1, 1, 0), links="m-c", value=44).table().passes()
    assert table.railroad("green").value == 48
    # the check of T-19 came before
    assert table.state.period == 1


def test_t21_on_a_tie_none_gains_and_the_option_turns_it_off() -> None:
    table = described().table().passes()
    assert table.railroad("red").value == table.railroad("blue").value == 40
    off = described(stock_adjustment=False).railroad("green", (1, 1, 0), links="m-c", value=44)
    assert off.table().passes().railroad("green").value == 44


def test_t21_comes_after_the_auctions_of_the_second_period() -> None:
    """A railroad that was founded in this dividend may be the highest."""
    table = opened().act("bid", amount=60).passes(2)
    table.act("claim", link=table.path("a-e")[0], value=60).passes(3)
    assert table.railroad("black").value == 62
    assert table.railroad("green").value == 48


# --- T-23, T-24


def second(marker: int = 24, **options: Any) -> Position:
    """The second period; red and blue are safe."""
    return described(**options).at(period=2, marker=marker)


@pytest.mark.parametrize(
    ("value", "strictly_below", "goes"),
    [(24, False, True), (28, False, False), (20, False, True), (24, True, False), (20, True, True)],
)
def test_t23_at_or_below_the_marker(value: int, strictly_below: bool, goes: bool) -> None:
    found = second(strictly_below=strictly_below)
    table = found.railroad("green", (1, 1, 0), links="m-c", value=value, income=7).table().passes()
    assert (table.railroad("green").status == "nationalized") is goes


def test_t23_one_more_dividend_and_everything_is_gone_but_the_links() -> None:
    found = second().railroad("green", (2, 0, 0), links="m-c", value=20, income=7, treasury=9)
    table = found.table().passes()
    amounts = [
        told["amount"] for told in table.told("dividend_paid") if told["railroad"] == "green"
    ]
    assert amounts == [8, 8]
    line = table.railroad("green")
    assert (line.shares, line.treasury, line.value) == ((0, 0, 0), 0, 0)
    assert table.owner("m-c") == "green"
    assert table.state.dividends == 1
    (told,) = table.told("nationalized")
    assert (told["value"], told["marker"], told["treasury"]) == (20, 24, 9)


def test_t23_private_railroads_go_too_and_all_together() -> None:
    found = second().railroad("green", (1, 0, 0), links="m-c", value=20)
    found.railroad("yellow", (0, 1, 1), links="m-d", value=24)
    table = found.table().passes()
    assert [told["railroad"] for told in table.told("nationalized")] == ["green", "yellow"]
    # the marker is where it was when they were found
    assert [told["marker"] for told in table.told("nationalized")] == [24, 24]


def test_t24_three_spaces_for_each_railroad_or_one_if_there_was_none() -> None:
    assert second().table().passes().state.marker == advance(24, 1)
    one = second().railroad("green", (1, 1, 0), links="m-c", value=8)
    assert one.table().passes().state.marker == advance(24, 3)
    two = second().railroad("green", (1, 1, 0), links="m-c", value=8)
    two.railroad("yellow", (0, 1, 1), links="m-d", value=24)
    assert two.table().passes().state.marker == advance(24, 6)


def test_t24_the_marker_never_goes_past_seventy_five() -> None:
    found = position().at(timing=4, period=2, marker=70)
    found.railroad("red", (1, 1, 0), value=75).railroad("blue", (1, 1, 0), value=75)
    found.railroad("green", (1, 1, 0), value=8)
    assert found.table().passes().state.marker == 75


# --- T-25


def reason(table: PlayedTable) -> str | None:
    result = table.rules.result(table.state)
    return None if result is None else str(result["reason"])


def test_t25_a_value_of_seventy_five_after_a_dividend() -> None:
    found = second().railroad("green", (1, 1, 0), links="m-c", value=75)
    table = found.at(timing=3).table().passes()
    assert reason(table) is None
    assert reason(table.passes()) == "top_value"


def test_t25_a_step_of_t21_may_end_it() -> None:
    assert reason(second().railroad("green", (1, 1, 0), value=70).table().passes()) == "top_value"


def test_t25_the_dividend_markers_end() -> None:
    assert reason(described().at(dividends=8).table().passes()) is None
    assert reason(described().at(dividends=9).table().passes()) == "dividends"
    assert (
        reason(described(dividend_track_length=3).at(dividends=2).table().passes()) == "dividends"
    )


def test_t25_fewer_than_two_public_railroads_in_the_second_period() -> None:
    found = second().railroad("blue", (0, 1, 0), links="m-b", value=40)
    assert reason(found.table().passes()) == "few_public"
    found = second(few_public_end=False).railroad("blue", (0, 1, 0), links="m-b", value=40)
    assert reason(found.table().passes()) is None
    # not in the first
    found = described().railroad("blue", (0, 1, 0), links="m-b", value=40)
    assert reason(found.table().passes()) is None


def test_t25_what_is_left_after_the_nationalizations_counts() -> None:
    assert reason(second(marker=40).railroad("red", (2, 1, 0), value=44).table().passes()) == (
        "few_public"
    )


def test_t18_to_t25_in_their_order() -> None:
    found = second().railroad("green", (1, 1, 0), links="m-c", value=24, income=6)
    found.railroad("yellow", (1, 1, 0), links="m-d", value=70, income=6)
    table = found.table().passes()
    order = [
        "timing_moved", "dividend_began", "dividend_paid", "nationalized", "marker_moved",
        "value_rose", "game_over",
    ]  # fmt: skip
    kinds = table.kinds()
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    reasons = [told["reason"] for told in table.told("dividend_paid")]
    assert reasons == sorted(reasons)


# --- T-26


def test_t26_cash_and_the_values_of_public_shares() -> None:
    found = described().cash(10, 20, 30).at(dividends=9)
    found.railroad("green", (0, 0, 1), links="m-c", value=44, income=3)
    found.railroad("yellow", (0, 0, 0)).status("yellow", "nationalized")
    table = found.table().passes()
    ranking = {row["seat"]: row for row in table.rules.result(table.state)["ranking"]}
    # the private green is worth nothing, though its value stands highest
    assert ranking[0]["wealth"] == 10 + 8 + 2 * 40
    assert ranking[1]["wealth"] == 20 + 4 + 3 + 2 * 40
    assert ranking[2]["wealth"] == 30 + 3 + 3 + 1 * 40
    assert [row["seat"] for row in table.rules.result(table.state)["ranking"]] == [1, 0, 2]


@pytest.mark.parametrize(("tie_break", "places"), [("shared", [1, 1, 3]), ("cash", [1, 2, 3])])
def test_t26_ties_are_shared_or_broken_by_cash(tie_break: str, places: list[int]) -> None:
    found = position(tie_break=tie_break).cash(60, 20, 0).at(timing=4, dividends=9)
    found.railroad("red", (0, 1, 0), value=40, income=0)
    found.railroad("blue", (0, 1, 1), value=40, income=0)
    table = found.table().passes()
    ranking = table.rules.result(table.state)["ranking"]
    assert [row["place"] for row in ranking] == places
    assert [row["wealth"] for row in ranking] == [60, 60, 40]
