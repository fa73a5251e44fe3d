"""The figures of a tournament against values worked out by hand or known from elsewhere."""

from __future__ import annotations

import pytest

from roundhouse.cli.standings import elo, wilson

pytestmark = pytest.mark.native


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # the worked examples of Wilson's score interval that textbooks give
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1)],
)
def test_wilson(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_knows_nothing_from_nothing() -> None:
    assert wilson(0, 0) == (0, 1)


def test_three_wins_in_four_are_191_points() -> None:
    ratings = elo([(("a", "b"), 4000)], [{"a": 3000, "b": 1000}])
    assert ratings["a"] - ratings["b"] == pytest.approx(191, abs=2)


def test_strength_adds_up_along_a_ladder() -> None:
    tables = [(("a", "b"), 4000), (("b", "c"), 4000)]
    ratings = elo(tables, [{"a": 3000, "b": 1000}, {"b": 3000, "c": 1000}])
    assert ratings["a"] - ratings["c"] == pytest.approx(382, abs=3)
    assert sum(ratings.values()) == pytest.approx(0, abs=2)


def test_equals_at_a_crowded_table_are_equal() -> None:
    """A bot that sits there three times and wins three times as often is no stronger."""
    ratings = elo([(("a", "b", "b", "b"), 4000)], [{"a": 1000, "b": 3000}])
    assert ratings == {"a": 0, "b": 0}
