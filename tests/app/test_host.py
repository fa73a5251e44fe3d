"""The one function of the engine, as a front end meets it: text in, text out."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from roundhouse.app.host import Host
from roundhouse.core.record import digest
from roundhouse.maps.mapdef import MapDef

Answer = dict[str, Any]

HUMAN = {"name": "Ada", "colour": "red", "kind": "human", "bot": None}
OTHER = {"name": "Grace", "colour": "blue", "kind": "human", "bot": None}
GREEDY = {"name": "Emmy", "colour": "green", "kind": "bot", "bot": "greedy"}
RANDOM = {"name": "Blaise", "colour": "gold", "kind": "bot", "bot": "random"}
NEW: dict[str, Any] = {
    "op": "new",
    "game": "coast",
    "options": {"first_seat": 0},
    "seed": "host",
    "seats": [HUMAN, OTHER],
}


class FrontEnd:
    """Asks a host of its own, as JSON text."""

    def __init__(self) -> None:
        self.host = Host()

    def send(self, text: str) -> Answer:
        answer: Answer = json.loads(self.host.handle(text))
        return answer

    def ask(self, op: str, **request: Any) -> Answer:
        """An answer that must be granted."""
        answer = self.send(json.dumps({"op": op, **request}))
        assert answer["ok"] is True, answer
        return answer

    def refusal(self, op: str, **request: Any) -> str:
        """The code of an answer that must be refused."""
        return refused(self.send(json.dumps({"op": op, **request})))

    def begin(self, **changes: Any) -> Answer:
        return self.ask(**{**NEW, **changes})

    def play_on(self, snapshot: Answer) -> Answer:
        """One decision: a bot's own, or the plainest for a human."""
        seq, view = snapshot["seq"], snapshot["view"]
        if view["players"][view["seat"]]["kind"] == "bot":
            return self.ask("bot_step", seq=seq, budget=10_000)
        plain = ("declare", "roll_destination", "roll", "move", "choose_region", "sell_deed")
        offers = {offer["type"]: offer for offer in snapshot["offers"]}
        kind = next((name for name in (*plain, "pass_purchase") if name in offers), None)
        assert kind is not None, offers
        action: dict[str, Any] = {"type": kind}
        for name, spec in offers[kind]["params"].items():
            if spec["kind"] == "path":
                action[name] = self.ask("advise", seq=seq, draft=[])["path"]
            else:
                action[name] = spec["choices"][0]
        return self.ask("submit", seq=seq, actions=[action])

    def play_until(self, snapshot: Answer, wanted: Callable[[Answer], bool]) -> Answer:
        for _ in range(5_000):
            if wanted(snapshot):
                return snapshot
            snapshot = self.play_on(snapshot)
        raise AssertionError("it never comes to that")

    def play_to_the_end(self, snapshot: Answer) -> Answer:
        return self.play_until(snapshot, lambda seen: seen["view"]["phase"] == "end")


def refused(answer: Answer) -> str:
    """The code of a refusal, which has the form of one."""
    assert set(answer) == {"ok", "error"}, answer
    assert answer["ok"] is False
    assert set(answer["error"]) == {"code", "params"}
    assert isinstance(answer["error"]["params"], dict)
    code = answer["error"]["code"]
    assert isinstance(code, str)
    return code


@pytest.fixture
def front() -> FrontEnd:
    return FrontEnd()


@pytest.fixture(scope="module")
def finished() -> Answer:
    """The record of one whole game of bots."""
    front = FrontEnd()
    front.play_to_the_end(front.begin(seats=[GREEDY, RANDOM, GREEDY]))
    record: Answer = front.ask("export")["record"]
    return record


# --- what is no request


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


# --- new


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


# --- submit


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


# --- preview and advise


def leg_to_move(front: FrontEnd, **changes: Any) -> Answer:
    return front.play_until(front.begin(**changes), lambda seen: seen["view"]["phase"] == "move")


@pytest.mark.parametrize("draft", [None, {}, "1", [None], ["1"], [1.0], [True]])
@pytest.mark.parametrize("op", ["preview", "advise"])
def test_a_draft_is_a_list_of_sections(front: FrontEnd, op: str, draft: Any) -> None:
    seq = leg_to_move(front)["seq"]
    assert front.refusal(op, seq=seq, draft=draft) == "request-unreadable"


def test_a_draft_off_the_track_is_answered_with_the_reason(front: FrontEnd) -> None:
    seq = leg_to_move(front)["seq"]
    preview = front.ask("preview", seq=seq, draft=[10**6])
    assert preview["refused"]["code"] == "path-broken"
    assert preview["used"] == 0
    assert preview["next"] == front.ask("preview", seq=seq, draft=[])["next"]
    assert front.refusal("advise", seq=seq, draft=[10**6]) == "path-broken"


@pytest.mark.parametrize("point", [None, "1", 1.0, True])
def test_what_is_explained_is_a_point(front: FrontEnd, point: Any) -> None:
    seq = leg_to_move(front)["seq"]
    assert front.refusal("explain", seq=seq, draft=[], point=point) == "request-unreadable"


def test_only_the_dots_of_a_preview_go_unexplained(front: FrontEnd, usa: MapDef) -> None:
    """What glows is what nothing is said against, wherever one taps."""
    seq = leg_to_move(front)["seq"]
    preview = front.ask("preview", seq=seq, draft=[])
    free = {
        point
        for point in range(len(usa.points))
        if front.ask("explain", seq=seq, draft=[], point=point)["refused"] is None
    }
    assert free == {step["point"] for step in (*preview["next"], *preview["far"])}


def test_every_next_step_of_a_preview_can_be_drafted_and_every_whole_leg_committed(
    front: FrontEnd,
) -> None:
    seq = leg_to_move(front)["seq"]
    before = front.ask("export")
    draft: list[int] = []
    while True:
        preview = front.ask("preview", seq=seq, draft=draft)
        assert preview["refused"] is None
        assert preview["used"] == len(draft)
        if preview["complete"]:
            break
        assert preview["next"], "a draft can always be gone on with"
        draft.append(preview["next"][-1]["section"])
    assert front.ask("export") == before
    front.ask("submit", seq=seq, actions=[{"type": "move", "path": draft}])


def test_the_advice_is_a_whole_leg(front: FrontEnd) -> None:
    seq = leg_to_move(front)["seq"]
    path = front.ask("advise", seq=seq, draft=[])["path"]
    for used in range(len(path)):
        rest = front.ask("advise", seq=seq, draft=path[:used])["path"]
        assert front.ask("preview", seq=seq, draft=path[:used] + rest)["complete"] is True


def test_the_fees_shown_are_the_fees_paid(front: FrontEnd) -> None:
    """Over a whole game: what the preview of the last leg of a turn charges is what is paid."""
    snapshot = front.begin(seats=[HUMAN, GREEDY, GREEDY], options={"round_limit": 60})
    compared = 0
    while snapshot["view"]["phase"] != "end":
        shown = None
        view = snapshot["view"]
        if view["phase"] == "move" and view["seat"] == 0:
            path = front.ask("advise", seq=snapshot["seq"], draft=[])["path"]
            preview = front.ask("preview", seq=snapshot["seq"], draft=path)
            shown = {due["payee"]: due["amount"] for due in preview["charges"]}
        snapshot = front.play_on(snapshot)
        paid = {e["payee"]: e["amount"] for e in snapshot["events"] if e["kind"] == "fee"}
        bankrupt = any(event["kind"] == "bankrupt" for event in snapshot["events"])
        if shown is not None and paid and not bankrupt:
            assert paid == shown
            compared += 1
    assert compared > 10


# --- bots


def test_a_bot_step_plays_one_decision(front: FrontEnd) -> None:
    front.begin(seats=[GREEDY, RANDOM])
    snapshot = front.ask("bot_step", seq=0)
    assert snapshot["thinking"] is False
    assert snapshot["seq"] == 1
    assert len(snapshot["entries"]) == 1


def test_a_human_seat_is_not_the_bots_to_decide(front: FrontEnd) -> None:
    front.begin()
    assert front.refusal("bot_step", seq=0) == "no-bot-to-decide"


@pytest.mark.parametrize("budget", [0, -1, "200", 200.0, True, None, []])
def test_a_budget_is_a_number_of_nodes(front: FrontEnd, budget: Any) -> None:
    front.begin(seats=[GREEDY, RANDOM])
    assert front.refusal("bot_step", seq=0, budget=budget) == "budget-unreadable"
    front.ask("bot_step", seq=0)


# --- records


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


def test_jump_looks_without_going(front: FrontEnd, finished: Answer) -> None:
    snapshot = front.ask("load", record=finished)
    assert front.ask("jump", entry=snapshot["seq"])["view"] == snapshot["view"]
    assert front.ask("jump", entry=0)["view"]["round"] == 1
    for entry in (-1, snapshot["seq"] + 1, None, "0", True, 10**30):
        assert front.refusal("jump", entry=entry) == "no-such-entry"
    assert front.ask("export")["record"] == finished


def test_undo_and_redo_keep_the_dice(front: FrontEnd) -> None:
    """The human's roll closes what is before it; a purchase or a leg can be taken back."""
    snapshot = leg_to_move(front)
    assert front.refusal("undo", seq=snapshot["seq"]) == "nothing-to-undo"
    moved = front.play_on(snapshot)
    undone = front.ask("undo", seq=moved["seq"])
    assert undone["view"] == snapshot["view"]
    assert undone["seq"] == moved["seq"] + 1
    assert front.ask("redo", seq=undone["seq"])["view"] == moved["view"]
    assert front.ask("verify", record=front.ask("export")["record"])["valid"] is True


@pytest.mark.parametrize("depth", ["1", 1.0, True, [], -1, 10**9])
def test_undo_to_nowhere_is_refused(front: FrontEnd, depth: Any) -> None:
    moved = front.play_on(leg_to_move(front))
    before = front.ask("export")
    front.refusal("undo", seq=moved["seq"], depth=depth)
    assert front.ask("export") == before


@pytest.mark.parametrize(
    ("seat", "bot"),
    [
        (None, None),
        ("0", None),
        (2, "greedy"),
        (-1, "greedy"),
        (True, "greedy"),
        (0, None),
        (0, "deep-blue"),
        (0, ["greedy"]),
        (0, 7),
    ],
)
def test_a_seat_is_handed_to_a_known_bot_only(front: FrontEnd, seat: Any, bot: Any) -> None:
    front.begin()
    before = front.ask("export")
    front.refusal("seat", seq=0, seat=seat, bot=bot)
    assert front.ask("export") == before


def test_the_seed_is_in_no_answer_but_the_record(front: FrontEnd) -> None:
    begun = front.begin(seed="s33d", seats=[GREEDY, RANDOM])
    begun.pop("record")
    answers = [begun, *(front.ask("bot_step", seq=seq) for seq in range(40))]
    assert "s33d" not in json.dumps(answers)


def test_answers_are_one_line_of_plain_json(front: FrontEnd) -> None:
    text = front.host.handle(json.dumps({**NEW, "seats": [{**HUMAN, "name": "민준"}, OTHER]}))
    assert "\n" not in text
    assert text.isascii()
    assert json.loads(text)["view"]["players"][0]["name"] == "민준"


def test_every_entry_tells_again_what_it_led_to(front: FrontEnd) -> None:
    snapshot = front.begin()
    told = [snapshot["events"]]
    for _ in range(12):
        snapshot = front.play_on(snapshot)
        told.append(snapshot["events"])
    assert front.ask("tell", first=0)["events"] == told
    assert front.ask("tell", first=7)["events"] == told[7:]
    assert front.ask("jump", entry=5)["events"] == told[5]
    assert front.refusal("tell", first=13) == "no-such-entry"


def test_statistics_are_of_the_running_game(front: FrontEnd) -> None:
    assert front.refusal("statistics") == "no-game"
    snapshot = front.begin(seats=[GREEDY, RANDOM])
    snapshot = front.play_until(snapshot, lambda seen: seen["view"]["round"] == 3)
    answer = front.ask("statistics")
    assert answer["seq"] == snapshot["seq"]
    assert answer["series"]["entries"][-1] == snapshot["seq"]
    assert [seat["cash"] for seat in answer["seats"]] == [
        player["cash"] for player in snapshot["view"]["players"]
    ]
    assert front.ask("jump", entry=snapshot["seq"])["view"] == snapshot["view"]


def test_odds_are_of_any_position(front: FrontEnd) -> None:
    assert front.refusal("odds") == "no-game"
    snapshot = front.begin(seats=[GREEDY, RANDOM])
    opening = front.ask("odds")
    assert opening["entry"] == snapshot["seq"] == 0
    snapshot = front.play_until(snapshot, lambda seen: seen["view"]["phase"] == "end")
    now = front.ask("odds")
    assert now["entry"] == snapshot["seq"]
    assert sorted(row["percent"] for row in now["players"]) == [0, 100]
    assert front.ask("odds", entry=0) == opening
    assert front.refusal("odds", entry=snapshot["seq"] + 1) == "no-such-entry"


def test_entries_that_are_no_actions_tell_of_themselves(front: FrontEnd) -> None:
    snapshot = front.begin(seats=[HUMAN, GREEDY])
    snapshot = front.ask("seat", seq=snapshot["seq"], seat=1, bot=None)
    assert snapshot["events"] == [{"kind": "handed_over", "seat": 1, "bot": None}]
    snapshot = front.ask("resign", seq=snapshot["seq"])
    snapshot = front.ask("undo", seq=snapshot["seq"])
    undone, redone = {"kind": "undone", "seat": 0}, {"kind": "redone", "seat": 0}
    assert snapshot["events"] == [undone]
    snapshot = front.ask("redo", seq=snapshot["seq"])
    assert snapshot["events"] == [redone]
    assert front.ask("tell", first=3)["events"] == [[undone], [redone]]


def test_kept_record_is_sealed_beside_the_running_game(front: FrontEnd) -> None:
    kept = front.begin(seed="another")["record"]
    running = front.begin()["record"]
    bare = {key: kept[key] for key in kept if key not in ("digest", "result")}
    assert front.ask("export", record=bare)["record"] == kept
    assert front.ask("export")["record"] == running
