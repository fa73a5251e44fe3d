"""Dice that depend on the seed and their name alone; the values are pinned for ever."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.core.dice import (
    Block,
    NotedDraws,
    Picker,
    RecordedDraws,
    SeededDraws,
    block_values,
)
from roundhouse.core.errors import Unreadable

# A change here breaks every record and every seed that anybody ever noted down.
PINNED = [
    (Block("movement", 0, 0), 6, (3, 4, 1, 1, 5, 5, 3, 6, 6, 6, 6, 5)),
    (Block("destination", 3, 17), 6, (6, 2, 4, 2, 1, 3, 6, 5, 4, 6, 3, 4)),
    (Block("bot", 1, 2), 256, (105, 32, 157, 55, 136, 231, 228, 102, 142, 99, 39, 170)),
]


@pytest.mark.parametrize(("block", "sides", "values"), PINNED)
def test_the_values_of_a_block_are_pinned(
    block: Block, sides: int, values: tuple[int, ...]
) -> None:
    assert tuple(islice(block_values("roundhouse", block, sides), len(values))) == values


@given(st.text(max_size=200), st.integers(0, 5), st.integers(0, 1_000), st.integers(0, 90))
def test_a_part_of_a_block_is_the_same_whenever_it_is_asked(
    seed: str, seat: int, number: int, first: int
) -> None:
    """The coloured die of a movement block does not care whether the white ones were read."""
    block = Block("movement", seat, number)
    whole = SeededDraws(seed).roll(block, 6, 0, first + 3)
    assert SeededDraws(seed).roll(block, 6, first, 3) == whole[first:]


def test_blocks_differ_by_purpose_seat_number_and_seed() -> None:
    names = [("movement", 0, 0), ("movement", 0, 1), ("movement", 1, 0), ("destination", 0, 0)]
    rows = {
        tuple(islice(block_values(seed, Block(*name), 6), 40))
        for name in names
        for seed in ("one", "two")
    }
    assert len(rows) == 8


def test_names_of_blocks_cannot_run_into_each_other() -> None:
    """Seat 1, number 11 is not seat 11, number 1."""
    one, other = Block("movement", 1, 11), Block("movement", 11, 1)
    assert SeededDraws("s").roll(one, 6, 0, 40) != SeededDraws("s").roll(other, 6, 0, 40)


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 256])
def test_every_side_comes_up_evenly(sides: int) -> None:
    """Over 30,000 throws from many short blocks, as a game reads them."""
    throws = 30_000
    seen = Counter(
        value
        for number in range(throws // 6)
        for value in SeededDraws("even").roll(Block("movement", 0, number), sides, 0, 6)
    )
    assert set(seen) == set(range(1, sides + 1))
    expected = throws / sides
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    # five standard deviations of a chi-square with that many degrees of freedom
    assert chi_square < (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5


def test_doubles_come_up_one_time_in_six() -> None:
    rolls = [SeededDraws("d").roll(Block("movement", 0, n), 6, 0, 2) for n in range(6_000)]
    assert 900 < sum(a == b for a, b in rolls) < 1_100


def test_notes_hold_what_was_rolled_and_give_it_back() -> None:
    noted = NotedDraws(SeededDraws("n"))
    block = Block("movement", 0, 0)
    rolled = [noted.roll(block, 6, 0, 2), noted.roll(block, 6, 2, 1)]
    assert noted.chance == tuple(rolled)
    recorded = RecordedDraws(noted.chance)
    assert [recorded.roll(block, 6, 0, 2), recorded.roll(block, 6, 2, 1)] == rolled
    recorded.close()


@pytest.mark.parametrize(
    ("chance", "code"),
    [
        ((), "chance-missing"),
        (((1,),), "chance-impossible"),
        (((1, 2, 3),), "chance-impossible"),
        (((0, 1),), "chance-impossible"),
        (((1, 7),), "chance-impossible"),
    ],
)
def test_what_no_dice_could_have_shown_is_refused(
    chance: tuple[tuple[int, ...], ...], code: str
) -> None:
    with pytest.raises(Unreadable, match=code):
        RecordedDraws(chance).roll(Block("movement", 0, 0), 6, 0, 2)


def test_chance_left_over_is_refused() -> None:
    with pytest.raises(Unreadable, match="chance-left-over"):
        RecordedDraws(((1, 2),)).close()


def test_a_picker_asked_again_picks_the_same() -> None:
    first = [Picker("seed", 2, 7).below(1_000) for _ in range(3)]
    assert len(set(first)) == 1
    assert len({Picker("seed", 2, decision).below(10**6) for decision in range(20)}) == 20


@given(st.integers(1, 5_000))
def test_a_picker_stays_below(count: int) -> None:
    picker = Picker("below", 0, count)
    assert all(0 <= picker.below(count) < count for _ in range(20))


def test_a_picker_picks_evenly() -> None:
    picker = Picker("even", 0, 0)
    seen = Counter(picker.choose("abcde") for _ in range(5_000))
    assert set(seen) == set("abcde")
    assert all(850 < count < 1_150 for count in seen.values())
