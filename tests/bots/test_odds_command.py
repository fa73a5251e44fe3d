"""`roundhouse odds`: games that are kept, a fit, and what is reported of games that no fit has seen."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest

from roundhouse.cli.main import main
from roundhouse.cli.odds import HELD_OUT
from roundhouse.cli.odds_ceiling import Ended, Endings, play_on, summarise_endings
from roundhouse.cli.odds_fit import (
    NEXT_COUNTS,
    chances_of,
    fit_weights,
    guesses_of,
    look_ahead,
    read_table,
    weights_of,
)
from roundhouse.cli.odds_games import Case, Drawn, Sample, cases_of, draw_setup, play_and_draw
from roundhouse.cli.odds_report import draw_plot, summarise
from roundhouse.cli.odds_subjects import SUBJECTS
from roundhouse.cli.results import ResultsFile

pytestmark = pytest.mark.native

# by game: held-out games at least; calibration error in points at most, and percent by which the Brier
# score is better than that of equal chances, and of chances in proportion to worth
LEAST_GAMES = {"coast": 2_000, "siberia": 900}
CLAIMED = {"coast": (2.5, 29, 23), "siberia": (2.5, 31, 26)}
PLAY = ["odds", "play", "--seed", "a test", "--seats", "3"]


@pytest.fixture(scope="module", params=[*SUBJECTS])
def held_out(request: pytest.FixtureRequest) -> tuple[Sample, list[Drawn]]:
    with as_file(files("roundhouse.cli") / HELD_OUT.format(game=request.param)) as path:
        sample, games = ResultsFile(path, Drawn).read(Sample)
    assert sample.game == request.param
    return sample, games


@pytest.fixture(scope="module")
def cases(held_out: tuple[Sample, list[Drawn]]) -> list[Case]:
    return list(cases_of(*held_out))


@pytest.fixture(scope="module")
def summary(held_out: tuple[Sample, list[Drawn]], cases: list[Case]) -> dict[str, Any]:
    return summarise(held_out[0], cases)


def test_the_held_out_games_are_many_and_of_many_kinds(
    held_out: tuple[Sample, list[Drawn]], cases: list[Case]
) -> None:
    sample, games = held_out
    assert [game.number for game in games] == list(range(sample.games))
    assert sample.games >= LEAST_GAMES[sample.game]
    assert {len(game.positions) for game in games} == {1}
    assert {len(case.bots) for case in cases} == {3, 4, 5}
    assert len({case.setting.options for case in cases}) > 100


def test_the_held_out_games_are_what_their_seeds_give(
    held_out: tuple[Sample, list[Drawn]],
) -> None:
    """A game played again; with it goes every decision of its barons."""
    sample, games = held_out
    for number in (0, sample.games - 1):
        assert play_and_draw(sample, number) == games[number]


def test_the_odds_are_as_good_as_is_claimed(summary: dict[str, Any]) -> None:
    most, than_equal, than_worth = CLAIMED[summary["game"]]
    assert summary["calibration_error_points"] <= most
    assert summary["brier"]["better_than_equal"]["percent"] >= than_equal
    assert summary["brier"]["better_than_by_worth"]["percent"] >= than_worth
    assert len(summary["bins"]) == 10
    told = [row["told"] for row in summary["bins"]]
    assert told == sorted(told)
    assert sum(row["count"] for row in summary["bins"]) == summary["chances"]
    assert draw_plot(summary["bins"]).count("<circle") == 10


def test_the_fit_knows_the_model_that_is_played(
    held_out: tuple[Sample, list[Drawn]], cases: list[Case]
) -> None:
    subject = SUBJECTS[held_out[0].game]
    some = [case for case in cases[:60] if case.state.result is None]
    fitted = chances_of(subject, read_table(subject, some), weights_of(subject))
    for row, case in zip(fitted, some, strict=True):
        told = subject.model.chances(case.setting, case.state, case.bots)
        assert list(row[: len(told)]) == pytest.approx(told, abs=1e-9)


@pytest.mark.parametrize("game", [*SUBJECTS])
def test_games_are_kept_and_learnt_from(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    file = tmp_path / "games.jsonl"
    play = [*PLAY, "--game", game, "--games", "3", "--turns", "4", "--results", str(file)]
    assert main(play) == 0
    whole = file.read_text(encoding="utf-8")
    file.write_text("".join(whole.splitlines(keepends=True)[:3]), encoding="utf-8")
    assert main([*play, "--resume"]) == 0
    assert file.read_text(encoding="utf-8") == whole
    assert main(["odds", "fit", str(file), "--steps", "1"]) == 0
    written = capsys.readouterr().out
    compile(written, "weights.py", "exec")
    assert "12 positions of 3 games" in str(ast.get_docstring(ast.parse(written)))
    plot = tmp_path / "plot.svg"
    assert main(["odds", "report", "--results", str(file), "--json", "--plot", str(plot)]) == 0
    assert json.loads(capsys.readouterr().out)["positions"] == 12
    assert plot.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("game", [*SUBJECTS])
def test_a_position_is_to_foresee_later_ones_of_its_game(game: str) -> None:
    sample, subject = Sample(game, 1, "a test", 2, 6, (3,)), SUBJECTS[game]
    drawn = [play_and_draw(sample, number) for number in range(sample.games)]
    cases = list(cases_of(sample, drawn))
    table = read_table(subject, cases)
    moments = sorted((case.game, subject.moment(case.state)) for case in cases)
    assert table.games.tolist() == [game for game, _ in moments]
    chances = chances_of(subject, table, guesses_of(subject))
    aims = look_ahead(table, chances)
    assert aims.sum(1) == pytest.approx(1)
    for row, number in enumerate(table.games):
        if row + 1 == len(aims) or table.games[row + 1] != number:
            assert aims[row].tolist() == table.won[row].tolist()
        else:
            later = NEXT_COUNTS * chances[row + 1] + (1 - NEXT_COUNTS) * aims[row + 1]
            assert aims[row] == pytest.approx(later)


def test_a_fit_is_made_from_nothing_but_the_games(
    held_out: tuple[Sample, list[Drawn]], cases: list[Case]
) -> None:
    subject, some = SUBJECTS[held_out[0].game], cases[:40]
    assert set(subject.guesses) == set(subject.model.weights)
    found = fit_weights(subject, some, 2)
    other = replace(subject.model, weights={}, skills={})
    assert fit_weights(replace(subject, model=other), some, 2) == found
    assert found != guesses_of(subject)


def test_options_and_seats_vary_from_game_to_game() -> None:
    sample = Sample("coast", 1, "variety", 60, 1, (3, 4, 5))
    setups = [draw_setup(sample, number) for number in range(sample.games)]
    assert setups == [draw_setup(sample, number) for number in range(sample.games)]
    assert {len(setup.bots) for setup in setups} == {3, 4, 5}
    assert {bot for setup in setups for bot in setup.bots} == set(SUBJECTS["coast"].barons)
    usual = sum(
        not any(setup.options[name] for name in ("fast_track", "home_swap")) for setup in setups
    )
    assert 30 < usual < 60


def ceiling_of(sample: Sample, drawn: Drawn, *endings: tuple[int, ...]) -> dict[str, Any]:
    """What is reported of one position that was played on to these winners."""
    ended = Ended(drawn.number, drawn.positions[0], endings)
    return summarise_endings(Endings(sample, sample.games, len(endings)), [ended])


def test_who_knows_the_chances_is_surprised_by_the_dice_alone(
    held_out: tuple[Sample, list[Drawn]],
) -> None:
    sample, games = held_out
    sure = ceiling_of(sample, games[0], (1,), (1,), (1,), (1,))
    assert sure["brier"]["known"] == 0
    assert 0 < sure["brier"]["odds"] < 2
    assert sure["better_than"]["equal"]["known"]["percent"] == 100
    # of four endings, two each: 1/3 a seat, a third more than their spread about their own mean
    even = ceiling_of(sample, games[0], (0,), (1,), (0,), (1,))
    assert even["brier"]["known"] == pytest.approx(2 / 3, abs=1e-4)
    # what is shared is won by halves, each time the same
    assert ceiling_of(sample, games[0], (0, 1), (0, 1))["brier"]["known"] == 0


def test_a_position_is_played_on_with_other_dice_each_time(
    held_out: tuple[Sample, list[Drawn]],
) -> None:
    sample, games = held_out
    plan = Endings(sample, 1, 6)
    ended = play_on(plan, 0)
    assert ended == play_on(plan, 0)
    assert ended.position == games[0].positions[0]
    assert len(ended.endings) == 6
    # Trans-Siberian has no dice: what it leaves to chance is where a baron sees two things as equal
    assert sample.game == "siberia" or len(set(ended.endings)) > 1
    assert plan.has(ended)
    assert not Endings(sample, 1, 7).has(ended)


def test_the_ceiling_of_held_out_games_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "ceiling.jsonl"
    command = ["odds", "ceiling", "--game", "siberia", "--times", "2", "--results", str(file)]
    assert main([*command, "--games", "2"]) == 0
    assert "2 positions, each played on 2 times" in capsys.readouterr().out
    assert main([*command, "--games", "3", "--resume", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["positions"], told["times"]) == (3, 2)
    assert main([*command, "--games", "3"]) == 2
    assert "--resume" in capsys.readouterr().err
    for more in (["--times", "1"], ["--games", "0"], ["--games", "3000"]):
        assert main([*command, *more]) == 2


@pytest.mark.parametrize(
    "more",
    [["--seats", "7"], ["--seats", "x"], ["--games", "0"], ["--jobs", "0"], ["--jobs", "-2"]],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, more: list[str]) -> None:
    assert main([*PLAY, "--games", "1", "--results", str(tmp_path / "games.jsonl"), *more]) == 2


def test_a_file_of_other_games_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"no": "plan"}\n', encoding="utf-8")
    for command in (["fit", str(file)], ["report", "--results", str(file)]):
        assert main(["odds", *command]) == 2
        assert str(file) in capsys.readouterr().err
    assert main(["odds", "report", "--results", str(tmp_path / "none.jsonl")]) == 2


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("binary.jsonl", b"\xff\xfe\x00"),
        ("packed.jsonl.xz", b"not packed at all"),
        ("cut.jsonl.xz", b"\xfd7zXZ\x00\x00\x04"),
    ],
)
def test_a_damaged_file_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, held: bytes
) -> None:
    file = tmp_path / name
    file.write_bytes(held)
    for command in (["fit", str(file)], ["report", "--results", str(file)]):
        assert main(["odds", *command]) == 2
        assert f"{file} is no file of results" in capsys.readouterr().err


def test_too_few_a_doubled_and_a_broken_game_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    assert main([*PLAY, "--games", "1", "--turns", "2", "--results", str(file)]) == 0
    plan, game = file.read_text(encoding="utf-8").splitlines(keepends=True)
    for text, fault in (
        (plan, "holds 0 positions"),
        (plan + game, "holds 2 positions"),
        (plan + game + game, "holds a game twice"),
        (plan + game.replace('"cash"', '"coin"'), "holds a position that is none"),
    ):
        file.write_text(text, encoding="utf-8")
        for command in (["fit", str(file)], ["report", "--results", str(file)]):
            assert main(["odds", *command]) == 2
            assert fault in capsys.readouterr().err


def test_an_interrupted_sample_says_what_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def play(*arguments: Any) -> Iterator[list[Drawn]]:
        yield [Drawn(0, (1,), ())]
        raise KeyboardInterrupt

    monkeypatch.setattr("roundhouse.cli.odds.spread_out", play)
    assert main([*PLAY, "--games", "3", "--results", str(tmp_path / "games.jsonl")]) == 130
    assert "1 of 3 games" in capsys.readouterr().err


def test_what_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "plot.svg")
    assert main(["odds", "report", "--plot", nowhere]) == 2
    assert nowhere in capsys.readouterr().err
