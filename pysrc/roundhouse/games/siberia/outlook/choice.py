"""Choosing: every candidate is carried out and projected; an auction is worth what winning changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from roundhouse.core.offers import Offer
from roundhouse.games.siberia import flow, meta
from roundhouse.games.siberia.actions import BID, PASS_BID
from roundhouse.games.siberia.outlook.candidates import Action, candidates
from roundhouse.games.siberia.outlook.projection import standing
from roundhouse.games.siberia.outlook.weights import Weights
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.table import Table

if TYPE_CHECKING:
    from roundhouse.games.siberia.rules import SiberiaRules

# of the way from the least bid to the most that a share is worth, a first bid goes two parts in three
FIRST_BID = (2, 3)


@dataclass(frozen=True, slots=True)
class Appraised:
    """An action and what it is worth to the seat that takes it, in cents."""

    worth: int
    action: Action
    after: SiberiaState


def appraise(
    rules: SiberiaRules, state: SiberiaState, offers: tuple[Offer, ...], weights: Weights
) -> Iterator[Appraised]:
    """The candidates of a claim or a turn, each carried out and projected."""
    seat = state.deciding_seat
    assert seat is not None
    for action in candidates(rules.setting, state, offers):
        after = rules.carry_out(state, action).state
        yield Appraised(standing(rules.setting, after, seat, weights), action, after)


def choose_bid(rules: SiberiaRules, state: SiberiaState, weights: Weights) -> Action:
    """Bids while winning is better than letting a rival win (T-6); then passes."""
    stakes = Stakes(rules, state, weights)
    limit = stakes.limit()
    if limit < stakes.least:
        return {"type": PASS_BID}
    part, whole = FIRST_BID
    amount = stakes.least
    if stakes.auction.bid is None:
        amount += (limit - stakes.least) * part // whole
    return {"type": BID, "amount": amount}


class Stakes:
    """What is at stake in an auction for the seat that is to bid."""

    def __init__(self, rules: SiberiaRules, state: SiberiaState, weights: Weights) -> None:
        assert state.auction is not None
        self.auction = state.auction
        self.seat = state.auction.bidders[0]
        self.least = flow.least_bid(state.auction)
        self._rules, self._state, self._weights = rules, state, weights
        self._rival = self._likely_rival()

    def limit(self) -> int:
        """The most dollars to bid; less than the least bid: it is better to pass."""
        low, high = self.least - 1, self._state.players[self.seat].cash
        # winning grows worse with the price, letting a rival win grows better
        while low < high:
            middle = (low + high + 1) // 2
            if self.standing_if_won(self.seat, middle) >= self.standing_if_lost(middle - 1):
                low = middle
            else:
                high = middle - 1
        return low if low < self.least else max(self.least, low * self._weights.ambition // 100)

    def standing_if_won(self, winner: int, bid: int) -> int:
        """What it is worth that `winner` gets the share for a bid and claims its best link."""
        table = Table(self._rules.setting, self._state)
        flow.win(table, replace(self.auction, bid=bid, leader=winner))
        offers = self._rules.offers(table.state)
        claims = appraise(self._rules, table.state, offers, self._weights)
        best = max(claims, key=lambda found: found.worth)
        return standing(self._rules.setting, best.after, self.seat, self._weights)

    def standing_if_lost(self, bid: int) -> int:
        """What it is worth that the likely rival gets it for a bid, or that nobody does."""
        rival, bid = self._rival, max(bid, meta.LEAST_BID)
        if rival is not None and self._state.players[rival].cash >= bid:
            return self.standing_if_won(rival, bid)
        table = Table(self._rules.setting, replace(self._state, auction=None))
        flow.abandon(table, self.auction.railroad)
        return standing(self._rules.setting, table.state, self.seat, self._weights)

    def _likely_rival(self) -> int | None:
        """Who leads, else the richest of the others still bidding."""
        if self.auction.leader is not None:
            return self.auction.leader
        players = self._state.players
        others = [seat for seat in self.auction.bidders if seat != self.seat]
        return max(others, key=lambda seat: (players[seat].cash, -seat), default=None)
