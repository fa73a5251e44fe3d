"""The B&O to New York: another board, no other rules."""

from __future__ import annotations

import pytest

from roundhouse.app.boards import board, board_hash
from roundhouse.games.coast.meta import full_options, map_for
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of
from tests.coast.positions import point_number, position, track


@pytest.fixture(scope="module")
def longer() -> MapDef:
    found = board("usa-bo-new-york")
    assert isinstance(found, MapDef)
    return found


def test_the_option_chooses_the_board() -> None:
    assert map_for(full_options({}, 2)) == "usa"
    assert map_for(full_options({"bo_to_new_york": True}, 2)) == "usa-bo-new-york"


def test_the_longer_bo_is_another_board_with_another_hash(longer: MapDef) -> None:
    assert longer.id == "usa-bo-new-york"
    assert board_hash("usa-bo-new-york") != board_hash("usa")


def test_the_longer_bo_has_the_pennsylvanias_mileposts_and_nothing_else_differs(
    usa: MapDef, longer: MapDef
) -> None:
    added = set(longer.sections) - set(usa.sections)
    beside = set(track(usa, "new-york PRR trenton PRR philadelphia"))
    assert {(section.a, section.b) for section in added} == {
        (usa.sections[number].a, usa.sections[number].b) for number in beside
    }
    assert {section.railroad for section in added} == {usa.railroad_number("BO")}
    assert set(usa.sections) < set(longer.sections)
    assert len(longer.sections) == len(usa.sections) + 2 == 752
    assert longer.points == usa.points
    assert longer.cities == usa.cities
    assert longer.regions == usa.regions
    assert longer.payoffs == usa.payoffs
    assert longer.region_chart == usa.region_chart
    assert longer.city_charts == usa.city_charts
    assert [(line.id, line.price) for line in longer.railroads] == [
        (line.id, line.price) for line in usa.railroads
    ]


def test_distances_are_those_of_the_other_board(usa: MapDef, longer: MapDef) -> None:
    for start in ("new-york", "los-angeles", "miami"):
        for city in usa.cities:
            a, b = point_number(usa, start), city.point
            assert network_of(longer).distance(a, b) == network_of(usa).distance(a, b)


def test_c21_the_longer_bo_dodges_the_pennsylvania(longer: MapDef) -> None:
    described = position(longer).player(0, at="new-york", destination="norfolk")
    table = described.owns(0, "BO").owns(1, "PRR").turn(0, "roll").table()
    table.roll(1, 2).move("new-york BO trenton BO philadelphia BO baltimore")
    assert table.fees() == {}


def test_c13_the_longer_bo_is_a_section_of_its_own(longer: MapDef) -> None:
    """To Trenton by the one line and back by the other."""
    described = position(longer).player(0, at="new-york", destination="norfolk")
    table = described.turn(0, "roll").table().roll(1, 2)
    table.move("new-york PRR trenton BO new-york NH new-haven")
    assert table.stands_at(0, "new-haven")
