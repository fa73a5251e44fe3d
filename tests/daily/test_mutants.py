"""A sample of damaged codes; `make fuzz-codes` tries 10,000."""

from __future__ import annotations

import pytest

from tests.fuzz.codes import WAYS, try_code

pytestmark = pytest.mark.native

PARTS = 4
PART_SIZE = 25


@pytest.mark.parametrize("part", range(PARTS))
def test_a_damaged_code_is_refused_or_proves_what_it_says(part: int) -> None:
    verdicts = [try_code(f"test/{part}/{number}") for number in range(PART_SIZE)]
    assert [verdict for verdict in verdicts if verdict.fault is not None] == []
    assert {verdict.way for verdict in verdicts} == {*WAYS}
    assert any(verdict.recomputed and not verdict.accepted for verdict in verdicts)


def test_some_mutants_are_accepted() -> None:
    """Else the sample would show nothing about what may be: a code with another name is one."""
    for number in range(400):
        verdict = try_code(f"accepted/{number}")
        if verdict.way == "claim" and verdict.accepted:
            return
    raise AssertionError("no mutant was accepted")
