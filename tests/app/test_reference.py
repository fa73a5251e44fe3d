"""The operation `facts`: what is fixed about a board, compared with the board itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse.app.host import Host
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of
from roundhouse.maps.odds import ALL_WAYS, city_ways

Answer = dict[str, Any]


def ask(host: Host, **request: Any) -> Answer:
    answer: Answer = json.loads(host.handle(json.dumps({"op": "facts", **request})))
    return answer


@pytest.fixture(scope="module")
def facts() -> Answer:
    answer = ask(Host(), map="usa")
    assert answer["ok"] is True
    return answer


def between(facts: Answer, triangle: str, a: str, b: str) -> int:
    numbers = sorted(
        (number for number, city in enumerate(facts["cities"]) if city["id"] in (a, b)),
        reverse=True,
    )
    found: int = facts[triangle][numbers[0]][numbers[1]]
    return found


def railroad(facts: Answer, name: str) -> Answer:
    found: Answer = next(row for row in facts["railroads"] if row["id"] == name)
    return found


def test_everything_stands_in_the_order_of_the_board(facts: Answer, usa: MapDef) -> None:
    assert [row["id"] for row in facts["railroads"]] == [row.id for row in usa.railroads]
    assert [row["id"] for row in facts["cities"]] == [row.id for row in usa.cities]
    assert [row["price"] for row in facts["railroads"]] == [row.price for row in usa.railroads]
    assert [usa.regions[row.region] for row in usa.cities] == [
        row["region"] for row in facts["cities"]
    ]


def test_known_payoffs_and_distances(facts: Answer) -> None:
    assert between(facts, "payoffs", "boston", "los-angeles") == 32_500
    assert between(facts, "payoffs", "minneapolis", "st-paul") == 0
    assert between(facts, "mileposts", "los-angeles", "new-york") == 37
    assert between(facts, "mileposts", "minneapolis", "st-paul") == 0


def test_triangles_are_those_of_the_board(facts: Answer, usa: MapDef) -> None:
    network = network_of(usa)
    for high, city in enumerate(usa.cities):
        assert len(facts["payoffs"][high]) == len(facts["mileposts"][high]) == high
        for low in range(high):
            assert facts["payoffs"][high][low] == usa.payoff(low, high)
            other = usa.cities[low].point
            assert facts["mileposts"][high][low] == network.distance(city.point, other)


def test_railroads_and_cities_name_each_other(facts: Answer) -> None:
    served = {(row["id"], city) for row in facts["railroads"] for city in row["cities"]}
    calling = {(line, row["id"]) for row in facts["cities"] for line in row["railroads"]}
    assert served == calling
    assert ("PRR", "new-york") in served
    assert ("BO", "new-york") not in served


def test_ways_add_up(facts: Answer, usa: MapDef) -> None:
    assert facts["all_ways"] == ALL_WAYS
    ways = {row["id"]: row["ways"] for row in facts["cities"]}
    assert tuple(ways.values()) == city_ways(usa)
    for row in facts["railroads"]:
        assert row["ways"] == sum(ways[city] for city in row["cities"])
    assert railroad(facts, "PRR")["ways"] == 1456


def test_railroads_that_meet_know_it_of_each_other(facts: Answer) -> None:
    met = {(row["id"], other) for row in facts["railroads"] for other in row["connections"]}
    assert met == {(b, a) for a, b in met}
    assert all(a != b for a, b in met)
    assert "NYC" in railroad(facts, "PRR")["connections"]
    assert "WP" not in railroad(facts, "PRR")["connections"]


def test_running_game_says_which_map() -> None:
    host = Host()
    assert ask(host)["error"]["code"] == "no-game"
    seats = [
        {"name": name, "colour": name, "kind": "human", "bot": None} for name in ("Ada", "Bob")
    ]
    new = {"op": "new", "game": "coast", "options": {}, "seed": "facts", "seats": seats}
    assert json.loads(host.handle(json.dumps(new)))["ok"] is True
    assert ask(host)["map"] == "usa"


@pytest.mark.parametrize(("map_id", "code"), [("mars", "unknown-map"), (7, "request-unreadable")])
def test_map_that_is_not_here(map_id: Any, code: str) -> None:
    assert ask(Host(), map=map_id)["error"]["code"] == code
