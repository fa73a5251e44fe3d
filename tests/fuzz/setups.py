"""Which games the fuzzer sets up: seats, host options, and how erratic each player is.

The mix is chosen so that what happens late in a game happens often: most players play to win
(`greedy`), a few badly. Half of the tables play for the amounts of the rule book; the others for
less, because a race home, its bounties and its fees are the same at any amount and come sooner.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from roundhouse.app.games import GAMES
from roundhouse.core.codec import Json

# how often a seat plays a random action instead of greedy's, and how many seats in 20 do so
RATES = (0.0, 0.01, 0.05, 0.2, 0.6, 1.0)
RATE_WEIGHTS = (9, 4, 3, 2, 1, 1)
SEAT_WEIGHTS = {2: 2, 3: 3, 4: 4, 5: 4, 6: 5}


@dataclass(frozen=True, slots=True)
class Setup:
    """One game to be played: `rates[s]` is how often seat s plays a random action."""

    game: str
    options: dict[str, Json]
    seed: str
    rates: tuple[float, ...]


def draw_setup(game: str, seed: str) -> Setup:
    """The setup that `seed` stands for; the same on every machine."""
    chance = Random(seed)
    fewest, most = GAMES[game].describe()["seats"]
    weights = {seats: SEAT_WEIGHTS[seats] for seats in range(fewest, most + 1)}
    (count,) = chance.choices(list(weights), list(weights.values()))
    rates = tuple(chance.choices(RATES, RATE_WEIGHTS, k=count))
    return Setup(game, draw_options(game, chance), seed, rates)


def draw_options(game: str, chance: Random) -> dict[str, Json]:
    """A preset as it is, or one with some options set at random (in two tables of three)."""
    description = GAMES[game].describe()
    options: dict[str, Json] = dict(chance.choice(description["presets"])["options"])
    if chance.random() < 2 / 3:
        for option in description["options"]:
            numbers = option["kind"] == "number"
            if chance.random() < (0.7 if numbers else 0.3):
                options[option["id"]] = _draw_value(option, chance)
    return options


def _draw_value(option: dict[str, Any], chance: Random) -> Json:
    if option["kind"] == "switch":
        return chance.random() < 0.5
    if option["kind"] == "choice":
        return chance.choice(option["choices"])
    low, step = option["low"], option["step"]
    # the low end, where games are short; the high one only makes the same game longer
    most = min(option["high"], low + 120 * step)
    return chance.randrange(low, most + 1, step)
