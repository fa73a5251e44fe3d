"""Before a destination is rolled: roll it (C-6), or first declare (C-31) or offer a deal (C-27)."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.offers import Offer
from roundhouse.games.coast import fees
from roundhouse.games.coast.actions import DECLARE, PROPOSE_DEAL, ROLL_DESTINATION
from roundhouse.games.coast.bargaining import deal_offers, propose
from roundhouse.games.coast.flow import settle
from roundhouse.games.coast.meta import DESTINATION_DICE
from roundhouse.games.coast.phases.region import roll_city
from roundhouse.games.coast.table import Table


def offers(table: Table) -> tuple[Offer, ...]:
    player = table.player
    in_hand = player.cash - fees.total(table.turn.charges)
    deals = deal_offers(table)
    if player.declared or in_hand < table.setting.options.goal:
        return (Offer(ROLL_DESTINATION), *deals)
    return (Offer(DECLARE), Offer(ROLL_DESTINATION), *deals)


def roll_destination(table: Table, action: dict[str, Json]) -> None:
    """Rolls the region, and the city too unless the region is to be chosen (C-7, C-8)."""
    player = table.player
    coloured, *white = table.roll("destination", player.destination_rolls, 0, DESTINATION_DICE)
    rolled = table.setting.board.region_chart.result(coloured, sum(white))
    region_id = table.setting.board.regions[rolled]
    dice = [coloured, *white]
    if rolled == table.setting.region_of(player):
        table.change_turn(region_rolled=rolled)
        table.tell("region_rolled", seat=table.seat, dice=dice, region=region_id)
        table.enter("region")
    else:
        roll_city(table, rolled, dice)


def declare(table: Table, action: dict[str, Json]) -> None:
    """Announces the race home; standing there it is won at once, fees of this turn paid (C-31)."""
    table.change_player(table.seat, declared=True)
    table.tell("declared", seat=table.seat, home=table.city_id(table.player.home))
    if table.setting.at_home(table.player):
        table.change_turn(reached_home=True)
        settle(table)


ACTIONS = {ROLL_DESTINATION: roll_destination, DECLARE: declare, PROPOSE_DEAL: propose}
