"""The barons: one engine that decides everything, steered by a character's weights."""

from __future__ import annotations

from roundhouse.bots.base import Action, Decision, Thought
from roundhouse.bots.coast.characters import Character
from roundhouse.bots.coast.outlook import Outlook, Thinking
from roundhouse.bots.coast.purchases import choices, choose_purchase
from roundhouse.bots.coast.routing import choose_way
from roundhouse.bots.coast.valuation import deed_value
from roundhouse.core.offers import Offer
from roundhouse.games.coast import actions
from fractions import Fraction


class Baron:
    """Plays Coast to Coast by its character."""

    def __init__(self, character: Character) -> None:
        self._character = character

    def choose(self, decision: Decision) -> Thought:
        outlook = Outlook(decision, self._character)
        offers = {offer.type: offer for offer in decision.offers}
        for kind, decide in DECISIONS.items():
            if kind in offers:
                return (yield from decide(outlook, offers))
        return {"type": next(offer.type for offer in decision.offers if not offer.params)}


def _move(outlook: Outlook, offers: dict[str, Offer]) -> Thinking[Action]:
    path = yield from choose_way(outlook)
    return {"type": actions.MOVE, "path": path}


def _declare(outlook: Outlook, offers: dict[str, Offer]) -> Thinking[Action]:
    player = outlook.player
    table = yield from outlook.costs_to(player.home)
    distance = outlook.setting.network.distance(player.point, outlook.board.cities[player.home].point)
    fees = table.at(player.point) - outlook.time_cost(distance)
    if player.cash - fees >= outlook.setting.options.goal or distance == 0:
        return {"type": actions.DECLARE}
    return {"type": actions.ROLL_DESTINATION}


def _choose_region(outlook: Outlook, offers: dict[str, Offer]) -> Thinking[Action]:
    table = yield from outlook.costs_to(outlook.player.city)
    here = outlook.player.city
    best = None
    for region in choices(offers[actions.CHOOSE_REGION]):
        number = outlook.board.regions.index(region)
        total = ways_total = 0
        for city, c in enumerate(outlook.board.cities):
            if c.region == number:
                w = outlook.survey.ways[city]
                ways_total += w
                if city != here:
                    total += w * (outlook.setting.payoff(here, city) - table.at(c.point))
        value = Fraction(total, ways_total)
        if best is None or value > best[0]:
            best = (value, region)
    return {"type": actions.CHOOSE_REGION, "region": best[1]}


def _purchase(outlook: Outlook, offers: dict[str, Offer]) -> Thinking[Action]:
    return choose_purchase(outlook, offers)


def _sell(outlook: Outlook, offers: dict[str, Offer]) -> Thinking[Action]:
    yield from ()
    owned = outlook.deeds_of(outlook.seat)

    def loss(railroad: str):
        number = outlook.board.railroad_number(railroad)
        return deed_value(outlook, number, owned - {number}) - outlook.setting.half_price(number)

    return {"type": actions.SELL_DEED, "railroad": min(choices(offers[actions.SELL_DEED]), key=loss)}


def _answer(outlook: Outlook, offers: dict[str, Offer]) -> Thinking[Action]:
    yield from ()
    return {"type": actions.DECLINE_DEAL}


DECISIONS = {
    actions.DECLARE: _declare,
    actions.CHOOSE_REGION: _choose_region,
    actions.MOVE: _move,
    actions.PASS_PURCHASE: _purchase,
    actions.SELL_DEED: _sell,
    actions.ACCEPT_DEAL: _answer,
}
