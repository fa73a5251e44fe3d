"""What the barons reckon with, against the same worked out in a plainer way."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from roundhouse.bots.base import settle
from roundhouse.bots.coast.characters import Character
from roundhouse.bots.coast.survey import Survey, make_survey
from roundhouse.bots.coast.travel import (
    BANK_CLASS,
    CLASSES,
    FIRST_RIVAL_CLASS,
    Atlas,
    CostTable,
    Tolls,
    make_tolls,
)
from roundhouse.bots.coast.valuation import Appraiser
from roundhouse.games.coast.state import Result
from roundhouse.games.coast.tally import tally
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of
from roundhouse.maps.odds import ALL_WAYS, service_ways
from tests.coast.positions import position

SERVICE_ALONE = Character(service=ALL_WAYS, corner=0, monopoly=0, income=0, apart=100, turn_value=0)


@pytest.fixture(scope="module")
def survey(usa: MapDef) -> Survey:
    return settle(make_survey(usa))


def draw_tolls(board: MapDef, seed: int) -> Tolls:
    """Any owners, with as many rivals as there can be."""
    chance = Random(seed)
    classes = tuple(chance.randrange(CLASSES - 1) for _ in board.railroads)
    fees = [0, 1_000, *[chance.choice((5_000, 10_000)) for _ in range(CLASSES - 2)]]
    return make_tolls(classes, tuple(fees), chance.randrange(1, 8_000), chance.choice((71, 105)))


def relax(board: MapDef, tolls: Tolls, goal: int) -> dict[tuple[int, int | None], int]:
    """The cheapest cost from every point by class being ridden (None: none), milepost by milepost."""
    arms, railroad_of = network_of(board).arms, network_of(board).railroad_of
    cost: dict[tuple[int, int | None], int] = {(goal, None): 0}
    changed = [(goal, None)]
    while changed:
        beyond: list[tuple[int, Any]] = []
        for here, riding in changed:
            for section, point in arms[here]:
                kind = tolls.classes[railroad_of[section]]
                # who rides on pays by the milepost, who changes has begun a run there
                if riding is not None and riding != kind:
                    continue
                ridden = cost[here, riding] + tolls.each[kind]
                for state, amount in (
                    ((point, kind), ridden),
                    ((point, None), ridden + tolls.entry[kind]),
                ):
                    if amount < cost.get(state, amount + 1):
                        cost[state] = amount
                        beyond.append(state)
        changed = beyond
    return cost


@pytest.mark.parametrize("seed", range(4))
def test_cost_tables_agree_with_relaxing_every_milepost(
    usa: MapDef, survey: Survey, seed: int
) -> None:
    tolls, goal = draw_tolls(usa, seed), usa.cities[Random(seed).randrange(67)].point
    table: CostTable = settle(Atlas(survey).costs_to(goal, tolls))
    cost = relax(usa, tolls, goal)
    for point in range(len(usa.points)):
        assert table.at(point) == cost[point, None]
        for kind in range(CLASSES - 1):
            expected = min(cost[point, None], cost.get((point, kind), cost[point, None]))
            assert table.after(point, 1 << kind) == expected


def test_a_known_table_is_not_made_again(usa: MapDef, survey: Survey) -> None:
    atlas, tolls = Atlas(survey), draw_tolls(usa, 1)
    table = settle(atlas.costs_to(usa.cities[0].point, tolls))
    assert settle(atlas.costs_to(usa.cities[0].point, tolls)) is table
    other = replace(tolls, each=tuple(amount + 1 for amount in tolls.each))
    assert settle(atlas.costs_to(usa.cities[0].point, other)) is not table


def test_one_railroad_is_worth_what_it_serves(usa: MapDef, survey: Survey) -> None:
    appraiser = Appraiser(survey, SERVICE_ALONE)
    worths = [appraiser.worth(1 << number, 3) for number in range(len(usa.railroads))]
    assert tuple(worths) == service_ways(usa)


def test_railroads_that_are_not_joined_count_for_less(usa: MapDef, survey: Survey) -> None:
    """The Boston & Maine and the Southern Pacific are a continent apart; the B&M meets the NYC."""

    def gain(apart: int, first: str, second: str) -> int:
        appraiser = Appraiser(survey, replace(SERVICE_ALONE, apart=apart))
        lines = [1 << usa.railroad_number(line) for line in (first, second)]
        return appraiser.worth(lines[0] | lines[1], 1) - appraiser.worth(lines[0], 1)

    assert gain(0, "SP", "BM") == 0 < gain(50, "SP", "BM") < gain(100, "SP", "BM")
    assert gain(0, "NYC", "BM") == gain(100, "NYC", "BM")


def test_a_monopoly_is_of_cities_that_nobody_else_serves(usa: MapDef, survey: Survey) -> None:
    """Every line into Miami, or all but one of them."""
    monopolist = Character(service=0, corner=0, monopoly=ALL_WAYS, income=0)
    miami = next(number for number, city in enumerate(usa.cities) if city.id == "miami")
    lines = survey.lines[miami]
    appraiser = Appraiser(survey, monopolist)
    assert appraiser.worth(lines, 2) >= 2 * survey.ways[miami]
    assert appraiser.worth(lines & (lines - 1), 2) < appraiser.worth(lines, 2)


def test_classes_are_apart_for_a_table_of_six() -> None:
    """A seat of its own, the Bank, and five rivals of any number; and one for riding nothing."""
    assert BANK_CLASS < FIRST_RIVAL_CLASS
    assert FIRST_RIVAL_CLASS + 5 < CLASSES - 1


def test_a_tally_tells_of_the_winner(usa: MapDef) -> None:
    described = position(usa, 3).owns(2, "PRR").owns(0, "NYC").round(40, first_seat=1)
    rules = described.rules
    over = replace(described.state(), result=Result("home", ((2, 1), (0, 2), (1, 3))))
    assert tally(rules.setting, over) == {
        "winner_order": 1,
        "winner_service": 280,
        "pennsylvania_owned": 1,
        "pennsylvania_won": 1,
    }
    shared = replace(over, result=Result("rounds", ((0, 1), (2, 1), (1, 3))))
    assert tally(rules.setting, shared) == {}


def test_riders_are_the_railroads_of_a_shortest_way(usa: MapDef, survey: Survey) -> None:
    network, points = network_of(usa), [city.point for city in usa.cities]
    for start, goal in product(range(0, len(points), 9), range(len(points))):
        others = {
            section
            for section, railroad in enumerate(network.railroad_of)
            if not survey.riders[start][goal] >> railroad & 1
        }
        alone = network.distances_avoiding(points[goal], others)
        assert alone[points[start]] == network.distance(points[start], points[goal])
