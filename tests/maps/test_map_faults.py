"""Each table damaged in turn: the command must fail and name the file, the line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.cli.main import main
from roundhouse.maps.tables import read_tables
from tests.maps.damage import Damage, check, check_that_it_is_named, copy_map

pytestmark = pytest.mark.native


ALBANY = "albany,Albany,NY,northeast,42.6526,-73.7562\n"
AKRON = "akron,Akron,OH,dot,41.0814,-81.5190\n"
KEDDIE = "keddie,Keddie,CA,junction,40.0151,-120.9605\n"
FIRST_PAYOFF = "albany,atlanta,10000\n"
STRETCH = "s005,BM,albany greenfield ayer\n"
ODD_PLAINS = "plains,odd,kansas-city,kansas-city,denver"

DAMAGES = [
    # meta.toml
    Damage("meta.toml", 'id = "usa"', 'id = "mexico"', "not the folder's name"),
    Damage("meta.toml", 'id = "usa"', 'id = "The USA"', "form"),
    Damage("meta.toml", 'id = "usa"', "id = ", "not TOML"),
    Damage("meta.toml", 'name = "United States"', "name = 7", "valid string"),
    Damage("meta.toml", 'name = "United States"\n', "", "name: is missing", line=0),
    Damage("meta.toml", 'games = ["coast"]', "games = []", "games"),
    Damage("meta.toml", 'games = ["coast"]', 'games = ["coast"]\nyear = 1977', "no such key", 4),
    Damage("meta.toml", 'licence = "CC-BY-4.0"\n', "", "licence: is missing", line=5),
    # cities.csv
    Damage("cities.csv", "id,name,state", "id,title,state", "unknown column 'title'"),
    Damage("cities.csv", "id,name,state", "id,state", "missing column 'name'"),
    Damage("cities.csv", "region,lat,lon", "region,lat,lon,lat", "column 'lat' twice"),
    Damage("cities.csv", ALBANY, ALBANY.replace("42.6526", "north"), "not a number"),
    Damage("cities.csv", ALBANY, ALBANY.replace("42.6526", "92.6526"), "less than or equal to 90"),
    Damage("cities.csv", ALBANY, ALBANY.replace("42.6526", "nan"), "lat"),
    Damage("cities.csv", ALBANY, ALBANY.replace("-73", "-273"), "greater than or equal to -180"),
    Damage("cities.csv", ALBANY, ALBANY.replace("albany", "Albany"), "id 'Albany'"),
    Damage("cities.csv", ALBANY, ALBANY.replace("Albany,", " ,"), "name ' '"),
    Damage("cities.csv", ALBANY, ALBANY.replace(",42", ",,42"), "7 cells instead of 6"),
    Damage("cities.csv", ALBANY, ALBANY + ALBANY, "already stands in cities.csv:2", line=3),
    Damage("cities.csv", ALBANY, ALBANY.replace("northeast", "region"), "region"),
    Damage("cities.csv", ALBANY, "", "unknown city 'albany'", line=2, blamed="payoffs.csv"),
    Damage("cities.csv", ALBANY, ALBANY + "dover,Dover,DE,northeast,39.1,-75.5\n", "no track", 3),
    # places.csv
    Damage("places.csv", AKRON, AKRON.replace("dot", "depot"), "role 'depot'"),
    Damage("places.csv", AKRON, AKRON.replace("akron", "a--kron"), "id 'a--kron'"),
    Damage("places.csv", AKRON, AKRON.replace("OH", "Ohio"), "state 'Ohio'"),
    Damage("places.csv", AKRON, AKRON.replace("akron", "albany"), "stands in cities.csv:2"),
    Damage("places.csv", AKRON, AKRON.replace("dot", "junction"), "more than one railroad"),
    Damage("places.csv", AKRON, AKRON.replace(",Akron", ',"Akron'), "not CSV"),
    Damage("places.csv", AKRON, AKRON + "alma,Alma,KS,dot,39.0,-96.3\n", "no track", line=5),
    Damage("places.csv", KEDDIE, "", "unknown place 'keddie'", line=59, blamed="track.csv"),
    # railroads.csv
    Damage("railroads.csv", "Boston & Maine,4000", "Boston & Maine,0", "greater than 0"),
    Damage("railroads.csv", "Boston & Maine,4000", "Boston & Maine,-4000", "greater than 0"),
    Damage("railroads.csv", "Boston & Maine,4000", "Boston & Maine,4001", "multiple of 500"),
    Damage("railroads.csv", "Boston & Maine,4000", "Boston & Maine,$4000", "not a whole number"),
    Damage("railroads.csv", "BM,B&M", "B&M,B&M", "id 'B&M'"),
    Damage("railroads.csv", "BM,B&M", "BO,B&M", "already stands", line=5),
    Damage("railroads.csv", "BM,B&M", "BM,B&O", "mark 'B&O' already stands", line=5),
    Damage("railroads.csv", "WP,WP", "WPX,WP", "unknown railroad 'WP'", 49, "track.csv"),
    Damage("railroads.csv", "WP,WP", "RDG,RDG,Reading,4000\nWP,WP", "RDG has no track"),
    # track.csv
    Damage("track.csv", "s003,", "s002,", "already stands in track.csv:3"),
    Damage("track.csv", STRETCH, "s005,BM,albany greenfeld ayer\n", "unknown place 'greenfeld'"),
    Damage("track.csv", STRETCH, "s005,XX,albany greenfield ayer\n", "unknown railroad 'XX'"),
    Damage("track.csv", STRETCH, "s005,BM BM,albany greenfield ayer\n", "railroad 'BM' twice"),
    Damage("track.csv", STRETCH, "s005,,albany greenfield ayer\n", "railroads ''"),
    Damage("track.csv", STRETCH, "s005,BM,albany  greenfield ayer\n", "stops ''"),
    Damage("track.csv", STRETCH, "s005,BM,albany\n", "stops 'albany'"),
    Damage("track.csv", STRETCH, "s005,BM,albany greenfield albany\n", "place 'albany' twice"),
    Damage("track.csv", STRETCH, STRETCH + "s900,BM,ayer greenfield\n", "drawn twice", line=7),
    Damage(
        "track.csv", STRETCH, STRETCH + "s900,NYC,ayer albany\n", "more than one", 22, "places.csv"
    ),
    Damage("track.csv", STRETCH, "", "junction 'ayer' has 2 arms", line=22, blamed="places.csv"),
    Damage("track.csv", "s258,WP,keddie portola", "s258,WP,keddie bieber", "second way", 59),
    Damage(
        "track.csv",
        "s031,BM,ayer haverhill portland-me",
        "s031,BM,ayer haverhill",
        "ends at",
        193,
        "places.csv",
    ),
    Damage(
        "track.csv",
        "s153,SAL,dade-city winter-haven okeechobee west-palm-beach miami",
        "s153,SAL,okeechobee west-palm-beach miami",
        "not connected",
    ),
    # twins.csv
    Damage("twins.csv", "minneapolis,st-paul", "minneapolis,st-pauls", "unknown city 'st-pauls'"),
    Damage("twins.csv", "minneapolis,st-paul", "minneapolis,minneapolis", "its own twin"),
    Damage("twins.csv", "oakland,san-francisco", "oakland,st-paul", "already has a twin"),
    Damage("twins.csv", "ATSF SP WP", "ATSF SP XX", "unknown railroad 'XX'"),
    Damage(
        "twins.csv",
        "minneapolis,st-paul,CNW GN MILW NP RI\n",
        "",
        "no track reaches 'st-paul'",
        line=65,
        blamed="cities.csv",
    ),
    Damage(
        "twins.csv",
        "oakland,san-francisco,ATSF SP WP\n",
        "oakland,san-francisco,ATSF SP WP\nmiami,tampa,SAL\n",
        "must pay 0",
        line=1682,
        blamed="payoffs.csv",
    ),
    Damage(
        "twins.csv",
        "oakland,san-francisco,ATSF SP WP\n",
        "oakland,san-francisco,ATSF SP WP\nakron,canton,PRR\n",
        "unknown city 'akron'",
        line=4,
    ),
    # payoffs.csv
    Damage("payoffs.csv", FIRST_PAYOFF, "albany,atlanta,-500\n", "greater than or equal to 0"),
    Damage("payoffs.csv", FIRST_PAYOFF, "albany,atlanta,10250\n", "multiple of 500"),
    Damage("payoffs.csv", FIRST_PAYOFF, "albany,atlanta,ten\n", "not a whole number"),
    Damage("payoffs.csv", FIRST_PAYOFF, "albany,atlantis,10000\n", "unknown city 'atlantis'"),
    Damage("payoffs.csv", FIRST_PAYOFF, "albany,albany,10000\n", "to itself"),
    Damage("payoffs.csv", FIRST_PAYOFF, "", "no payoff for 'albany' and 'atlanta'", line=1),
    Damage("payoffs.csv", FIRST_PAYOFF, FIRST_PAYOFF + "atlanta,albany,10000\n", "line 2", line=3),
    # destinations.csv
    Damage("destinations.csv", ODD_PLAINS, "plains,odd,kansas-city,kansas-city,boston", "'boston'"),
    Damage("destinations.csv", ODD_PLAINS, "plains,odd,,kansas-city,denver", "2 ''"),
    Damage(
        "destinations.csv", ODD_PLAINS, "prairies,odd,kansas-city,kansas-city,denver", "prairies"
    ),
    Damage("destinations.csv", ODD_PLAINS, "plains,both,kansas-city,kansas-city,denver", "parity"),
    Damage(
        "destinations.csv", "pueblo,pueblo,oklahoma-city", "denver,denver,denver", "'pueblo' never"
    ),
    Damage(
        "destinations.csv", "region,odd,plains,southeast", "region,odd,plain,southeast", "no region"
    ),
    Damage("destinations.csv", "table,parity,2,3", "table,parity,2,1", "missing column '3'"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_map("usa", tmp_path)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: f"{damage.file}-{damage.reason}")
def test_damage_is_named(folder: Path, damage: Damage, capsys: pytest.CaptureFixture[str]) -> None:
    check_that_it_is_named(damage, folder, capsys)


FILES = sorted({damage.file for damage in DAMAGES})


@pytest.mark.parametrize("file", FILES)
def test_missing_file_is_named(folder: Path, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / file).unlink()
    expected = {"file": str(folder / file), "line": 0, "reason": "file is missing"}
    assert expected in check(folder, capsys)


@pytest.mark.parametrize("file", FILES)
def test_dangling_link_and_folder_are_no_files(
    folder: Path, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / file
    path.unlink()
    path.symlink_to(folder / "nowhere")
    assert [fault["file"] for fault in check(folder, capsys)] == [str(path)]
    path.unlink()
    path.mkdir()
    assert [fault["reason"] for fault in check(folder, capsys)] == ["is not a file"]


@pytest.mark.parametrize("file", FILES)
def test_text_that_is_not_utf8_is_named(
    folder: Path, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / file
    first, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(first + b"\n\xff" + rest)
    expected = {"file": str(path), "line": 2, "reason": "not UTF-8: byte 0xff"}
    assert expected in check(folder, capsys)


@pytest.mark.parametrize("file", [file for file in FILES if file != "twins.csv"])
def test_empty_file_is_named(folder: Path, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / file).write_text("")
    assert str(folder / file) in {fault["file"] for fault in check(folder, capsys)}


def test_all_faults_are_told_at_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file, old, new in [
        ("cities.csv", "42.6526", "142.6526"),
        ("railroads.csv", "Boston & Maine,4000", "Boston & Maine,0"),
        ("destinations.csv", ODD_PLAINS, "plains,third,kansas-city,kansas-city,denver"),
        ("meta.toml", 'games = ["coast"]', "games = []"),
    ]:
        path = folder / file
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    faults = check(folder, capsys)
    assert [Path(str(fault["file"])).name for fault in faults] == [
        "cities.csv",
        "destinations.csv",
        "meta.toml",
        "railroads.csv",
    ]


def test_one_bad_city_brings_no_faults_of_other_tables(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "cities.csv"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("42.6526", "142.6526"), encoding="utf-8")
    assert len(check(folder, capsys)) == 1


def test_plain_faults_read_like_those_of_a_compiler(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "track.csv"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(STRETCH, "s005,XX,albany greenfield ayer\n"), encoding="utf-8")
    assert main(["map", "check", str(folder)]) == 1
    assert f"{path}:6: unknown railroad 'XX'" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("file", [file for file in FILES if file.endswith(".csv")])
def test_what_spreadsheets_do_is_no_fault(folder: Path, file: str) -> None:
    """A byte order mark, CRLF line ends and blank lines at the end change nothing."""
    before = read_tables(folder)
    path = folder / file
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n") + b"\r\n\r\n")
    assert read_tables(folder) == before
