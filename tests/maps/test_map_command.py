"""The `map` command as other programs and people meet it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from roundhouse.app.boards import board, maps_root
from roundhouse.cli.main import BROKEN_PIPE, main
from roundhouse.maps.board import map_hash
from roundhouse.maps.compile import compile_map
from roundhouse.maps.library import read_board, write_board
from roundhouse.maps.tables import read_tables

pytestmark = pytest.mark.native

TWIN_STRETCH = "s303,CNW,minneapolis eau-claire tomah"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.fixture(scope="module")
def exported() -> dict[str, Any]:
    command = [sys.executable, "-m", "roundhouse.cli.main", "map", "export", "usa", "--json"]
    finished = subprocess.run(command, check=True, capture_output=True, text=True)
    value: dict[str, Any] = json.loads(finished.stdout)
    return value


def test_check_counts_what_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    summary = json.loads(run(capsys, "map", "check", "usa", "--json"))
    assert summary == {
        "cities": 67,
        "dots": 465,
        "junctions": 11,
        "railroads": 28,
        "pairs": 2211,
        "sections": 750,
        "regions": 7,
        "twins": 2,
        "hash": map_hash(board("usa")),
    }


def test_check_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "sections   750" in run(capsys, "map", "check", "usa").splitlines()


def test_a_map_is_found_by_path_and_by_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(maps_root() / "usa", tmp_path / "usa")
    expected = run(capsys, "map", "check", "usa", "--json")
    assert run(capsys, "map", "check", str(tmp_path / "usa"), "--json") == expected
    assert run(capsys, "map", "check", "usa", "--maps", str(tmp_path), "--json") == expected


@pytest.mark.parametrize(
    ("start", "goal", "mileposts"),
    [("albany", "atlanta", 16), ("miami", "seattle", 44), ("st-paul", "minneapolis", 0)],
)
def test_distance(
    start: str, goal: str, mileposts: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "map", "distance", "usa", start, goal) == f"{mileposts}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["distance", "usa", "chicgo", "miami"], "unknown city 'chicgo'; did you mean chicago?"),
        (["distance", "usa", "miami", "Chicago"], "unknown city 'Chicago'; did you mean chicago?"),
        (["distance", "usa", "miami", "akron"], "unknown city 'akron'"),
        (["check", "uza"], "unknown map 'uza'; did you mean usa?"),
        (["export", "atlantis"], "unknown map 'atlantis'"),
        (["check", "./no/such/map"], "no such folder: ./no/such/map"),
        (["check", "usa", "--maps", "no-such-folder"], "no such folder: no-such-folder"),
    ],
)
def test_a_name_nobody_knows(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["map", *arguments]) == 2
    printed = capsys.readouterr()
    assert message in printed.err
    assert printed.out == ""


def test_export_lists(exported: dict[str, Any]) -> None:
    assert {name: len(rows) for name, rows in exported.items() if isinstance(rows, list)} == {
        "cities": 67,
        "railroads": 28,
        "payoffs": 2211,
        "destinations": 176,
        "twins": 2,
        "sections": 750,
        "distances": 2211,
    }
    assert exported["cities"][0] == {"id": "albany", "name": "Albany", "region": "northeast"}
    assert {"id": "BM", "name": "Boston & Maine", "price": 4000} in exported["railroads"]
    assert ["boston", "los-angeles", 32500] in exported["payoffs"]
    assert ["los-angeles", "new-york", 37] in exported["distances"]
    assert exported["twins"] == [["minneapolis", "st-paul"], ["oakland", "san-francisco"]]
    first = {"table": "region", "parity": "odd", "sum": 2, "result": "plains"}
    assert first in exported["destinations"]


def test_exported_distances_follow_from_exported_sections(exported: dict[str, Any]) -> None:
    """Another program, with nothing but the lists, comes to the same distances."""
    neighbours: dict[str, set[str]] = {}
    for a, b, _railroad in exported["sections"]:
        neighbours.setdefault(a, set()).add(b)
        neighbours.setdefault(b, set()).add(a)
    point_of = {second: first for first, second in exported["twins"]}
    told = {(a, b): mileposts for a, b, mileposts in exported["distances"]}
    assert len(told) == 2211
    for start in ("albany", "st-paul", "oakland"):
        ring = {point_of.get(start, start)}
        distances = dict.fromkeys(ring, 0)
        while ring:
            ring = {there for here in ring for there in neighbours[here]} - distances.keys()
            distances |= dict.fromkeys(ring, max(distances.values()) + 1)
        for (a, b), mileposts in told.items():
            if start in (a, b):
                other = b if start == a else a
                assert mileposts == distances[point_of.get(other, other)]


def test_export_uses_the_names_of_the_tables(exported: dict[str, Any]) -> None:
    tables = read_tables(maps_root() / "usa")
    dots = {place.id for place in tables.places if place.role == "dot"}
    cities = {city.id for city in tables.cities}
    ends = {end for section in exported["sections"] for end in section[:2]}
    assert ends == (dots | cities) - {"st-paul", "san-francisco"}
    assert {tuple(row[:2]) for row in exported["payoffs"]} == {
        (row.a, row.b) for row in tables.payoffs
    }


def test_a_reader_that_stops_early_is_no_crash() -> None:
    command = [sys.executable, "-m", "roundhouse.cli.main", "map", "export", "usa", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == BROKEN_PIPE


def test_a_written_board_is_read_again(tmp_path: Path) -> None:
    """What the build ships is the board that the tables describe."""
    compiled = compile_map(read_tables(maps_root() / "usa")).board
    path = tmp_path / "boards" / "usa.json"
    write_board(compiled, path)
    assert read_board(path.read_text(encoding="ascii")) == compiled


def test_the_order_of_rows_changes_nothing(tmp_path: Path) -> None:
    """Everything is numbered by its id, so that sorting a table keeps the hash."""
    folder = tmp_path / "usa"
    shutil.copytree(maps_root() / "usa", folder)
    for path in folder.glob("*.csv"):
        header, *rows = path.read_text(encoding="utf-8").splitlines()
        path.write_text("\n".join([header, *reversed(rows)]) + "\n", encoding="utf-8")
    assert map_hash(compile_map(read_tables(folder)).board) == map_hash(board("usa"))


@pytest.mark.parametrize(
    ("file", "old", "new", "same"),
    [
        (
            "cities.csv",
            "albany,Albany,NY,northeast,42.65",
            "albany,Fort Orange,NY,northeast,42.60",
            True,
        ),
        ("track.csv", "s001,BO,akron willard", "s900,BO,akron willard\ns001,BO,willard", True),
        ("track.csv", TWIN_STRETCH, TWIN_STRETCH.replace("minneapolis", "st-paul"), True),
        ("railroads.csv", "BM,B&M,Boston & Maine", "BM,B-M,Boston and Maine", True),
        ("railroads.csv", "Boston & Maine,4000", "Boston & Maine,4500", False),
        ("payoffs.csv", "albany,atlanta,10000", "albany,atlanta,10500", False),
        ("track.csv", "s002,PRR,akron cleveland", "s002,PRR,akron willard cleveland", False),
        ("destinations.csv", "region,odd,plains", "region,odd,southwest", False),
    ],
)
def test_what_changes_the_hash(tmp_path: Path, file: str, old: str, new: str, same: bool) -> None:
    """Rules' facts do; names and places on the globe do not."""
    folder = tmp_path / "usa"
    shutil.copytree(maps_root() / "usa", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    changed = map_hash(compile_map(read_tables(folder)).board)
    assert (changed == map_hash(board("usa"))) is same
