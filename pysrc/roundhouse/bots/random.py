"""`random`: any legal action, drawn evenly from the offers."""

from __future__ import annotations

from roundhouse.bots.base import Decision, Thought


class RandomBot:
    """Plays any game by its offers alone; the yardstick for having any plan at all."""

    def choose(self, decision: Decision) -> Thought:
        yield from ()
        return decision.picker.choose(decision.offers).sample(decision.picker)
