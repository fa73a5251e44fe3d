"""Looking back, undo and seats handed over; what a game tells of itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.app.frontend import GREEDY, HUMAN, NEW, OTHER, RANDOM, Answer, FrontEnd, leg_to_move


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
