"""What to buy on arrival: a railroad by its worth, an engine by the turns it saves, or nothing."""

from __future__ import annotations

from roundhouse.bots.base import Action
from roundhouse.bots.coast.outlook import PACE, Outlook, Thinking
from roundhouse.bots.coast.valuation import deed_value
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.coast import actions

SAMPLES = 16


def choices(offer: Offer) -> tuple[str, ...]:
    """What an offer of one parameter may be answered with."""
    ((_, spec),) = offer.params
    assert isinstance(spec, OneOf)
    return spec.choices


def choose_purchase(outlook: Outlook, offers: dict[str, Offer]) -> Thinking[Action]:
    """The best of what leaves the reserve untouched."""
    spendable = outlook.player.cash - (yield from reserve(outlook))
    best: tuple[int, Action] = (0, {"type": actions.PASS_PURCHASE})
    owned = outlook.deeds_of(outlook.seat)
    if actions.BUY_RAILROAD in offers:
        for railroad in choices(offers[actions.BUY_RAILROAD]):
            number = outlook.board.railroad_number(railroad)
            price = outlook.board.railroads[number].price
            gain = deed_value(outlook, number, owned) - price * outlook.character.price // 100
            if price <= spendable and gain > best[0]:
                best = (gain, {"type": actions.BUY_RAILROAD, "railroad": railroad})
    if actions.BUY_ENGINE in offers:
        for engine in choices(offers[actions.BUY_ENGINE]):
            price = outlook.rules.engine_price(engine)
            gain = engine_value(outlook, engine) - price
            if price <= spendable and gain > best[0]:
                best = (gain, {"type": actions.BUY_ENGINE, "engine": engine})
    return best[1]


def engine_value(outlook: Outlook, engine: str) -> int:
    """Dollars that the turns are worth which a better engine saves."""
    gained = PACE[engine] - PACE[outlook.player.engine]
    weights = outlook.character
    saved = outlook.rounds_left * weights.turn_value * gained // PACE[outlook.player.engine]
    return saved * weights.engines // 100


def reserve(outlook: Outlook) -> Thinking[int]:
    """Dollars to keep for the fees of the next trip, by a sample of destinations."""
    here = outlook.player.city
    table = yield from outlook.costs_to(here)
    distances = outlook.setting.network.distances_from(outlook.board.cities[here].point)
    ways = outlook.survey.ways
    total = sum(ways)
    fees = []
    for _ in range(SAMPLES):
        mark = outlook.picker.below(total)
        city = 0
        while mark >= ways[city]:
            mark -= ways[city]
            city += 1
        point = outlook.board.cities[city].point
        fees.append(max(0, table.at(point) - outlook.time_cost(distances[point])))
    fees.sort()
    return fees[min(SAMPLES - 1, SAMPLES * outlook.character.reserve // 100)]
