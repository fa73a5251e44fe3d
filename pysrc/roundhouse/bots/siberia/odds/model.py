"""From the figures of each player to the chance of each: with how much might each of them end?"""

from __future__ import annotations

from typing import Any

from roundhouse.bots.odds import Amount, Weights, at_least, at_most


def short_of(factors: Any, weights: Weights) -> Amount:
    """The dollars a player may expect to end with (T-26), negative: the less, the better."""
    left = dividends_left(factors, weights)
    shares = (
        weights["firm"] * factors.firm
        + weights["private"] * factors.private
        - weights["risk"] * factors.risk
        - weights["feared"] * factors.feared
        + weights["growth"] * factors.growth
        + weights["builds"] * factors.builds
    )
    dividends = weights["income"] * left * factors.income - weights["last"] * factors.last
    wealth = weights["cash"] * factors.cash + shares + dividends - weights["wait"] * factors.wait
    return -wealth * (1 + factors.skill)


def dividends_left(factors: Any, weights: Weights) -> Amount:
    """Dividends that may still be paid: as the highest value has still to rise, and by the track."""
    by_value = weights["soon"] + weights["climb"] * factors.climb
    return at_most(by_value, at_least(factors.dividends, 0))


def spread(factors: Any, least: Amount, weights: Weights) -> Amount:
    """Dollars that what is still to come may well make good: the more, the longer the game goes on."""
    return (
        weights["spread"]
        + weights["spread_by_dividend"] * dividends_left(factors, weights)
        + weights["spread_by_wealth"] * at_least(-least, 0)
        + weights["spread_before"] * (1 - factors.begun)
    )


def expected(factors: Any, scale: Amount, weights: Weights) -> Amount:
    """The standing itself: nothing else counts."""
    return short_of(factors, weights)
