"""`roundhouse arena`: the same output on every machine, and the figures it must hold."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from joblib import register_parallel_backend
from joblib.parallel import SequentialBackend

from roundhouse.cli.main import main
from roundhouse.cli.tournament import play_tasks

pytestmark = pytest.mark.native

ARGUMENTS = ["arena", "--game", "coast", "--seats", "greedy,greedy,random", "--seed", "7", "--json"]

ALIKE = ["arena", "--seed", "7", "--json", "--rotate"]


def run(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert main([*ARGUMENTS, *more]) == 0
    return capsys.readouterr().out


def test_it_reports_winners_rounds_mean_trips_and_no_exceptions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report: dict[str, Any] = json.loads(run(capsys, "--games", "4"))
    assert report["games"] == 4
    assert report["exceptions"] == 0
    assert report["rounds"]["least"] <= report["rounds"]["median"] <= report["rounds"]["most"]
    assert report["mean_trips"] > 0
    assert [row["bot"] for row in report["winners"]] == ["greedy", "greedy", "random"]
    assert sum(row["wins"] for row in report["winners"]) == pytest.approx(4)


def test_it_prints_the_same_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--games", "2") == run(capsys, "--games", "2")


@pytest.mark.parametrize(
    "more",
    [
        ["--seats", "greedy"],
        ["--seats", "greedy,deep-blue"],
        ["--seats", "greedy,greedy,greedy,greedy,greedy,greedy,greedy"],
        ["--games", "0"],
        ["--options", "{"],
        ["--options", "[]"],
        ["--options", '{"round_limit": 0}'],
        ["--options", "house-rules-of-nobody"],
        ["--jobs", "0"],
        ["--resume"],
        ["--results", "no/such/folder/games.jsonl"],
        ["--jobs", "2", "--backend", "steam"],
    ],
)
def test_what_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    assert main([*ARGUMENTS, *more]) == 2
    assert "roundhouse:" in capsys.readouterr().err


def reports(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(run(capsys, *more))
    return told


def test_a_turned_table_plays_each_seed_from_every_seating(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Six games are two seeds from three seatings, and wins are counted by bot, not by seat."""
    told = reports(capsys, "--games", "6", "--rotate")
    assert [row["seed"] for row in told["reports"]] == ["7/0"] * 3 + ["7/1"] * 3
    # the weakest bot never wins, wherever it sits
    assert told["wins_by_bot"] == {"greedy": 6.0, "random": 0.0}
    assert {winner for row in told["reports"] for winner in row["winners"]} <= {0, 1}


def test_a_table_of_one_bot_has_but_one_seating(capsys: pytest.CaptureFixture[str]) -> None:
    """Turning it would only play the same game again; two pairs have two."""
    assert main([*ALIKE, "--seats", "greedy,greedy", "--games", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["seed"] for row in told["reports"]] == ["7/0", "7/1"]
    assert main([*ALIKE, "--seats", "greedy,random,greedy,random", "--games", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["seed"] for row in told["reports"]] == ["7/0", "7/0", "7/1"]


def test_shares_have_intervals_and_strength_has_one_scale(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = reports(capsys, "--games", "6", "--rotate")
    share = told["shares"]["greedy"]
    assert share["low"] < share["percent"] == share["high"] == 100
    assert told["elo"]["greedy"] > 0 > told["elo"]["random"]
    assert sum(place["percent"] for place in told["tally"]["order"]) == pytest.approx(100, abs=0.1)
    assert told["mean_events"]["won"] == 1


def test_several_tables_make_one_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    told = reports(capsys, "--seats", "greedy,random", "--games", "2")
    assert [table["seats"] for table in told["tables"]] == [
        ["greedy", "greedy", "random"],
        ["greedy", "random"],
    ]
    assert [table["games"] for table in told["tables"]] == [2, 2]


def test_the_table_for_a_person_has_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    told = reports(capsys, "--games", "4")
    assert main([*ARGUMENTS[:-1], "--games", "4", "--report"]) == 0
    printed = capsys.readouterr().out
    assert f"{told['shares']['greedy']['percent']:6.2f} %" in printed
    assert f"winners serve {told['tally']['service']['median']:.1f} %" in printed


# --- many processes, and a file to go on with


class Elsewhere(SequentialBackend):  # type: ignore[misc]
    """A backend that joblib was told of, and that answers only when all is done."""

    supports_return_generator = False
    calls = 0

    def apply_async(self, *arguments: Any, **named: Any) -> Any:
        raise AssertionError("joblib runs what is sequential by itself")

    def configure(self, *arguments: Any, **named: Any) -> int:
        Elsewhere.calls += 1
        return 1


@pytest.mark.parametrize("more", [["--jobs", "2"], ["--backend", "elsewhere"]])
def test_wherever_it_is_played_the_games_are_the_same(
    capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    register_parallel_backend("elsewhere", Elsewhere)
    before = Elsewhere.calls
    assert run(capsys, "--games", "5", *more) == run(capsys, "--games", "5")
    assert (Elsewhere.calls > before) == ("elsewhere" in more)


@pytest.mark.parametrize("backend", ["dask", "ray"])
def test_a_backend_whose_package_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, backend: str
) -> None:
    package = {"dask": "distributed", "ray": "ray"}[backend]
    monkeypatch.setitem(sys.modules, package, None)
    assert main([*ARGUMENTS, "--backend", backend]) == 2
    assert package in capsys.readouterr().err


def interrupt_after(batches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C when so many batches have been played."""

    def play(*arguments: Any) -> Iterator[Any]:
        for number, batch in enumerate(play_tasks(*arguments)):
            if number == batches:
                raise KeyboardInterrupt
            yield batch

    monkeypatch.setattr("roundhouse.cli.arena.play_tasks", play)


def test_an_interrupted_tournament_goes_on_where_it_was(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A torn last line, as a power cut leaves it, is played again; the rest is not."""
    whole = run(capsys, "--games", "6")
    file = tmp_path / "games.jsonl"
    games = ["--games", "6", "--results", str(file)]
    with monkeypatch.context() as patch:
        interrupt_after(1, patch)
        assert main([*ARGUMENTS, *games]) == 130
    assert "4 of 6 games" in capsys.readouterr().err
    kept = file.read_text(encoding="utf-8")
    file.write_text(kept[:-20], encoding="utf-8")
    assert run(capsys, *games, "--resume") == whole
    assert file.read_text(encoding="utf-8").startswith(kept[: kept[:-1].rindex("\n")])
    # all is there: nothing is played any more
    with monkeypatch.context() as patch:
        interrupt_after(0, patch)
        assert run(capsys, *games, "--resume") == whole


def test_a_file_of_results_is_never_overwritten_or_mixed_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    run(capsys, "--games", "2", "--results", str(file))
    kept = file.read_bytes()
    for more in (["--games", "2"], ["--games", "1", "--resume"], ["--rotate", "--resume"]):
        assert main([*ARGUMENTS, "--results", str(file), *more]) == 2
        assert str(file) in capsys.readouterr().err
        assert file.read_bytes() == kept
    file.write_text("no plan\n", encoding="utf-8")
    assert main([*ARGUMENTS, "--results", str(file), "--resume"]) == 2
    assert "no file of results" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe\x00")
    assert main([*ARGUMENTS, "--results", str(file), "--resume"]) == 2
    assert "no file of results" in capsys.readouterr().err


def test_a_tournament_can_be_made_longer(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The games that were played are not played again, and it is as if all had been asked for at once."""
    file, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    run(capsys, "--games", "2", "--results", str(file))
    kept = file.read_text(encoding="utf-8").splitlines()[1:]
    longer = run(capsys, "--games", "4", "--results", str(file), "--resume")
    assert longer == run(capsys, "--games", "4", "--results", str(whole))
    assert file.read_text(encoding="utf-8").splitlines()[1:3] == kept
    assert file.read_bytes() == whole.read_bytes()
    assert [path.name for path in tmp_path.iterdir() if path not in (file, whole)] == []


@pytest.mark.parametrize(
    "impossible", [{"winners": [7]}, {"winners": [-1]}, {"table": 5}, {"number": 2}]
)
def test_a_game_that_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, impossible: dict[str, Any]
) -> None:
    file = tmp_path / "games.jsonl"
    games = ["--games", "2", "--results", str(file)]
    run(capsys, *games)
    *lines, last = file.read_text(encoding="utf-8").splitlines()
    altered = json.dumps({**json.loads(last), **impossible})
    file.write_text("\n".join([*lines, altered, ""]), encoding="utf-8")
    kept = file.read_bytes()
    assert main([*ARGUMENTS, *games, "--resume"]) == 2
    assert "none of its plan" in capsys.readouterr().err
    assert file.read_bytes() == kept


def test_a_game_that_stands_twice_is_not_counted_twice(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """As when two programs went on with one file at once."""
    file = tmp_path / "games.jsonl"
    games = ["--games", "2", "--results", str(file)]
    run(capsys, *games)
    with file.open("a", encoding="utf-8") as more:
        more.write(file.read_text(encoding="utf-8").splitlines(keepends=True)[-1])
    assert main([*ARGUMENTS, *games, "--resume"]) == 2
    assert "holds a game twice" in capsys.readouterr().err
