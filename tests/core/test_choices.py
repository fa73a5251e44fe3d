"""Choices as one number, and actions as choices."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.core.choices import ChoiceReader, ChoiceWriter, read_action, write_action
from roundhouse.core.dice import Picker
from roundhouse.core.errors import Illegal
from roundhouse.core.offers import Fixed, IntRange, Offer, OneOf, PathOf, Subset

OFFERS = (
    Offer("wait"),
    Offer("pay", (("whom", Fixed(1)), ("amount", IntRange(10, 50, 5)))),
    Offer("pay", (("whom", Fixed(2)), ("amount", IntRange(0, 9)))),
    Offer("give", (("what", Subset(("a", "b", "c"))), ("kind", OneOf(("x", None, 3))))),
)
ways = st.integers(1, 1_000).flatmap(
    lambda most: st.tuples(st.integers(0, most - 1), st.just(most))
)


def written(*actions: dict[str, Any]) -> int:
    writer = ChoiceWriter()
    for action in actions:
        write_action(OFFERS, action, writer)
    return writer.number()


@given(st.lists(ways))
def test_choices_come_back_in_their_order(choices: list[tuple[int, int]]) -> None:
    writer = ChoiceWriter()
    for choice, most in choices:
        writer.put(choice, most)
    reader = ChoiceReader(writer.number())
    assert [(reader.take(most), most) for _, most in choices] == choices
    assert reader.is_used_up


def test_what_was_no_choice_takes_no_room() -> None:
    writer = ChoiceWriter()
    for _ in range(100):
        writer.put(0, 1)
    writer.put(6, 7)
    assert writer.number() == 6


def test_a_choice_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="7 is none of 7"):
        ChoiceWriter().put(7, 7)


@given(st.integers(0, 2**40))
def test_sampled_actions_come_back(seed: int) -> None:
    picker = Picker(str(seed), 0, 0)
    actions = [picker.choose(OFFERS).sample(picker) for _ in range(5)]
    reader = ChoiceReader(written(*actions))
    assert [read_action(OFFERS, reader) for _ in actions] == actions
    assert reader.is_used_up


@given(st.integers(0, 2**200))
def test_any_number_reads_as_actions_that_are_offered(number: int) -> None:
    reader = ChoiceReader(number)
    actions = [read_action(OFFERS, reader) for _ in range(8)]
    for action in actions:
        assert any(o.type == action["type"] and o.refusal(action) is None for o in OFFERS)
    rest = ChoiceReader(written(*actions))
    assert [read_action(OFFERS, rest) for _ in actions] == actions


def test_what_no_offer_covers_is_refused() -> None:
    with pytest.raises(Illegal, match="action-not-open"):
        written({"type": "pay", "whom": 1, "amount": 11})


class Grid:
    """Ways over a ladder of numbered rungs: from n on to 2n + 1 and 2n + 2, three steps long."""

    def refusal(self, path: tuple[int, ...]) -> Illegal | None:
        return None if len(path) == 3 else Illegal("path-too-short")

    def sample(self, picker: Picker) -> tuple[int, ...]:
        return ()

    def branches(self, path: tuple[int, ...]) -> tuple[int, ...]:
        here = path[-1] if path else 0
        return () if len(path) == 3 else (2 * here + 1, 2 * here + 2)


@pytest.mark.parametrize("path", [[1, 3, 7], [2, 6, 14], [2, 5, 11]])
def test_a_path_takes_a_choice_where_it_branches(path: list[int]) -> None:
    offers = (Offer("go", (("path", PathOf(0, -1, 3, Grid())),)),)
    writer = ChoiceWriter()
    write_action(offers, {"type": "go", "path": path}, writer)
    assert writer.number() < 2**3
    assert read_action(offers, ChoiceReader(writer.number())) == {"type": "go", "path": path}
