"""What a player may do now, said once for the table, the validation, the bots and the tests.

An offer names an action and, for each of its parameters, the values allowed. `refusal` is cheap;
`sample` draws one allowed value. Offers never touch chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker
from roundhouse.core.errors import Illegal


class Spec(Protocol):
    """The values one parameter of an action may take."""

    def refusal(self, value: Json) -> Illegal | None:
        """Why `value` is not allowed, or None if it is."""
        ...

    def sample(self, picker: Picker) -> Json: ...

    def describe(self) -> dict[str, Json]:
        """The JSON form that a front end draws from."""
        ...


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some values, in the order they should be shown."""

    choices: tuple[Json, ...]

    def refusal(self, value: Json) -> Illegal | None:
        if any(type(value) is type(choice) and value == choice for choice in self.choices):
            return None
        return Illegal("not-offered", value=str(value))

    def sample(self, picker: Picker) -> Json:
        return picker.choose(self.choices)

    def describe(self) -> dict[str, Json]:
        return {"kind": "one_of", "choices": list(self.choices)}


class Ways(Protocol):
    """Which paths a game allows; lives with the game that knows its track."""

    def refusal(self, path: tuple[int, ...]) -> Illegal | None: ...

    def sample(self, picker: Picker) -> tuple[int, ...]: ...


@dataclass(frozen=True, slots=True)
class PathOf:
    """A path of sections from `start`: `length` of them, or fewer if it ends on `goal`."""

    start: int
    goal: int
    length: int
    ways: Ways

    def refusal(self, value: Json) -> Illegal | None:
        if not isinstance(value, list | tuple) or not all(type(item) is int for item in value):
            return Illegal("path-unreadable")
        return self.ways.refusal(tuple(value))

    def sample(self, picker: Picker) -> Json:
        return list(self.ways.sample(picker))

    def describe(self) -> dict[str, Json]:
        return {"kind": "path", "start": self.start, "goal": self.goal, "length": self.length}


@dataclass(frozen=True, slots=True)
class Offer:
    """One kind of action that is open now, and what its parameters may be."""

    type: str
    params: tuple[tuple[str, Spec], ...] = ()

    def refusal(self, action: dict[str, Json]) -> Illegal | None:
        """Why this offer does not cover `action` (of the same type), or None if it does."""
        if set(action) != {"type", *(name for name, _ in self.params)}:
            return Illegal("parameters-wrong", action=self.type)
        for name, spec in self.params:
            refused = spec.refusal(action[name])
            if refused is not None:
                return refused
        return None

    def sample(self, picker: Picker) -> dict[str, Json]:
        """One action this offer covers."""
        return {"type": self.type, **{name: spec.sample(picker) for name, spec in self.params}}

    def describe(self) -> dict[str, Json]:
        return {"type": self.type, "params": {name: spec.describe() for name, spec in self.params}}


def refusal(offers: tuple[Offer, ...], action: dict[str, Json]) -> Illegal | None:
    """Why no offer covers `action`, or None if one does."""
    for offer in offers:
        if offer.type == action.get("type"):
            return offer.refusal(action)
    return Illegal("action-not-open", action=str(action.get("type")))
