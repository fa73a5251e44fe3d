"""From the figures of each player to the chance of each: with how much might each of them end?"""

from __future__ import annotations

from typing import Any

from roundhouse.bots.odds import Amount, Weights, at_least, at_most


def short_of(factors: Any, weights: Weights) -> Amount:
    """The dollars a player may expect to end with (T-26), negative: the less, the better.

    A dollar in hand is the measure: the weights say what one of other kinds comes to.
    """
    shares = (
        weights["firm"] * factors.firm
        + weights["private"] * factors.private
        - weights["risk"] * factors.risk
        - weights["feared"] * factors.feared
        + weights["growth"] * factors.growth
        + weights["builds"] * factors.builds
    )
    # so many dividends may be hoped for, unless the track is at its end before
    dividends = factors.income * at_most(weights["hoped_for"], at_least(factors.dividends, 0))
    lost = weights["last"] * factors.last + weights["wait"] * factors.wait
    return -(factors.cash + shares + dividends - lost) * (1 + factors.skill)


def spread(factors: Any, least: Amount, weights: Weights) -> Amount:
    """Dollars that what is still to come may well make good: the more, the more there is to be had."""
    return (
        weights["spread"]
        + weights["spread_by_wealth"] * at_least(-least, 0)
        + weights["spread_before"] * (1 - factors.begun)
    )


def expected(factors: Any, scale: Amount, weights: Weights) -> Amount:
    """The standing itself: nothing else counts."""
    return short_of(factors, weights)
