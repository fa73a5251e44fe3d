"""The engine as a front end sees it, for the tests of its one function and of what is asked through it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from roundhouse.app.host import Host

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


def leg_to_move(front: FrontEnd, **changes: Any) -> Answer:
    return front.play_until(front.begin(**changes), lambda seen: seen["view"]["phase"] == "move")
