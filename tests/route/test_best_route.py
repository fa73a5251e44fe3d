"""The search against trying everything, on small boards."""

from __future__ import annotations

from hypothesis import given, settings

from roundhouse.games.coast.route.routes import Trip, find_routes
from roundhouse.games.coast.route.timetable import Opening
from roundhouse.games.coast.route.tolls import tolls_for
from roundhouse.games.coast.route.weights import A_CHANGE
from roundhouse.maps.network import Network
from tests.route.brute import Case, cost, ways
from tests.route.cases import trips

ENOUGH = 100_000
LAST_BITS = 1e-6


def trip_of(case: Case) -> Trip:
    railroads = [case.board.sections[section].railroad for section in case.ridden]
    return Trip(
        Network(case.board),
        case.start,
        case.goal,
        frozenset(case.ridden),
        railroads[-1] if railroads else None,
        case.player.engine,
        Opening(case.known, case.bonus),
        tolls_for(case.tariff, 0, case.player, case.charges, case.leaders),
    )


@settings(max_examples=100)
@given(trips())
def test_no_way_costs_less_over_all_throws(case: Case) -> None:
    """C-11 to C-13, C-16, C-21 to C-23: with nodes enough, the suggestion is the best there is."""
    routes = find_routes(trip_of(case), nodes=ENOUGH, proof_nodes=ENOUGH)
    every = {way: cost(case, way) for way in ways(case)}
    least = min(every.values())
    assert routes.proven
    assert abs(routes.best.price.cost - float(every[routes.best.sections])) < LAST_BITS
    assert routes.best.price.cost <= float(least) + A_CHANGE


@settings(max_examples=40)
@given(trips(most_sections=12))
def test_what_is_suggested_within_the_budget_is_a_way_and_costs_what_it_says(case: Case) -> None:
    """C-13, C-14: of every route named, however few nodes there are; the best is named first."""
    trip = trip_of(case)
    for nodes in (0, 3, 2_500):
        routes = find_routes(trip, nodes=nodes)
        named = [routes.best, *routes.others, routes.shortest]
        for route in named:
            assert len(set(route.sections)) == len(route.sections)
            assert not trip.ridden.intersection(route.sections)
            here = case.start
            for section in route.sections:
                assert here != case.goal
                following = trip.network.other_end(section, here)
                assert following is not None
                here = following
            assert here == case.goal
            assert abs(route.price.cost - float(cost(case, route.sections))) < LAST_BITS
            assert routes.best.price.cost <= route.price.cost
