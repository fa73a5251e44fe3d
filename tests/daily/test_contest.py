"""The operations on daily boards, as a front end meets them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse.app.editions import board_of
from tests.app.frontend import FrontEnd, refused
from tests.daily.games import GAME, LOST, WON, code_on, finished

Answer = dict[str, Any]
FIRST = "2026-11-01"
SEATS = [{"name": name, "colour": "crimson"} for name in ("Ada", "Bertha", "Carl")]


@pytest.fixture
def front() -> FrontEnd:
    return FrontEnd()


def begin(front: FrontEnd, **changes: Any) -> Answer:
    asked = {"game": GAME, "date": LOST, "counted": True, "seats": SEATS, **changes}
    return front.ask("daily_begin", **asked)


def play(front: FrontEnd, snapshot: Answer, most: int) -> Answer:
    for _ in range(most):
        if snapshot["view"]["seat"] is None:
            break
        snapshot = front.play_on(snapshot)
    return snapshot


def kept_record(date: str) -> Answer:
    """The record of a finished attempt, as a page keeps it."""
    from roundhouse.core.record import encode_record  # noqa: PLC0415

    record: Answer = encode_record(finished(date)[1].record)
    return record


def test_a_board_is_told_without_its_dice(front: FrontEnd) -> None:
    board = front.ask("daily", game=GAME, date=LOST)
    assert board["bots"] == list(board_of(GAME, LOST).bots)
    assert board["options"]["victory_amount"] == 150_000
    assert board["first"] == FIRST
    assert "seed" not in board


def test_before_the_first_board_its_date_is_told(front: FrontEnd) -> None:
    answer = front.send(json.dumps({"op": "daily", "game": GAME, "date": "2026-10-31"}))
    assert (refused(answer), answer["error"]["params"]["first"]) == ("no-board-yet", FIRST)


def test_everybody_gets_the_same_board(front: FrontEnd) -> None:
    mine, theirs = begin(front), begin(FrontEnd(), seats=[{**seat, "name": "x"} for seat in SEATS])
    homes = [
        [player["home"] for player in snapshot["view"]["players"]] for snapshot in (mine, theirs)
    ]
    assert homes[0] == homes[1]
    kinds = [(player["name"], player["kind"]) for player in mine["view"]["players"]]
    assert kinds == [("Ada", "human"), ("Bertha", "bot"), ("Carl", "bot")]


def first_link_on(date: str) -> Any:
    """Who watches the first auction of a board of Trans-Siberian sees its railroad begin there."""
    front = FrontEnd()
    seats = [*SEATS, {"name": "Dora", "colour": "crimson"}]
    snapshot = begin(front, game="siberia", date=date, seats=seats)
    while snapshot["view"]["phase"] == "auction" and not snapshot["view"]["claim"]:
        asked = snapshot["seq"]
        if snapshot["view"]["seat"] == 0:
            snapshot = front.ask("submit", seq=asked, actions=[{"type": "pass_bid"}])
        else:
            snapshot = front.ask("bot_step", seq=asked, budget=1_000_000)
    snapshot = front.ask("bot_step", seq=snapshot["seq"], budget=1_000_000)
    [link] = (one["link"] for one in snapshot["events"] if one["kind"] == "claimed")
    return link


def test_the_bots_at_a_board_are_those_of_its_edition() -> None:
    """Barons of the first edition know one best link; later ones begin here and there."""
    assert len({first_link_on(f"2026-12-{day:02}") for day in range(1, 9)}) == 1
    assert len({first_link_on(f"2026-12-{day:02}") for day in range(16, 24)}) > 1


def test_nothing_is_taken_back_in_a_counted_attempt(front: FrontEnd) -> None:
    snapshot = begin(front)
    while snapshot["view"]["phase"] != "destination" or snapshot["view"]["seat"] != 0:
        snapshot = front.play_on(snapshot)
    snapshot = front.play_on(snapshot)
    assert (snapshot["undo"], snapshot["redo"]) == ([], False)
    seq = snapshot["seq"]
    assert front.refusal("undo", seq=seq) == "counted-attempt"
    assert front.refusal("seat", seq=seq, seat=0, bot="augusta") == "counted-attempt"
    assert front.refusal("seat", seq=seq, seat=1, bot=None) == "counted-attempt"


def test_practice_is_a_game_like_any_other(front: FrontEnd) -> None:
    snapshot = play(front, begin(front, counted=False), 30)
    assert front.ask("seat", seq=snapshot["seq"], seat=0, bot="augusta")["ok"]


def test_an_attempt_that_was_kept_counts_on(front: FrontEnd) -> None:
    snapshot = play(front, begin(front), 30)
    record = front.ask("export")["record"]
    front = FrontEnd()
    again = front.ask("load", record=record, counted=LOST)
    assert again["seq"] == snapshot["seq"]
    assert front.refusal("undo", seq=again["seq"]) == "counted-attempt"


def test_another_game_never_counts(front: FrontEnd) -> None:
    record = kept_record(LOST)
    assert front.refusal("load", record=record, counted=WON) == "other-board"
    assert front.refusal("load", record=record, counted="yesterday") == "date-unreadable"
    handed = {**record, "entries": [{"type": "seat", "seat": 0, "bot": "augusta"}]}
    assert front.refusal("load", record=handed, counted=LOST) == "counted-attempt"
    assert front.ask("load", record=record)["ok"]


def test_a_finished_attempt_has_a_code_and_a_picture_row(front: FrontEnd) -> None:
    front.ask("load", record=kept_record(LOST), counted=LOST)
    finish = front.ask("daily_finish", game=GAME, date=LOST, name="Ada")
    assert finish["code"] == code_on(LOST)
    assert finish["marks"][-1] == "lost"
    assert finish["score"]["won"] is False
    assert front.refusal("daily_finish", game=GAME, date=LOST, name="\u202e") == "name-refused"
    assert front.refusal("daily_finish", game=GAME, date=WON, name="Ada") == "other-board"


def test_practice_has_no_code(front: FrontEnd) -> None:
    front.ask("load", record=kept_record(LOST))
    assert front.ask("daily_finish", game=GAME, date=LOST)["code"] is None


def test_a_running_game_has_come_to_nothing_yet(front: FrontEnd) -> None:
    begin(front)
    assert front.refusal("daily_finish", game=GAME, date=LOST, name="Ada") == "code-unfinished"


def test_a_code_is_read_at_once_and_proved_when_asked(front: FrontEnd) -> None:
    read = front.ask("daily_code", game=GAME, date=LOST, code=code_on(LOST))
    proved = front.ask("daily_code", game=GAME, date=LOST, code=code_on(LOST), proved=True)
    assert read["entry"] == proved["entry"]
    assert (read["marks"], proved["marks"][-1]) == (None, "lost")
    assert proved["entry"]["claim"]["name"] == "Ada"
    assert proved["entry"]["order"][0] == 1
    other = {"game": GAME, "date": WON, "code": code_on(LOST)}
    assert front.refusal("daily_code", **other) == "code-foreign-date"


def test_checking_codes_leaves_the_running_game_alone(front: FrontEnd) -> None:
    snapshot = play(front, begin(front), 10)
    front.ask("daily_code", game=GAME, date=LOST, code=code_on(LOST), proved=True)
    assert front.ask("export")["record"]["entries"][-1:] == snapshot["entries"][-1:]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": SEATS[:2]}, "request-unreadable"),
        ({"seats": None}, "request-unreadable"),
        ({"seats": [*SEATS[:2], 7]}, "seat-unreadable"),
        ({"seats": [*SEATS[:2], {"name": "\u202e", "colour": "x"}]}, "name-refused"),
        ({"seats": [*SEATS[:2], {"name": "x"}]}, "unreadable-value"),
        ({"date": 5}, "request-unreadable"),
        ({"date": "2026-02-30"}, "date-unreadable"),
        ({"game": "chess"}, "unknown-game"),
    ],
)
def test_a_board_that_cannot_be_opened_says_why(front: FrontEnd, change: Answer, code: str) -> None:
    asked = {"game": GAME, "date": LOST, "counted": True, "seats": SEATS, **change}
    assert front.refusal("daily_begin", **json.loads(json.dumps(asked))) == code
