"""Trips by three ways of choosing the route: `python -m tests.measure.routes [TRIPS] [SEED]`.

Trips begin at random legs of the middle third of games that `greedy` plays with itself (two to six seats), as
the position stands: owners, fees paid this turn, old rates, engine. Each is ridden three times with
the same dice, the way chosen anew before every leg; nobody else moves. What it costs is the fees and
`TURN_VALUE` a turn. Printed are the means, and paired differences with 95 % confidence intervals.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from math import sqrt
from random import Random
from statistics import mean, stdev

from roundhouse.bots.coast.greedy import GreedyBot
from roundhouse.core.dice import Picker
from roundhouse.games.coast import fees
from roundhouse.games.coast.legs import Leg
from roundhouse.games.coast.phases.roll import earns_bonus
from roundhouse.games.coast.route.advice import advise
from roundhouse.games.coast.route.corridors import corridors_towards, mask_of
from roundhouse.games.coast.route.rough import rough_towards, rough_way
from roundhouse.games.coast.route.weights import TURN_VALUE
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import CoastState
from tests.measure.selfplay import house_rules, positions

Chooser = Callable[[CoastRules, CoastState], tuple[int, ...]]

TRIPS_A_GAME = 8
MOST_TURNS = 200
# so that the fees decide between two ways, and mileposts only where they are equal
FEES_ALONE = 1e6


@dataclass(frozen=True, slots=True)
class Ridden:
    """What one trip came to."""

    fees: int
    turns: int

    @property
    def cost(self) -> int:
        return self.fees + TURN_VALUE * self.turns


def suggested(rules: CoastRules, state: CoastState) -> tuple[int, ...]:
    return advise(rules.setting, state, ()).path


def shortest(rules: CoastRules, state: CoastState) -> tuple[int, ...]:
    """The fewest mileposts, cheaper lines first: what was suggested before, and `greedy` rides."""
    return rules.setting.leg(state).shortest((), rules.line_costs(state))


def cheapest(rules: CoastRules, state: CoastState) -> tuple[int, ...]:
    """The fewest dollars if every section's fee were due, then the fewest mileposts."""
    leg = rules.setting.leg(state)
    weights = tuple(FEES_ALONE * cost for cost in rules.line_costs(state))
    rough = rough_towards(leg.network, leg.goal, weights)
    corridors = corridors_towards(leg.network, leg.goal)
    way = rough_way(corridors, rough, (leg.start, leg.goal), mask_of(leg.ridden))
    assert way is not None, "the goal can be reached (C-14)"
    return way[: leg.length]


CHOOSERS: dict[str, Chooser] = {
    "suggested": suggested,
    "shortest": shortest,
    "cheapest fees": cheapest,
}


def ride_trip(rules: CoastRules, state: CoastState, choose: Chooser, dice: Picker) -> Ridden:
    """Rides the deciding player's trip from a leg to be moved to its goal, nobody else moving."""
    paid = -fees.total(state.turn.charges)
    for turns in range(1, MOST_TURNS):
        thrown = [1 + dice.below(6) for _ in range(3)]
        state, arrived = _ride(rules, state, choose)
        if not arrived and state.turn.bonus_due:
            state = _next_leg(state, thrown[2], bonus=False)
            state, arrived = _ride(rules, state, choose)
        paid += fees.total(state.turn.charges)
        if arrived:
            return Ridden(paid, turns)
        state = replace(state, turn=replace(state.turn, charges=()))
        engine = state.players[state.turn.seat].engine
        bonus = earns_bonus(engine, (thrown[0], thrown[1]))
        state = _next_leg(state, thrown[0] + thrown[1], bonus=bonus)
    raise AssertionError("the trip never ends")


def _next_leg(state: CoastState, mileposts: int, *, bonus: bool) -> CoastState:
    return replace(state, turn=replace(state.turn, allowance=mileposts, bonus_due=bonus))


def _ride(rules: CoastRules, state: CoastState, choose: Chooser) -> tuple[CoastState, bool]:
    """The state after one leg as a way of choosing wants it, and whether it arrived."""
    setting, seat = rules.setting, state.turn.seat
    leg: Leg = setting.leg(state)
    if not leg.has_step():
        return state, False
    path = choose(rules, state)
    refused = leg.refusal(path)
    assert refused is None, refused
    tariff, player, charges = setting.tariff(state.owners), state.players[seat], state.turn.charges
    for section in path:
        railroad = setting.network.railroad_of[section]
        player, charges = tariff.ride(seat, player, charges, railroad)
    point = leg.end_of(path)
    player = replace(player, point=point, ridden=(*player.ridden, *path))
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    moved = replace(state, players=players, turn=replace(state.turn, charges=charges))
    return moved, point == leg.goal


def legs_of_games(seed: str) -> Iterator[tuple[CoastRules, CoastState]]:
    """Legs to be moved, some from each game of an endless row of games."""
    chance = Random(seed)
    for number in count():
        rules = house_rules(2 + number % 5)
        states = list(positions(rules, GreedyBot(), f"{seed}/{number}"))
        third = states[-1].round // 3
        legs = [s for s in states if s.phase == "move" and third < s.round <= 2 * third]
        for state in chance.sample(legs, min(TRIPS_A_GAME, len(legs))):
            yield rules, state


def main(trips: int, seed: str) -> None:
    ridden: dict[str, list[Ridden]] = {name: [] for name in CHOOSERS}
    for number, (rules, state) in zip(range(trips), legs_of_games(seed), strict=False):
        for name, choose in CHOOSERS.items():
            dice = Picker(f"{seed}/trip", 0, number)
            ridden[name].append(ride_trip(rules, state, choose, dice))
    print(f"{trips} trips, seed {seed}; a turn counts {TURN_VALUE} dollars")
    for name, made in ridden.items():
        costs, paid, turns = (
            mean(getattr(trip, figure) for trip in made) for figure in ("cost", "fees", "turns")
        )
        print(f"  {name:<14} cost {costs:8.0f}   fees {paid:8.0f}   turns {turns:6.3f}")
    for name in list(CHOOSERS)[1:]:
        pairs = zip(ridden[name], ridden["suggested"], strict=True)
        saved = [other.cost - best.cost for other, best in pairs]
        half = 1.96 * stdev(saved) / sqrt(len(saved))
        print(f"  saved against {name:<14} {mean(saved):7.0f} +- {half:.0f} (95 %)")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 2_000, sys.argv[2] if len(sys.argv) > 2 else "1"
    )
