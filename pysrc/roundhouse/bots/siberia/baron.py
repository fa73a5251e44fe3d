"""A baron: looks at where each of its actions leads, with the weights of its character."""

from __future__ import annotations

from roundhouse.bots.base import NODES_A_SLICE, Action, Decision, Thought
from roundhouse.games.siberia.outlook.choice import Appraised, appraise, choose_bid
from roundhouse.games.siberia.outlook.weights import Weights
from roundhouse.games.siberia.rules import SiberiaRules

# an action carried out and projected takes about as long as so many nodes
NODES_AN_ACTION = 20


class Baron:
    """Plays Trans-Siberian by `weights`."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def choose(self, decision: Decision) -> Thought:
        rules, state = decision.rules, decision.state
        assert isinstance(rules, SiberiaRules)
        if state.auction is not None:
            return choose_bid(state, self._weights)
        best: Appraised | None = None
        for number, found in enumerate(appraise(rules, state, decision.offers, self._weights)):
            if best is None or found.worth > best.worth:
                best = found
            if number * NODES_AN_ACTION % NODES_A_SLICE == 0:
                yield
        assert best is not None
        action: Action = best.action
        return action
