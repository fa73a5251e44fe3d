"""From the figures of each player to the chance of each: how soon could each of them win?

Everything here is sums, products, quotients and absolute values, so that a fit can put arrays of
many positions where the game puts numbers of one.
"""

from __future__ import annotations

from typing import Any

from roundhouse.bots.odds import Amount, Weights, at_least, at_least_about, at_most

# dollars a round that anybody takes in at the least
LEAST_INCOME = 1_000
# dollars by which nobody can tell whether money will be enough
DOUBT = 3_000


def rounds_to_win(factors: Any, weights: Weights) -> Amount:
    """Rounds until a player could be home with the victory amount.

    It takes the money, which who plays better gathers the sooner, and then either the way home from where
    this trip ends, should the money be enough there and rovers be dared, or one more trip that may end
    nearer.
    """
    short = at_least_about(short_of(factors, weights), 0, DOUBT)
    gathering = short / at_least(income_of(factors, weights), LEAST_INCOME) * (1 - factors.skill)
    straight = (
        weights["straight"] * factors.way / factors.pace
        + short / (1_000 * weights["short"])
        + weights["dared"] * factors.bounty / 10_000
    )
    trip = factors.trip / factors.pace + weights["idle"] * factors.idle
    undeclared = (
        trip + at_most(straight, weights["another_trip"]) + weights["turn"] * factors.on_turn
    )
    racing = (
        weights["race"] * factors.way_home / factors.pace
        + weights["race_wait"] * factors.wait
        + weights["caught"] * factors.caught / 10_000
    )
    rest = (1 - factors.declared) * undeclared + factors.declared * racing
    return gathering + rest + weights["wait"] * factors.wait


def short_of(factors: Any, weights: Weights) -> Amount:
    """Dollars still to be gathered: a margin for fees too, the more where rivals alone call."""
    gates = weights["shut_home"] * factors.shut_home + weights["shut_end"] * factors.shut_end
    return factors.missing + 1_000 * weights["margin"] + factors.level * gates


def income_of(factors: Any, weights: Weights) -> Amount:
    """Dollars a round that a player may expect to keep."""
    fares = 100 * weights["fare"] * factors.fare * factors.pace
    tolls = factors.level * (weights["toll"] * factors.toll - weights["exposed"] * factors.exposed)
    network = 1_000 * (
        weights["joined"] * factors.joined
        + weights["joined_well"] * factors.joined * factors.joined
        + weights["alone"] * factors.alone
        + weights["traffic"] * factors.traffic
    )
    bought = weights["price"] * factors.price / 100
    to_buy = weights["purse"] * (1 - factors.sold) * factors.purse / 100
    return fares + tolls + network + bought + to_buy + weights["record"] * factors.record


def spread(factors: Any, shortest: Amount, weights: Weights) -> Amount:
    """Rounds that the dice may well change, when so many are still to be played.

    They grow with the rounds at first, and hardly any more where there are many.
    """
    rounds = at_least(shortest, 0)
    return weights["spread"] + weights["spread_more"] * rounds / (rounds + weights["spread_half"])


def rounds_by_worth(factors: Any, scale: Amount, weights: Weights) -> Amount:
    """The rounds to win, less what net worth saves where the host's limit of rounds is near (C-40)."""
    return rounds_to_win(factors, weights) - scale * by_worth(factors, weights)


def by_worth(factors: Any, weights: Weights) -> Amount:
    """What net worth adds to a player's score where the host's limit of rounds is near (C-40)."""
    return weights["worth"] * factors.worth / 10_000 / (1 + at_least(factors.rounds_left, 0) / 3)
