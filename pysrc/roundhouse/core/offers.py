"""What a player may do now, said once for the table, the validation, the bots and the tests.

An offer names an action and, for each of its parameters, the values allowed. `refusal` is cheap;
`sample` draws one allowed value. Offers never touch chance.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker
from roundhouse.core.errors import Illegal

if TYPE_CHECKING:
    from roundhouse.core.choices import ChoiceReader, ChoiceWriter


class Spec(Protocol):
    """The values one parameter of an action may take."""

    def refusal(self, value: Json) -> Illegal | None:
        """Why `value` is not allowed, or None if it is."""
        ...

    def sample(self, picker: Picker) -> Json: ...

    def describe(self) -> dict[str, Json]:
        """The JSON form that a front end draws from."""
        ...

    def write(self, value: Json, writer: ChoiceWriter) -> None:
        """Notes an allowed value as choices."""
        ...

    def read(self, reader: ChoiceReader) -> Json:
        """The value that the next choices stand for."""
        ...


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some values, in the order they should be shown."""

    choices: tuple[Json, ...]

    def refusal(self, value: Json) -> Illegal | None:
        if any(type(value) is type(choice) and value == choice for choice in self.choices):
            return None
        return Illegal("not-offered", value=str(value)[:40])

    def sample(self, picker: Picker) -> Json:
        return picker.choose(self.choices)

    def describe(self) -> dict[str, Json]:
        return {"kind": "one_of", "choices": list(self.choices)}

    def write(self, value: Json, writer: ChoiceWriter) -> None:
        same = (type(value) is type(choice) and value == choice for choice in self.choices)
        writer.put([*same].index(True), len(self.choices))

    def read(self, reader: ChoiceReader) -> Json:
        return self.choices[reader.take(len(self.choices))]


@dataclass(frozen=True, slots=True)
class Fixed:
    """One value only: it tells offers of the same type apart."""

    value: Json

    def refusal(self, value: Json) -> Illegal | None:
        return OneOf((self.value,)).refusal(value)

    def sample(self, picker: Picker) -> Json:
        return self.value

    def describe(self) -> dict[str, Json]:
        return {"kind": "fixed", "value": self.value}

    def write(self, value: Json, writer: ChoiceWriter) -> None:
        """Nothing: it could be no other."""

    def read(self, reader: ChoiceReader) -> Json:
        return self.value


@dataclass(frozen=True, slots=True)
class IntRange:
    """A whole number from `low` to `high`, in steps of `step` from `low`.

    `code` is what a number outside is refused with.
    """

    low: int
    high: int
    step: int = 1
    code: str = "out-of-range"

    def refusal(self, value: Json) -> Illegal | None:
        inside = type(value) is int and self.low <= value <= self.high
        if inside and (value - self.low) % self.step == 0:
            return None
        return Illegal(
            self.code, value=str(value)[:40], low=self.low, high=self.high, step=self.step
        )

    def sample(self, picker: Picker) -> Json:
        return self.low + self.step * picker.below(self._ways)

    def describe(self) -> dict[str, Json]:
        return {"kind": "range", "low": self.low, "high": self.high, "step": self.step}

    def write(self, value: Json, writer: ChoiceWriter) -> None:
        writer.put((value - self.low) // self.step, self._ways)

    def read(self, reader: ChoiceReader) -> Json:
        return self.low + self.step * reader.take(self._ways)

    @property
    def _ways(self) -> int:
        return (self.high - self.low) // self.step + 1


@dataclass(frozen=True, slots=True)
class Subset:
    """Any of some values, each at most once, in the order given here.

    `code` is what a value outside is refused with.
    """

    choices: tuple[Json, ...]
    code: str = "not-offered"

    def refusal(self, value: Json) -> Illegal | None:
        if not isinstance(value, list):
            return Illegal("subset-unreadable")
        for item in value:
            if OneOf(self.choices).refusal(item) is not None:
                return Illegal(self.code, value=str(item)[:40])
        if value != [choice for choice in self.choices if choice in value]:
            return Illegal("subset-unordered")
        return None

    def sample(self, picker: Picker) -> Json:
        return [choice for choice in self.choices if picker.below(4) == 0]

    def describe(self) -> dict[str, Json]:
        return {"kind": "subset", "choices": list(self.choices)}

    def write(self, value: Json, writer: ChoiceWriter) -> None:
        for choice in self.choices:
            writer.put(int(choice in value), 2)

    def read(self, reader: ChoiceReader) -> Json:
        return [choice for choice in self.choices if reader.take(2)]


class Ways(Protocol):
    """Which paths a game allows; lives with the game that knows its track."""

    def refusal(self, path: tuple[int, ...]) -> Illegal | None: ...

    def sample(self, picker: Picker) -> tuple[int, ...]: ...

    def branches(self, path: tuple[int, ...]) -> tuple[int, ...]:
        """What a path could be gone on with, in a fixed order; nothing where it ends.

        May hold more than is allowed: it keeps a path short to write down.
        """
        ...


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

    def write(self, value: Json, writer: ChoiceWriter) -> None:
        path = tuple(value)
        for number, section in enumerate(path):
            branches = self.ways.branches(path[:number])
            writer.put(branches.index(section), len(branches))

    def read(self, reader: ChoiceReader) -> Json:
        path: list[int] = []
        while branches := self.ways.branches(tuple(path)):
            path.append(branches[reader.take(len(branches))])
        return path


@dataclass(frozen=True, slots=True)
class Offer:
    """One kind of action that is open now, and what its parameters may be.

    `check` refuses what no single parameter can: it sees the whole action.
    """

    type: str
    params: tuple[tuple[str, Spec], ...] = ()
    check: Callable[[dict[str, Json]], Illegal | None] | None = None

    def refusal(self, action: dict[str, Json]) -> Illegal | None:
        """Why this offer does not cover `action` (of the same type), or None if it does."""
        if set(action) != {"type", *(name for name, _ in self.params)}:
            return Illegal("parameters-wrong", action=self.type)
        for name, spec in self.params:
            refused = spec.refusal(action[name])
            if refused is not None:
                return refused
        return None if self.check is None else self.check(action)

    def is_meant_by(self, action: dict[str, Json]) -> bool:
        """Whether `action` has this offer's type and fixed values, allowed or not."""
        fixed = [(name, spec) for name, spec in self.params if isinstance(spec, Fixed)]
        return action.get("type") == self.type and all(
            spec.refusal(action.get(name)) is None for name, spec in fixed
        )

    def sample(self, picker: Picker) -> dict[str, Json]:
        """One action this offer covers."""
        while True:
            parts = {name: spec.sample(picker) for name, spec in self.params}
            action = {"type": self.type, **parts}
            if self.check is None or self.check(action) is None:
                return action

    def describe(self) -> dict[str, Json]:
        return {"type": self.type, "params": {name: spec.describe() for name, spec in self.params}}


def refusal(offers: tuple[Offer, ...], action: dict[str, Json]) -> Illegal | None:
    """Why no offer covers `action`, or None if one does.

    Of several offers of its type, the one with the action's fixed values says why.
    """
    said: Illegal | None = None
    for offer in offers:
        if offer.type == action.get("type"):
            refused = offer.refusal(action)
            if refused is None:
                return None
            if said is None or offer.is_meant_by(action):
                said = refused
    return said or Illegal("action-not-open", action=str(action.get("type"))[:40])
