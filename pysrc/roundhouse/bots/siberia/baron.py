"""A baron: looks at where each of its actions leads, with the weights of its character."""

from __future__ import annotations

from roundhouse.bots.base import NODES_A_SLICE, Action, Decision, Thought
from roundhouse.games.siberia.actions import CLAIM
from roundhouse.games.siberia.outlook.candidates import links_alike
from roundhouse.games.siberia.outlook.choice import Appraised, appraise, choose_bid
from roundhouse.games.siberia.outlook.prospects import CENTS
from roundhouse.games.siberia.outlook.weights import Weights
from roundhouse.games.siberia.rules import SiberiaRules

# an action carried out and projected takes about as long as so many nodes
NODES_AN_ACTION = 20
# Nothing in this game is chance, so without a whim all games of the same barons would be one: of
# actions that are as good as the best one, give or take so many cents, it takes any. Bids know no whim:
# a few dollars more leave too little for the second share, a few less lose the first
AS_GOOD = CENTS // 2


class Baron:
    """Plays Trans-Siberian by `weights`."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def choose(self, decision: Decision) -> Thought:
        rules, state = decision.rules, decision.state
        assert isinstance(rules, SiberiaRules)
        if state.auction is not None:
            return choose_bid(state, self._weights)
        found: list[Appraised] = []
        for number, looked_at in enumerate(appraise(rules, state, decision.offers, self._weights)):
            found.append(looked_at)
            if number * NODES_AN_ACTION % NODES_A_SLICE == 0:
                yield
        least = max(one.worth for one in found) - AS_GOOD
        action: Action = decision.picker.choose([one.action for one in found if one.worth >= least])
        if action["type"] == CLAIM and self._weights.roaming:
            [offer], less = decision.offers, self._weights.roaming
            alike = links_alike(rules.setting, state, offer, action["link"], less)
            return {**action, "link": decision.picker.choose(alike)}
        return action
