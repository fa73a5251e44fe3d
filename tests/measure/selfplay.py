"""Games of Coast to Coast that bots play among themselves, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from roundhouse.app.boards import board
from roundhouse.app.games import GAMES
from roundhouse.bots.base import Action, Bot, Decision, Thought, decide
from roundhouse.bots.coast.greedy import GreedyBot
from roundhouse.core.dice import Picker, SeededDraws
from roundhouse.games.coast import actions
from roundhouse.games.coast.route.advice import advise
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import CoastState


class AdvisedBot(GreedyBot):
    """`greedy`, but for the way: it rides the suggested route."""

    def choose(self, decision: Decision) -> Thought:
        if any(offer.type == actions.MOVE for offer in decision.offers):
            yield from ()
            return ride_as_advised(cast(CoastRules, decision.rules), decision.state)
        return (yield from super().choose(decision))


def ride_as_advised(rules: CoastRules, state: CoastState) -> Action:
    return {"type": actions.MOVE, "path": list(advise(rules.setting, state, ()).path)}


def house_rules(seats: int) -> CoastRules:
    """The game as a host gets it who changes nothing."""
    game = GAMES["coast"]
    options = game.full_options({}, seats)
    return cast(CoastRules, game.rules(board(game.map_for(options)), options, seats))


def positions(rules: CoastRules, bot: Bot, seed: str) -> Iterator[CoastState]:
    """Every position of one game in which `bot` holds all seats."""
    draws = SeededDraws(seed)
    state = rules.start(draws).state
    decisions = 0
    while (seat := rules.deciding_seat(state)) is not None:
        yield state
        picker = Picker(seed, seat, decisions)
        action = decide(bot, Decision(rules, state, rules.offers(state), picker))
        state = rules.apply(state, action, draws).state
        decisions += 1
    yield state
