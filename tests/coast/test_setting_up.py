"""Setting up: C-1, C-2, C-4 and C-5."""

from __future__ import annotations

import pytest

from roundhouse.core.dice import SeededDraws
from roundhouse.core.errors import Illegal
from roundhouse.games.coast.meta import Options
from roundhouse.games.coast.rules import CoastRules
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import city_number, opening


def test_c1_everybody_starts_with_20000_no_deeds_and_a_standard_engine(usa: MapDef) -> None:
    state = opening(usa, ("boston",), ("miami",), ("denver",)).state
    assert [player.cash for player in state.players] == [20_000] * 3
    assert [player.engine for player in state.players] == ["standard"] * 3
    assert state.owners == (None,) * 28


def test_c1_money_is_always_an_int(usa: MapDef) -> None:
    state = opening(usa, ("boston",), ("miami",)).state
    assert all(type(player.cash) is int for player in state.players)


def test_c2_homes_are_rolled_on_the_destination_charts(usa: MapDef) -> None:
    outcome = opening(usa, ("boston",), ("miami",))
    homes = [player.home for player in outcome.state.players]
    assert homes == [city_number(usa, "boston"), city_number(usa, "miami")]
    drawn = [event.describe() for event in outcome.events if event.kind == "home_drawn"]
    assert drawn == [
        {"kind": "home_drawn", "seat": 0, "city": "boston"},
        {"kind": "home_drawn", "seat": 1, "city": "miami"},
    ]


def test_c2_a_duplicate_home_is_rolled_again_region_and_city(usa: MapDef) -> None:
    state = opening(usa, ("boston",), ("boston", "boston", "denver"), ("denver", "miami")).state
    homes = [usa.cities[player.home].id for player in state.players]
    assert homes == ["boston", "denver", "miami"]


def test_c2_c15_the_twins_are_two_homes(usa: MapDef) -> None:
    state = opening(usa, ("minneapolis",), ("st-paul",)).state
    homes = [usa.cities[player.home].id for player in state.players]
    assert homes == ["minneapolis", "st-paul"]
    assert state.players[0].point == state.players[1].point


@pytest.mark.parametrize("seats", range(2, 7))
def test_c2_no_two_share_a_home_whatever_the_seed(usa: MapDef, seats: int) -> None:
    rules = CoastRules(usa, Options(), seats)
    for seed in range(30):
        state = rules.start(SeededDraws(str(seed))).state
        assert len({player.home for player in state.players}) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_seats(usa: MapDef, seats: int) -> None:
    with pytest.raises(Illegal, match="seats-out-of-range"):
        CoastRules(usa, Options(), seats)


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_c4_the_host_may_fix_the_first_seat(usa: MapDef, first_seat: int) -> None:
    state = opening(usa, ("boston",), ("miami",), ("denver",), first_seat=first_seat).state
    assert state.turn.seat == first_seat == state.first_seat
    assert state.round == 1


def test_c4_else_the_seed_draws_it_and_every_seat_has_its_chance(usa: MapDef) -> None:
    rules = CoastRules(usa, Options(), 3)
    first = [rules.start(SeededDraws(str(seed))).state.turn.seat for seed in range(60)]
    again = [rules.start(SeededDraws(str(seed))).state.turn.seat for seed in range(60)]
    assert first == again
    assert {seat: first.count(seat) >= 10 for seat in range(3)} == {0: True, 1: True, 2: True}


def test_c5_everybody_stands_at_home_and_the_first_trip_starts_there(usa: MapDef) -> None:
    state = opening(usa, ("boston",), ("miami",)).state
    for player in state.players:
        assert player.city == player.home
        assert player.point == usa.cities[player.home].point
        assert player.destination is None
    assert state.phase == "destination"
