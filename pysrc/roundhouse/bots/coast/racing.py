"""The race home: when to declare, and how great the danger of rovers is (C-31 to C-38)."""

from __future__ import annotations

from roundhouse.bots.base import Action
from roundhouse.bots.coast.offers import Offers
from roundhouse.bots.coast.outlook import PACE, Outlook, Thinking
from roundhouse.games.coast import actions
from roundhouse.maps.odds import WAYS


def choose_to_declare(outlook: Outlook) -> Thinking[bool]:
    """Whether the fees on the way home, and the rovers near it, leave the victory amount."""
    player, setting = outlook.player, outlook.setting
    home = outlook.board.cities[player.home].point
    if player.point == home:
        return True
    table = yield from outlook.costs_to(player.home)
    left = outlook.in_hand - outlook.fees_to(table, player.point, home)
    caution = outlook.character.caution
    if outlook.is_pressed:
        caution //= 2
    return left - _expected_bounties(outlook, home) * caution // 100 >= setting.options.goal


def _expected_bounties(outlook: Outlook, home: int) -> int:
    """Dollars that rovers may be expected to take from a train that declares now.

    Every rival who is near the train or its home has a throw at it in each turn before the last.
    """
    network, here = outlook.setting.network, outlook.player.point
    to_home = network.distance(here, home)
    from_here, from_home = network.distances_from(here), network.distances_from(home)
    catches = 0
    for seat in outlook.rivals:
        point = outlook.state.players[seat].point
        catches += _at_least(min(from_here[point], from_home[point]))
    throws = _throws_before_home(outlook, to_home)
    return outlook.setting.options.bounty * throws * catches // (36 * 36)


def _throws_before_home(outlook: Outlook, distance: int) -> int:
    """How many turns end short of home, in parts of 36."""
    if distance <= 12:
        return 36 - _at_least(distance)
    return 360 * distance // PACE[outlook.player.engine] - 18


def _at_least(mileposts: int) -> int:
    """In how many of 36 throws two dice show so many or more."""
    return sum(WAYS[max(0, mileposts - 2) :])


def choose_home(outlook: Outlook, offers: Offers) -> Thinking[Action]:
    """The home in the middle of things: the one that a race from anywhere is shortest to (C-3)."""
    yield from ()
    players = outlook.state.players
    best = min(
        (outlook.seat, *outlook.rivals), key=lambda seat: _remoteness(outlook, players[seat].home)
    )
    if best == outlook.seat:
        return {"type": actions.KEEP_HOME}
    return {"type": actions.SWAP_HOME, "partner": best}


def _remoteness(outlook: Outlook, city: int) -> int:
    """Mileposts to a city from every other, each as often as it is rolled."""
    distances = outlook.setting.network.distances_from(outlook.board.cities[city].point)
    return sum(
        way * distances[other.point]
        for way, other in zip(outlook.survey.ways, outlook.board.cities, strict=True)
    )
