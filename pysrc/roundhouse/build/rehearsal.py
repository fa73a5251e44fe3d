"""A whole visit to the engine through its one function: what the shipped files must be able to do.

The build plays it to learn which modules of the standard library the engine needs; the smoke test
plays it with the shipped files alone; the digest of its game must be the same on every machine.
"""

from __future__ import annotations

import json
from typing import Any

from roundhouse.core.errors import Unreadable
from roundhouse.worker import handle

SEATS = (
    {"name": "Ada", "colour": "red", "kind": "human", "bot": None},
    {"name": "Grace", "colour": "blue", "kind": "bot", "bot": "greedy"},
    {"name": "Blaise", "colour": "green", "kind": "bot", "bot": "random"},
)
BUDGET = 2_000
MOST_STEPS = 20_000


def rehearse() -> str:
    """Play the fixed game to its end and ask everything once; answers its record as text."""
    ask("hello")
    snapshot = ask("new", game="coast", map="usa", options={}, seed="rehearsal", seats=SEATS)
    for _ in range(MOST_STEPS):
        if snapshot["view"]["phase"] == "end":
            break
        snapshot = _go_on(snapshot)
    else:
        raise AssertionError("the rehearsal never ends")
    refused = json.loads(handle(json.dumps({"op": "submit", "seq": -1, "actions": []})))
    assert refused["ok"] is False, refused
    record = ask("export")["record"]
    assert ask("verify", record=record)["valid"] is True
    ask("load", record=record)
    return json.dumps(record)


def rehearse_import(record: str) -> None:
    """Take in a record as from outside, and refuse a broken one."""
    # Not at the top: it needs pydantic, which is no part of the boot.
    from roundhouse.app.outside import read_outside_record  # noqa: PLC0415

    read_outside_record(record)
    try:
        read_outside_record(record.replace("{", "[", 1))
    except Unreadable:
        return
    raise AssertionError("a broken record was taken in")


def ask(operation: str, **request: Any) -> dict[str, Any]:
    """What the engine answers. Raises `AssertionError` if it refuses."""
    answer: dict[str, Any] = json.loads(handle(json.dumps({"op": operation, **request})))
    assert answer["ok"] is True, answer
    return answer


def _go_on(snapshot: dict[str, Any]) -> dict[str, Any]:
    seq, view = snapshot["seq"], snapshot["view"]
    if view["players"][view["seat"]]["kind"] == "bot":
        return ask("bot_step", seq=seq, budget=BUDGET)
    action = _choose(seq, snapshot["offers"])
    return ask("submit", seq=seq, actions=[action])


def _choose(seq: int, offers: list[dict[str, Any]]) -> dict[str, Any]:
    """The plainest decision: along the suggested route, else the last offer's first choice."""
    offer = offers[-1]
    action: dict[str, Any] = {"type": offer["type"]}
    for name, spec in offer["params"].items():
        if spec["kind"] == "path":
            action[name] = ask("advise", seq=seq, draft=[])["path"]
            ask("preview", seq=seq, draft=action[name])
        elif spec["kind"] == "one_of":
            action[name] = spec["choices"][0]
        else:
            action[name] = spec["value"] if spec["kind"] == "fixed" else spec["low"]
    return action
