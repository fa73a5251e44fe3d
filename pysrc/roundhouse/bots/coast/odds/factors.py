"""What the odds rest on: each player's position in a dozen figures that anybody at the table can see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from roundhouse.bots.base import settle
from roundhouse.bots.coast.survey import Survey
from roundhouse.bots.coast.travel import open_atlas
from roundhouse.bots.coast.valuation import reach_of
from roundhouse.games.coast import fees
from roundhouse.games.coast.meta import RIVAL_FEE, RIVAL_FEE_ALL_SOLD, WHITE_DICE
from roundhouse.games.coast.state import CoastState, Engine, Player
from roundhouse.games.coast.statistics import ALL_ROLLS, MEAN_BONUS, MEAN_ROLL, bonus_ways
from roundhouse.games.coast.table import Setting
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of
from roundhouse.maps.odds import ALL_WAYS, WAYS, city_ways

# dollars in hand that still buy something early in a game; more of them do not buy more at once
MOST_SPENT = 60_000
# turns of his own after which a player's record counts by half
TURNS_FOR_A_RECORD = 10


@dataclass(frozen=True, slots=True)
class Factors:
    """One player still in the game. Dollars, mileposts and rounds; shares are 0 to 1.

    `missing` dollars to the victory amount after the fees owed and this trip's payoff, negative beyond
    it; `purse` dollars in hand that may still buy something; `trip` mileposts to its end, `idle` 1 for
    whoever has none; `pace` mileposts a turn; `fare` what payoffs are multiplied by; `way` mileposts to
    his home from where the trip ends. `shut_home` and `shut_end` are 1 where lines of rivals alone call: at
    his home, and where the trip ends.

    Of the destinations, as the charts name them, `served` have a line of the player's, `joined` one of
    the best joined part of his network, `alone` none but his, times the rivals, and `exposed` have lines
    of rivals alone; `toll` is how many of such rivals in reach pay him, all together, and `traffic` how
    many ride his lines by the shortest way; `price` is what his deeds cost, `level` the fee to a rival.

    `record` is dollars a turn that he took in beyond the table's mean, `wait` the part of a round until
    his turn, which it is where `on_turn` is 1. `declared` (0 or 1), `way_home` mileposts, and `caught` the
    dollars that rovers may be expected to take tell of the race home, `bounty` what one of them takes.
    `worth` is net worth, `rounds_left` those of the host's limit, `sold` the share of deeds sold, `skill`
    the part of the rounds of gathering money that he saves by playing better than others.
    """

    missing: float
    purse: float
    trip: float
    idle: float
    pace: float
    fare: float
    way: float
    shut_home: float
    shut_end: float
    served: float
    joined: float
    alone: float
    exposed: float
    toll: float
    traffic: float
    price: float
    level: float
    record: float
    wait: float
    on_turn: float
    declared: float
    way_home: float
    caught: float
    bounty: float
    worth: float
    rounds_left: float
    sold: float
    skill: float


class Tolls(NamedTuple):
    """Of one seat: shares of destinations served, exposed to rivals, and rivals' exposure to it."""

    served: float
    exposed: float
    toll: float


@dataclass(frozen=True, slots=True)
class _Sight:
    """A position, and what is the same for all who are still in the game."""

    setting: Setting
    state: CoastState
    seats: list[int]
    survey: Survey


def factors_of(
    setting: Setting, state: CoastState, skills: Sequence[float] | None = None
) -> dict[int, Factors]:
    """The figures of every seat that is still in the game; `skills` are by seat, none: all alike."""
    seats = [seat for seat, player in enumerate(state.players) if player.bankrupt is None]
    sight = _Sight(setting, state, seats, settle(open_atlas(setting.board)).survey)
    tolls = tolls_of(setting, state.owners, seats)
    takings = {seat: _takings(state, seat) for seat in seats}
    mean = sum(takings.values()) / len(seats)
    found = {}
    for place, seat in enumerate(_in_order(state, seats)):
        player = state.players[seat]
        turns = player.movement_rolls
        owed = fees.total(state.turn.charges) if seat == state.turn.seat else 0
        found[seat] = Factors(
            missing=float(setting.options.goal - player.cash + owed - _payoff(setting, player)),
            purse=float(max(0, min(player.cash - owed, MOST_SPENT))),
            pace=pace_of(player.engine),
            fare=setting.options.payoff(100) / 100,
            record=(takings[seat] - mean) * turns / (turns + TURNS_FOR_A_RECORD),
            wait=place / len(seats),
            on_turn=float(place == 0),
            worth=float(setting.net_worth(state, seat)),
            rounds_left=float(setting.options.round_limit - state.round),
            sold=sum(owner is not None for owner in state.owners) / len(state.owners),
            skill=0.0 if skills is None else skills[seat],
            **tolls[seat]._asdict(),
            **_network(sight, seat),
            **_travel(sight, seat),
        )
    return found


def _network(sight: _Sight, seat: int) -> dict[str, float]:
    """What a seat's deeds come to beside the tolls."""
    owners, survey = sight.state.owners, sight.survey
    deeds = sum(1 << line for line, owner in enumerate(owners) if owner == seat)
    reach, rivals = reach_of(survey, deeds), len(sight.seats) - 1
    railroads = sight.setting.board.railroads
    return {
        "joined": survey.ways_of(reach.joined) / ALL_WAYS,
        "alone": rivals * survey.ways_of(reach.monopolised) / ALL_WAYS,
        "traffic": rivals * reach.traffic / 10_000,
        "price": float(
            sum(railroads[line].price for line in sight.setting.deeds_of(sight.state, seat))
        ),
        "level": float(RIVAL_FEE if None in owners else RIVAL_FEE_ALL_SOLD),
    }


def _travel(sight: _Sight, seat: int) -> dict[str, float]:
    """Where a seat's train is on its trip, or on its race home."""
    setting, state = sight.setting, sight.state
    player, cities, network = state.players[seat], setting.board.cities, setting.network
    home, here = cities[player.home].point, player.point
    on_trip = player.destination is not None and not player.declared
    end = cities[player.destination].point if on_trip and player.destination is not None else here
    in_hand = state.turn.allowance if seat == state.turn.seat else 0
    return {
        "trip": float(max(0, network.distance(here, end) - in_hand)),
        "idle": float(player.destination is None and not player.declared),
        "way": float(network.distance(end, home)),
        "shut_home": _shut(sight, seat, home),
        "shut_end": _shut(sight, seat, end),
        "declared": float(player.declared),
        "way_home": float(network.distance(here, home) if player.declared else 0),
        "caught": _caught(setting, state, seat, sight.seats) if player.declared else 0.0,
        "bounty": float(setting.options.bounty),
    }


def _shut(sight: _Sight, seat: int, point: int) -> float:
    """1 where none but rivals' railroads call at a point."""
    owners = sight.state.owners
    here = {owners[line] for line in sight.setting.network.railroads_at[point]}
    return float(None not in here and seat not in here)


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


def _caught(setting: Setting, state: CoastState, seat: int, seats: Sequence[int]) -> float:
    """Dollars that rovers in reach may take from a declared train before it moves (C-37)."""
    reach = setting.network.distances_from(state.players[seat].point)
    hits = sum(_at_least(reach[state.players[rival].point]) for rival in seats if rival != seat)
    return setting.options.bounty * hits


def _at_least(mileposts: int) -> float:
    """The chance that two dice show so many or more."""
    ways = sum(WAYS[max(0, mileposts - WHITE_DICE) :])
    return ways / sum(WAYS)
