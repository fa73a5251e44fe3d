"""How long suggestions and odds take over a whole game. It runs here and, as it stands, inside Pyodide."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

SEATS = [
    {"name": name, "colour": colour, "kind": "bot", "bot": "greedy"}
    for name, colour in (("Ada", "red"), ("Grace", "blue"), ("Emmy", "green"), ("Sofia", "gold"))
]
BUDGET = 10_000


def time_answers(handle: Callable[[str], str]) -> dict[str, list[float]]:
    """Milliseconds of each `advise` and `odds`, text in and text out, before every leg of a game of four."""

    def ask(operation: str, **request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(handle(json.dumps({"op": operation, **request})))
        assert answer["ok"] is True, answer
        return answer

    times: dict[str, list[float]] = {"advise": [], "odds": []}
    snapshot = ask("new", game="coast", options={}, seed="advising", seats=SEATS)
    while snapshot["view"]["phase"] != "end":
        seq = snapshot["seq"]
        if snapshot["view"]["phase"] == "move":
            for operation, taken in times.items():
                request = json.dumps({"op": operation, "seq": seq, "draft": []})
                start = perf_counter()
                handle(request)
                taken.append(1000 * (perf_counter() - start))
        snapshot = ask("bot_step", seq=seq, budget=BUDGET)
    return times
