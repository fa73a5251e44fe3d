"""`greedy`: whatever makes one richest at once, counting one dividend; no thought for tomorrow.

Of equals it takes any.

A yardstick for years to come: its source is frozen and pinned by a test. A better bot is a new one.
"""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.bots.base import Action, Decision, Thought
from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker
from roundhouse.core.offers import Fixed, IntRange, Offer, OneOf
from roundhouse.games.siberia import actions
from roundhouse.games.siberia.construction import Builder, Building
from roundhouse.games.siberia.rules import SiberiaRules
from roundhouse.games.siberia.state import Railroad, SiberiaState
from roundhouse.games.siberia.stock import advance, marks_passed, raised
from roundhouse.games.siberia.table import railroad_number

# the part of its cash that it bids: one half, once, give or take so many dollars
BID_PART, BID_SWING = 2, 2


class GreedyBot:
    """Plays Trans-Siberian."""

    def choose(self, decision: Decision) -> Thought:
        yield from ()
        rules, state = decision.rules, decision.state
        assert isinstance(rules, SiberiaRules)
        offers = {offer.type: offer for offer in decision.offers}
        if actions.BID in offers:
            return _bid(state, offers[actions.BID], decision.picker)
        if actions.CLAIM in offers:
            return _claim(rules, offers[actions.CLAIM], decision.picker)
        options = [*_purchases(state, decision.offers), *_buildings(rules, state, decision.offers)]
        best = max((gain for gain, _ in options), default=0)
        if best <= 0:
            return {"type": actions.PASS}
        return decision.picker.choose([action for gain, action in options if gain == best])


def _choices(offer: Offer, name: str) -> tuple[Json, ...]:
    spec = dict(offer.params)[name]
    assert isinstance(spec, OneOf)
    return spec.choices


def _fixed(offer: Offer, name: str) -> Json:
    spec = dict(offer.params)[name]
    assert isinstance(spec, Fixed)
    return spec.value


def _bid(state: SiberiaState, offer: Offer, picker: Picker) -> Action:
    spec = dict(offer.params)["amount"]
    assert isinstance(spec, IntRange)
    seat = state.deciding_seat
    assert seat is not None
    swing = picker.below(2 * BID_SWING + 1) - BID_SWING
    amount = state.players[seat].cash // BID_PART + swing
    if spec.low <= amount <= spec.high:
        return {"type": actions.BID, "amount": amount}
    return {"type": actions.PASS_BID}


def _claim(rules: SiberiaRules, offer: Offer, picker: Picker) -> Action:
    links, choices = rules.setting.board.links, _choices(offer, "link")
    most = max(links[link].value for link in choices)
    best = picker.choose([link for link in choices if links[link].value == most])
    return {"type": actions.CLAIM, "link": best, "value": _choices(offer, "value")[-1]}


def _worth(line: Railroad, shares: int) -> int:
    """Dollars that shares are worth now, with one dividend."""
    return shares * ((line.value if line.is_public else 0) + line.per_share)


def _share_gain(state: SiberiaState, railroad: int) -> int:
    """Dollars gained by buying one share at its stock value."""
    line = state.railroads[railroad]
    seat = state.seat
    shares = list(line.shares)
    shares[seat] += 1
    after = Railroad(tuple(shares), line.status, line.treasury, line.income, line.value)
    return _worth(after, shares[seat]) - _worth(line, line.shares[seat]) - line.value


def _purchases(state: SiberiaState, offers: tuple[Offer, ...]) -> Iterator[tuple[int, Action]]:
    for offer in offers:
        if offer.type == actions.BUY:
            for name in _choices(offer, "railroad"):
                gain = _share_gain(state, railroad_number(name))
                yield gain, {"type": actions.BUY, "railroad": name}
        elif offer.type == actions.BUY_TWO:
            names = _fixed(offer, "railroads")
            gain = sum(_share_gain(state, railroad_number(name)) for name in names)
            action = {"type": actions.BUY_TWO, "railroads": names, "extra": names[0]}
            yield gain - 4, action


def _buildings(
    rules: SiberiaRules, state: SiberiaState, offers: tuple[Offer, ...]
) -> Iterator[tuple[int, Action]]:
    for offer in offers:
        if offer.type == actions.BUILD:
            name = _fixed(offer, "railroad")
            railroad = railroad_number(name)
            builder = Builder(rules.setting, state, railroad)
            for building in (*builder.singles(), *builder.pairs()):
                gain = _building_gain(rules, state, building)
                yield gain, {"type": actions.BUILD, "railroad": name, "path": list(building.path)}


def _building_gain(rules: SiberiaRules, state: SiberiaState, building: Building) -> int:
    line, links = state.railroads[building.railroad], rules.setting.board.links
    income = line.income
    for link in building.links:
        income = raised(income, links[link].value)
    more = len(building.links) > 1 or links[building.links[0]].external
    value = advance(line.value, len(marks_passed(line.income, income)) + more)
    after = Railroad(line.shares, line.status, line.treasury, income, value)
    shares = line.shares[state.seat]
    return _worth(after, shares) - _worth(line, shares)
