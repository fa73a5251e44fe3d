"""The tables of a map of links, each damaged in turn; and that a folder's own word tells its kind."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from roundhouse.app.boards import maps_root
from roundhouse.cli.main import main
from roundhouse.maps.board import map_hash
from roundhouse.maps.sources import compile_board, read_map
from tests.maps.damage import Damage, check, check_that_it_is_named, copy_map

pytestmark = pytest.mark.native


ABAKAN = "abakan,Abakan,city,53.7151,91.4292\n"
MOSCOW = "moscow,Moscow,start,"
FIRST = "abakan barnaul,3\n"

DAMAGES = [
    Damage("meta.toml", 'kind = "links"', 'kind = "ferries"', "kind", 3),
    Damage("meta.toml", 'kind = "links"\n', "", "file is missing", 0, "payoffs.csv"),
    Damage("meta.toml", 'id = "russia"', 'id = "siberia"', "not the folder's name"),
    Damage("cities.csv", "name,role", "name,kind", "unknown column 'kind'"),
    Damage("cities.csv", ABAKAN, ABAKAN.replace("city", "town"), "role 'town'"),
    Damage("cities.csv", ABAKAN, ABAKAN.replace("91", "191"), "less than or equal to 180"),
    Damage("cities.csv", ABAKAN, ABAKAN + ABAKAN, "already stands in cities.csv:2", 3),
    Damage("cities.csv", ABAKAN, ABAKAN + "biysk,Biysk,city,52.5,85.2\n", "no link reaches", 3),
    Damage("cities.csv", ABAKAN, ABAKAN.replace("city", "start"), "a second start, 'moscow'", 28),
    Damage("cities.csv", MOSCOW, "moscow,Moscow,city,", "no city has the role 'start'", 1),
    Damage("cities.csv", ABAKAN, "", "unknown city 'abakan'", 2, "links.csv"),
    Damage("links.csv", FIRST, "abakan barnaul,three\n", "not a whole number"),
    Damage("links.csv", FIRST, "abakan barnaul,0\n", "greater than 0"),
    Damage("links.csv", FIRST, "abakan,3\n", "cities 'abakan'"),
    Damage("links.csv", FIRST, "abakan barnaule,3\n", "unknown city 'barnaule'"),
    Damage("links.csv", FIRST, "abakan abakan,3\n", "city 'abakan' twice"),
    Damage(
        "links.csv", FIRST, FIRST + "barnaul abakan,4\n", "same cities as the link on line 2", 3
    ),
    Damage("links.csv", FIRST, FIRST + "ext-riga ext-kyiv,4\n", "'ext-kyiv' and 'ext-riga' are", 3),
    Damage("links.csv", "kotlas pechora,2\n", "", "vorkuta - pechora is not joined", 69),
    Damage("links.csv", FIRST, '"abakan barnaul,3\n', "not CSV"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_map("russia", tmp_path)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: f"{damage.file}-{damage.reason}")
def test_damage_is_named(folder: Path, damage: Damage, capsys: pytest.CaptureFixture[str]) -> None:
    check_that_it_is_named(damage, folder, capsys)


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "same"),
    [
        ("cities.csv", ABAKAN, ABAKAN.replace("Abakan", "Abagan").replace("91", "90"), True),
        ("links.csv", FIRST, "barnaul abakan,3\n", True),
        ("links.csv", FIRST, "abakan barnaul,4\n", False),
        ("links.csv", FIRST, FIRST + "abakan omsk,2\n", False),
        ("cities.csv", "vladivostok,Vladivostok,city", "vladivostok,Vladivostok,external", False),
    ],
)
def test_what_changes_the_hash(folder: Path, file: str, old: str, new: str, same: bool) -> None:
    """Rules' facts do; names, places on the globe and the order of ids do not."""
    before = map_hash(compile_board(read_map(folder)))
    replace(folder / file, old, new)
    if "external" in new:  # one link would leave twice
        replace(folder / "links.csv", "vladivostok ext-rajin,6\n", "khabarovsk ext-rajin,6\n")
    assert (map_hash(compile_board(read_map(folder))) == before) is same


def test_the_order_of_rows_changes_nothing(folder: Path) -> None:
    before = map_hash(compile_board(read_map(folder)))
    for path in folder.glob("*.csv"):
        header, *rows = path.read_text(encoding="utf-8").splitlines()
        path.write_text("\n".join([header, *reversed(rows)]) + "\n", encoding="utf-8")
    assert map_hash(compile_board(read_map(folder))) == before


def test_a_variant_needs_only_what_differs(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    variant = folder.parent / "russia-rich"
    variant.mkdir()
    meta = (folder / "meta.toml").read_text(encoding="utf-8")
    text = meta.replace('id = "russia"', 'id = "russia-rich"\nbase = "russia"')
    (variant / "meta.toml").write_text(text, encoding="utf-8")
    (variant / "links.csv").write_text("cities,value\nbarnaul abakan,6\n", encoding="utf-8")
    assert main(["map", "export", str(variant), "--json"]) == 0
    links = json.loads(capsys.readouterr().out)["links"]
    assert len(links) == 80
    assert links[0]["cities"] == ["abakan", "barnaul"]
    assert links[0]["value"] == 6


def test_a_variant_is_of_the_kind_of_its_base(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(maps_root() / "usa", folder.parent / "usa")
    replace(folder / "meta.toml", 'id = "russia"', 'id = "russia"\nbase = "usa"')
    reasons = {(fault["line"], fault["reason"]) for fault in check(folder, capsys)}
    assert (2, "the base 'usa' is not of the kind 'links'") in reasons


def test_check_and_export_say_what_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "check", "russia", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary.items() >= {"cities": 56, "external": 13, "links": 80}.items()
    assert main(["map", "export", "russia", "--json"]) == 0
    exported = json.loads(capsys.readouterr().out)
    assert exported["hash"] == summary["hash"]
    assert {"id": "omsk", "name": "Omsk", "external": False} in exported["cities"]
    assert {
        "cities": ["chelyabinsk", "omsk", "yekaterinburg"],
        "value": 4,
        "external": False,
        "from_moscow": False,
    } in exported["links"]
    assert len(exported["cities"]) == 69
    assert sum(link["from_moscow"] for link in exported["links"]) == 10
    assert sum(link["external"] for link in exported["links"]) == 13


def test_links_have_no_mileposts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "distance", "russia", "omsk", "moscow"]) == 2
    assert "has no mileposts" in capsys.readouterr().err
