"""What the scene holds, and that it is the same file however often it is made."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from roundhouse.maps.board import map_hash
from roundhouse.maps.compile import compile_map
from roundhouse.maps.geometry.measure_names import read_words
from roundhouse.maps.tables import read_tables
from tests.geometry.conftest import FOLDER, FONTS, ROOT

pytestmark = pytest.mark.native


def test_the_scene_is_the_same_file_every_time(scene: dict[str, Any], tmp_path: Path) -> None:
    output = tmp_path / "scene.json"
    command = [sys.executable, "-m", "roundhouse.maps.geometry", "usa", "--output", str(output)]
    subprocess.run(
        [*command, "--maps", str(FOLDER.parent), "--fonts", str(FONTS)],
        check=True,
        env=os.environ | {"PYTHONHASHSEED": "12345"},
    )
    assert output.read_text() == json.dumps(scene, separators=(",", ":")) + "\n"


def test_the_scene_numbers_everything_as_the_engine_does(scene: dict[str, Any]) -> None:
    board = compile_map(read_tables(FOLDER)).board
    assert scene["map"] == board.id
    assert scene["hash"] == map_hash(board)
    assert [point["id"] for point in scene["points"]] == [point.id for point in board.points]
    assert [(s["a"], s["b"], s["railroad"]) for s in scene["sections"]] == [
        (section.a, section.b, board.railroads[section.railroad].id) for section in board.sections
    ]
    assert [(city["id"], city["point"]) for city in scene["cities"]] == [
        (city.id, city.point) for city in board.cities
    ]


def test_every_railroad_looks_like_no_other_and_carries_its_mark(scene: dict[str, Any]) -> None:
    railroads = scene["railroads"]
    for colour in ("day", "night"):
        assert len({railroad[colour] for railroad in railroads}) == len(railroads)
    for plate in scene["marks"]:
        assert {mark["railroad"] for mark in plate["marks"]} == {line["id"] for line in railroads}


def test_everything_has_a_name(scene: dict[str, Any]) -> None:
    words = read_words(ROOT / "web" / "locales" / "en" / "usa.ftl")
    wanted = {f"city-{city['id']}" for city in scene["cities"]}
    wanted |= {f"region-{city['region']}" for city in scene["cities"]}
    wanted |= {f"dot-{point['id']}" for point in scene["points"] if point["kind"] == "dot"}
    wanted |= {f"railroad-{railroad['id']}" for railroad in scene["railroads"]}
    assert wanted == set(words)


def test_the_map_is_light_enough_to_be_painted_first(scene: dict[str, Any]) -> None:
    drawn = sum(len(shape["d"]) for shape in (*scene["backdrop"], *scene["sections"]))
    assert drawn < 150_000
