"""Home Swap: C-3."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.coast.meta import Options
from roundhouse.games.coast.rules import CoastRules
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, opening


def swapping(board: MapDef, *homes: str, **options: Any) -> PlayedTable:
    """A game about to begin, its homes rolled, in which each seat may swap its own."""
    options = {"home_swap": True, **options}
    state = opening(board, *((home,) for home in homes), **options).state
    return PlayedTable(CoastRules(board, Options(**options), len(homes)), state)


def homes_of(table: PlayedTable) -> list[str]:
    return [table.board.cities[player.home].id for player in table.state.players]


def test_c3_without_the_option_nobody_is_asked(usa: MapDef) -> None:
    table = swapping(usa, "boston", "miami", home_swap=False)
    assert table.phase == "destination"
    assert table.refusal("swap_home", partner=1) == "action-not-open"


def test_c3_each_seat_in_order_swaps_or_passes_once(usa: MapDef) -> None:
    table = swapping(usa, "boston", "miami", "denver")
    for seat in range(3):
        assert (table.phase, table.seat) == ("home_swap", seat)
        others = [other for other in range(3) if other != seat]
        assert table.offered() == {"swap_home": others, "keep_home": None}
        table.act("keep_home")
    assert homes_of(table) == ["boston", "miami", "denver"]
    assert [told["seat"] for told in table.told("home_kept")] == [0, 1, 2]
    assert table.phase == "destination"
    assert table.refusal("swap_home", partner=1) == "action-not-open"


def test_c3_a_swap_needs_no_consent(usa: MapDef) -> None:
    table = swapping(usa, "boston", "miami", "denver")
    table.act("swap_home", partner=2)
    assert homes_of(table) == ["denver", "miami", "boston"]
    assert table.told("homes_swapped") == [{"kind": "homes_swapped", "seat": 0, "partner": 2}]
    assert table.seat == 1


def test_c3_one_swap_each_even_of_a_home_that_has_been_swapped(usa: MapDef) -> None:
    """Boston goes from seat 0 to 1, from there to 2, and seat 2 takes Denver back for it."""
    table = swapping(usa, "boston", "miami", "denver")
    table.act("swap_home", partner=1)
    assert homes_of(table) == ["miami", "boston", "denver"]
    table.act("swap_home", partner=2)
    assert homes_of(table) == ["miami", "denver", "boston"]
    table.act("swap_home", partner=1)
    assert homes_of(table) == ["miami", "boston", "denver"]
    assert table.phase == "destination"


def test_c3_c5_the_train_and_the_first_trip_start_from_the_new_home(usa: MapDef) -> None:
    table = swapping(usa, "boston", "miami").act("swap_home", partner=1).act("keep_home")
    assert table.stands_at(0, "miami")
    assert table.stands_at(1, "boston")
    table.roll_destination("seattle")
    shown = table.rules.view(table.state, None)["players"][0]
    assert (shown["origin"], shown["home"]) == ("miami", "miami")


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_c3_c4_the_first_turn_is_the_first_seats_all_the_same(usa: MapDef, first_seat: int) -> None:
    table = swapping(usa, "boston", "miami", "denver", first_seat=first_seat)
    assert table.seat == 0
    for _ in range(3):
        table.act("keep_home")
    assert table.seat == first_seat
    assert table.state.round == 1


@pytest.mark.parametrize("partner", [0, 3, -1, None, "1", True])
def test_c3_with_another_player_only(usa: MapDef, partner: object) -> None:
    table = swapping(usa, "boston", "miami", "denver")
    assert table.refusal("swap_home", partner=partner) == "not-offered"


def test_c3_nothing_else_happens_before_all_have_been_asked(usa: MapDef) -> None:
    table = swapping(usa, "boston", "miami")
    assert table.refusal("roll_destination") == "action-not-open"
    assert table.refusal("roll") == "action-not-open"
