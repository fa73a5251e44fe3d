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
# dollars that a trip pays, about
USUAL_PAYOFF = 16_000
# mileposts a turn of the best engine
BEST_PACE = 10.5
# dollars still to be gathered by which a record counts by half
RECORD_TELLS = 10_000


def rounds_to_win(factors: Any, weights: Weights) -> Amount:
    """Rounds until a player could be home with the victory amount.

    It takes the money, which who plays better gathers the sooner, and then either the way home from where
    this trip ends, should the money be enough there and rovers be dared, or one more trip that may end
    nearer.
    """
    short = at_least_about(short_of(factors, weights), 0, DOUBT)
    income = at_least(income_of(factors, short, weights), LEAST_INCOME)
    gathering = short / income * (1 - factors.skill)
    straight = (
        weights["straight"] * factors.way / factors.pace
        + short / (1_000 * weights["short"])
        + weights["dared"] * factors.bounty / 10_000
        + weights["danger"] * factors.danger / 10_000
    )
    undeclared = (
        weights["trip"] * factors.trip / factors.pace
        + at_most(straight, weights["another_trip"])
        + weights["turn"] * factors.on_turn
    )
    racing = (
        weights["race"] * factors.way_home / factors.pace
        + weights["race_wait"] * factors.wait
        + weights["caught"] * factors.caught / 10_000
    )
    rest = (1 - factors.declared) * undeclared + factors.declared * racing
    return gathering + rest + weights["wait"] * factors.wait


def short_of(factors: Any, weights: Weights) -> Amount:
    """Dollars still to be gathered: with the fees of the ways ahead, and a part of a better engine's price.

    The fees are the more where rivals alone call; the trip after this one may pay more than others.
    """
    fees = (
        weights["shut_home"] * factors.shut_home
        + weights["shut_end"] * factors.shut_end
        + weights["payees"] * factors.payees
        + weights["payees_home"] * factors.payees_home
        + weights["payees_beyond"] * factors.payees_beyond
    )
    return (
        factors.missing
        + 1_000 * weights["margin"]
        + factors.level * fees
        + weights["upgrade"] * factors.upgrade
        - weights["payoff_beyond"] * (factors.payoff_beyond - USUAL_PAYOFF * factors.fare)
    )


def income_of(factors: Any, short: Amount, weights: Weights) -> Amount:
    """Dollars a round that a player may expect to keep, while `short` dollars are to be gathered.

    The longer that takes, the nearer he comes to the best pace there is, and the less it tells how well
    he has done so far.
    """
    faster = (BEST_PACE - factors.pace) * short / (short + 100_000 * weights["slow"])
    fares = 100 * weights["fare"] * factors.fare * (factors.pace + faster)
    tolls = factors.level * (weights["toll"] * factors.toll - weights["exposed"] * factors.exposed)
    network = 1_000 * (
        weights["joined"] * factors.joined
        + weights["joined_well"] * factors.joined * factors.joined
        + weights["alone"] * factors.alone
        + weights["traffic"] * factors.traffic
    )
    bought = weights["price"] * factors.price / 100
    to_buy = weights["purse"] * (1 - factors.sold) * factors.purse / 100
    record = weights["record"] * factors.record * RECORD_TELLS / (RECORD_TELLS + short)
    return fares + tolls + network + bought + to_buy + record


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
