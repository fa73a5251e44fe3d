"""Games are exported, loaded, imported and verified; what is broken is refused and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse.core.record import digest
from tests.app.frontend import GREEDY, RANDOM, Answer, FrontEnd, leg_to_move, refused


def test_load_stands_where_the_game_stood(front: FrontEnd) -> None:
    snapshot = leg_to_move(front)
    record = front.ask("export")["record"]
    other = FrontEnd()
    loaded = other.ask("load", record=record)
    for key in ("seq", "view", "offers"):
        assert loaded[key] == snapshot[key]
    assert loaded["record"] == record


def test_a_loaded_game_goes_on_as_the_other_does(front: FrontEnd) -> None:
    front.begin(seats=[GREEDY, RANDOM])
    for seq in range(20):
        front.ask("bot_step", seq=seq)
    other = FrontEnd()
    other.ask("load", record=front.ask("export")["record"])
    for seq in range(20, 40):
        assert front.ask("bot_step", seq=seq) == other.ask("bot_step", seq=seq)
    assert front.ask("export") == other.ask("export")


def test_a_game_verifies(front: FrontEnd, finished: Answer) -> None:
    answer = front.ask("verify", record=finished)
    assert (answer["valid"], answer["entry"]) == (True, None)


def sealed(record: Answer) -> Answer:
    """The record with a digest that fits: what somebody makes who knows how."""
    body = {key: value for key, value in record.items() if key != "digest"}
    return {**body, "digest": digest(body)}


def altered(record: Answer, path: tuple[str | int, ...], value: Any) -> Answer:
    copy: Answer = json.loads(json.dumps(record))
    place: Any = copy
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return copy


ALTERATIONS: list[tuple[tuple[str | int, ...], Any]] = [
    (("header", "seed"), "another"),
    (("header", "options", "first_seat"), 1),
    (("header", "options", "no_such_option"), 1),
    (("header", "rules_version"), 999),
    (("header", "map_hash"), "0" * 16),
    (("header", "game"), "chess"),
    (("header", "seats"), []),
    (("header", "format"), 999),
    (("opening", 0, 0), 7),
    (("opening",), []),
    (("entries", 0, "action", "type"), "cheat"),
    (("entries", 0, "action"), None),
    (("entries", 0, "chance"), []),
    (("entries", 0, "chance", 0, 0), 1000),
    (("entries", 0, "seat"), 5),
    (("entries", 0, "type"), "unheard-of"),
    (("entries", 0, "type"), ["action"]),
    (("entries", 0), None),
    (("entries",), {}),
    (("result",), {"winner": 0}),
]


@pytest.mark.parametrize(("path", "value"), ALTERATIONS)
def test_an_altered_record_is_refused_by_every_way_in(
    front: FrontEnd, finished: Answer, path: tuple[str | int, ...], value: Any
) -> None:
    front.begin()
    before = front.ask("export")
    unsealed = altered(finished, path, value)
    record = sealed(unsealed)
    front.refusal("import", text=json.dumps(unsealed))
    front.refusal("import", text=json.dumps(record))
    front.refusal("verify", record=unsealed)
    answer = front.send(json.dumps({"op": "verify", "record": record}))
    assert answer["ok"] is False or answer["valid"] is False
    assert front.ask("export") == before


@pytest.mark.parametrize("record", [None, [], "record", 7, {}, {"header": {}}])
@pytest.mark.parametrize("op", ["load", "verify"])
def test_what_is_no_record_is_refused(front: FrontEnd, op: str, record: Any) -> None:
    front.refusal(op, record=record)


def test_a_broken_record_is_not_loaded(front: FrontEnd, finished: Answer) -> None:
    """The trusting load trusts dice, not shapes, actions or seats."""
    front.begin()
    before = front.ask("export")
    for path, value in ALTERATIONS:
        if path[0] == "entries":
            front.refusal("load", record=altered(finished, path, value))
    assert front.ask("export") == before


def test_import_takes_in_what_export_gave(front: FrontEnd, finished: Answer) -> None:
    for indent in (None, 2):
        imported = front.ask("import", text=json.dumps(finished, indent=indent))
        assert imported["record"] == finished
        assert imported["seq"] == len(finished["entries"])


def test_a_seat_of_a_bot_unknown_here_can_be_handed_to_another(front: FrontEnd) -> None:
    """Bots come and go; a record needs none to be read, and the game goes on with another."""
    front.begin(seats=[GREEDY, RANDOM])
    kept = front.ask("export")["record"]
    record = sealed(altered(kept, ("header", "seats", 0, "bot"), "deep-blue"))
    front.ask("import", text=json.dumps(record))
    assert front.refusal("bot_step", seq=0) == "unknown-bot"
    front.ask("seat", seq=0, seat=0, bot="greedy")
    assert front.ask("bot_step", seq=1)["seq"] == 2


def test_truncated_texts_are_refused(front: FrontEnd, finished: Answer) -> None:
    text = json.dumps(finished)
    for length in (0, 1, 2, 10, 100, len(text) // 2, len(text) - 2, len(text) - 1):
        front.refusal("import", text=text[:length])


@pytest.mark.parametrize("tail", ["}", ',"more":1', "x", "{}", ', "record": null', "\x00"])
def test_a_text_that_goes_on_behind_the_record_is_refused(
    front: FrontEnd, finished: Answer, tail: str
) -> None:
    front.refusal("import", text=json.dumps(finished) + tail)


@pytest.mark.parametrize(
    "text", [None, 7, [], {}, "", "null", "[]", "{}", "NaN", "\ud800", "[" * 5_000, "{" * 5_000]
)
def test_what_is_no_text_of_a_record_is_refused(front: FrontEnd, text: Any) -> None:
    front.refusal("import", text=text)


def test_a_huge_text_is_refused_at_once(front: FrontEnd) -> None:
    assert front.refusal("import", text=" " * 4_000_001) == "record-too-large"


@pytest.mark.parametrize("depth", [50, 400, 960, 990, 5_000, 100_000])
def test_deep_nesting_is_refused(front: FrontEnd, finished: Answer, depth: int) -> None:
    """In places that a record leaves open: an action's parameters, the options."""
    front.begin()
    nested = "[" * depth + "]" * depth
    mark = "NESTED"
    for path in (("entries", 0, "action", "path"), ("header", "options", "deep"), ("result",)):
        text = json.dumps(altered(finished, path, mark)).replace(f'"{mark}"', nested)
        refused(front.send(json.dumps({"op": "import", "text": text})))
        refused(front.send(f'{{"op": "load", "record": {text}}}')) if path != ("result",) else None
        refused(front.send(f'{{"op": "verify", "record": {text}}}'))
    action = f'{{"type": "roll_destination", "deep": {nested}}}'
    refused(front.send(f'{{"op": "submit", "seq": 0, "actions": [{action}]}}'))
