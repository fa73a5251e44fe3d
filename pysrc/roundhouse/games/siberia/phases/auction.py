"""A railroad's first share is up for bids (T-6)."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.core.codec import Json
from roundhouse.core.offers import IntRange, Offer
from roundhouse.games.siberia.actions import BID, PASS_BID
from roundhouse.games.siberia.flow import go_on_bidding, least_bid
from roundhouse.games.siberia.table import Table, railroad_id


def offers(table: Table) -> tuple[Offer, ...]:
    """A bid within the cash in hand, or a pass that is final."""
    auction = table.state.auction
    assert auction is not None
    cash = table.state.players[auction.bidders[0]].cash
    return (Offer(BID, (("amount", IntRange(least_bid(auction), cash)),)), Offer(PASS_BID))


def bid(table: Table, action: dict[str, Json]) -> None:
    auction = table.state.auction
    assert auction is not None
    bidder, *others = auction.bidders
    amount = action["amount"]
    table.tell("bid", seat=bidder, railroad=railroad_id(auction.railroad), amount=amount)
    going = replace(auction, bidders=(*others, bidder), bid=amount, leader=bidder)
    go_on_bidding(table, going)


def pass_bid(table: Table, action: dict[str, Json]) -> None:
    auction = table.state.auction
    assert auction is not None
    passing, *others = auction.bidders
    railroad = railroad_id(auction.railroad)
    table.tell("bid_passed", seat=passing, railroad=railroad, forced=False)
    go_on_bidding(table, replace(auction, bidders=tuple(others)))


ACTIONS = {BID: bid, PASS_BID: pass_bid}
