"""How long answers take over whole games. It runs here and, as it stands, inside Pyodide."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

NAMES = (("Ada", "red"), ("Grace", "blue"), ("Emmy", "green"), ("Sofia", "gold"))
BUDGET = 10_000

Handle = Callable[[str], str]
Times = dict[str, list[float]]


class Engine:
    """An engine that is asked, and how many milliseconds each kind of answer took, text in and text out."""

    def __init__(self, handle: Handle) -> None:
        self._handle = handle
        self.times: Times = {}

    def ask(self, operation: str, timed: str | None = None, **request: Any) -> dict[str, Any]:
        """The answer; how long it took is noted under `timed`, if that is given."""
        text = json.dumps({"op": operation, **request})
        start = perf_counter()
        told = self._handle(text)
        taken = 1000 * (perf_counter() - start)
        if timed is not None:
            self.times.setdefault(timed, []).append(taken)
        answer: dict[str, Any] = json.loads(told)
        assert answer["ok"] is True, answer
        return answer

    def begin(self, game: str, bot: str | None) -> dict[str, Any]:
        kind = "human" if bot is None else "bot"
        seats = [
            {"name": name, "colour": colour, "kind": kind, "bot": bot} for name, colour in NAMES
        ]
        return self.ask("new", game=game, options={}, seed="advising", seats=seats)


def time_answers(handle: Handle) -> Times:
    """Milliseconds by what was asked, in games of four."""
    engine = Engine(handle)
    _ride(engine)
    _invest(engine)
    _watch_a_baron(engine)
    return engine.times


def _ride(engine: Engine) -> None:
    """Coast to Coast: suggestions and odds before every leg."""
    snapshot = engine.begin("coast", "greedy")
    while snapshot["view"]["phase"] != "end":
        seq = snapshot["seq"]
        if snapshot["view"]["phase"] == "move":
            engine.ask("advise", "advise", seq=seq, draft=[])
            engine.ask("odds", "odds")
        snapshot = engine.ask("bot_step", seq=seq, budget=BUDGET)


def _invest(engine: Engine) -> None:
    """Trans-Siberian: what is advised is shown beforehand and done, with the odds after it."""
    snapshot = engine.begin("siberia", None)
    while snapshot["view"]["phase"] != "end":
        seq = snapshot["seq"]
        action = engine.ask("advise", "siberia advise", seq=seq)["action"]
        engine.ask("preview", "siberia preview", seq=seq, draft=action)
        snapshot = engine.ask("submit", "siberia action", seq=seq, actions=[action])
        engine.ask("odds", "siberia odds")


def _watch_a_baron(engine: Engine) -> None:
    """Trans-Siberian: decisions of its strongest baron."""
    snapshot = engine.begin("siberia", "valentina")
    while snapshot["view"]["phase"] != "end":
        snapshot = engine.ask("bot_step", "siberia baron", seq=snapshot["seq"], budget=BUDGET)
