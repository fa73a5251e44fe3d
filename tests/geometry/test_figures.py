"""The figures a map must reach, measured on the scene as it ships, and that the measure can fail."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from roundhouse.maps.geometry.drawing import read_drawing
from roundhouse.maps.geometry.measure import Figures, measure
from roundhouse.maps.geometry.measure_names import Setting, read_words
from tests.geometry.conftest import FOLDER, FONTS, ROOT

pytestmark = pytest.mark.native


def judge(scene: dict[str, Any]) -> Figures:
    words = read_words(ROOT / "web" / "locales" / "en" / "usa.ftl")
    drawing = read_drawing(FOLDER)
    return measure(scene, drawing, Setting(words, drawing.labels.weights, FONTS))


def test_dots_and_names_keep_clear_of_each_other(scene: dict[str, Any]) -> None:
    figures = judge(scene)
    assert figures.pixels_per_unit >= 1.0
    assert figures.least_gap >= 6.0
    assert figures.usual_gap >= 9.0
    assert figures.faults() == []


def test_two_dots_too_close_are_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    first, second = damaged["points"][:2]
    second["x"], second["y"] = first["x"] + 5.0, first["y"]
    assert "two dots are only 5.0 px apart" in judge(damaged).faults()


def overview(scene: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The names of the overview, by city."""
    plate = next(plate for plate in scene["plates"] if plate["scale"] == 1.0)
    return {label["id"]: label for label in plate["cities"]}


def test_the_overview_names_every_city_and_a_phone_the_largest(scene: dict[str, Any]) -> None:
    names = judge(scene).names.shown
    assert names[1.0] == len(scene["cities"])
    assert names[0.32] == len([city for city in scene["cities"] if city["rank"] == 1])


def test_two_names_on_each_other_are_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    labels = overview(damaged)
    oakland, san_francisco = labels["oakland"], labels["san-francisco"]
    oakland |= {key: san_francisco[key] for key in ("x", "y", "anchor")}
    assert "names overlap: oakland san-francisco" in judge(damaged).faults()


def test_a_name_on_a_dot_is_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    overview(damaged)["albany"] |= {"x": 0, "y": 0, "anchor": "middle"}
    assert "a name lies on a dot: albany albany" in judge(damaged).faults()


def test_a_name_at_the_edge_is_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    overview(damaged)["albany"]["x"] = 900.0
    assert "a name leaves the sheet: albany" in judge(damaged).faults()


def test_a_name_that_strays_or_lies_at_another_city_is_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    labels = overview(damaged)
    labels["denver"]["x"] += 40.0
    at = {city["id"]: scene["points"][city["point"]] for city in scene["cities"]}
    omaha, elsewhere = at["omaha"], at["kansas-city"]
    labels["omaha"] |= {axis: elsewhere[axis] - omaha[axis] + 9.0 for axis in ("x", "y")}
    faults = judge(damaged).faults()
    assert any(re.fullmatch(r"a name is \d\d\.\d px from its dot: .*", fault) for fault in faults)
    assert "a name is nearer to another city: omaha kansas-city" in faults


def test_a_line_that_misses_its_dot_or_its_neighbour_is_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    section = damaged["sections"][0]
    x, y = re.match(r"M([\d.]+) ([\d.]+)", section["d"]).groups()  # type: ignore[union-attr]
    section["d"] = section["d"].replace(f"M{x} {y}", f"M{float(x) + 6:g} {y}", 1)
    assert any(fault.startswith("a line ends beside its dot") for fault in judge(damaged).faults())


def test_railroads_that_meet_in_colours_alike_are_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    lines = {line["id"]: line for line in damaged["railroads"]}
    lines["MP"]["day"] = lines["BO"]["day"]
    assert "colours alike: BO MP" in judge(damaged).faults()
