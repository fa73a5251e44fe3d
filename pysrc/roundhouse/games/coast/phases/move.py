"""Moving a leg: fees run up, declared rivals met, the goal reached or not (C-11 to C-16, C-37)."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.frozen import replace
from roundhouse.core.offers import Offer, PathOf
from roundhouse.games.coast.actions import MOVE
from roundhouse.games.coast.flow import arrive, settle
from roundhouse.games.coast.table import Table


def offers(table: Table) -> tuple[Offer, ...]:
    leg = table.setting.leg(table.state)
    return (Offer(MOVE, (("path", PathOf(leg.start, leg.goal, leg.length, leg)),)),)


def move(table: Table, action: dict[str, Json]) -> None:
    leg = table.setting.leg(table.state)
    path = tuple(action["path"])
    points = leg.walk(path)
    table.tell("moved", seat=table.seat, path=list(path), points=list(points))
    _ride(table, path, points[-1])
    for point in points:
        _meet_declared(table, point)
    if points[-1] != leg.goal:
        if table.turn.bonus_due:
            table.change_turn(leg=2, bonus_due=False)
            table.enter("roll")
        else:
            settle(table)
    elif table.player.declared:
        table.change_turn(reached_home=True)
        table.tell("reached_home", seat=table.seat)
        settle(table)
    else:
        arrive(table, "bonus" if table.turn.bonus_due else "fees")


def _ride(table: Table, path: tuple[int, ...], end: int) -> None:
    """Runs up what the sections cost, and puts the train where they end."""
    tariff = table.setting.tariff(table.state.owners)
    player, charges = table.player, table.turn.charges
    for section in path:
        railroad = table.setting.network.railroad_of[section]
        player, charges = tariff.ride(table.seat, player, charges, railroad)
    table.put_player(
        table.seat,
        replace(
            player,
            point=end,
            ridden=(*player.ridden, *path),
            mileposts=player.mileposts + len(path),
        ),
    )
    table.change_turn(charges=charges, allowance=0)


def _meet_declared(table: Table, point: int) -> None:
    """Takes the bounty from each declared rival on this point, who is then un-declared (C-37, C-38)."""
    for seat, rival in enumerate(table.state.players):
        if seat == table.seat or not rival.declared or rival.point != point:
            continue
        bounty = min(table.setting.options.bounty, rival.cash)
        table.pay(seat, table.seat, bounty, "bounty")
        table.change_player(seat, declared=False, ridden=())
        table.tell("bounty", seat=table.seat, payer=seat, amount=bounty)


ACTIONS = {MOVE: move}
