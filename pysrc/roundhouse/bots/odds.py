"""What the odds of every game are made of: from the figures of each player to the chance of each.

A game says how far each player is from winning, as it likes to count that (rounds, dollars), and how
much of such a distance what is still to come may well make good; chances are a softmax of the one over the
other. Distances and scales are sums, products, quotients and absolute values, so that a fit can put
arrays of many positions where the game puts numbers of one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from roundhouse.core.codec import Json
from roundhouse.core.frozen import replace
from roundhouse.core.ranking import winners_of

# a number, or an array of numbers
Amount = Any
Weights = Mapping[str, float]
# who decides for each seat: a bot's id, or None for a human
Bots = Sequence[str | None]

# what is told of a player: so many reasons at the most
MOST_REASONS = 3

# what a reason is about: the factors that differ, and the one figure that tells of them
Reasons = Mapping[str, tuple[tuple[str, ...], Callable[[Any], float]]]


class Position(Protocol):
    """What is asked of any game's position here."""

    @property
    def players(self) -> Sequence[Any]: ...

    @property
    def result(self) -> Any: ...


@dataclass(frozen=True, slots=True)
class Model:
    """How one game's odds are reckoned.

    `factors_of` a setting, a position and the skills of its seats are, for each seat still in the game, a
    dataclass of figures. `standing` is how far such a player is from winning, the less the better, in
    what `unit` names; from the least one comes the `scale`; `distance` is what counts in the end, on that
    scale. The weights are fitted, of them `unforeseen` is the part that is shared evenly; `skills` say how
    well each bot plays. Reasons that make less of a difference than `least_told` are not given.
    """

    unit: str
    factors_of: Callable[[Any, Any, Sequence[float]], dict[int, Any]]
    standing: Callable[[Any, Weights], Amount]
    scale: Callable[[Any, Amount, Weights], Amount]
    distance: Callable[[Any, Amount, Weights], Amount]
    reasons: Reasons
    least_told: float
    weights: Weights
    skills: Mapping[str, float]

    def chances(self, setting: Any, state: Position, bots: Bots) -> tuple[float, ...]:
        """Each seat's chance, 0 to 1; of a finished game, who has won."""
        return self._chances(state, self._factors(setting, state, bots))

    def describe(self, setting: Any, state: Position, bots: Bots) -> dict[str, Json]:
        """Each seat's percent and up to `MOST_REASONS` reasons, the weightiest first."""
        factors = self._factors(setting, state, bots)
        reasons = self.find_reasons(factors)
        percents = round_to_hundred(self._chances(state, factors))
        return {
            "unit": self.unit,
            "players": [
                {"seat": seat, "percent": percent, "because": reasons.get(seat, [])}
                for seat, percent in enumerate(percents)
            ],
        }

    def chances_by(self, factors: Sequence[Any], weights: Weights) -> list[float]:
        """The chance of each of these players.

        A part is shared evenly: there is always something that nobody foresees.
        """
        scores = [
            -self.distance(own, scale, weights) / scale
            for own, scale in zip(factors, self._scales(factors, weights), strict=True)
        ]
        best, unforeseen = max(scores), weights["unforeseen"]
        parts = [exponential(score - best) for score in scores]
        whole = sum(parts)
        return [(1 - unforeseen) * part / whole + unforeseen / len(parts) for part in parts]

    def find_reasons(self, factors: Mapping[int, Any]) -> dict[int, list[dict[str, Json]]]:
        """What sets each player apart: what is gained against being as the others are on average."""
        if len(factors) < 2:
            return {}
        players = list(factors.values())
        names = {name for about, _ in self.reasons.values() for name in about}
        sums = {name: sum(getattr(each, name) for each in players) for name in names}
        scales = self._scales(players, self.weights)
        found = {}
        for (seat, own), scale in zip(factors.items(), scales, strict=True):
            others = {
                name: (sums[name] - getattr(own, name)) / (len(factors) - 1) for name in names
            }
            found[seat] = self._reasons_of(own, others, scale)
        return found

    def _reasons_of(
        self, own: Any, others: Mapping[str, float], scale: float
    ) -> list[dict[str, Json]]:
        now = self.distance(own, scale, self.weights)
        reasons: list[tuple[float, dict[str, Json]]] = []
        for code, (names, figure) in self.reasons.items():
            if all(getattr(own, name) == others[name] for name in names):
                continue
            like_others = replace(own, **{name: others[name] for name in names})
            gained = self.distance(like_others, scale, self.weights) - now
            if abs(gained) >= self.least_told:
                told: dict[str, Json] = {
                    "code": code,
                    "figure": round(figure(own)),
                    "others": round(figure(like_others)),
                    "tenths": round(10 * gained),
                }
                reasons.append((abs(gained), told))
        reasons.sort(key=lambda reason: -reason[0])
        return [told for _, told in reasons[:MOST_REASONS]]

    def _factors(self, setting: Any, state: Position, bots: Bots) -> dict[int, Any]:
        """Nobody's of a finished game. A human is taken to play as well as bots do on average."""
        if state.result is not None:
            return {}
        skills = [0.0 if bot is None else self.skills.get(bot, 0.0) for bot in bots]
        return self.factors_of(setting, state, skills)

    def _chances(self, state: Position, factors: Mapping[int, Any]) -> tuple[float, ...]:
        if state.result is not None:
            first = winners_of(state.result.ranking)
            shares = dict.fromkeys(first, 1 / len(first))
        else:
            found = self.chances_by(list(factors.values()), self.weights)
            shares = dict(zip(factors, found, strict=True))
        return tuple(shares.get(seat, 0.0) for seat in range(len(state.players)))

    def _scales(self, factors: Sequence[Any], weights: Weights) -> list[float]:
        least = min(self.standing(own, weights) for own in factors)
        return [self.scale(own, least, weights) for own in factors]


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


def at_least(amount: Amount, least: Amount) -> Amount:
    """The greater of two numbers."""
    return (amount + least + abs(amount - least)) / 2


def at_least_about(amount: Amount, least: Amount, breadth: float) -> Amount:
    """The same without a corner: within some `breadth` of the lesser number it goes over by and by.

    The root is Newton's, so that it is the same on every machine and of arrays too; begun so near, four
    steps find a dozen digits of it.
    """
    over = amount - least
    square = over * over + breadth * breadth
    root = abs(over) + breadth
    for _ in range(4):
        root = (root + square / root) / 2
    return least + (over + root) / 2


def at_most(amount: Amount, most: Amount) -> Amount:
    """The lesser of two numbers."""
    return (amount + most - abs(amount - most)) / 2
