"""The figures a map must reach, measured on the scene as it ships, and that the measure can fail."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from roundhouse.maps.geometry.drawing import read_drawing
from roundhouse.maps.geometry.measure import Figures, measure, read_words
from tests.geometry.conftest import FOLDER, FONTS, ROOT

pytestmark = pytest.mark.native


def judge(scene: dict[str, Any]) -> Figures:
    words = read_words(ROOT / "web" / "locales" / "en" / "usa.ftl")
    return measure(scene, read_drawing(FOLDER).labels, words, FONTS)


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


def test_two_names_on_each_other_are_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    first, second = damaged["cities"][:2]
    second["label"] = dict(first["label"])
    assert f"names overlap: {first['id']} {second['id']}" in judge(damaged).faults()


def test_a_name_on_a_dot_is_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    city = damaged["cities"][0]
    dot = damaged["points"][city["point"]]
    city["label"] = {"x": dot["x"], "y": dot["y"], "anchor": "middle"}
    assert f"a name lies on a dot: {city['id']} {dot['id']}" in judge(damaged).faults()


def test_a_name_beyond_the_sheet_is_a_fault(scene: dict[str, Any]) -> None:
    damaged = copy.deepcopy(scene)
    damaged["cities"][0]["label"]["x"] = -3.0
    assert f"a name leaves the sheet: {damaged['cities'][0]['id']}" in judge(damaged).faults()
