"""The turn's fees cannot be paid: deeds are sold one by one, the player choosing which (C-24)."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.ledger import BANK
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.coast.actions import SELL_DEED
from roundhouse.games.coast.phases.auction import open_auction, sell
from roundhouse.games.coast.table import Table


def offers(table: Table) -> tuple[Offer, ...]:
    deeds = table.setting.deeds_of(table.state, table.seat)
    railroads = tuple(table.railroad_id(railroad) for railroad in deeds)
    return (Offer(SELL_DEED, (("railroad", OneOf(railroads)),)),)


def sell_deed(table: Table, action: dict[str, Json]) -> None:
    railroad = table.setting.board.railroad_number(action["railroad"])
    if table.setting.options.auction_sales:
        open_auction(table, railroad)
    else:
        sell(table, railroad, BANK, None)


ACTIONS = {SELL_DEED: sell_deed}
