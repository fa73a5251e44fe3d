"""`roundhouse daily` and `roundhouse leaderboard`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from roundhouse.app.codes import read_code, write_code
from roundhouse.app.editions import HUMAN
from roundhouse.cli import daily, leaderboard
from roundhouse.cli.main import main
from roundhouse.core.dice import Picker
from roundhouse.core.record import ActionEntry
from tests.daily.games import EXAMPLES, GAME, LOST, WON, code_on, finished, released_codes
from tests.daily.test_codes import changed

pytestmark = pytest.mark.native

TOGETHER = 6


@pytest.fixture(autouse=True)
def a_day_after_all_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    for command in (daily, leaderboard):
        monkeypatch.setattr(command, "today", lambda: "2026-12-01")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def read(folder: Path, date: str = LOST, game: str = GAME) -> list[dict[str, Any]]:
    value = json.loads((folder / f"{date}.json").read_text(encoding="utf-8"))
    assert (value["format"], value["game"], value["date"]) == (1, game, date)
    entries: list[dict[str, Any]] = value["entries"]
    return entries


def test_a_board_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "daily", "show", "--date", LOST, "--game", GAME, "--json")
    board = json.loads(out)
    assert status == 0
    assert board["seed"] == f"daily/coast/1/{LOST}"
    assert len(board["homes"]) == len(board["bots"]) + 1
    _, session = finished(LOST)
    rolled = next(
        entry.chance
        for entry in session.entries
        if isinstance(entry, ActionEntry) and entry.seat == HUMAN
    )
    first = board["destination_dice"][0][0]
    assert [value for values in rolled for value in values] == first[: sum(map(len, rolled))]


def test_a_board_without_dice_shows_who_begins(capsys: pytest.CaptureFixture[str]) -> None:
    date = EXAMPLES["siberia"].lost
    status, out, _ = run(capsys, "daily", "show", "--date", date, "--game", "siberia", "--json")
    board = json.loads(out)
    assert status == 0
    assert len(board["cash"]) == len(board["bots"]) + 1 == 4
    _, session = finished(date, game="siberia")
    assert session.entries[0].seat == board["first_seat"]  # type: ignore[union-attr]


def test_what_is_shown_is_for_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "daily", "show", "--date", LOST)
    assert f"seed              daily/coast/1/{LOST}" in out
    assert run(capsys, "daily", "show")[0] == 0
    for asked, told in (
        (["--date", "2026-01-01"], "the first was that of 2026-11-01"),
        (["--date", "0000-01-01"], "“0000-01-01” is no date"),
        (["--game", "chess"], "there is no game “chess”"),
    ):
        status, _, err = run(capsys, "daily", "show", *asked)
        assert (status, told in err) == (2, True), err
    status, _, err = run(capsys, "leaderboard", "add", "DIR", "CODE", "--date", "today")
    assert (status, "“today” is no date" in err) == (2, True), err


def test_codes_are_ranked_in_the_file_of_their_date(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    codes = [code_on(LOST, "Ada"), code_on(WON, "Grace")]
    status, out, _ = run(capsys, "leaderboard", "add", str(tmp_path / "coast"), *codes)
    assert (status, out.count("number 1")) == (0, 2)
    (entry,) = read(tmp_path / "coast")
    assert (entry["name"], entry["won"], entry["code"]) == ("Ada", False, codes[0])
    (winner,) = read(tmp_path / "coast", WON)
    assert winner["won"] is True


def test_each_game_has_leaderboards_of_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    date = EXAMPLES["siberia"].lost
    code = code_on(date, game="siberia")
    refused = run(capsys, "leaderboard", "add", str(tmp_path), code, "--json")
    assert json.loads(refused[1])[0]["error"]["code"] == "code-foreign-game"
    status, _, _ = run(capsys, "leaderboard", "add", str(tmp_path), code, "--game", "siberia")
    (entry,) = read(tmp_path, date, "siberia")
    assert (status, entry["won"], entry["name"]) == (0, False, "Ada")
    assert entry["worth"] >= entry["money"] > 0


def test_others_are_refused_and_the_good_one_is_added(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good = code_on(LOST)
    codes = [
        good,
        changed(good, name="Eve"),
        changed(good, score={"won": True}),
        good[:-1],
        "hello",
        code_on(WON),
    ]
    status, out, _ = run(
        capsys, "leaderboard", "add", str(tmp_path), *codes, "--date", LOST, "--json"
    )
    verdicts = json.loads(out)
    assert status == 1
    assert verdicts[0]["place"] == 1
    assert [verdict["error"]["code"] for verdict in verdicts[1:]] == [
        "code-repeated",
        "code-result-differs",
        "code-altered",
        "code-foreign",
        "code-foreign-date",
    ]
    assert len(read(tmp_path)) == 1
    _, out, _ = run(capsys, "leaderboard", "add", str(tmp_path), codes[2])
    assert "forged: its game comes to another result (won)" in out


def test_a_day_that_has_not_begun_has_no_results(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaderboard, "today", lambda: "2026-11-18")
    assert "has not begun" in run(capsys, "leaderboard", "add", str(tmp_path), code_on(LOST))[1]
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("text", ["{}", "[]", "nonsense", '{"format":1,"entries":[{"code":"x"}]}'])
def test_a_file_of_something_else_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    file = tmp_path / f"{LOST}.json"
    file.write_text(text, encoding="utf-8")
    status, out, _ = run(capsys, "leaderboard", "add", str(tmp_path), code_on(LOST))
    assert (status, f"{file} is not this board's" in out) == (1, True)
    assert file.read_text(encoding="utf-8") == text


def test_programs_that_add_at_once_lose_nothing(tmp_path: Path) -> None:
    """Each adds many results one by one; verification is passed over, since it is not what is tried."""
    program = """
import sys
from pathlib import Path
from roundhouse.app.daily import read_entry
from roundhouse.cli.published import PublishedBoard
for text in sys.stdin.read().split():
    _, entry = read_entry(text)
    PublishedBoard(Path(sys.argv[1]), entry.claim.game, entry.claim.date).add(text, entry)
"""
    code = read_code(released_codes()[0])
    picker = Picker("together", 0, 0)
    texts = [
        write_code(type(code)(code.claim, code.decisions, code.left, picker.below(10**6)))
        for _ in range(TOGETHER * 20)
    ]
    assert len({*texts}) == len(texts)
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", program, str(tmp_path)], stdin=subprocess.PIPE, text=True
        )
        for _ in range(TOGETHER)
    ]
    for number, writer in enumerate(writers):
        assert writer.stdin is not None
        writer.stdin.write("\n".join(texts[number::TOGETHER]))
        writer.stdin.close()
    assert [writer.wait(timeout=120) for writer in writers] == [0] * TOGETHER
    entries = read(tmp_path, code.claim.date)
    assert sorted(entry["code"] for entry in entries) == sorted(texts)
    assert [path.name for path in tmp_path.glob(".new-*")] == []
