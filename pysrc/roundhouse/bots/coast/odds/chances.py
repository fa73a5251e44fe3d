"""The odds that are shown: whole percents that add up to 100, and what they rest on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from roundhouse.bots.coast.odds.factors import Factors, factors_of
from roundhouse.bots.coast.odds.model import Weights, by_worth, rounds_to_win, spread
from roundhouse.bots.coast.odds.weights import SKILLS, WEIGHTS
from roundhouse.core.codec import Json
from roundhouse.core.frozen import replace
from roundhouse.games.coast.state import CoastState
from roundhouse.games.coast.table import Setting

# what is told of a player: so many reasons at the most, none that makes less of a difference (rounds)
MOST_REASONS = 3
LEAST_ROUNDS = 0.5

# what a reason is about: the factors that differ, and the one figure that tells of them
REASONS: Mapping[str, tuple[tuple[str, ...], Callable[[Factors], float]]] = {
    "money": (("missing", "purse"), lambda own: max(0, own.missing)),
    "trip": (("trip", "idle"), lambda own: own.trip),
    "engine": (("pace",), lambda own: 10 * own.pace),
    "network": (
        ("served", "joined", "alone", "exposed", "toll", "traffic", "price"),
        lambda own: 1_000 * own.served,
    ),
    "record": (("record",), lambda own: own.record),
    "home": (("way",), lambda own: own.way),
    "race": (("declared", "way_home"), lambda own: own.way_home),
    "rovers": (("caught",), lambda own: own.caught),
    "turn": (("wait",), lambda own: 100 * own.wait),
    "worth": (("worth",), lambda own: own.worth),
    "skill": (("skill",), lambda own: 1_000 * own.skill),
}

_NAMES = tuple(name for names, _ in REASONS.values() for name in names)

# who decides for each seat: a bot's id, or None for a human
Bots = Sequence[str | None]


def describe_odds(setting: Setting, state: CoastState, bots: Bots) -> dict[str, Json]:
    """Each seat's percent and up to `MOST_REASONS` reasons, the weightiest first."""
    factors = {} if state.result is not None else factors_of(setting, state, skills_of(bots))
    reasons = find_reasons(factors, WEIGHTS)
    percents = round_to_hundred(_by_seat(state, factors))
    return {
        "players": [
            {"seat": seat, "percent": percent, "because": reasons.get(seat, [])}
            for seat, percent in enumerate(percents)
        ]
    }


def skills_of(bots: Bots) -> list[float]:
    """How well each seat is known to play; 0 of a human, and of a bot that is no baron."""
    return [0.0 if bot is None else SKILLS.get(bot, 0.0) for bot in bots]


def chances(setting: Setting, state: CoastState, bots: Bots) -> tuple[float, ...]:
    """Each seat's chance of winning, 0 to 1; of a finished game, who has won."""
    factors = {} if state.result is not None else factors_of(setting, state, skills_of(bots))
    return _by_seat(state, factors)


def _by_seat(state: CoastState, factors: Mapping[int, Factors]) -> tuple[float, ...]:
    if state.result is not None:
        first = [seat for seat, place in state.result.ranking if place == 1]
        shares = dict.fromkeys(first, 1 / len(first))
    else:
        shares = dict(zip(factors, chances_by(list(factors.values()), WEIGHTS), strict=True))
    return tuple(shares.get(seat, 0.0) for seat in range(len(state.players)))


def chances_by(factors: Sequence[Factors], weights: Weights) -> list[float]:
    """The chance of each of these players: a softmax over the rounds that they need.

    A part is shared evenly: there is always something that nobody foresees.
    """
    rounds = [rounds_to_win(each, weights) for each in factors]
    scale = spread(min(rounds), weights)
    scores = [
        by_worth(each, weights) - needed / scale
        for each, needed in zip(factors, rounds, strict=True)
    ]
    best, unforeseen = max(scores), weights["unforeseen"]
    parts = [exponential(score - best) for score in scores]
    whole = sum(parts)
    return [(1 - unforeseen) * part / whole + unforeseen / len(parts) for part in parts]


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


def find_reasons(
    factors: Mapping[int, Factors], weights: Weights
) -> dict[int, list[dict[str, Json]]]:
    """What sets each player apart: rounds gained against being as the others are on average there."""
    if not factors:
        return {}
    rounds = {seat: rounds_to_win(own, weights) for seat, own in factors.items()}
    scale = spread(min(rounds.values()), weights)

    def needed(player: Factors) -> float:
        by_now: float = rounds_to_win(player, weights) - scale * by_worth(player, weights)
        return by_now

    sums = {name: sum(getattr(each, name) for each in factors.values()) for name in _NAMES}
    found = {}
    for seat, own in factors.items():
        now, reasons = needed(own), []
        for code, (names, figure) in REASONS.items():
            means = {name: (sums[name] - getattr(own, name)) / (len(factors) - 1) for name in names}
            gained = needed(replace(own, **means)) - now
            if abs(gained) >= LEAST_ROUNDS:
                told = {"code": code, "figure": round(figure(own)), "tenths": round(10 * gained)}
                reasons.append((abs(gained), told))
        reasons.sort(key=lambda reason: -reason[0])
        found[seat] = [told for _, told in reasons[:MOST_REASONS]]
    return found
