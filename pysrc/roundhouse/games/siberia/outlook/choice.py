"""Choosing: every candidate is carried out, and what it leads to is appraised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from roundhouse.core.offers import Offer
from roundhouse.games.siberia import flow
from roundhouse.games.siberia.actions import BID, PASS_BID
from roundhouse.games.siberia.outlook.candidates import Action, candidates
from roundhouse.games.siberia.outlook.prospects import standing
from roundhouse.games.siberia.outlook.weights import Weights
from roundhouse.games.siberia.state import SiberiaState

if TYPE_CHECKING:
    from roundhouse.games.siberia.rules import SiberiaRules


@dataclass(frozen=True, slots=True)
class Appraised:
    """An action and what it is worth to the seat that takes it, in cents."""

    worth: int
    action: Action
    after: SiberiaState


def appraise(
    rules: SiberiaRules, state: SiberiaState, offers: tuple[Offer, ...], weights: Weights
) -> Iterator[Appraised]:
    """The candidates of a claim or a turn, each carried out and appraised."""
    seat = state.deciding_seat
    assert seat is not None
    for action in candidates(rules.setting, state, offers):
        after = rules.carry_out(state, action).state
        yield Appraised(standing(rules.setting, after, seat, weights), action, after)


def bid_limit(state: SiberiaState, weights: Weights) -> int:
    """The most dollars that the seat which is to bid should bid.

    What is bid lies in the railroad's treasury, but nothing is built with it before a second share
    is sold: whoever wins needs as much again in hand.
    """
    assert state.auction is not None
    return state.players[state.auction.bidders[0]].cash * weights.bid // 100


def choose_bid(state: SiberiaState, weights: Weights) -> Action:
    """Bids as far as the limit goes, at once as much as anybody with as much cash would (T-6)."""
    auction = state.auction
    assert auction is not None
    least, limit = flow.least_bid(auction), bid_limit(state, weights)
    if limit < least:
        return {"type": PASS_BID}
    rivals = [
        state.players[seat].cash * weights.bid // 100
        for seat in auction.bidders[1:]
        if seat != auction.leader
    ]
    return {"type": BID, "amount": max(least, min(limit, max(rivals, default=least)))}
