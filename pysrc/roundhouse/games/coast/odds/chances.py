"""The odds that are shown: whole percents that add up to 100, and what they rest on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from roundhouse.core.codec import Json
from roundhouse.games.coast.odds.factors import Factors, factors_of
from roundhouse.games.coast.odds.model import Weights, by_worth, rounds_to_win, spread
from roundhouse.games.coast.odds.weights import WEIGHTS
from roundhouse.games.coast.state import CoastState
from roundhouse.games.coast.table import Setting

# what is told of a player: so many reasons at the most, none that makes less of a difference (rounds)
MOST_REASONS = 3
LEAST_ROUNDS = 0.5

# what a reason is about: the factors that differ, and the one figure that tells of them
REASONS: Mapping[str, tuple[tuple[str, ...], Callable[[Factors], float]]] = {
    "money": (("missing",), lambda own: max(0, own.missing)),
    "trip": (("trip", "idle"), lambda own: own.trip),
    "engine": (("pace",), lambda own: 10 * own.pace),
    "network": (("served", "exposed", "toll"), lambda own: 1_000 * own.served),
    "record": (("record",), lambda own: own.record),
    "home": (("remoteness",), lambda own: own.remoteness),
    "race": (("declared", "way_home"), lambda own: own.way_home),
    "rovers": (("caught",), lambda own: own.caught),
    "turn": (("wait",), lambda own: 100 * own.wait),
    "worth": (("worth",), lambda own: own.worth),
}


def describe_odds(setting: Setting, state: CoastState) -> dict[str, Json]:
    """Each seat's percent and up to `MOST_REASONS` reasons, the weightiest first."""
    factors = {} if state.result is not None else factors_of(setting, state)
    percents = round_to_hundred(chances(setting, state))
    return {
        "players": [
            {
                "seat": seat,
                "percent": percent,
                "because": find_reasons(factors, seat) if seat in factors else [],
            }
            for seat, percent in enumerate(percents)
        ]
    }


def chances(setting: Setting, state: CoastState) -> tuple[float, ...]:
    """Each seat's chance of winning, 0 to 1; of a finished game, who has won."""
    if state.result is not None:
        first = [seat for seat, place in state.result.ranking if place == 1]
        return tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(state.players)))
    factors = factors_of(setting, state)
    shares = dict(zip(factors, chances_by(list(factors.values()), WEIGHTS), strict=True))
    return tuple(shares.get(seat, 0.0) for seat in range(len(state.players)))


def chances_by(factors: Sequence[Factors], weights: Weights) -> list[float]:
    """The chance of each of these players: a softmax over the rounds that they need."""
    rounds = [rounds_to_win(each, weights) for each in factors]
    scale = spread(min(rounds), weights)
    scores = [
        by_worth(each, weights) - needed / scale
        for each, needed in zip(factors, rounds, strict=True)
    ]
    best = max(scores)
    parts = [exponential(score - best) for score in scores]
    return [part / sum(parts) for part in parts]


def exponential(power: float) -> float:
    """e to a power that is not positive; unlike the library's, the same on every machine to the bit."""
    if power < -700:
        return 0.0
    small = power / 1_024
    # seven terms of the series are more than a float can hold of so small a power
    value = 1.0
    for term in range(7, 0, -1):
        value = 1 + value * small / term
    for _ in range(10):
        value *= value
    return value


def round_to_hundred(shares: Sequence[float]) -> list[int]:
    """Whole percents that add up to 100: those cut off most are rounded up."""
    percents = [int(100 * share) for share in shares]
    by_rest = sorted(range(len(shares)), key=lambda seat: percents[seat] - 100 * shares[seat])
    for seat in by_rest[: 100 - sum(percents)]:
        percents[seat] += 1
    return percents


def find_reasons(factors: Mapping[int, Factors], seat: int) -> list[dict[str, Json]]:
    """What sets a player apart: rounds gained against being as the others are on average there."""
    own, others = factors[seat], [each for other, each in factors.items() if other != seat]
    scale = spread(min(rounds_to_win(each, WEIGHTS) for each in factors.values()), WEIGHTS)

    def rounds(player: Factors) -> float:
        needed: float = rounds_to_win(player, WEIGHTS) - scale * by_worth(player, WEIGHTS)
        return needed

    found = []
    for code, (names, figure) in REASONS.items():
        means = {name: sum(getattr(each, name) for each in others) / len(others) for name in names}
        gained = rounds(replace(own, **means)) - rounds(own)
        if abs(gained) >= LEAST_ROUNDS:
            found.append((abs(gained), code, round(figure(own)), round(10 * gained)))
    found.sort(key=lambda reason: -reason[0])
    return [
        {"code": code, "figure": figure, "tenths": tenths}
        for _, code, figure, tenths in found[:MOST_REASONS]
    ]
