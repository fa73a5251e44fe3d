"""Buying, passing and who may build: T-10 to T-13 and T-17."""

from __future__ import annotations

from typing import Any

import pytest

from tests.siberia.positions import PlayedTable, Position, position


def described(cash: tuple[int, ...] = (100, 100, 100)) -> Position:
    return (
        position()
        .cash(*cash)
        .railroad("red", (1, 1, 0), links="m-a", treasury=20, value=20)
        .railroad("blue", (0, 1, 0), links="m-b", treasury=10, value=16)
        .railroad("green", (2, 2, 1), links="m-c", treasury=3, value=12)
    )


def test_t10_one_share_sold_is_private_two_are_public() -> None:
    table = described().table()
    assert table.railroad("red").is_public
    assert not table.railroad("blue").is_public
    table.act("buy", railroad="blue")
    assert table.railroad("blue").is_public
    assert table.told("went_public") == [{"railroad": "blue"}]


def test_t11_a_share_at_its_value_into_the_treasury() -> None:
    table = described().table().act("buy", railroad="red")
    assert table.cash == [80, 100, 100]
    assert table.railroad("red").treasury == 40
    assert table.railroad("red").shares == (2, 1, 0)
    assert table.state.timing == 0
    assert table.state.deciding_seat == 1


@pytest.mark.parametrize(("extra", "red", "blue"), [("red", 20 + 20 + 4, 26), ("blue", 40, 30)])
def test_t11_two_shares_cost_four_more_for_either_treasury(extra: str, red: int, blue: int) -> None:
    """Prices plus 4, and the timing marker moves."""
    table = described().table().act("buy_two", railroads=["red", "blue"], extra=extra)
    assert table.cash == [100 - 20 - 16 - 4, 100, 100]
    assert table.railroad("red").treasury == red
    assert table.railroad("blue").treasury == blue
    assert table.state.timing == 1
    assert table.told("timing_moved") == [{"timing": 1, "of": 5, "reason": "two_shares"}]


def test_t11_two_shares_are_of_two_different_railroads() -> None:
    table = described().table()
    assert table.refusal("buy_two", railroads=["red", "red"], extra="red") == "not-offered"
    assert table.refusal("buy_two", railroads=["red", "blue"], extra="green") == "not-offered"


def test_t11_both_prices_and_the_four_must_be_in_hand() -> None:
    # 20 and 16 are 36, and 4 more
    assert "buy_two" in described((40, 1, 1)).table().offered
    assert "buy_two" not in described((39, 1, 1)).table().offered
    assert described((16, 1, 1)).table().choices("buy", "railroad") == ["blue"]


def test_t12_only_of_railroads_in_play_that_are_not_sold_out() -> None:
    table = described().table()
    # green has five shares sold, yellow was never auctioned
    assert table.choices("buy", "railroad") == ["red", "blue"]
    gone = described().status("red", "nationalized").table()
    assert gone.choices("buy", "railroad") == ["blue"]


def test_t12_the_last_share_can_be_bought() -> None:
    table = described().railroad("red", (2, 2, 0), value=20).table()
    table.act("buy", railroad="red")
    assert table.railroad("red").sold == 5
    assert "red" not in table.choices("buy", "railroad")


def test_t12_buying_does_not_move_the_value() -> None:
    table = described().table()
    table.act("buy_two", railroads=["red", "blue"], extra="red")
    assert (table.railroad("red").value, table.railroad("blue").value) == (20, 16)


def builders(table: PlayedTable) -> list[str]:
    return table.choices("build", "railroad")


@pytest.mark.parametrize(
    ("shares", "may"),
    [
        ((2, 1, 0), True),
        ((1, 1, 0), True),
        ((1, 1, 1), True),
        ((1, 2, 0), False),
        ((0, 2, 0), False),
        ((1, 0, 0), False),
    ],
)
def test_t13_who_holds_as_many_as_anybody_builds_for_a_public_railroad(
    shares: tuple[int, ...], may: bool
) -> None:
    """Equal holdings may build; nobody builds for a private railroad."""
    table = position().railroad("red", shares, links="m-a", treasury=20).table()
    assert builders(table) == (["red"] if may else [])


@pytest.mark.parametrize(
    ("shares", "code"),
    [
        ((1, 2, 0), "others-hold-more"),
        ((0, 2, 0), "no-share-held"),
        ((1, 0, 0), "railroad-private"),
    ],
)
def test_t13_why_a_railroad_may_not_be_built_for(shares: tuple[int, ...], code: str) -> None:
    table = position().railroad("red", shares, links="m-a", treasury=20).table()
    (link,) = table.path("a-b")
    refused = table.rules.explain(table.state, {"type": "build", "railroad": "red"}, link)
    assert refused is not None
    assert refused.code == code


def test_t13_one_or_two_links_or_an_external_one() -> None:
    table = position().railroad("red", (2, 0, 0), links="m-c", treasury=30).table()
    assert table.state.owners.count(0) == 1
    assert table.build_refusal("red", "m-a a-b b-c") == "too-many-links"
    assert table.build_refusal("red", "b-c c-X") == "external-alone"
    assert table.build_refusal("red", "c-X c-d") == "external-alone"
    assert table.build_refusal("red", "") == "path-builds-nothing"
    assert table.build_refusal("red", "b-c b-c") == "link-twice"
    table.build("red", "c-X")


def test_t13_the_second_link_starts_where_the_first_ended() -> None:
    """Not where it began: each city but the one it joins the network by is an end."""
    table = position().railroad("red", (2, 0, 0), links="m-b", treasury=30).table()
    assert table.build_refusal("red", "b-c a-b") == "link-unreachable"
    table.build("red", "a-b a-e")
    # a link that touches the network with both ends may end at either
    table = position().railroad("red", (2, 0, 0), links="m-a m-b", treasury=30).table()
    table.build("red", "a-b a-d")


def test_t13_the_treasury_pays_everything_beforehand() -> None:
    table = position().railroad("red", (2, 0, 0), links="m-a", treasury=7).table()
    assert table.build_refusal("red", "a-b b-c") == "treasury-short"
    table.build("red", "a-b")
    assert table.railroad("red").treasury == 3
    assert "build" not in table.passes(2).offered


def test_t17_passing_is_always_legal_and_moves_the_timing_marker() -> None:
    table = position().cash(0, 0, 0).railroad("red", (1, 1, 0), links="m-a", treasury=0).table()
    assert table.offered == {"pass"}
    table.passes()
    assert table.state.timing == 1
    assert table.told("passed") == [{"seat": 0}]
    assert table.state.deciding_seat == 1


def refused(table: PlayedTable, railroad: str) -> Any:
    """Why it can neither be bought into nor build, as the view says it."""
    rows = table.rules.view(table.state, None)["railroads"]
    return next(row["refused"] for row in rows if row["id"] == railroad)


@pytest.mark.parametrize(
    ("railroad", "buy", "build"),
    [
        ("red", "cash-short", None),
        ("blue", None, "railroad-private"),
        ("green", "sold-out", "no-link-affordable"),
        ("yellow", None, "no-share-held"),
        ("black", "railroad-not-running", "railroad-not-running"),
        ("white", "sold-out", "others-hold-more"),
    ],
)
def test_the_view_says_why_a_railroad_cannot_be_chosen(
    railroad: str, buy: str | None, build: str | None
) -> None:
    table = (
        described((19, 100, 100))
        .railroad("yellow", (0, 1, 1), value=8)
        .railroad("white", (1, 2, 0), value=8)
        .table()
    )
    found = refused(table, railroad)
    assert [found[action] and found[action]["code"] for action in ("buy", "build")] == [buy, build]


def test_the_view_says_what_is_missing_to_build() -> None:
    assert refused(described().table(), "green")["build"] == {
        "code": "no-link-affordable",
        "params": {"railroad": "green", "needed": 4, "treasury": 3},
    }


def test_nobody_at_turn_nothing_refused() -> None:
    assert refused(described().auction("yellow"), "red") is None
