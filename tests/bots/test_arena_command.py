"""`roundhouse arena`: the same output on every machine, and the figures it must hold."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse.cli.main import main

pytestmark = pytest.mark.native

ARGUMENTS = ["arena", "--game", "coast", "--seats", "greedy,greedy,random", "--seed", "7", "--json"]


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
    ],
)
def test_what_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    assert main([*ARGUMENTS, *more]) == 2
    assert "roundhouse:" in capsys.readouterr().err
