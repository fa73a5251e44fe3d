"""The turn's fees cannot be paid: sell deeds to the Bank at half price, one by one (C-24)."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.ledger import BANK
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.coast.actions import SELL_DEED
from roundhouse.games.coast.flow import settle
from roundhouse.games.coast.table import Table


def offers(table: Table) -> tuple[Offer, ...]:
    deeds = tuple(
        table.railroad_id(railroad)
        for railroad, owner in enumerate(table.state.owners)
        if owner == table.seat
    )
    return (Offer(SELL_DEED, (("railroad", OneOf(deeds)),)),)


def sell_deed(table: Table, action: dict[str, Json]) -> None:
    """Half the printed price from the Bank; the deed can be bought again (C-26)."""
    railroad = table.setting.board.railroad_number(action["railroad"])
    price = table.setting.board.railroads[railroad].price // 2
    table.pay(BANK, table.seat, price, "sale")
    table.tell("sold_deed", seat=table.seat, railroad=action["railroad"], price=price)
    table.give_deed(railroad, None, own_doing=table.seat)
    settle(table)


ACTIONS = {SELL_DEED: sell_deed}
