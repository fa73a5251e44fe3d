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
from roundhouse.games.coast.meta import DIE_SIDES, RIVAL_FEE, RIVAL_FEE_ALL_SOLD, WHITE_DICE
from roundhouse.games.coast.state import ENGINES, CoastState, Engine, Player
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
    it; `purse` dollars in hand that may still buy something; `trip` mileposts to its end; `pace` mileposts
    a turn; `upgrade` dollars that the best engine still costs; `fare` what payoffs are multiplied by; `way`
    mileposts to his home from where the trip ends, `payoff_beyond` what trips from there pay in the mean.
    `shut_home` and `shut_end` are 1 where lines of rivals alone call: at his home, and where the trip ends.
    `payees`, `payees_home` and `payees_beyond` are how many rivals own track of the shortest way: on what is
    left of this trip, from its end to his home, and in the mean from there to anywhere.

    Of the destinations, as the charts name them, `served` have a line of the player's, `joined` one of
    the best joined part of his network, `alone` none but his, times the rivals, and `exposed` have lines
    of rivals alone; `toll` is how many of such rivals in reach pay him, all together, and `traffic` how
    many ride his lines by the shortest way; `price` is what his deeds cost, `level` the fee to a rival.

    `record` is dollars a turn that he took in beyond the table's mean, `wait` the part of a round until
    his turn, which it is where `on_turn` is 1. `declared` (0 or 1), `way_home` mileposts, and `caught` the
    dollars that rovers may be expected to take tell of the race home, `bounty` what one of them takes;
    `danger` is what they might take, as they stand now, all the way from the end of this trip.
    `worth` is net worth, `rounds_left` those of the host's limit, `sold` the share of deeds sold, `skill`
    the part of the rounds of gathering money that he saves by playing better than others.
    """

    missing: float
    purse: float
    trip: float
    pace: float
    upgrade: float
    fare: float
    way: float
    payoff_beyond: float
    shut_home: float
    shut_end: float
    payees: float
    payees_home: float
    payees_beyond: float
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
    danger: float
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
    # by seat, the railroads that it owns, as bits
    deeds: dict[int, int]


def factors_of(
    setting: Setting, state: CoastState, skills: Sequence[float] | None = None
) -> dict[int, Factors]:
    """The figures of every seat that is still in the game; `skills` are by seat, none: all alike."""
    seats = [seat for seat, player in enumerate(state.players) if player.bankrupt is None]
    survey = settle(open_atlas(setting.board)).survey
    sight = _Sight(setting, state, seats, survey, _deeds_of(state, seats))
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
            upgrade=_upgrade(setting, player),
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
            **_ways_ahead(sight, seat),
        )
    return found


def _network(sight: _Sight, seat: int) -> dict[str, float]:
    """What a seat's deeds come to beside the tolls."""
    owners, survey = sight.state.owners, sight.survey
    reach, rivals = reach_of(survey, sight.deeds[seat]), len(sight.seats) - 1
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
        "way": float(network.distance(end, home)),
        "shut_home": _shut(sight, seat, home),
        "shut_end": _shut(sight, seat, end),
        "declared": float(player.declared),
        "way_home": float(network.distance(here, home) if player.declared else 0),
        "caught": _caught(setting, state, seat, sight.seats) if player.declared else 0.0,
        "danger": 0.0 if player.declared else _danger(sight, seat, end, home),
        "bounty": float(setting.options.bounty),
    }


def _ways_ahead(sight: _Sight, seat: int) -> dict[str, float]:
    """Who is to be paid on the ways that a seat has before it, and what the trip after this one pays."""
    player, riders = sight.state.players[seat], sight.survey.riders
    start = end = player.city
    left = 0.0
    if player.destination is not None and not player.declared:
        end = player.destination
        left = _part_left(sight.setting, player, end)
    beyond = riders[end]
    return {
        "payees": left * _payees(sight, seat, riders[start][end]),
        "payees_home": float(_payees(sight, seat, beyond[player.home])),
        "payees_beyond": _payees_beyond(sight, seat, end) / ALL_WAYS,
        "payoff_beyond": sight.setting.options.payoff(_mean_payoffs(sight.setting.board)[end]),
    }


def _payees(sight: _Sight, seat: int, lines: int) -> int:
    """How many rivals own one of these railroads."""
    return len([1 for rival, deeds in sight.deeds.items() if deeds & lines and rival != seat])


def _payees_beyond(sight: _Sight, seat: int, start: int) -> int:
    """The same of all trips from a city, each as often as it is rolled, in ways of `ALL_WAYS`."""
    trips = tuple(zip(sight.survey.riders[start], sight.survey.ways, strict=True))
    return sum(
        sum([way for lines, way in trips if deeds & lines])
        for rival, deeds in sight.deeds.items()
        if deeds and rival != seat
    )


def _part_left(setting: Setting, player: Player, end: int) -> float:
    """The part of a trip that is still to be made."""
    cities, network = setting.board.cities, setting.network
    goal = cities[end].point
    whole = network.distance(cities[player.city].point, goal)
    return min(1.0, network.distance(player.point, goal) / max(1, whole))


@lru_cache(maxsize=4)
def _mean_payoffs(board: MapDef) -> tuple[int, ...]:
    """Dollars, as printed, that a trip from each city pays in the mean."""
    ways = city_ways(board)
    return tuple(
        sum(way * board.payoff(start, goal) for goal, way in enumerate(ways) if goal != start)
        // ALL_WAYS
        for start in range(len(ways))
    )


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


def _deeds_of(state: CoastState, seats: Sequence[int]) -> dict[int, int]:
    """By seat, the railroads that it owns, as bits."""
    deeds = dict.fromkeys(seats, 0)
    for line, owner in enumerate(state.owners):
        if owner in deeds:
            deeds[owner] |= 1 << line
    return deeds


def _upgrade(setting: Setting, player: Player) -> float:
    """Dollars that the best engine costs a player who has another."""
    best = ENGINES[-1]
    return 0.0 if player.engine == best else float(setting.options.engine_price(best))


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


def _danger(sight: _Sight, seat: int, end: int, home: int) -> float:
    """Dollars that rovers near a race home, or near its end, might take if it began where the trip ends.

    One throw for each turn that ends short of home.
    """
    network, players = sight.setting.network, sight.state.players
    from_end, from_home = network.distances_from(end), network.distances_from(home)
    points = [players[rival].point for rival in sight.seats if rival != seat]
    hits = sum(_at_least(min(from_end[point], from_home[point])) for point in points)
    way = from_end[home]
    if way <= WHITE_DICE * DIE_SIDES:
        throws = 1 - _at_least(way)
    else:
        throws = way / pace_of(players[seat].engine) - 0.5
    return sight.setting.options.bounty * throws * hits


def _at_least(mileposts: int) -> float:
    """The chance that two dice show so many or more."""
    ways = sum(WAYS[max(0, mileposts - WHITE_DICE) :])
    return ways / sum(WAYS)
