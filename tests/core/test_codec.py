"""The codec: what it writes it reads, and what it would not write it refuses."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.core.codec import canonical, decode, encode
from roundhouse.core.errors import Unreadable
from roundhouse.maps.mapdef import MapDef


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    size: int | None
    fixed: tuple[int, str]


@dataclass(frozen=True, slots=True)
class Go:
    type: ClassVar[str] = "go"
    far: int


@dataclass(frozen=True, slots=True)
class Stay:
    type: ClassVar[str] = "stay"
    why: Literal["tired", "lost"]


@dataclass(frozen=True, slots=True)
class Whole:
    parts: tuple[Part, ...]
    sure: bool
    step: Go | Stay
    by_name: dict[str, int]
    anything: Any = None


SOUND = {
    "parts": [{"name": "a", "size": None, "fixed": [1, "x"]}],
    "sure": True,
    "step": {"type": "go", "far": 3},
    "by_name": {"b": 2},
    "anything": [1, {"c": None}],
}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in SOUND.items() if name != key}


def test_what_is_read_is_what_is_written() -> None:
    whole = decode(Whole, SOUND)
    assert whole == Whole((Part("a", None, (1, "x")),), True, Go(3), {"b": 2}, [1, {"c": None}])
    assert encode(whole) == SOUND


def test_a_default_stands_in_for_what_is_missing() -> None:
    assert decode(Whole, without("anything")).anything is None


FAULTS: list[tuple[str, Any]] = [
    ("$.extra", {**SOUND, "extra": 1}),
    ("$.parts", without("parts")),
    ("$.parts", {**SOUND, "parts": {}}),
    ("$.parts", {**SOUND, "parts": None}),
    ("$.parts[0]", {**SOUND, "parts": [3]}),
    ("$.parts[0].name", {**SOUND, "parts": [{"name": 1, "size": 1, "fixed": [1, "x"]}]}),
    ("$.parts[0].fixed", {**SOUND, "parts": [{"name": "a", "size": 1, "fixed": [1]}]}),
    ("$.parts[0].fixed", {**SOUND, "parts": [{"name": "a", "size": 1, "fixed": [1, "x", 2]}]}),
    ("$.parts[0].fixed[0]", {**SOUND, "parts": [{"name": "a", "size": 1, "fixed": ["1", "x"]}]}),
    ("$.parts[0].size", {**SOUND, "parts": [{"name": "a", "size": True, "fixed": [1, "x"]}]}),
    ("$.parts[0].size", {**SOUND, "parts": [{"name": "a", "size": 1.0, "fixed": [1, "x"]}]}),
    ("$.sure", {**SOUND, "sure": 1}),
    ("$.sure", {**SOUND, "sure": None}),
    ("$.step", {**SOUND, "step": None}),
    ("$.step.type", {**SOUND, "step": {"type": "fly", "far": 3}}),
    ("$.step.type", {**SOUND, "step": {"far": 3}}),
    ("$.step.type", {**SOUND, "step": {"type": ["go"], "far": 3}}),
    ("$.step.far", {**SOUND, "step": {"type": "go", "far": False}}),
    ("$.step.why", {**SOUND, "step": {"type": "stay", "why": "bored"}}),
    ("$.step.far", {**SOUND, "step": {"type": "stay", "why": "lost", "far": 1}}),
    ("$.by_name", {**SOUND, "by_name": [["b", 2]]}),
    ("$.by_name.b", {**SOUND, "by_name": {"b": "2"}}),
    ("$", []),
    ("$", None),
    ("$", "text"),
]


@pytest.mark.parametrize(("path", "value"), FAULTS)
def test_a_fault_is_refused_with_the_path_where_it_stands(path: str, value: Any) -> None:
    with pytest.raises(Unreadable) as refused:
        decode(Whole, value)
    assert refused.value.code == "unreadable-value"
    assert refused.value.params["path"] == path


def test_bools_are_no_ints_and_ints_no_bools() -> None:
    for kind, value in ((int, True), (bool, 1), (str, 1), (int, "1"), (int, 1.0)):
        with pytest.raises(Unreadable):
            decode(kind, value)


def test_no_floats_are_written() -> None:
    with pytest.raises(TypeError):
        encode(1.5)


# few letters, so that Pyodide need not make tables of all there are; the keys are real ones
WORDS = st.sampled_from(["", "parts", "sure", "step", "type", "go", "stay", "far", "name", "x"])


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | WORDS,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
        max_leaves=12,
    )
)
def test_nothing_but_unreadable_is_ever_raised(value: Any) -> None:
    kinds: tuple[Any, ...] = (Whole, Part, int, tuple[int, ...], dict[str, int], Go | Stay)
    for kind in kinds:
        with suppress(Unreadable):
            assert encode(decode(kind, value)) == value


def test_canonical_text_is_sorted_tight_and_plain_ascii() -> None:
    text = canonical({"b": [1, True, None], "a": "Žďár 서울"})
    assert text == '{"a":"\\u017d\\u010f\\u00e1r \\uc11c\\uc6b8","b":[1,true,null]}'


def test_the_board_goes_through_json_and_back(usa: MapDef) -> None:
    assert decode(MapDef, encode(usa)) == usa
