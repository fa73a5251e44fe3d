"""Drafting a leg, asking for advice, and letting bots decide, through the engine's one function."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.maps.mapdef import MapDef
from tests.app.frontend import GREEDY, HUMAN, RANDOM, FrontEnd, leg_to_move


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
