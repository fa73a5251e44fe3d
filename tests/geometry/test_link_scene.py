"""The scene of a map of links: numbered as the engine numbers, clear to read, the same every time."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from roundhouse.maps.board import map_hash
from roundhouse.maps.geometry.links.drawing import read_link_drawing
from roundhouse.maps.geometry.links.measure import LinkFigures, measure_link_map
from roundhouse.maps.geometry.links.plan import draw_link_plan
from roundhouse.maps.geometry.links.scene import make_link_scene
from roundhouse.maps.geometry.measure_lines import read_curves
from roundhouse.maps.geometry.measure_names import Setting, read_words
from roundhouse.maps.linkmap import LinkMap
from roundhouse.maps.links.compile import compile_links
from roundhouse.maps.links.tables import read_link_tables
from tests.geometry.conftest import FONTS, ROOT

pytestmark = pytest.mark.native

FOLDER = ROOT / "maps" / "russia"
WORDS = ROOT / "web" / "locales" / "en" / "russia.ftl"

Scene = dict[str, Any]


@pytest.fixture(scope="module")
def board() -> LinkMap:
    return compile_links(read_link_tables(FOLDER))


@pytest.fixture(scope="module")
def drawn() -> Scene:
    return make_link_scene(FOLDER, FONTS)


def judge(scene: Scene) -> LinkFigures:
    weights = read_link_drawing(FOLDER).labels.weights
    return measure_link_map(scene, Setting(read_words(WORDS), weights, FONTS))


def number_of(scene: Scene, place: str) -> int:
    return next(n for n, point in enumerate(scene["points"]) if point["id"] == place)


def test_the_scene_numbers_everything_as_the_engine_does(drawn: Scene, board: LinkMap) -> None:
    assert drawn["hash"] == map_hash(board)
    assert [(point["id"], point["kind"] == "external") for point in drawn["points"]] == [
        (place.id, place.external) for place in board.places
    ]
    assert [(link["places"], link["value"], link["external"]) for link in drawn["links"]] == [
        (link.places, link.value, link.external) for link in board.links
    ]


def test_the_scene_is_the_same_file_every_time(drawn: Scene, tmp_path: Path) -> None:
    output = tmp_path / "scene.json"
    command = [sys.executable, "-m", "roundhouse.maps.geometry", "russia", "--output", str(output)]
    subprocess.run(
        [*command, "--maps", str(FOLDER.parent), "--fonts", str(FONTS)],
        check=True,
        env=os.environ | {"PYTHONHASHSEED": "12345"},
    )
    assert output.read_text() == json.dumps(drawn, separators=(",", ":")) + "\n"


def test_nothing_is_in_the_way_of_anything(drawn: Scene) -> None:
    figures = judge(drawn)
    assert figures.faults() == []
    assert figures.names.shown[1.0] == len(drawn["points"]) == 69


def test_everything_has_a_name(drawn: Scene) -> None:
    wanted = {f"city-{city['id']}" for city in drawn["cities"]} | {"map-label-russia"}
    wanted |= {f"ground-{ground['id']}" for ground in drawn["grounds"]}
    for railroad in drawn["railroads"]:
        wanted |= {f"railroad-{railroad['id']}", f"railroad-letter-{railroad['id']}"}
    assert wanted == set(read_words(WORDS))


def test_a_link_reaches_all_that_it_joins(drawn: Scene) -> None:
    """Arms begin or end at their places; those of many ends share their join."""
    for link in drawn["links"]:
        ends = {tuple(curve[end]) for curve in read_curves(link["d"]) for end in (0, 3)}
        for number in link["places"]:
            point = drawn["points"][number]
            away = min(abs(x - point["x"]) + abs(y - point["y"]) for x, y in ends)
            assert away < (7.5 if point["kind"] == "external" else 0.11), point["id"]
        if len(link["places"]) > 2:
            assert (link["badge"]["x"], link["badge"]["y"]) in ends


def test_external_links_and_no_others_have_arrows(drawn: Scene) -> None:
    for link in drawn["links"]:
        assert (link["arrow"] is not None) == link["external"]
        if link["external"]:
            (tip,) = (n for n in link["places"] if drawn["points"][n]["kind"] == "external")
            point = drawn["points"][tip]
            assert (link["arrow"]["x"], link["arrow"]["y"]) == (point["x"], point["y"])


def test_the_far_east_keeps_its_share(drawn: Scene) -> None:
    """From Irkutsk on it is two fifths of the way; the drawing gives it a quarter of the width at least."""
    x = {point["id"]: point["x"] for point in drawn["points"]}
    assert x["st-petersburg"] < x["moscow"] + 60 < x["yekaterinburg"] < x["irkutsk"]
    assert x["vladivostok"] - x["irkutsk"] > drawn["width"] / 4


def test_the_map_is_light_enough_to_be_fetched_late(drawn: Scene) -> None:
    assert len(json.dumps(drawn, separators=(",", ":"))) < 260_000


def test_names_badges_and_links_in_the_way_are_faults(drawn: Scene) -> None:
    damaged = copy.deepcopy(drawn)
    overview = next(plate for plate in damaged["plates"] if plate["scale"] == 1.0)
    labels = {label["id"]: label for label in overview["cities"]}
    labels["kazan"] |= {"x": 0, "y": 4, "anchor": "middle"}
    omsk = damaged["points"][number_of(damaged, "omsk")]
    damaged["links"][0]["badge"] = {"x": omsk["x"], "y": omsk["y"]}
    damaged["railroads"][0] |= {"day": damaged["railroads"][1]["day"]}
    omsk_to = next(link for link in damaged["links"] if len(link["places"]) == 2)
    omsk_to["d"] = omsk_to["d"].replace("M", f"M{omsk['x']} {omsk['y']}c0 0 0 0 0 0M", 1)
    faults = "\n".join(judge(damaged).faults())
    for fault in (
        "a name lies on a dot: kazan kazan",
        "a badge lies on a dot: abakan-barnaul omsk",
        "a badge lies on another link",
        "a link runs over a dot: omsk abakan-barnaul",
        "colours alike: blue red",
    ):
        assert fault in faults


def test_a_join_of_no_link_is_named(board: LinkMap) -> None:
    drawing = read_link_drawing(FOLDER)
    stray = drawing.joins[0].model_copy(update={"cities": ("omsk", "moscow", "tynda")})
    odd = drawing.model_copy(update={"joins": (*drawing.joins, stray)})
    with pytest.raises(ValueError, match="no link joins moscow omsk tynda"):
        draw_link_plan(read_link_tables(FOLDER), board, odd)
