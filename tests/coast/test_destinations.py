"""Rolling for a destination: C-6 to C-10."""

from __future__ import annotations

import pytest

from roundhouse.core.dice import SeededDraws
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of
from tests.coast.positions import NamedDice, city_number, in_region, position


def test_c6_a_turn_without_a_destination_begins_with_a_destination_roll(usa: MapDef) -> None:
    table = position(usa).player(0, at="miami").turn(0, "destination").table()
    assert table.offered() == {"roll_destination": None}
    table.roll_destination("boston")
    assert table.destination(0) == "boston"
    assert table.phase == "roll"


def test_c6_with_a_destination_a_turn_begins_with_the_dice(usa: MapDef) -> None:
    table = position(usa).player(0, at="miami").player(1, at="boston", destination="denver")
    played = table.turn(0, "destination").table()
    played.roll_destination("seattle").roll(1, 2).move(
        "miami SAL west-palm-beach SAL okeechobee SAL winter-haven"
    )
    assert played.seat == 1
    assert played.offered() == {"roll": None}


# straight from the charts: coloured die, sum of the white dice, what they say
REGIONS = [(1, 2, "plains"), (3, 7, "north-central"), (5, 12, "northeast"), (2, 2, "southwest")]
CITIES = [(1, 7, "buffalo"), (2, 3, "washington"), (5, 12, "new-york"), (6, 4, "pittsburgh")]


@pytest.mark.parametrize(("coloured", "white", "region"), REGIONS)
def test_c7_the_coloured_die_picks_the_column_the_white_sum_the_row(
    usa: MapDef, coloured: int, white: int, region: str
) -> None:
    assert usa.regions[usa.region_chart.result(coloured, white)] == region


@pytest.mark.parametrize(("coloured", "white", "city"), CITIES)
def test_c7_then_the_city_chart_of_that_region_rolled_afresh(
    usa: MapDef, coloured: int, white: int, city: str
) -> None:
    low = max(1, white - 6)
    # 3 and 5+5 is the Northeast; then the dice of the city
    row = (3, 5, 5, coloured, low, white - low)
    table = position(usa).player(0, at="miami").turn(0, "destination").table()
    table.act("roll_destination", NamedDice({("destination", 0): row}))
    assert table.destination(0) == city
    (told,) = table.told("destination_rolled")
    assert told["region"] == "northeast"
    assert told["dice"] == list(row)


def test_c8_the_own_region_lets_choose_any_other(usa: MapDef) -> None:
    table = position(usa).player(0, at="miami").turn(0, "destination").table()
    table.roll_destination("boston", region="southeast")
    assert table.phase == "region"
    (choices,) = table.offered().values()
    assert sorted(choices) == sorted(set(usa.regions) - {"southeast"})
    assert table.refusal("choose_region", region="southeast") == "not-offered"
    table.choose_region("northeast", "boston")
    assert table.destination(0) == "boston"


def test_c8_the_region_is_that_of_the_city_the_player_stands_in(usa: MapDef) -> None:
    """Not that of the home: a player from Boston who stands in Miami is in the Southeast."""
    table = position(usa).player(0, at="miami", home="boston").turn(0, "destination").table()
    table.roll_destination("boston")
    assert table.phase == "roll"


def test_c8_what_each_region_may_bring_is_the_mean_over_its_rolls(usa: MapDef) -> None:
    """Every roll of the dice for a city, one by one; Fast Track pays more than the chart."""
    described = position(usa, fast_track=True).player(0, at="miami").owns(0, "SAL", "PRR")
    view = described.turn(0, "region", region_rolled=6).table().rules.view(described.state(), 0)
    assert [row["region"] for row in view["regions"]] == list(usa.regions)
    network, setting = network_of(usa), described.rules.setting
    own = {usa.railroad_number("SAL"), usa.railroad_number("PRR")}
    miami = city_number(usa, "miami")
    for row, chart in zip(view["regions"], usa.city_charts, strict=True):
        rolls = [
            chart.result(coloured, first + second)
            for coloured in (1, 2)
            for first in range(1, 7)
            for second in range(1, 7)
        ]
        others = [usa.cities[city].point for city in rolls if city != miami]
        paid = [setting.payoff(miami, city) for city in rolls if city != miami]
        assert row["ways"] == len(rolls)
        assert row["payoff"] == sum(paid) // len(rolls)
        start = usa.cities[miami].point
        assert row["distance"] == sum(network.distance(start, p) for p in others) // len(rolls)
        served = [city for city in rolls if own & set(network.railroads_at[usa.cities[city].point])]
        assert row["served"] == len(served)
    assert len({row["payoff"] for row in view["regions"]}) > 3


@pytest.mark.parametrize("seed", ["one", "two", "three", "four", "five"])
def test_c8_choosing_a_region_does_not_shift_later_dice(usa: MapDef, seed: str) -> None:
    """Whatever region is chosen now, the white dice and the next destination stay the same."""
    seen = set()
    for region in ("northeast", "plains", "southwest"):
        draws = SeededDraws(seed)
        table = position(usa).player(0, at="miami").turn(0, "region", region_rolled=6).table()
        table.act("choose_region", draws, region=region)
        table.act("roll", draws)
        (rolled,) = table.told("rolled")
        assert table.player(0).destination_rolls == 1
        seen.add((*rolled["dice"], table.player(0).movement_rolls))
    assert len(seen) == 1


def test_c9_the_very_city_the_player_stands_in_loses_the_turn(usa: MapDef) -> None:
    board = in_region(usa, "miami", "northeast")
    table = position(board).player(0, at="miami").turn(0, "destination").table()
    table.roll_destination("miami")
    assert table.told("turn_lost") == [{"kind": "turn_lost", "seat": 0, "city": "miami"}]
    assert table.seat == 1
    assert table.destination(0) is None
    assert table.stands_at(0, "miami")
    assert table.cash(0) == 20_000
    assert not table.told("arrived")


def test_c9_the_player_rolls_for_a_destination_again_next_turn(usa: MapDef) -> None:
    board = in_region(usa, "miami", "northeast")
    described = position(board).player(0, at="miami").player(1, at="boston", destination="denver")
    table = described.turn(0, "destination").table()
    table.roll_destination("miami").roll(1, 1).move("boston NH providence NH new-haven")
    assert table.seat == 0
    assert table.offered() == {"roll_destination": None}


def test_c9_c20_between_two_legs_the_fees_of_the_first_are_still_paid(usa: MapDef) -> None:
    board = in_region(usa, "philadelphia", "plains")
    described = position(board).player(
        0, at="trenton", city="boston", destination="philadelphia", engine="superchief"
    )
    table = described.owns(1, "PRR").turn(0, "roll").table()
    table.roll(1, 2).move("trenton PRR philadelphia").act("pass_purchase")
    assert table.seat == 0
    table.roll_destination("philadelphia")
    assert table.told("turn_lost")
    assert table.fees() == {1: 5_000}
    assert table.seat == 1


def test_c9_c15_the_twin_is_another_city(usa: MapDef) -> None:
    """Declared in St. Paul, Minneapolis comes up: no turn is lost, it is the alternate."""
    table = position(usa).player(0, at="st-paul", home="miami", cash=200_000, declared=True)
    played = table.turn(0, "destination").table()
    played.roll_destination("minneapolis").choose_region("plains", "minneapolis")
    assert not played.told("turn_lost")
    assert played.destination(0) == "minneapolis"
    assert played.phase == "roll"


@pytest.mark.parametrize(
    ("a", "b", "dollars"),
    [
        ("boston", "los-angeles", 32_500),
        ("new-york", "philadelphia", 1_000),
        ("minneapolis", "st-paul", 0),
        ("oakland", "san-francisco", 0),
    ],
)
def test_c10_the_payoff_is_fixed_by_the_two_ends(usa: MapDef, a: str, b: str, dollars: int) -> None:
    ends = city_number(usa, a), city_number(usa, b)
    assert usa.payoff(*ends) == usa.payoff(*reversed(ends)) == dollars


def test_c10_the_payoff_is_that_from_the_start_of_the_trip(usa: MapDef) -> None:
    """Trenton is on the way; what counts is Boston, where the trip began."""
    table = position(usa).player(0, at="trenton", city="boston", destination="philadelphia")
    played = table.turn(0, "roll").table()
    played.roll(1, 2)
    played.move("trenton PRR philadelphia")
    (told,) = played.told("arrived")
    boston, philadelphia = city_number(usa, "boston"), city_number(usa, "philadelphia")
    assert told["payoff"] == usa.payoff(boston, philadelphia)


def test_c10_a_payoff_of_nothing_is_an_arrival_with_its_purchase(usa: MapDef) -> None:
    described = position(usa).player(0, at="fairfield", city="san-francisco", destination="oakland")
    table = described.turn(0, "roll").table()
    table.roll(3, 4).move("fairfield SP oakland")
    assert table.told("arrived") == [{"kind": "arrived", "seat": 0, "city": "oakland", "payoff": 0}]
    assert table.phase == "purchase"
