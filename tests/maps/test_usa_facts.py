"""What the board of the United States must be, whatever its tables are rewritten into."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse.maps.board import map_hash
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of
from roundhouse.maps.odds import ALL_WAYS, city_ways

RELEASED_HASH = "f8b8f1e68b8a1463"


def number_of(board: MapDef, city: str) -> int:
    return next(number for number, row in enumerate(board.cities) if row.id == city)


def test_hash_is_the_released_one(usa: MapDef) -> None:
    assert map_hash(usa) == RELEASED_HASH


def test_counts(usa: MapDef) -> None:
    assert len(usa.cities) == 67
    assert Counter(point.kind for point in usa.points) == {"city": 65, "dot": 465}
    assert len(usa.railroads) == 28
    assert len(usa.sections) == 750
    assert sum(len(row) for row in usa.payoffs) == 2211


def test_cities_of_each_region(usa: MapDef) -> None:
    assert Counter(usa.regions[city.region] for city in usa.cities) == {
        "northeast": 9,
        "southeast": 11,
        "north-central": 8,
        "south-central": 11,
        "plains": 9,
        "northwest": 9,
        "southwest": 10,
    }


@pytest.mark.parametrize(
    ("a", "b", "mileposts"),
    [
        ("albany", "atlanta", 16),
        ("los-angeles", "new-york", 37),
        ("miami", "seattle", 44),
        ("chicago", "new-york", 11),
        ("minneapolis", "st-paul", 0),
        ("oakland", "san-francisco", 0),
    ],
)
def test_fewest_mileposts(usa: MapDef, a: str, b: str, mileposts: int) -> None:
    points = {city.id: city.point for city in usa.cities}
    assert network_of(usa).distance(points[a], points[b]) == mileposts
    assert network_of(usa).distance(points[b], points[a]) == mileposts


@pytest.mark.parametrize(
    ("a", "b", "dollars"),
    [
        ("boston", "los-angeles", 32500),
        ("new-york", "philadelphia", 1000),
        ("albany", "atlanta", 10000),
        ("minneapolis", "shreveport", 8000),
        ("atlanta", "casper", 25500),
        ("casper", "tampa", 15000),
        ("chattanooga", "tampa", 2000),
        ("oklahoma-city", "shreveport", 10500),
    ],
)
def test_payoffs_either_way(usa: MapDef, a: str, b: str, dollars: int) -> None:
    """C-10."""
    start, goal = number_of(usa, a), number_of(usa, b)
    assert usa.payoff(start, goal) == usa.payoff(goal, start) == dollars


def test_only_twins_pay_nothing(usa: MapDef) -> None:
    """C-10, C-15: zero payoffs are the twin pairs, and twins share a point."""
    pairs = [(a, b) for a in range(67) for b in range(a)]
    nothing = {(usa.cities[b].id, usa.cities[a].id) for a, b in pairs if usa.payoff(a, b) == 0}
    shared = {
        (usa.cities[b].id, usa.cities[a].id)
        for a, b in pairs
        if usa.cities[a].point == usa.cities[b].point
    }
    assert nothing == shared == {("minneapolis", "st-paul"), ("oakland", "san-francisco")}


def test_chances_of_cities(usa: MapDef) -> None:
    """C-7: every roll names a city, and the odds are those of the printed charts."""
    ways = {city.id: n for city, n in zip(usa.cities, city_ways(usa), strict=True)}
    assert sum(ways.values()) == ALL_WAYS == 5184
    known = {"chicago": 176, "boston": 150, "albany": 60, "atlanta": 135, "billings": 40}
    assert {city: ways[city] for city in known} == known
    assert min(ways.values()) > 0


def test_prices(usa: MapDef) -> None:
    prices = {line.id: line.price for line in usa.railroads}
    assert sum(prices.values()) == 514000
    assert (prices["ATSF"], prices["SP"], prices["PRR"]) == (40000, 42000, 30000)
    assert min(prices.values()) == 4000
    assert max(prices.values()) == 42000


def test_homes_with_a_single_section(usa: MapDef) -> None:
    """C-33: where a lapsed declaration must leave a legal step next turn."""
    arms = network_of(usa).arms
    single = {city.id for city in usa.cities if len(arms[city.point]) == 1}
    assert single == {"miami", "norfolk", "portland-me", "san-diego"}


def test_only_cities_are_dead_ends(usa: MapDef) -> None:
    arms = network_of(usa).arms
    assert all(
        len(arms[number]) > 1 for number, point in enumerate(usa.points) if point.kind == "dot"
    )


def test_no_section_is_there_twice(usa: MapDef) -> None:
    """C-13: two points and a railroad say which section is ridden."""
    names = {(min(s.a, s.b), max(s.a, s.b), s.railroad) for s in usa.sections}
    assert len(names) == len(usa.sections)
    assert all(section.a != section.b for section in usa.sections)
