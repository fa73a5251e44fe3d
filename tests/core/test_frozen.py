"""`replace` does what `dataclasses.replace` does."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import pytest

from roundhouse.core.frozen import replace


@dataclass(frozen=True, slots=True)
class Train:
    engine: str
    mileposts: int = 0
    goal: int | None = None


@dataclass(frozen=True, slots=True)
class Single:
    amount: int


@dataclass(frozen=True, slots=True)
class Empty:
    pass


@pytest.mark.parametrize("changes", [{}, {"goal": 7}, {"goal": 7, "engine": "express"}])
def test_a_changed_copy(changes: dict[str, int | str]) -> None:
    train = Train("standard", 3)
    assert replace(train, **changes) == dataclasses.replace(train, **changes)  # type: ignore[arg-type]
    assert train == Train("standard", 3)


def test_values_of_one_field_and_of_none() -> None:
    assert replace(Single(1), amount=2) == Single(2)
    assert replace(Single(1)) == Single(1)
    assert replace(Empty()) == Empty()


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(KeyError):
        replace(Train("standard"), colour="red")
