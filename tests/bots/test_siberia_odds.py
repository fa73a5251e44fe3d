"""The odds of Trans-Siberian: they add up, they move as they should, and they say what they rest on."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from roundhouse.bots.odds import MOST_REASONS
from roundhouse.bots.registry import SIBERIA_BARONS
from roundhouse.bots.siberia.odds.chances import MODEL, REASONS
from roundhouse.games.siberia.meta import STOCK_VALUES
from tests.siberia.positions import PlayedTable, Position, position

HUMANS = (None,) * 3
# railroads of period 1, and links of the small map that each of them has
LINES = {"red": "m-a", "blue": "m-b", "green": "m-c"}
CASH = st.integers(0, 200)


@st.composite
def tables(draw: st.DrawFn) -> Position:
    """Any turn: money, shares, values, treasuries, and where the marker stands."""
    found = position().cash(*(draw(CASH) for _ in range(3)))
    found.at(period=draw(st.sampled_from((1, 2))), marker=draw(st.sampled_from(STOCK_VALUES[4:18])))
    for name, link in LINES.items():
        shares = tuple(draw(st.integers(0, 2)) for _ in range(3))
        if any(shares):
            found.railroad(
                name,
                shares,
                links=link,
                treasury=draw(st.integers(0, 60)),
                income=draw(st.integers(2, 70)),
                value=draw(st.sampled_from(STOCK_VALUES)),
            )
    return found


def odds_of(table: PlayedTable, *bots: str | None) -> list[dict[str, Any]]:
    told = MODEL.describe(table.rules.setting, table.state, bots or HUMANS)
    assert told["unit"] == "dollars"
    rows: list[dict[str, Any]] = told["players"]
    return rows


def reasons(row: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {reason["code"]: reason for reason in row["because"]}


@given(tables())
def test_they_add_up_to_a_hundred_and_say_why(described: Position) -> None:
    rows = odds_of(described.table())
    assert [row["seat"] for row in rows] == [0, 1, 2]
    assert sum(row["percent"] for row in rows) == 100
    for row in rows:
        assert len(row["because"]) <= MOST_REASONS
        assert set(reasons(row)) <= set(REASONS)
        sizes = [abs(reason["tenths"]) for reason in row["because"]]
        assert sizes == sorted(sizes, reverse=True)


@given(tables(), st.lists(CASH, min_size=2, max_size=6), st.permutations((*SIBERIA_BARONS, None)))
def test_more_money_never_makes_the_chance_smaller(
    described: Position, sums: list[int], bots: list[str | None]
) -> None:
    seen = []
    for cash in sorted(sums):
        table = described.cash(cash, 40, 40).table()
        seen.append(MODEL.chances(table.rules.setting, table.state, bots[:3])[0])
    assert all(more >= less - 1e-12 for less, more in pairwise(seen))


def test_a_value_that_the_marker_reaches_counts_for_less() -> None:
    seen = []
    for marker in (24, 44, 60):
        found = position().cash(30, 30, 30).at(period=2, marker=marker)
        found.railroad("red", (2, 0, 0), links="m-a", income=10, value=44)
        rows = odds_of(found.railroad("blue", (0, 2, 0), links="m-b", income=10, value=70).table())
        seen.append(rows[0]["percent"])
    assert seen == sorted(seen, reverse=True)
    assert seen[0] > 2 * seen[-1]
    assert reasons(rows[0])["danger"]["figure"] == 2 * 44
    assert reasons(rows[0])["danger"]["tenths"] < 0


def test_what_is_held_is_given_as_a_reason() -> None:
    found = position().cash(10, 30, 30)
    rows = odds_of(found.railroad("red", (3, 0, 0), links="m-a", income=30, value=48).table())
    told = reasons(rows[0])
    assert told["shares"]["figure"] == 3 * 48
    assert told["dividends"]["figure"] == 3 * 10
    assert told["shares"]["tenths"] > told["dividends"]["tenths"] > 0
    assert reasons(rows[1])["cash"]["figure"] == 30


def test_a_railroad_that_was_won_counts_before_its_value_is_set() -> None:
    table = position().cash(28, 48, 48).claim("red", 0, 20)
    assert reasons(odds_of(table)[0])["private"]["figure"] == 20


def test_who_is_out_has_no_chance_and_a_finished_game_is_certain() -> None:
    table = position().cash(40, 40, 40).table().resign()
    assert odds_of(table)[0]["percent"] == 0
    table.resign()
    assert [row["percent"] for row in odds_of(table)] == [0, 0, 100]
    assert odds_of(table)[2]["because"] == []


def test_who_plays_better_is_likelier_to_win() -> None:
    best = max(SIBERIA_BARONS, key=lambda name: MODEL.skills[name])
    worst = min(SIBERIA_BARONS, key=lambda name: MODEL.skills[name])
    table = position().cash(80, 80, 80).table()
    rows = odds_of(table, worst, best, worst)
    assert rows[1]["percent"] > 100 / 3 > rows[0]["percent"]
    assert reasons(rows[1])["skill"]["tenths"] > 0
