"""The one function of the engine, as a front end meets it: text in, text out."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.app.frontend import GREEDY, HUMAN, NEW, OTHER, RANDOM, Answer, FrontEnd, refused


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("nonsense", "not-json"),
        ("9" * 5_000, "not-json"),
        ("[" * 100_000, "nested-too-deep"),
        ("[]", "request-not-object"),
        ("null", "request-not-object"),
        ('"hello"', "request-not-object"),
        ("3", "request-not-object"),
        ("{}", "unknown-operation"),
        ('{"op": null}', "unknown-operation"),
        ('{"op": "Hello"}', "unknown-operation"),
        ('{"op": ["hello"]}', "unknown-operation"),
        ('{"op": "__init__"}', "unknown-operation"),
    ],
)
def test_what_is_no_request_is_refused(front: FrontEnd, text: str, code: str) -> None:
    assert refused(front.send(text)) == code


def test_hello_tells_games_bots_and_maps(front: FrontEnd) -> None:
    hello = front.ask("hello")
    (coast,) = (game for game in hello["games"] if game["id"] == "coast")
    assert coast["seats"] == [2, 6]
    assert {"greedy", "random"} <= set(coast["bots"])
    assert {option["id"] for option in coast["options"]} >= {"victory_amount", "round_limit"}
    assert hello["maps"][0]["id"] == "usa"
    assert all(len(known["hash"]) == 16 for known in hello["maps"])


def test_warming_up_changes_nothing(front: FrontEnd) -> None:
    assert front.ask("warm") == {"ok": True}
    assert front.refusal("export") == "no-game"
    front.begin()
    before = front.ask("export")
    front.ask("warm")
    assert front.ask("export") == before


@pytest.mark.native
def test_a_boot_imports_no_rules_and_no_board() -> None:
    """What `hello` needs is all that the page waits for."""
    code = (
        "import sys; from roundhouse.app.host import handle; "
        'assert \'"ok":true\' in handle(\'{"op":"hello"}\'); '
        "print([name for name in ('roundhouse.games.coast.rules', 'roundhouse.bots.coast.greedy',"
        " 'roundhouse.app.play', 'roundhouse.core.session', 'roundhouse.games.siberia.state')"
        " if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.native
def test_what_a_game_needs_no_other_reads_in() -> None:
    """A whole first answer about the one game imports nothing of the other."""
    code = (
        "import json, sys; from roundhouse.app.host import handle; "
        'handle(\'{"op":"warm"}\'); '
        'seats = [{"name": "A", "colour": "red", "kind": "bot", "bot": "greedy"}] * 2; '
        'new = {"op": "new", "game": "coast", "options": {}, "seed": "1", "seats": seats}; '
        'assert json.loads(handle(json.dumps(new)))["ok"]; '
        'handle(\'{"op":"bot_step","seq":0}\'); '
        "print([name for name in sys.modules if 'siberia' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['roundhouse.games.siberia', 'roundhouse.games.siberia.meta']"


IN_A_GAME = [
    "submit",
    "preview",
    "explain",
    "advise",
    "undo",
    "redo",
    "resign",
    "seat",
    "jump",
    "bot_step",
]


@pytest.mark.parametrize("op", [*IN_A_GAME, "export"])
def test_before_a_game_there_is_nothing_to_ask(front: FrontEnd, op: str) -> None:
    assert front.refusal(op, seq=0, actions=[], draft=[], point=0, entry=0) == "no-game"


def test_new_answers_with_a_snapshot_and_the_record(front: FrontEnd) -> None:
    snapshot = front.begin()
    assert {"ok", "seq", "view", "offers", "events", "entries", "record"} <= set(snapshot)
    assert snapshot["seq"] == 0
    assert snapshot["entries"] == []
    assert [event["kind"] for event in snapshot["events"]] == [
        "home_drawn",
        "home_drawn",
        "turn_began",
    ]
    assert snapshot["record"]["header"]["seed"] == "host"
    ada = snapshot["view"]["players"][0]
    assert (ada["name"], ada["colour"], ada["kind"], ada["bot"]) == ("Ada", "red", "human", None)


@pytest.mark.parametrize("count", range(2, 7))
def test_two_to_six_seats_can_be_set_up(front: FrontEnd, count: int) -> None:
    snapshot = front.begin(seats=[HUMAN] * count)
    assert len(snapshot["view"]["players"]) == count


BAD_GAMES: list[tuple[str, Any]] = [
    ("seats", []),
    ("seats", [HUMAN]),
    ("seats", [HUMAN] * 7),
    ("seats", None),
    ("seats", {"0": HUMAN}),
    ("seats", [HUMAN, None]),
    ("seats", [HUMAN, "Grace"]),
    ("seats", [HUMAN, {}]),
    ("seats", [HUMAN, {**OTHER, "kind": "bot"}]),
    ("seats", [HUMAN, {**GREEDY, "kind": "human"}]),
    ("seats", [HUMAN, {**GREEDY, "bot": "deep-blue"}]),
    ("seats", [HUMAN, {**GREEDY, "bot": ["greedy"]}]),
    ("seats", [HUMAN, {**OTHER, "name": 7}]),
    ("seats", [HUMAN, {**OTHER, "cash": 10**6}]),
    ("seats", [HUMAN, {**OTHER, "name": "x" * 10_000}]),
    ("game", "chess"),
    ("game", None),
    ("game", ["coast"]),
    ("seed", None),
    ("seed", 7),
    # half of a surrogate pair, which a page can send and no record may hold
    ("seed", "\ud800"),
    ("seats", [HUMAN, {**OTHER, "name": "\udfff"}]),
    ("seats", [HUMAN, {**OTHER, "colour": "\ud800"}]),
    ("options", None),
    ("options", []),
    ("options", "none"),
    ("options", {"no_such_option": 1}),
    ("options", {"victory_amount": "200000"}),
    ("options", {"victory_amount": 200_000.0}),
    ("options", {"victory_amount": True}),
    ("options", {"victory_amount": 39_000}),
    ("options", {"victory_amount": 1_001_000}),
    ("options", {"victory_amount": 200_500}),
    ("options", {"victory_amount": 10**400}),
    ("options", {"round_limit": 0}),
    ("options", {"round_limit": -1}),
    ("options", {"first_seat": 2}),
    ("options", {"first_seat": -1}),
    ("options", {"first_seat": "0"}),
]


@pytest.mark.parametrize(("key", "value"), BAD_GAMES)
def test_what_cannot_be_set_up_is_refused_and_the_game_before_stands(
    front: FrontEnd, key: str, value: Any
) -> None:
    front.begin()
    before = front.ask("export")
    front.refusal(**{**NEW, key: value})
    assert front.ask("export") == before


@pytest.mark.parametrize("seed", ["", " ", "서울", "\x00", "x" * 200])
def test_any_text_is_a_seed(front: FrontEnd, seed: str) -> None:
    front.begin(seed=seed, seats=[RANDOM, RANDOM])
    front.ask("bot_step", seq=0)


@pytest.mark.parametrize("value", ["200000", 1.5, 1e300, [], {}])
def test_a_value_of_another_kind_names_its_option(front: FrontEnd, value: Any) -> None:
    answer = front.send(json.dumps({**NEW, "options": {"victory_amount": value}}))
    assert answer["error"]["params"]["option"] == "victory_amount"


def test_new_with_something_missing_is_refused(front: FrontEnd) -> None:
    for key in ("game", "seed", "seats"):
        request = {name: value for name, value in NEW.items() if name != key}
        front.refusal(**request)


@pytest.mark.parametrize("seq", [None, "0", 0.0, True, False, [0]])
def test_a_seq_must_be_a_number(front: FrontEnd, seq: Any) -> None:
    front.begin()
    assert front.refusal("submit", seq=seq, actions=[]) == "seq-unreadable"


@pytest.mark.parametrize(
    "op", ["submit", "preview", "explain", "advise", "undo", "redo", "resign", "bot_step"]
)
def test_a_double_click_is_refused(front: FrontEnd, op: str) -> None:
    front.begin()
    front.ask("submit", seq=0, actions=[{"type": "roll_destination"}])
    before = front.ask("export")
    for stale in (0, 2, -1):
        request = {"seq": stale, "actions": [{"type": "roll"}], "draft": [], "point": 0}
        assert front.refusal(op, **request) == "stale-seq"
    assert front.ask("export") == before


@pytest.mark.parametrize(
    "actions",
    [
        None,
        {},
        "roll",
        [None],
        ["roll"],
        [["roll"]],
        [{}],
        [{"type": None}],
        [{"type": "cheat"}],
        [{"type": ["roll_destination"]}],
        [{"type": "roll"}],
        [{"type": "roll_destination", "city": "miami"}],
        [{"type": "roll_destination"}, {"type": "cheat"}],
        [{"type": "roll_destination"}, None],
        [{"type": "move", "path": [1]}],
    ],
)
def test_actions_that_cannot_be_taken_change_nothing(front: FrontEnd, actions: Any) -> None:
    front.begin()
    before = front.ask("export")
    front.refusal("submit", seq=0, actions=actions)
    assert front.ask("export") == before


def test_submit_answers_with_what_was_added(front: FrontEnd) -> None:
    front.begin()
    snapshot = front.ask("submit", seq=0, actions=[{"type": "roll_destination"}])
    assert snapshot["seq"] == 1
    (entry,) = snapshot["entries"]
    assert entry["type"] == "action"
    assert entry["action"] == {"type": "roll_destination"}
    assert entry["chance"]
    assert snapshot["events"]


def test_a_human_does_not_decide_for_a_bot(front: FrontEnd) -> None:
    snapshot = front.begin(seats=[GREEDY, HUMAN])
    assert snapshot["view"]["seat"] == 0
    action = {"type": "roll_destination"}
    assert front.refusal("submit", seq=0, actions=[action]) == "seat-is-bot"


def test_after_the_end_nothing_can_be_done(front: FrontEnd, finished: Answer) -> None:
    snapshot = front.ask("load", record=finished)
    assert snapshot["view"]["seat"] is None
    assert snapshot["offers"] == []
    seq = snapshot["seq"]
    before = front.ask("export")
    assert front.refusal("submit", seq=seq, actions=[{"type": "roll"}]) == "game-over"
    assert front.refusal("bot_step", seq=seq) == "no-bot-to-decide"
    assert front.refusal("preview", seq=seq, draft=[]) == "no-leg-to-move"
    assert front.refusal("advise", seq=seq, draft=[]) == "no-leg-to-move"
    assert front.ask("export") == before
