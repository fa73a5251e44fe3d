"""What the odds rest on: each player's position in a dozen figures that anybody at the table can see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from roundhouse.games.coast import fees
from roundhouse.games.coast.meta import RIVAL_FEE, RIVAL_FEE_ALL_SOLD, WHITE_DICE
from roundhouse.games.coast.state import CoastState, Engine, Player
from roundhouse.games.coast.statistics import ALL_ROLLS, MEAN_BONUS, MEAN_ROLL, bonus_ways
from roundhouse.games.coast.table import Setting
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of
from roundhouse.maps.odds import ALL_WAYS, WAYS, city_ways

# turns of his own after which a player's record counts by half
TURNS_FOR_A_RECORD = 10


@dataclass(frozen=True, slots=True)
class Factors:
    """One player still in the game. Dollars, mileposts and rounds; shares are 0 to 1.

    `missing` dollars to the victory amount after the fees owed and this trip's payoff, negative
    beyond it; `trip` mileposts to its end; `pace` mileposts a turn; `fare` what payoffs are
    multiplied by. Of the destinations, as the charts name them, `served` have a line of the player's
    and `exposed` have lines of rivals alone; `toll` is how many of such rivals in reach pay him, all
    together; `level` the fee to a rival. `record` is dollars a round that he took in beyond the
    table's mean, `wait` the part of a round until his turn, `remoteness` mileposts from an average
    destination to his home. `declared` (0 or 1), `way_home` mileposts, and `caught` the expected
    dollars lost to rovers tell of the race home. `worth` is net worth, `rounds_left` those of the
    host's limit, `sold` the share of deeds sold.
    """

    missing: float
    trip: float
    idle: float
    pace: float
    fare: float
    served: float
    exposed: float
    toll: float
    level: float
    record: float
    wait: float
    remoteness: float
    declared: float
    way_home: float
    caught: float
    worth: float
    rounds_left: float
    sold: float


class Tolls(NamedTuple):
    """Of one seat: shares of destinations served, exposed to rivals, and rivals' exposure to it."""

    served: float
    exposed: float
    toll: float


def factors_of(setting: Setting, state: CoastState) -> dict[int, Factors]:
    """The figures of every seat that is still in the game."""
    seats = [seat for seat, player in enumerate(state.players) if player.bankrupt is None]
    tolls = tolls_of(setting, state.owners, seats)
    takings = {seat: _takings(state, seat) for seat in seats}
    mean = sum(takings.values()) / len(seats)
    all_sold = None not in state.owners
    sold = sum(owner is not None for owner in state.owners) / len(state.owners)
    found = {}
    for place, seat in enumerate(_in_order(state, seats)):
        player = state.players[seat]
        turns = player.movement_rolls
        payoff = _payoff(setting, player)
        owed = fees.total(state.turn.charges) if seat == state.turn.seat else 0
        found[seat] = Factors(
            missing=float(setting.options.goal - player.cash + owed - payoff),
            trip=float(_trip(setting, state, seat)),
            idle=float(player.destination is None and not player.declared),
            pace=pace_of(player.engine),
            fare=setting.options.payoff(100) / 100,
            served=tolls[seat].served,
            exposed=tolls[seat].exposed,
            toll=tolls[seat].toll,
            level=float(RIVAL_FEE_ALL_SOLD if all_sold else RIVAL_FEE),
            record=(takings[seat] - mean) * turns / (turns + TURNS_FOR_A_RECORD),
            wait=place / len(seats),
            remoteness=remoteness_of(setting.board)[player.home],
            declared=float(player.declared),
            way_home=float(_way_home(setting, player)),
            caught=_caught(setting, state, seat, seats) if player.declared else 0.0,
            worth=float(setting.net_worth(state, seat)),
            rounds_left=float(setting.options.round_limit - state.round),
            sold=sold,
        )
    return found


def tolls_of(setting: Setting, owners: fees.Owners, seats: Sequence[int]) -> dict[int, Tolls]:
    """Who serves which destinations, and who has to ride there on a rival's line."""
    served, exposed, toll = (dict.fromkeys(seats, 0.0) for _ in range(3))
    for way, lines in _calls(setting.board):
        here = {owners[line] for line in lines}
        share = way / ALL_WAYS
        rivals = [seat for seat in seats if seat in here]
        for seat in rivals:
            served[seat] += share
        if None in here or not rivals:
            continue
        for seat in seats:
            if seat not in here:
                exposed[seat] += share
                for rival in rivals:
                    toll[rival] += share / len(rivals)
    return {seat: Tolls(served[seat], exposed[seat], toll[seat]) for seat in seats}


@lru_cache(maxsize=4)
def _calls(board: MapDef) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Of each city, how often the charts name it and the railroads that serve it."""
    lines = network_of(board).railroads_at
    ways = city_ways(board)
    return tuple((ways[number], lines[city.point]) for number, city in enumerate(board.cities))


@lru_cache(maxsize=4)
def remoteness_of(board: MapDef) -> tuple[float, ...]:
    """Mileposts to each city from the others, each as often as the charts name it."""
    network, ways = network_of(board), city_ways(board)
    return tuple(
        sum(
            way * network.distance(other.point, city.point)
            for way, other in zip(ways, board.cities, strict=True)
        )
        / ALL_WAYS
        for city in board.cities
    )


@lru_cache(maxsize=8)
def pace_of(engine: Engine) -> float:
    """Mileposts a turn in the mean (C-16)."""
    thousandths: float = MEAN_ROLL + MEAN_BONUS * bonus_ways(engine) / ALL_ROLLS
    return thousandths / 1_000


def _takings(state: CoastState, seat: int) -> float:
    """Dollars a turn that a seat took in so far, fees to and fro included."""
    player = state.players[seat]
    kept = player.earned + player.fees_got - player.fees_paid
    return kept / max(1, player.movement_rolls)


def _in_order(state: CoastState, seats: Sequence[int]) -> list[int]:
    """The seats still playing, from the one whose turn it is."""
    count = len(state.players)
    return sorted(seats, key=lambda seat: (seat - state.turn.seat) % count)


def _payoff(setting: Setting, player: Player) -> int:
    """Dollars of the trip under way; none for an alternate of a race home."""
    if player.destination is None or player.declared:
        return 0
    return setting.payoff(player.city, player.destination)


def _trip(setting: Setting, state: CoastState, seat: int) -> int:
    """Mileposts to the end of the trip under way, those of the dice in hand taken off."""
    player = state.players[seat]
    if player.destination is None or player.declared:
        return 0
    goal = setting.board.cities[player.destination].point
    return _beyond_the_dice(state, seat, setting.network.distance(player.point, goal))


def _beyond_the_dice(state: CoastState, seat: int, distance: int) -> int:
    in_hand = state.turn.allowance if seat == state.turn.seat else 0
    return max(0, distance - in_hand)


def _way_home(setting: Setting, player: Player) -> int:
    home = setting.board.cities[player.home].point
    return setting.network.distance(player.point, home) if player.declared else 0


def _caught(setting: Setting, state: CoastState, seat: int, seats: Sequence[int]) -> float:
    """Dollars that rovers in reach may take from a declared train before it moves (C-37)."""
    reach = setting.network.distances_from(state.players[seat].point)
    hits = sum(_at_least(reach[state.players[rival].point]) for rival in seats if rival != seat)
    return setting.options.bounty * hits


def _at_least(mileposts: int) -> float:
    """The chance that two dice show so many or more."""
    ways = sum(WAYS[max(0, mileposts - WHITE_DICE) :])
    return ways / sum(WAYS)
