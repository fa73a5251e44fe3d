"""What many games say: shares with intervals, and one scale of strength over all tables."""

from __future__ import annotations

import math
from collections.abc import Sequence

# standard errors to either side of a share: 95 in 100 such intervals hold the true one
WIDTH_95 = 1.959964
ELO_SCALE = 400
BRADLEY_TERRY_STEPS = 2_000


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score), each bound from 0 to 1.

    >>> [round(bound, 3) for bound in wilson(80, 100)]
    [0.711, 0.867]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, WIDTH_95 * WIDTH_95
    middle = share + square / (2 * games)
    spread = WIDTH_95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def elo(
    tables: Sequence[tuple[Sequence[str], int]], wins: Sequence[dict[str, float]]
) -> dict[str, int]:
    """Ratings in Elo points about a mean of 0, by the Bradley-Terry (Plackett-Luce) model.

    `tables` are (bots, games), `wins[t]` each bot's wins at table t. Each bot also gets half a win
    in one game against a bot of middling strength, so that who never lost has a rating too.
    """
    bots = sorted({bot for seats, _ in tables for bot in seats})
    strength = dict.fromkeys(bots, 1.0)
    won = {bot: 0.5 + sum(table.get(bot, 0.0) for table in wins) for bot in bots}
    for _ in range(BRADLEY_TERRY_STEPS):
        met = {bot: 1 / (strength[bot] + 1) for bot in bots}
        for seats, games in tables:
            every = games / sum(strength[bot] for bot in seats)
            for bot in seats:
                met[bot] += every
        strength = {bot: won[bot] / met[bot] for bot in bots}
    points = {bot: ELO_SCALE * math.log10(strength[bot]) for bot in bots}
    mean = sum(points.values()) / len(points)
    return {bot: round(points[bot] - mean) for bot in bots}
