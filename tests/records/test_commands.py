"""`roundhouse replay` and `roundhouse verify`, and the playthroughs they print."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.app.games import rules_for
from roundhouse.cli.main import main
from roundhouse.cli.playthrough import Words, tell_playthrough
from roundhouse.core.codec import canonical
from roundhouse.core.record import digest, without_digest
from roundhouse.core.session import retrace
from tests.fixtures import FOLDER, PLAYTHROUGHS, fixture_names, fixture_text
from tests.records.test_fixtures import fixture_record

pytestmark = pytest.mark.native

GOLDEN = sorted(path.stem for path in PLAYTHROUGHS.glob("*.txt"))
FIXTURE = "around-the-table"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def write(folder: Path, text: str) -> str:
    path = folder / "record.json"
    path.write_text(text, encoding="utf-8")
    return str(path)


def altered(**changes: Any) -> str:
    value = {**json.loads(fixture_text(FIXTURE)), **changes}
    return canonical({**value, "digest": digest(without_digest(value))})


def with_entry(number: int, **changes: Any) -> str:
    entries = json.loads(fixture_text(FIXTURE))["entries"]
    entries[number] |= changes
    return altered(entries=entries)


def first_roll() -> int:
    entries = json.loads(fixture_text(FIXTURE))["entries"]
    return next(n for n, entry in enumerate(entries) if entry.get("action") == {"type": "roll"})


@pytest.mark.parametrize("name", GOLDEN)
def test_a_playthrough_is_told_as_before_line_by_line(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """`python -m tests.fixtures.make` tells them anew; look at the difference before it is kept."""
    status, told, _ = run(capsys, "replay", str(FOLDER / f"{name}.json"))
    assert status == 0
    assert told.splitlines() == (PLAYTHROUGHS / f"{name}.txt").read_text("ascii").splitlines()


def test_there_are_golden_playthroughs() -> None:
    assert len(GOLDEN) >= 3


@pytest.mark.parametrize("name", fixture_names())
def test_every_event_has_words(name: str) -> None:
    record = fixture_record(name)
    words = Words(record)
    for session in retrace(record, rules_for):
        for event in session.told[-1]:
            assert event.kind in words.templates
            line = words.event(event.describe())
            assert "{" not in line
            assert "None" not in line


def test_an_event_without_words_shows_what_it_is() -> None:
    words = Words(fixture_record(FIXTURE))
    assert words.event({"kind": "flood", "seat": 1}) == '{"kind":"flood","seat":1}'


def test_a_playthrough_has_rounds_cash_and_a_ranking() -> None:
    told = list(tell_playthrough(fixture_record("end-rounds")))
    headings = [line for line in told if line.startswith("--- round ")]
    rounds = [int(heading.split()[2].rstrip(":")) for heading in headings]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(1, 21))
    assert sum("cash: Ada $" in line for line in told) == len(headings)
    assert told[-4] == "ranking"
    assert [line[:4] for line in told[-3:]] == ["  1.", "  2.", "  3."]


def test_replay_for_other_programs(capsys: pytest.CaptureFixture[str]) -> None:
    status, told, _ = run(capsys, "replay", str(FOLDER / f"{FIXTURE}.json"), "--json")
    replayed, record = json.loads(told), json.loads(fixture_text(FIXTURE))
    assert status == 0
    assert replayed["error"] is None
    assert replayed["header"] == record["header"]
    assert [step["log"] for step in replayed["steps"]] == [None, *record["entries"]]
    assert replayed["steps"][-1]["result"] == record["result"]


@pytest.mark.parametrize("name", fixture_names())
def test_verify_finds_a_sound_record_sound(capsys: pytest.CaptureFixture[str], name: str) -> None:
    status, said, _ = run(capsys, "verify", str(FOLDER / f"{name}.json"), "--json")
    record = json.loads(fixture_text(name))
    expected = {"valid": True, "entries": len(record["entries"]), "result": record["result"]}
    assert (status, json.loads(said)) == (0, expected)


def test_verify_names_the_entry_and_what_differs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    number = first_roll()
    due = json.loads(fixture_text(FIXTURE))["entries"][number]["chance"]
    other = [[6, 5]] if due == [[6, 6]] else [[6, 6]]
    file = write(tmp_path, with_entry(number, chance=other))
    status, said, _ = run(capsys, "verify", file)
    assert status == 1
    assert said.startswith(f"entry {number} differs: entry-differs\n")
    status, said, _ = run(capsys, "verify", file, "--json")
    found = json.loads(said)
    assert (status, found["valid"], found["entry"]) == (1, False, number)
    assert found["params"]["due"]["chance"] == due
    assert found["params"]["found"]["chance"] == other


def test_verify_names_the_entry_of_an_edited_file_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Its digest is stale as well, but that alone would not say where to look."""
    number = first_roll()
    record = json.loads(fixture_text(FIXTURE))
    chance = record["entries"][number]["chance"]
    record["entries"][number]["chance"] = [[6, 5]] if chance == [[6, 6]] else [[6, 6]]
    status, said, _ = run(capsys, "verify", write(tmp_path, json.dumps(record)))
    assert status == 1
    assert said.startswith(f"entry {number} differs: entry-differs\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (altered(opening=[[1, 1, 1, 1, 1, 1]]), "the set-up differs: opening-differs"),
        (altered(result=None), "the result differs: result-differs"),
        (with_entry(5, action={"type": "declare"}), "entry 5 differs: action-not-open"),
    ],
)
def test_verify_says_where(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, said: str
) -> None:
    status, told, _ = run(capsys, "verify", write(tmp_path, text))
    assert status == 1
    assert told.startswith(said)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "wrong",
    [
        ("no record", "not-json", "it is no JSON"),
        (fixture_text(FIXTURE)[:900], "record-truncated", "ends too early"),
        ("{}", "record-foreign", "no Roundhouse record"),
        ('{"header": {"format": 9}}', "record-newer", "format 9, and this version reads up to 1"),
        (fixture_text(FIXTURE).replace("Ada", "Eve"), "record-altered", "was altered"),
        (" " * 50_000_000, "record-too-large", "4,000,000"),
        (altered(entries=None), "record-malformed", "entries is malformed"),
    ],
)
def test_a_file_that_is_no_record_is_said_to_be_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, wrong: tuple[str, str, str]
) -> None:
    text, code, why = wrong
    file = write(tmp_path, text)
    status, told, said = run(capsys, command, file)
    assert (status, told) == (2, "")
    assert why in said
    status, told, _ = run(capsys, command, file, "--json")
    assert (status, json.loads(told)["error"]["code"]) == (2, code)


def test_a_mark_of_the_encoding_is_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    marked = write(tmp_path, "\ufeff" + fixture_text(FIXTURE))
    status, _, _ = run(capsys, "verify", marked)
    assert status == 0


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_no_file_and_no_text(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    assert run(capsys, command, str(tmp_path / "none"))[0] == 2
    assert run(capsys, command, str(tmp_path))[0] == 2
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    status, _, said = run(capsys, command, str(tmp_path / "picture"))
    assert status == 2
    assert "it is no text" in said


def test_replay_stops_where_nothing_can_have_been_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = write(tmp_path, with_entry(5, action={"type": "declare"}))
    status, told, _ = run(capsys, "replay", file)
    assert status == 1
    assert told.splitlines()[-1].startswith("the next entry cannot have been played: ")
    status, told, _ = run(capsys, "replay", file, "--json")
    replayed = json.loads(told)
    assert (status, replayed["error"]["code"], len(replayed["steps"])) == (1, "action-not-open", 6)
