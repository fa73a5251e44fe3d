"""A whole visit to the engine through its one function: what the shipped files must be able to do.

The build plays it to learn which modules of the standard library the engine needs; the smoke test
plays it with the shipped files alone, and a browser plays it too: the digests of its games must be
the same everywhere. Run as a program it prints those digests.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from roundhouse import worker

SEATS = (
    {"name": "Ada", "colour": "red", "kind": "human", "bot": None},
    {"name": "Grace", "colour": "blue", "kind": "bot", "bot": "greedy"},
    {"name": "Blaise", "colour": "green", "kind": "bot", "bot": "random"},
)
GAMES = ("coast", "siberia")
DAILY = {"game": "coast", "date": "2026-11-29"}
BUDGET = 2_000
MOST_STEPS = 20_000

# Deals with nothing in them are refused.
COMPOSED = ("propose_deal", "counter_deal")

Handle = Callable[[str], str]
Json = dict[str, Any]


def rehearse(handle: Handle) -> list[str]:
    """Look at all that is fixed, and play a game of each kind; answers their records as text."""
    ask(handle, "hello")
    ask(handle, "facts", map="usa")
    _visit_daily(handle)
    return [play(handle, game) for game in GAMES]


def digests(records: list[str]) -> str:
    """The digests of some records, in one line."""
    return " ".join(json.loads(record)["digest"] for record in records)


def play(handle: Handle, game: str) -> str:
    """Play the fixed game to its end, verify it and take it up again; answers its record as text."""
    ask(handle, "constants", game=game)
    snapshot = ask(handle, "new", game=game, options={}, seed="rehearsal", seats=SEATS)
    ask(handle, "facts")
    for _ in range(MOST_STEPS):
        if snapshot["view"]["phase"] == "end":
            break
        snapshot = _go_on(handle, snapshot)
    else:
        raise AssertionError("the rehearsal never ends")
    refused = json.loads(handle(json.dumps({"op": "submit", "seq": -1, "actions": []})))
    assert refused["ok"] is False, refused
    ask(handle, "statistics")
    # refused where a game has none
    handle(json.dumps({"op": "odds"}))
    record = ask(handle, "export")["record"]
    assert ask(handle, "verify", record=record)["valid"] is True
    ask(handle, "load", record=record)
    return json.dumps(record)


def _visit_daily(handle: Handle) -> None:
    """Open a daily board, and refuse what is no result code."""
    ask(handle, "daily", **DAILY)
    seats = [{"name": seat["name"], "colour": seat["colour"]} for seat in SEATS]
    ask(handle, "daily_begin", **DAILY, counted=True, seats=seats)
    asked = {"op": "daily_code", **DAILY, "code": "RH1.AAAA"}
    assert json.loads(handle(json.dumps(asked)))["ok"] is False


def rehearse_import(handle: Handle, record: str) -> None:
    """Take in a record as from outside, and refuse a broken one; this needs pydantic."""
    ask(handle, "import", text=record)
    broken = json.loads(handle(json.dumps({"op": "import", "text": record.replace("{", "[", 1)})))
    assert broken["ok"] is False, broken


def ask(handle: Handle, operation: str, **request: Any) -> Json:
    """What the engine answers. Raises `AssertionError` if it refuses."""
    answer: Json = json.loads(handle(json.dumps({"op": operation, **request})))
    assert answer["ok"] is True, answer
    return answer


def _go_on(handle: Handle, snapshot: Json) -> Json:
    seq, view = snapshot["seq"], snapshot["view"]
    if view["players"][view["seat"]]["kind"] == "bot":
        return ask(handle, "bot_step", seq=seq, budget=BUDGET)
    action = _CHOOSE[view["game"]](handle, seq, snapshot["offers"])
    return ask(handle, "submit", seq=seq, actions=[action])


def _follow_advice(handle: Handle, seq: int, offers: list[Json]) -> Json:
    """What is recommended, looked at beforehand."""
    action: Json = ask(handle, "advise", seq=seq, draft={})["action"]
    ask(handle, "preview", seq=seq, draft=action)
    return action


def _choose_plainly(handle: Handle, seq: int, offers: list[Json]) -> Json:
    """The plainest decision: along the suggested route, else the last that composes no deal."""
    offer = [offer for offer in offers if offer["type"] not in COMPOSED][-1]
    values = {name: _pick(handle, seq, spec) for name, spec in offer["params"].items()}
    return {"type": offer["type"], **values}


def _pick(handle: Handle, seq: int, spec: Json) -> Any:
    match spec["kind"]:
        case "path":
            path = ask(handle, "advise", seq=seq, draft=[])["path"]
            ask(handle, "preview", seq=seq, draft=path)
            return path
        case "one_of":
            return spec["choices"][0]
        case "range":
            return spec["low"]
        case "subset":
            return []
    return spec["value"]


_CHOOSE = {"coast": _choose_plainly, "siberia": _follow_advice}

if __name__ == "__main__":
    print(digests(rehearse(worker.handle)))
