"""The purchase window after an arrival: a railroad, an engine, a deal, or nothing (C-18, C-27)."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.ledger import BANK
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.coast.actions import (
    BUY_ENGINE,
    BUY_RAILROAD,
    PASS_PURCHASE,
    PROPOSE_DEAL,
)
from roundhouse.games.coast.bargaining import deal_offers, propose
from roundhouse.games.coast.flow import (
    affordable_engines,
    affordable_railroads,
    close_purchase,
    end_purchase,
)
from roundhouse.games.coast.table import Table


def offers(table: Table) -> tuple[Offer, ...]:
    open_now = []
    railroads = tuple(table.railroad_id(railroad) for railroad in affordable_railroads(table))
    if railroads:
        open_now.append(Offer(BUY_RAILROAD, (("railroad", OneOf(railroads)),)))
    engines = affordable_engines(table)
    if engines:
        open_now.append(Offer(BUY_ENGINE, (("engine", OneOf(engines)),)))
    return (*open_now, *deal_offers(table), Offer(PASS_PURCHASE))


def buy_railroad(table: Table, action: dict[str, Json]) -> None:
    railroad = table.setting.board.railroad_number(action["railroad"])
    price = table.setting.board.railroads[railroad].price
    table.pay(table.seat, BANK, price, "deed")
    table.tell("bought_railroad", seat=table.seat, railroad=action["railroad"], price=price)
    table.give_deed(railroad, table.seat)
    end_purchase(table)


def buy_engine(table: Table, action: dict[str, Json]) -> None:
    """A better engine; its bonus counts from the next turn on (C-20)."""
    engine = action["engine"]
    price = table.setting.options.engine_price(engine)
    table.pay(table.seat, BANK, price, "engine")
    table.change_player(table.seat, engine=engine)
    table.tell("bought_engine", seat=table.seat, engine=engine, price=price)
    end_purchase(table)


def pass_purchase(table: Table, action: dict[str, Json]) -> None:
    table.tell("passed", seat=table.seat)
    close_purchase(table)


ACTIONS = {
    BUY_RAILROAD: buy_railroad,
    BUY_ENGINE: buy_engine,
    PASS_PURCHASE: pass_purchase,
    PROPOSE_DEAL: propose,
}
