"""`roundhouse advise`: the suggestion at an entry of a record."""

from __future__ import annotations

import ast
import inspect
import json
from typing import Any

import pytest

from roundhouse.app.games import rules_for
from roundhouse.cli.advice_words import COAST_REASONS, SIBERIA_ACTIONS, SIBERIA_REASONS
from roundhouse.cli.main import main
from roundhouse.core.session import retrace
from roundhouse.games.coast.route import reasons
from roundhouse.games.siberia import actions as siberia_actions
from roundhouse.games.siberia import advice as siberia_advice
from tests.fixtures import FOLDER
from tests.records.test_fixtures import fixture_record

pytestmark = pytest.mark.native

FIXTURE = "end-home"
FILE = str(FOLDER / f"{FIXTURE}.json")


def legs() -> dict[int, dict[str, Any]]:
    """The advice of the engine itself, by the entry after which a leg is to be moved."""
    return {
        session.seq: session.rules.advise(session.state, ())
        for session in retrace(fixture_record(FIXTURE), rules_for)
        if session.state.phase == "move"
    }


def test_the_advice_of_an_entry_is_the_engines(capsys: pytest.CaptureFixture[str]) -> None:
    """Without an entry, that of the last leg there was."""
    known = legs()
    first, last = min(known), max(known)
    asked: dict[int, list[str]] = {first: ["--entry", str(first)], last: []}
    for entry, arguments in asked.items():
        assert main(["advise", FILE, "--json", *arguments]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told.pop("entry") == entry
        assert told.pop("seat") in (0, 1, 2, 3)
        assert told == known[entry]


def test_in_words_it_names_the_lines_the_price_and_the_reasons(
    capsys: pytest.CaptureFixture[str],
) -> None:
    known = legs()
    entry = next(n for n, advice in known.items() if "saves" in advice["reasons"][0])
    advice = known[entry]
    assert main(["advise", FILE, "--entry", str(entry)]) == 0
    told = capsys.readouterr().out
    assert f"fees ${advice['fees']:,}, {advice['turns']} turns" in told
    assert f"saves ${advice['reasons'][0]['saves']:,} to " in told
    assert told.count("  or ") == len(advice["alternatives"])


def test_every_reason_has_words() -> None:
    documented = reasons.reasons_for.__doc__ or ""
    kinds = {word for word in COAST_REASONS if f"`{word}`" in documented}
    assert kinds == set(COAST_REASONS) - {"less"}


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["--entry", "0"], "no-leg-to-move"), (["--entry", "99999"], "no-such-entry")],
)
def test_where_no_leg_is_to_be_moved_there_is_none(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: str
) -> None:
    assert main(["advise", FILE, "--json", *arguments]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["code"] == code


def test_of_trans_siberian_the_next_action_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Of a finished game, the last decision that there was."""
    name = "siberia-end-top_value"
    sessions = retrace(fixture_record(name), rules_for)
    advice = {
        session.seq: session.rules.advise(session.state, None)
        for session in sessions
        if session.rules.deciding_seat(session.state) is not None
    }
    file = str(FOLDER / f"{name}.json")
    for entry, arguments in ((8, ["--entry", "8"]), (max(advice), [])):
        assert main(["advise", file, "--json", *arguments]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told.pop("entry") == entry
        assert told.pop("seat") in (0, 1, 2)
        assert told == advice[entry]
    for entry, advised in advice.items():
        if entry % 5 == 0:
            assert main(["advise", file, "--entry", str(entry)]) == 0
            words = capsys.readouterr().out
            assert words.count("  because ") == len(advised["reasons"])
            assert words.count("  or ") == len(advised["alternatives"])
    assert main(["advise", file, "--json", "--entry", str(max(advice) + 1)]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "game-over"


def test_every_action_and_reason_of_trans_siberian_has_words() -> None:
    """What the engine says is put into words above; here, that no words are left over."""
    source = ast.walk(ast.parse(inspect.getsource(siberia_advice)))
    told = {node.value for node in source if isinstance(node, ast.Constant)}
    assert set(SIBERIA_REASONS) <= told
    named = {value for name, value in vars(siberia_actions).items() if name.isupper()}
    assert named == set(SIBERIA_ACTIONS)
