"""Projection, warp and backdrop: the ground under the track still looks like the country."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import shapely
from shapely.geometry import Point

from roundhouse.maps.geometry.backdrop import read_outlines
from roundhouse.maps.geometry.drawing import read_drawing
from roundhouse.maps.geometry.paths import curve_path, shape_path
from roundhouse.maps.geometry.sheet import Sheet, make_sheet
from roundhouse.maps.geometry.skeleton import cosine
from roundhouse.maps.tables import MapTables, read_tables
from tests.geometry.conftest import FOLDER

pytestmark = pytest.mark.native


@pytest.fixture(scope="module")
def tables() -> MapTables:
    return read_tables(FOLDER)


@pytest.fixture(scope="module")
def sheet(tables: MapTables) -> Sheet:
    cities = [(city.lon, city.lat) for city in tables.cities]
    drawing = read_drawing(FOLDER)
    return make_sheet(drawing.page, drawing.projection, drawing.crowds, np.array(cities))


def test_the_projection_keeps_areas() -> None:
    conic = read_drawing(FOLDER).projection
    areas = []
    for south in (30.0, 45.0):
        edge = shapely.segmentize(shapely.box(-100.0, south, -99.0, south + 1.0), 0.05)
        flat = shapely.transform(edge, conic.project)
        areas.append(flat.area / np.cos(np.radians(south + 0.5)))
    assert areas[0] == pytest.approx(areas[1], rel=0.01)
    assert conic.project([(-96.0, 38.5)])[0] == pytest.approx([0.0, 0.0], abs=1e-6)


def test_the_warp_folds_nothing_and_gives_the_northeast_the_most_room(sheet: Sheet) -> None:
    growth = sheet.warp.jacobians()
    assert growth.min() > 0.3
    corridor = sheet.place([(-76.0, 40.0), (-74.0, 40.0)])
    desert = sheet.place([(-110.0, 40.0), (-108.0, 40.0)])
    assert np.hypot(*np.diff(corridor, axis=0)[0]) > 1.3 * np.hypot(*np.diff(desert, axis=0)[0])


def test_north_stays_up_and_east_stays_right(sheet: Sheet, tables: MapTables) -> None:
    for city in tables.cities:
        here, east, north = sheet.place(
            [(city.lon, city.lat), (city.lon + 0.1, city.lat), (city.lon, city.lat + 0.1)]
        )
        assert cosine(east - here, np.array([1.0, 0.0])) > 0.8, city.id
        assert cosine(north - here, np.array([0.0, -1.0])) > 0.8, city.id


def test_the_regions_are_tinted_each_once(scene: dict[str, Any]) -> None:
    tinted = [shape["id"] for shape in scene["backdrop"] if shape["kind"] == "region"]
    assert sorted(tinted) == sorted({city["region"] for city in scene["cities"]})
    for plate in scene["plates"]:
        if plate["region"]:
            assert sorted(tinted) == sorted(region["id"] for region in plate["regions"])


def test_every_city_lies_in_the_outline_of_its_state(tables: MapTables) -> None:
    states = read_outlines(FOLDER).states
    for city in tables.cities:
        # A hundredth of a degree or two: harbours, and outlines made coarser than they were.
        assert states[city.state].distance(Point(city.lon, city.lat)) < 0.06, city.id


def test_paths_are_written_short_and_exact() -> None:
    curve = np.array([[0.04, 0.0], [1.0, -0.5], [2.0, 10.0], [3.26, 10.0]])
    assert curve_path([curve]) == "M0 0c1-.5 2 10 3.3 10"
    assert shape_path(shapely.box(0.0, 0.0, 2.0, 1.5)) == "M2 0l0 1.5-2 0 0-1.5z"
