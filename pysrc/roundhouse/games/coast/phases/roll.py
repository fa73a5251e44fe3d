"""The dice for a leg: two white ones, or the coloured one for the bonus (C-11, C-16)."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.offers import Offer
from roundhouse.games.coast.actions import ROLL
from roundhouse.games.coast.flow import settle
from roundhouse.games.coast.meta import DIE_SIDES, WHITE_DICE
from roundhouse.games.coast.state import Engine
from roundhouse.games.coast.table import Table


def offers(table: Table) -> tuple[Offer, ...]:
    return (Offer(ROLL),)


def earns_bonus(engine: Engine, white: tuple[int, ...]) -> bool:
    """Whether this engine gets a bonus roll with these white dice (C-16)."""
    double = white[0] == white[1]
    return {"standard": double and white[0] == DIE_SIDES, "express": double, "superchief": True}[
        engine
    ]


def roll(table: Table, action: dict[str, Json]) -> None:
    player, seat = table.player, table.seat
    if table.turn.leg == 1:
        white = table.roll("movement", player.movement_rolls, 0, WHITE_DICE)
        table.change_player(seat, movement_rolls=player.movement_rolls + 1)
        bonus = earns_bonus(table.turn.engine, white)
        table.change_turn(dice=white, allowance=sum(white), bonus_due=bonus)
        table.tell("rolled", seat=seat, dice=list(white), mileposts=sum(white), bonus=bonus)
    else:
        # the coloured die belongs to the draw of this turn's white dice
        (coloured,) = table.roll("movement", player.movement_rolls - 1, WHITE_DICE, 1)
        table.change_turn(coloured=coloured, allowance=coloured)
        table.tell("bonus_rolled", seat=seat, die=coloured, mileposts=coloured)
    if table.setting.leg(table.state).has_step():
        table.enter("move")
    else:
        table.tell("stuck", seat=seat)
        settle(table)


ACTIONS = {ROLL: roll}
