"""Before the first turn, option Home Swap: each seat in order swaps homes or keeps its own (C-3)."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.core.codec import Json
from roundhouse.core.offers import Offer, OneOf
from roundhouse.games.coast.actions import KEEP_HOME, SWAP_HOME
from roundhouse.games.coast.flow import begin_turn
from roundhouse.games.coast.state import Turn
from roundhouse.games.coast.table import Table


def offers(table: Table) -> tuple[Offer, ...]:
    others = tuple(seat for seat in range(table.setting.seats) if seat != table.seat)
    return (Offer(SWAP_HOME, (("partner", OneOf(others)),)), Offer(KEEP_HOME))


def swap_home(table: Table, action: dict[str, Json]) -> None:
    """Homes change hands without consent; both trains start from the new ones (C-5)."""
    own, other = table.player.home, table.state.players[action["partner"]].home
    for seat, home in ((table.seat, other), (action["partner"], own)):
        point = table.setting.board.cities[home].point
        table.change_player(seat, home=home, city=home, point=point)
    table.tell("homes_swapped", seat=table.seat, partner=action["partner"])
    _ask_next(table)


def keep_home(table: Table, action: dict[str, Json]) -> None:
    table.tell("home_kept", seat=table.seat)
    _ask_next(table)


def _ask_next(table: Table) -> None:
    following = table.seat + 1
    if following < table.setting.seats:
        table.state = replace(table.state, turn=Turn(following, table.player.engine))
    else:
        begin_turn(table, table.state.first_seat)


ACTIONS = {SWAP_HOME: swap_home, KEEP_HOME: keep_home}
