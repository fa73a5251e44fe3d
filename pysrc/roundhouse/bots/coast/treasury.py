"""Money: what is kept for fees, what is bought on arrival, bid for in an auction, and sold in need."""

from __future__ import annotations

from roundhouse.bots.base import Action
from roundhouse.bots.coast.offers import Offers, choices
from roundhouse.bots.coast.outlook import PACE, Outlook, Thinking
from roundhouse.core.offers import IntRange
from roundhouse.games.coast import actions, fees
from roundhouse.games.coast.state import ENGINES

SAMPLED_TRIPS = 16


def find_reserve(outlook: Outlook) -> Thinking[int]:
    """Dollars to keep for the fees of the next trip, by a sample of destinations."""
    here = outlook.player.city
    table = yield from outlook.costs_to(here)
    cities, ways = outlook.board.cities, outlook.survey.ways
    due = []
    for _ in range(SAMPLED_TRIPS):
        mark = outlook.picker.below(sum(ways))
        city = 0
        while mark >= ways[city]:
            mark -= ways[city]
            city += 1
        due.append(outlook.fees_to(table, cities[city].point, cities[here].point))
    covered = SAMPLED_TRIPS * outlook.character.reserve // 100
    return sorted(due)[min(covered, SAMPLED_TRIPS - 1)]


def choose_purchase(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    """The best of what leaves the reserve untouched, or nothing."""
    spendable = outlook.in_hand - (yield from find_reserve(outlook))
    wares: list[tuple[int, int, Action]] = []
    deeds = outlook.deeds_of(outlook.seat)
    if actions.BUY_RAILROAD in offers:
        for name in choices(offers[actions.BUY_RAILROAD]):
            railroad = outlook.board.railroad_number(name)
            price = outlook.board.railroads[railroad].price
            gain = outlook.deed_value(railroad, deeds) - price * outlook.character.price // 100
            wares.append((gain, price, {"type": actions.BUY_RAILROAD, "railroad": name}))
    if actions.BUY_ENGINE in offers:
        for engine in choices(offers[actions.BUY_ENGINE]):
            price = outlook.rules.engine_price(engine)
            gain = _engine_value(outlook, engine) - price
            wares.append((gain, price, {"type": actions.BUY_ENGINE, "engine": engine}))
    good = [ware for ware in wares if ware[0] > 0 and ware[1] <= spendable]
    if not good:
        return {"type": actions.PASS_PURCHASE}
    if not outlook.is_careful():
        return outlook.picker.choose(good)[2]
    return max(good, key=lambda ware: ware[0])[2]


def _engine_value(outlook: Outlook, name: str) -> int:
    """Dollars that the turns are worth which another engine saves."""
    engine = next(engine for engine in ENGINES if engine == name)
    pace, weights = PACE[outlook.player.engine], outlook.character
    gained = outlook.rounds_left * weights.turn_value * (PACE[engine] - pace) // pace
    return gained * weights.engines // 100


def choose_sale(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    """The deed whose loss hurts least: one that covers the debt, if there is any."""
    yield from ()
    short = fees.total(outlook.state.turn.charges) - outlook.player.cash
    deeds = outlook.deeds_of(outlook.seat)

    def pain(name: str) -> tuple[bool, int]:
        railroad = outlook.board.railroad_number(name)
        got = outlook.setting.half_price(railroad)
        lost = outlook.deed_value(railroad, deeds)
        # what does not cover the debt is measured by the dollar
        return (False, lost - got) if got >= short else (True, 1_000 * lost // got)

    return {
        "type": actions.SELL_DEED,
        "railroad": min(choices(offers[actions.SELL_DEED]), key=pain),
    }


def choose_bid(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    """The least bid while the deed is worth it and the reserve allows; else a pass."""
    auction = outlook.state.auction
    assert auction is not None
    ((_, amounts),) = offers[actions.BID].params
    assert isinstance(amounts, IntRange)
    least = amounts.low
    worth = outlook.deed_value(auction.railroad, outlook.deeds_of(outlook.seat))
    if least * outlook.character.price // 100 < worth:
        kept = yield from find_reserve(outlook)
        if least <= outlook.player.cash - kept:
            return {"type": actions.BID, "amount": least}
    return {"type": actions.PASS_BID}
