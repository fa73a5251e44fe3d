"""A deed is up for bids before the Bank may take it (C-24, option auction sales)."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.core.codec import Json
from roundhouse.core.offers import IntRange, Offer
from roundhouse.games.coast.actions import BID, PASS_BID
from roundhouse.games.coast.flow import settle
from roundhouse.games.coast.meta import BID_STEP
from roundhouse.games.coast.state import Auction
from roundhouse.games.coast.table import Table


def open_auction(table: Table, railroad: int) -> None:
    """Asks the others for bids, from the seller's left."""
    count = len(table.state.players)
    order = ((table.seat + step) % count for step in range(1, count))
    bidders = tuple(seat for seat in order if table.state.players[seat].bankrupt is None)
    table.tell("auction_opened", seat=table.seat, railroad=table.railroad_id(railroad))
    _go_on(table, Auction(railroad, bidders))


def least_bid(table: Table, auction: Auction) -> int:
    """Dollars the next bid must reach: half price at first, then a step more."""
    if auction.bid is not None:
        return auction.bid + BID_STEP
    return table.setting.half_price(auction.railroad)


def offers(table: Table) -> tuple[Offer, ...]:
    auction = table.state.auction
    assert auction is not None
    least = least_bid(table, auction)
    cash = table.state.players[auction.bidders[0]].cash
    most = least + (cash - least) // BID_STEP * BID_STEP
    return (Offer(BID, (("amount", IntRange(least, most, BID_STEP)),)), Offer(PASS_BID))


def bid(table: Table, action: dict[str, Json]) -> None:
    auction = table.state.auction
    assert auction is not None
    bidder, *others = auction.bidders
    table.tell("bid", seat=bidder, amount=action["amount"])
    _go_on(table, Auction(auction.railroad, (*others, bidder), action["amount"], bidder))


def pass_bid(table: Table, action: dict[str, Json]) -> None:
    """A pass is final."""
    auction = table.state.auction
    assert auction is not None
    table.tell("bid_passed", seat=auction.bidders[0])
    _go_on(table, replace(auction, bidders=auction.bidders[1:]))


def _go_on(table: Table, auction: Auction) -> None:
    """Asks whoever can still outbid; with nobody left, the deed goes to the leader or the Bank."""
    least = least_bid(table, auction)
    auction = replace(
        auction,
        bidders=tuple(
            seat
            for seat in auction.bidders
            if seat == auction.leader or table.state.players[seat].cash >= least
        ),
    )
    if auction.bidders and auction.bidders[0] != auction.leader:
        table.state = replace(table.state, phase="auction", auction=auction)
        return
    table.state = replace(table.state, auction=None)
    sell(table, auction.railroad, auction.leader, auction.bid)


def sell(table: Table, railroad: int, buyer: int | None, price: int | None) -> None:
    """Hands the deed over for the bid, or to the Bank for half the printed price (C-24, C-26)."""
    if price is None:
        price = table.setting.half_price(railroad)
    table.pay(buyer, table.seat, price, "sale")
    railroad_id = table.railroad_id(railroad)
    table.tell("sold_deed", seat=table.seat, railroad=railroad_id, price=price, buyer=buyer)
    table.give_deed(railroad, buyer, own_doing=(table.seat,))
    settle(table)


ACTIONS = {BID: bid, PASS_BID: pass_bid}
