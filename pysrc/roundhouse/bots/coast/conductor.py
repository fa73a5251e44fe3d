"""The Conductor: what a seat had best buy, judged as the strongest baron does, and why, in figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from roundhouse.bots.base import Action, Decision
from roundhouse.bots.coast.characters import CHARACTERS
from roundhouse.bots.coast.outlook import Outlook, Thinking
from roundhouse.bots.coast.travel import open_atlas
from roundhouse.bots.coast.treasury import (
    Ware,
    best_ware,
    find_reserve,
    good_wares,
    rate_engine,
    rate_offers,
    rate_railroad,
    turns_saved,
)
from roundhouse.bots.coast.valuation import reach_of
from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker
from roundhouse.core.errors import Illegal
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import ENGINES, CoastState
from roundhouse.maps.odds import ALL_WAYS

T = TypeVar("T")

# whose eye the Conductor has
JUDGE = CHARACTERS["augusta"]


def counsel(rules: CoastRules, state: CoastState, seat: int) -> Thinking[Action]:
    """What `seat` had best buy now (`choice`), and of all that is for sale, whatever it costs
    (`best`; of railroads alone: `deed`); each None if nothing is worth its price.

    The same position gets the same counsel: trips are sampled alike for every game. Raises `Illegal`
    if the seat does not play any more.
    """
    if state.result is not None or state.players[seat].bankrupt is not None:
        raise Illegal("seat-not-playing", seat=seat)
    return _think(rules, state, seat)


def _think(rules: CoastRules, state: CoastState, seat: int) -> Thinking[Action]:
    atlas = yield from open_atlas(rules.setting.board)
    decision = Decision(rules, state, rules.offers(state), Picker("", seat, 0))
    outlook = Outlook(decision, JUDGE, atlas, seat)
    reserve = yield from find_reserve(outlook)
    spendable = outlook.in_hand - reserve
    may_buy = state.phase == "purchase" and state.deciding_seat == seat
    offers = {offer.type: offer for offer in decision.offers} if may_buy else {}
    railroads = [ware for ware in _unowned(outlook) if ware.gain > 0]
    engines = [ware for ware in _better_engines(outlook) if ware.gain > 0]
    wares = {
        "choice": best_ware(good_wares(rate_offers(outlook, offers), spendable)),
        "best": best_ware([*railroads, *engines]),
        "deed": best_ware(railroads),
    }
    return {
        "seat": seat,
        "all_ways": ALL_WAYS,
        "in_hand": outlook.in_hand,
        "reserve": reserve,
        "rounds_left": outlook.rounds_left,
        **{name: ware and _describe(outlook, ware, reserve) for name, ware in wares.items()},
    }


def _unowned(outlook: Outlook) -> Iterable[Ware]:
    for number, owner in enumerate(outlook.state.owners):
        if owner is None:
            yield rate_railroad(outlook, outlook.board.railroads[number].id)


def _better_engines(outlook: Outlook) -> Iterable[Ware]:
    for engine in ENGINES[ENGINES.index(outlook.player.engine) + 1 :]:
        yield rate_engine(outlook, engine)


def _describe(outlook: Outlook, ware: Ware, reserve: int) -> dict[str, Json]:
    reasons = _railroad_reasons if ware.kind == "railroad" else _engine_reasons
    return {
        "kind": ware.kind,
        "id": ware.name,
        "price": ware.price,
        "worth": ware.worth,
        "left": outlook.in_hand - ware.price,
        "missing": max(0, ware.price + reserve - outlook.in_hand),
        "reasons": reasons(outlook, ware.name),
    }


def _railroad_reasons(outlook: Outlook, name: str) -> list[dict[str, Json]]:
    """What a railroad adds to the own network.

    `service`: ways of all destinations that the network serves, before and after; `monopoly`: cities that
    it alone would serve, and their ways; `connected`: own lines that are met, `apart` if none of them is;
    `regions`: those it was not in before; `income`: dollars that rivals
    may pay for riding it in the rest of the game.
    """
    survey, board = outlook.survey, outlook.board
    number = board.railroad_number(name)
    deeds = outlook.deeds_of(outlook.seat)
    before, after = reach_of(survey, deeds), reach_of(survey, deeds | 1 << number)
    served = {"before": survey.ways_of(before.served), "after": survey.ways_of(after.served)}
    reasons: list[dict[str, Json]] = [{"kind": "service", **served}]
    alone = after.monopolised & ~before.monopolised
    if alone:
        cities = [city.id for city in _chosen(board.cities, alone)]
        reasons.append({"kind": "monopoly", "cities": cities, "ways": survey.ways_of(alone)})
    met = survey.touching[number] & deeds
    if met:
        lines = [line.id for line in _chosen(board.railroads, met)]
        reasons.append({"kind": "connected", "railroads": lines})
    elif deeds:
        reasons.append({"kind": "apart"})
    fresh = after.cornered & ~before.cornered
    if fresh:
        regions = {city.region for city in _chosen(board.cities, fresh)}
        reasons.append(
            {"kind": "regions", "regions": [board.regions[one] for one in sorted(regions)]}
        )
    income = outlook.income_of(after) - outlook.income_of(before)
    if income:
        reasons.append({"kind": "income", "dollars": income})
    return reasons


def _engine_reasons(outlook: Outlook, name: str) -> list[dict[str, Json]]:
    """`speed`: tenths of turns that a better engine saves in the rest of the game."""
    turns, parts = turns_saved(outlook, name)
    return [{"kind": "speed", "turns_tenths": 10 * turns // parts}]


def _chosen(things: Iterable[T], bits: int) -> list[T]:
    """Those whose bits are set."""
    return [thing for number, thing in enumerate(things) if bits >> number & 1]
