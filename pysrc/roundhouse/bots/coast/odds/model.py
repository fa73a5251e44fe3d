"""From the figures of each player to the chance of each: how soon could each of them win?

Everything here is sums, products, quotients and absolute values, so that a fit can put arrays of
many positions where the game puts numbers of one.
"""

from __future__ import annotations

from typing import Any

from roundhouse.bots.odds import Amount, Weights, at_least, at_most

# dollars a round that anybody takes in at the least
LEAST_INCOME = 1_000


def rounds_to_win(factors: Any, weights: Weights) -> Amount:
    """Rounds until a player could be home with the victory amount.

    It takes the money, with a margin for rovers and fees, and then either the way home from where this
    trip ends, should the money be enough there, or one more trip that may end nearer.
    """
    margin = 1_000 * weights["margin"] + weights["margin_by_bounty"] * factors.bounty
    gathering = at_least(factors.missing + margin, 0) / at_least(
        income_of(factors, weights), LEAST_INCOME
    )
    straight = weights["straight"] * factors.way / factors.pace + at_least(factors.missing, 0) / (
        1_000 * weights["short"]
    )
    trip = factors.trip / factors.pace + weights["idle"] * factors.idle
    undeclared = trip + at_most(straight, weights["another_trip"])
    racing = (
        weights["race"] * factors.way_home / factors.pace
        + weights["caught"] * factors.caught / 10_000
    )
    rest = (1 - factors.declared) * undeclared + factors.declared * racing
    return (gathering + rest) * (1 - factors.skill) + weights["wait"] * factors.wait


def income_of(factors: Any, weights: Weights) -> Amount:
    """Dollars a round that a player may expect to keep."""
    fares = 100 * weights["fare"] * factors.fare * factors.pace
    tolls = factors.level * (weights["toll"] * factors.toll - weights["exposed"] * factors.exposed)
    network = 1_000 * (
        weights["served"] * factors.served
        + weights["joined"] * factors.joined
        + weights["alone"] * factors.alone
        + weights["traffic"] * factors.traffic
    )
    bought = weights["price"] * factors.price / 100
    to_buy = weights["purse"] * (1 - factors.sold) * factors.purse / 100
    return fares + tolls + network + bought + to_buy + weights["record"] * factors.record


def spread(factors: Any, shortest: Amount, weights: Weights) -> Amount:
    """Rounds that the dice may well change, when so many are still to be played."""
    return weights["spread"] + weights["spread_by_round"] * at_least(shortest, 0)


def rounds_by_worth(factors: Any, scale: Amount, weights: Weights) -> Amount:
    """The rounds to win, less what net worth saves where the host's limit of rounds is near (C-40)."""
    return rounds_to_win(factors, weights) - scale * by_worth(factors, weights)


def by_worth(factors: Any, weights: Weights) -> Amount:
    """What net worth adds to a player's score where the host's limit of rounds is near (C-40)."""
    return weights["worth"] * factors.worth / 10_000 / (1 + at_least(factors.rounds_left, 0) / 3)
