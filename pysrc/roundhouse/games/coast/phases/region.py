"""The player's own region came up: choose another (C-8), then the city in it is rolled."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.coast.actions import CHOOSE_REGION
from roundhouse.games.coast.flow import arrive, settle
from roundhouse.games.coast.meta import DESTINATION_DICE
from roundhouse.games.coast.table import Table


def offers(table: Table) -> tuple[Offer, ...]:
    """Every other region; a declared player, or the option, may take the own one too (C-8, C-32)."""
    regions = table.setting.board.regions
    own = table.setting.region_of(table.player)
    any_region = table.player.declared or table.setting.options.repick_region
    open_regions = tuple(
        region for index, region in enumerate(regions) if any_region or index != own
    )
    return (Offer(CHOOSE_REGION, (("region", OneOf(open_regions)),)),)


def choose_region(table: Table, action: dict[str, Json]) -> None:
    roll_city(table, table.setting.board.regions.index(action["region"]), [])


def roll_city(table: Table, region: int, region_dice: list[int]) -> None:
    """Rolls the city with the later half of the same draw, so a choice shifts no later dice (C-7)."""
    player, seat, board = table.player, table.seat, table.setting.board
    coloured, *white = table.roll(
        "destination", player.destination_rolls, DESTINATION_DICE, DESTINATION_DICE
    )
    city = board.city_charts[region].result(coloured, sum(white))
    table.change_player(seat, destination_rolls=player.destination_rolls + 1)
    table.change_turn(region_rolled=None)
    same_city = city == player.city
    goal = board.cities[city].point
    table.tell(
        "destination_rolled",
        seat=seat,
        dice=[*region_dice, coloured, *white],
        region=board.regions[region],
        city=board.cities[city].id,
        payoff=0 if same_city else table.setting.payoff(player.city, city),
        distance=table.setting.network.distance(player.point, goal),
    )
    if same_city:
        # C-9, and C-32: a declaration is lost with the turn
        table.change_player(seat, declared=False)
        table.tell("turn_lost", seat=seat, city=board.cities[city].id)
        settle(table)
        return
    table.change_player(seat, destination=city)
    if goal == player.point and not player.declared:
        # C-15: the twin is an arrival at once, without dice
        arrive(table, "fees")
    else:
        table.enter("roll")


ACTIONS = {CHOOSE_REGION: choose_region}
