"""What a turn is worth: `python -m tests.measure.turn_value [GAMES]` prints it from self-play.

Four seats buy as `greedy` does and ride the suggested routes. Counted is the middle third of each game's
rounds. The figure feeds back on itself, through the routes, so it was taken again until it stood.
"""

from __future__ import annotations

import sys

from roundhouse.games.coast.route.weights import TURN_VALUE
from roundhouse.games.coast.state import CoastState
from tests.measure.selfplay import AdvisedBot, house_rules, positions

SEATS = 4


def main(games: int) -> None:
    rules = house_rules(SEATS)
    bot = AdvisedBot()
    turns = payoffs = fees = 0
    for number in range(games):
        states = list(positions(rules, bot, f"turn-value/{number}"))
        third = states[-1].round // 3
        first = next(state for state in states if state.round > third)
        last = next(state for state in states if state.round > 2 * third)
        turns += (last.round - first.round) * SEATS
        payoffs += _sum(last, "earned") - _sum(first, "earned")
        fees += _sum(last, "fees_paid") - _sum(first, "fees_paid")
    print(f"{games} games of {SEATS}, {turns} turns in their middle thirds")
    print(f"  payoffs a turn    {payoffs / turns:8.0f}")
    print(f"  fees a turn       {fees / turns:8.0f}")
    print(f"  left of a turn    {(payoffs - fees) / turns:8.0f}   TURN_VALUE is {TURN_VALUE}")


def _sum(state: CoastState, name: str) -> int:
    total: int = sum(getattr(player, name) for player in state.players)
    return total


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
