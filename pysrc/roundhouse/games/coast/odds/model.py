"""From the figures of each player to the chance of each: how soon could each of them win?

Everything here is sums, products, quotients and absolute values, so that a fit can put arrays of
many positions where the game puts numbers of one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# a number, or an array of numbers
Amount = Any
Weights = Mapping[str, float]

# dollars a round that anybody takes in at the least
LEAST_INCOME = 1_000


def rounds_to_win(factors: Any, weights: Weights) -> Amount:
    """Rounds until a player could be home with the victory amount."""
    income = at_least(income_of(factors, weights), LEAST_INCOME)
    under_way = factors.trip / factors.pace + weights["idle"] * factors.idle
    gathering = at_least(factors.missing + weights["margin"] * 1_000, 0) / income
    home = weights["home"] * factors.remoteness / factors.pace
    racing = (
        weights["race"] * factors.way_home / factors.pace
        + weights["caught"] * factors.caught / 10_000
    )
    undeclared = 1 - factors.declared
    return (
        undeclared * (under_way + gathering + home + weights["free"])
        + factors.declared * (racing + gathering * weights["lapse"])
        + weights["wait"] * factors.wait
    )


def income_of(factors: Any, weights: Weights) -> Amount:
    """Dollars a round that a player may expect to keep."""
    early = 1 - factors.sold
    fares = weights["fare"] * 100 * factors.fare * factors.pace
    tolls = factors.level * (weights["toll"] * factors.toll - weights["exposed"] * factors.exposed)
    network = 1_000 * factors.served * (weights["served"] + weights["served_early"] * early)
    return fares + tolls + network + weights["record"] * factors.record


def spread(shortest: Amount, weights: Weights) -> Amount:
    """Rounds that the dice may well change, when so many are still to be played."""
    return weights["spread"] + weights["spread_by_round"] * at_least(shortest, 0)


def at_least(amount: Amount, least: float) -> Amount:
    """The greater of two numbers."""
    return (amount + least + abs(amount - least)) / 2


def by_worth(factors: Any, weights: Weights) -> Amount:
    """What net worth adds to a player's score where the host's limit of rounds is near (C-40)."""
    return weights["worth"] * factors.worth / 10_000 / (1 + at_least(factors.rounds_left, 0) / 3)
