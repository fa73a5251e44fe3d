"""What a bot is: a way from a position and its offers to one action, in small slices of thought."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker

if TYPE_CHECKING:
    from roundhouse.core.offers import Offer
    from roundhouse.core.rules import Rules

T = TypeVar("T")
Action = dict[str, Json]
Thought = Generator[None, None, Action]

NODES_A_SLICE = 200


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot is asked: the position, what is offered, and randomness of its own.

    The position holds no seed and no coming dice. `picker` is keyed by (seed, seat, decision), so
    a bot that is asked again after a reload decides the same.
    """

    rules: Rules[Any]
    state: Any
    offers: tuple[Offer, ...]
    picker: Picker


class Bot(Protocol):
    """Decides everything a seat decides."""

    def choose(self, decision: Decision) -> Thought:
        """Yields after every `NODES_A_SLICE` nodes of thought and returns one offered action."""
        ...


def decide(bot: Bot, decision: Decision) -> Action:
    """The action a bot settles on, thought through without a break."""
    return settle(bot.choose(decision))


def settle(thought: Generator[None, None, T]) -> T:
    """What a thought comes to, without a break."""
    while True:
        try:
            next(thought)
        except StopIteration as settled:
            outcome: T = settled.value
            return outcome
