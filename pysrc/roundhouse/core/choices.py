"""A row of choices as one whole number: each takes no more room than it had ways to go.

Writing folds the choices into the number from the last to the first, reading divides them off again,
so a choice that was none (one way only) takes no room at all.
"""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.core.errors import Illegal
from roundhouse.core.offers import Offer


class ChoiceWriter:
    """Takes choices down in the order in which they are made."""

    def __init__(self) -> None:
        self._choices: list[tuple[int, int]] = []

    def put(self, choice: int, ways: int) -> None:
        """Notes that `choice`, from 0, was made of `ways` possible ones."""
        if not 0 <= choice < ways:
            raise ValueError(f"{choice} is none of {ways}")
        self._choices.append((choice, ways))

    def number(self) -> int:
        """The number that stands for all of them."""
        number = 0
        for choice, ways in reversed(self._choices):
            number = number * ways + choice
        return number


class ChoiceReader:
    """Gives choices back in the order in which they were written; any number at all can be read."""

    def __init__(self, number: int) -> None:
        self._left = number

    def take(self, ways: int) -> int:
        """The next choice, of `ways` possible ones (at least 1)."""
        self._left, choice = divmod(self._left, ways)
        return choice

    @property
    def is_used_up(self) -> bool:
        """Whether nothing but first choices is left."""
        return self._left == 0


def write_action(offers: tuple[Offer, ...], action: dict[str, Json], writer: ChoiceWriter) -> None:
    """Notes which of `offers` was taken up, and how. Raises `Illegal` for an action none covers."""
    for number, offer in enumerate(offers):
        if offer.type == action.get("type") and offer.refusal(action) is None:
            writer.put(number, len(offers))
            for name, spec in offer.params:
                spec.write(action[name], writer)
            return
    raise Illegal("action-not-open", action=str(action.get("type"))[:40])


def read_action(offers: tuple[Offer, ...], reader: ChoiceReader) -> dict[str, Json]:
    """The next action. It takes up one of `offers`; whether the rules allow it is theirs to say."""
    offer = offers[reader.take(len(offers))]
    parts = {name: spec.read(reader) for name, spec in offer.params}
    return {"type": offer.type, **parts}
