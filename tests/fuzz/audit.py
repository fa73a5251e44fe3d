"""Rules that watch themselves: each action's money is checked, and that it left its position alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from roundhouse.core.codec import Json
from roundhouse.core.dice import Draws
from roundhouse.core.ledger import balance_faults
from roundhouse.core.rules import Event, Outcome, Rules

# hashing a whole position takes as long as many a step
HASH_EVERY = 8


class Fault(Exception):
    """The engine did what it must never do. `kind` is what the summary counts it under."""

    def __init__(self, kind: str, detail: str) -> None:
        self.kind = kind
        super().__init__(f"{kind}: {detail}")


def kinds_of(state: Any, event: Event) -> Iterator[str]:
    """What an event counts as: its kind, and more where a kind alone says too little."""
    yield event.kind
    match event.kind:
        case "destination_rolled" if getattr(state.turn, "leg", 1) == 2:
            yield "bonus_trip"
        case "built" if event.details["jumped"]:
            yield "built_over_jumps"
        case "game_over":
            yield f"end_{event.details['reason']}"


class AuditedRules:
    """`rules`, with every step checked and every event counted in `seen`.

    Raises `Fault` for money made or lost and for a position that changed under an action.
    """

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.seen: Counter[str] = Counter()
        self.actions = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def apply(self, state: Any, action: dict[str, Json], draws: Draws) -> Outcome[Any]:
        before = self._mark(state)
        outcome = self.rules.apply(state, action, draws)
        self._check(state, before, outcome, action)
        return outcome

    def resign(self, state: Any, draws: Draws) -> Outcome[Any]:
        before = self._mark(state)
        outcome = self.rules.resign(state, draws)
        self._check(state, before, outcome, "resigning")
        return outcome

    def _mark(self, state: Any) -> int | None:
        """A hash of the position before one step of `HASH_EVERY`, None before the others."""
        return None if self.actions % HASH_EVERY else hash(state)

    def _check(self, state: Any, before: int | None, outcome: Outcome[Any], what: object) -> None:
        if before is not None and hash(state) != before:
            raise Fault("mutation", f"{what} changed the position it was played in")
        faults = balance_faults(
            self.rules.cash(state), self.rules.cash(outcome.state), outcome.transfers
        )
        if faults:
            raise Fault("conservation", f"{what}: {'; '.join(faults)}")
        self.actions += 1
        self.seen.update(kind for event in outcome.events for kind in kinds_of(state, event))
