"""Money: what is kept for fees, what is bought on arrival, bid for in an auction, and sold in need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

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


class Ware(NamedTuple):
    """What the Bank sells. `worth` are dollars over the rest of the game.

    `gain` is what remains of it after the price, or after what the character wants of a railroad for it.
    """

    kind: Literal["railroad", "engine"]
    name: str
    price: int
    worth: int
    gain: int


def rate_railroad(outlook: Outlook, name: str) -> Ware:
    """An unowned railroad as a ware."""
    railroad = outlook.board.railroad_number(name)
    price = outlook.board.railroads[railroad].price
    worth = outlook.deed_value(railroad, outlook.deeds_of(outlook.seat))
    return Ware("railroad", name, price, worth, worth - price * outlook.character.price // 100)


def rate_engine(outlook: Outlook, name: str) -> Ware:
    """Another engine as a ware: it is worth the turns that it saves."""
    price = outlook.rules.engine_price(name)
    worth = _engine_value(outlook, name)
    return Ware("engine", name, price, worth, worth - price)


def good_wares(wares: Iterable[Ware], spendable: int) -> list[Ware]:
    """Those that gain something and leave the reserve untouched."""
    return [ware for ware in wares if ware.gain > 0 and ware.price <= spendable]


def best_ware(wares: Sequence[Ware]) -> Ware | None:
    """The one that gains most, the first of equals; None of none."""
    return max(wares, key=lambda ware: ware.gain, default=None)


def rate_offers(outlook: Outlook, offers: Offers) -> list[Ware]:
    """All that may be bought now."""
    railroads = choices(offers[actions.BUY_RAILROAD]) if actions.BUY_RAILROAD in offers else ()
    engines = choices(offers[actions.BUY_ENGINE]) if actions.BUY_ENGINE in offers else ()
    return [
        *(rate_railroad(outlook, name) for name in railroads),
        *(rate_engine(outlook, name) for name in engines),
    ]


def choose_purchase(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    """The best of what leaves the reserve untouched, or nothing."""
    spendable = outlook.in_hand - (yield from find_reserve(outlook))
    good = good_wares(rate_offers(outlook, offers), spendable)
    if good and not outlook.is_careful():
        return _buy(outlook.picker.choose(good))
    best = best_ware(good)
    return {"type": actions.PASS_PURCHASE} if best is None else _buy(best)


def _buy(ware: Ware) -> Action:
    kind = actions.BUY_RAILROAD if ware.kind == "railroad" else actions.BUY_ENGINE
    return {"type": kind, ware.kind: ware.name}


def turns_saved(outlook: Outlook, name: str) -> tuple[int, int]:
    """Turns that another engine saves in the rest of the game, as a fraction."""
    engine = next(engine for engine in ENGINES if engine == name)
    pace = PACE[outlook.player.engine]
    return outlook.rounds_left * (PACE[engine] - pace), pace


def _engine_value(outlook: Outlook, name: str) -> int:
    """Dollars that the turns are worth which another engine saves."""
    turns, parts = turns_saved(outlook, name)
    gained = turns * outlook.character.turn_value // parts
    return gained * outlook.character.engines // 100


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
