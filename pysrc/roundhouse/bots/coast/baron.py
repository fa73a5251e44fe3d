"""The barons: one engine that decides everything, steered by a character's weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from roundhouse.bots.base import Action, Decision, Thought
from roundhouse.bots.coast.bargains import answer_deal, think_of_a_deal
from roundhouse.bots.coast.characters import Character
from roundhouse.bots.coast.offers import Offers
from roundhouse.bots.coast.outlook import Outlook, Thinking
from roundhouse.bots.coast.racing import choose_home, choose_to_declare
from roundhouse.bots.coast.regions import choose_region
from roundhouse.bots.coast.routing import choose_way
from roundhouse.bots.coast.travel import open_atlas
from roundhouse.bots.coast.treasury import choose_bid, choose_purchase, choose_sale
from roundhouse.games.coast import actions
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import Phase


class Baron:
    """Plays Coast to Coast by its character."""

    def __init__(self, character: Character) -> None:
        self._character = character

    def choose(self, decision: Decision) -> Thought:
        assert isinstance(decision.rules, CoastRules)
        atlas = yield from open_atlas(decision.rules.setting.board)
        outlook = Outlook(decision, self._character, atlas)
        offers = {offer.type: offer for offer in decision.offers}
        return (yield from DECISIONS[outlook.state.phase](outlook, offers))


def _begin_trip(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    if actions.DECLARE in offers and (yield from choose_to_declare(outlook)):
        return {"type": actions.DECLARE}
    return {"type": actions.ROLL_DESTINATION}


def _roll(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    yield from ()
    return {"type": actions.ROLL}


def _arrive(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    deal = yield from think_of_a_deal(outlook, offers)
    return deal or (yield from choose_purchase(outlook, offers))


# what is thought about in each phase of the game
DECISIONS: Mapping[Phase, Callable[[Outlook, Offers], Thinking[Action]]] = {
    "home_swap": choose_home,
    "destination": _begin_trip,
    "region": choose_region,
    "roll": _roll,
    "move": choose_way,
    "purchase": _arrive,
    "deal": answer_deal,
    "sale": choose_sale,
    "auction": choose_bid,
}
