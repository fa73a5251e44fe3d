"""The winner of an auction claims a first link and sets the stock value (T-7, T-22)."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.frozen import replace
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.siberia.actions import CLAIM
from roundhouse.games.siberia.flow import claimable, hold_auctions
from roundhouse.games.siberia.stock import values_up_to
from roundhouse.games.siberia.table import Table, railroad_id


def offers(table: Table) -> tuple[Offer, ...]:
    """Any of the links to claim, with any stock value not above the bid."""
    claim = table.state.claim
    assert claim is not None
    links = OneOf(claimable(table, claim.railroad))
    return (Offer(CLAIM, (("link", links), ("value", OneOf(values_up_to(claim.bid))))),)


def carry_out(table: Table, action: dict[str, Json]) -> None:
    """The link is free, and its value is the railroad's first income."""
    claim = table.state.claim
    assert claim is not None
    link, value = action["link"], action["value"]
    income = table.setting.board.links[link].value
    owners = list(table.state.owners)
    owners[link] = claim.railroad
    table.state = replace(table.state, owners=tuple(owners), claim=None)
    table.change_railroad(claim.railroad, income=income, value=value)
    table.tell(
        "claimed",
        seat=claim.seat,
        railroad=railroad_id(claim.railroad),
        link=link,
        income=income,
        value=value,
    )
    hold_auctions(table, claim.waiting)


ACTIONS = {CLAIM: carry_out}
