"""`greedy`: the shortest way, the best share of destinations it can afford, home when it can.

A yardstick for years to come: its source is frozen and pinned by a test. A better bot is a new one.
"""

from __future__ import annotations

from fractions import Fraction

from roundhouse.bots.base import Action, Decision, Thought
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.coast import actions
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import CoastState
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.odds import city_ways

# kept back from every purchase, so that one turn on a rival's line forces no sale
RESERVE = 5_000


class GreedyBot:
    """Plays Coast to Coast."""

    def choose(self, decision: Decision) -> Thought:
        yield from ()
        rules, state = decision.rules, decision.state
        assert isinstance(rules, CoastRules)
        offers = {offer.type: offer for offer in decision.offers}
        if actions.DECLARE in offers:
            return {"type": actions.DECLARE}
        if actions.CHOOSE_REGION in offers:
            return _richest_region(rules, state, offers[actions.CHOOSE_REGION])
        if actions.MOVE in offers:
            return {"type": actions.MOVE, "path": _shortest_way(rules, state)}
        if actions.PASS_PURCHASE in offers:
            return _best_purchase(rules, state, offers)
        if actions.SELL_DEED in offers:
            return _smallest_loss(rules, state, offers[actions.SELL_DEED])
        if actions.ACCEPT_DEAL in offers:
            return _answer_deal(rules, state)
        # rolling, keeping the home, passing a bid: whatever needs no thought
        return {"type": next(offer.type for offer in decision.offers if not offer.params)}


def _choices(offer: Offer) -> tuple[str, ...]:
    ((_, spec),) = offer.params
    assert isinstance(spec, OneOf)
    return spec.choices


def _shortest_way(rules: CoastRules, state: CoastState) -> list[int]:
    """The fewest mileposts, cheaper lines first; not `advise`, which is to grow wiser than this."""
    return list(rules.setting.leg(state).shortest((), rules.line_costs(state)))


def _richest_region(rules: CoastRules, state: CoastState, offer: Offer) -> Action:
    """The region whose next city pays most on average from where the train stands."""
    board = rules.setting.board
    ways = city_ways(board)
    here = state.players[state.turn.seat].city

    def mean_payoff(region: str) -> Fraction:
        number = board.regions.index(region)
        cities = [city for city in range(len(ways)) if board.cities[city].region == number]
        paid = sum(ways[city] * board.payoff(here, city) for city in cities if city != here)
        return Fraction(paid, sum(ways[city] for city in cities))

    # max keeps the first of equals, and offers come in a fixed order
    return {"type": actions.CHOOSE_REGION, "region": max(_choices(offer), key=mean_payoff)}


def _share(board: MapDef, railroads: set[int]) -> int:
    """In how many ways a destination is a city that one of `railroads` serves."""
    served = {point for railroad in railroads for point in board.railroads[railroad].points}
    ways = city_ways(board)
    return sum(ways[number] for number, city in enumerate(board.cities) if city.point in served)


def _owned(state: CoastState) -> set[int]:
    return {number for number, owner in enumerate(state.owners) if owner == state.turn.seat}


def _best_purchase(rules: CoastRules, state: CoastState, offers: dict[str, Offer]) -> Action:
    """The railroad that adds the largest share of destinations, else the best engine, else nothing."""
    board = rules.setting.board
    spendable = state.players[state.turn.seat].cash - RESERVE
    owned = _owned(state)
    now = _share(board, owned)
    best: tuple[int, int, str] | None = None
    if actions.BUY_RAILROAD in offers:
        for railroad in _choices(offers[actions.BUY_RAILROAD]):
            number = board.railroad_number(railroad)
            price = board.railroads[number].price
            gain = _share(board, owned | {number}) - now
            if price <= spendable and (best is None or (gain, -price) > best[:2]):
                best = (gain, -price, railroad)
    if best is not None and best[0] > 0:
        return {"type": actions.BUY_RAILROAD, "railroad": best[2]}
    if actions.BUY_ENGINE in offers:
        engine = _choices(offers[actions.BUY_ENGINE])[-1]
        if rules.engine_price(engine) <= spendable:
            return {"type": actions.BUY_ENGINE, "engine": engine}
    return {"type": actions.PASS_PURCHASE}


def _smallest_loss(rules: CoastRules, state: CoastState, offer: Offer) -> Action:
    """The deed whose loss costs the least share of destinations, the cheaper one among equals."""
    board = rules.setting.board
    owned = _owned(state)

    def loss(railroad: str) -> tuple[int, int]:
        number = board.railroad_number(railroad)
        return -_share(board, owned - {number}), board.railroads[number].price

    return {"type": actions.SELL_DEED, "railroad": min(_choices(offer), key=loss)}


def _answer_deal(rules: CoastRules, state: CoastState) -> Action:
    """Yes to what is worth its price: deeds at printed prices, own ones at a quarter more."""
    deal = state.deal
    assert deal is not None
    railroads = rules.setting.board.railroads
    given = sum(railroads[number].price for number in deal.give_deeds)
    taken = sum(railroads[number].price for number in deal.take_deeds)
    if deal.countered:
        gain = deal.take_cash + taken - deal.give_cash - given * 5 // 4
    else:
        gain = deal.give_cash + given - deal.take_cash - taken * 5 // 4
    return {"type": actions.ACCEPT_DEAL if gain >= 0 else actions.DECLINE_DEAL}
