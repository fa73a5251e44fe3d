"""A sample of damaged records; `make fuzz` tries 20,000."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.fuzz.mutants import try_mutant
from tests.fuzz.verdicts import Verdict

PARTS = 8
PART_SIZE = 50


@pytest.mark.parametrize("part", range(PARTS))
def test_a_damaged_record_is_refused_or_is_a_record_after_all(part: int) -> None:
    verdicts = [try_mutant(f"test/{part}/{number}") for number in range(PART_SIZE)]
    assert [verdict for verdict in verdicts if verdict.fault is not None] == []
    stale = [verdict for verdict in verdicts if not verdict.recomputed and not verdict.same]
    assert stale
    assert not any(verdict.accepted for verdict in stale)


def test_some_mutants_with_a_new_digest_are_records() -> None:
    """Else the sample would show nothing about what may be accepted."""
    found: Counter[str] = Counter()
    for number in range(2_000):
        verdict: Verdict = try_mutant(f"accepted/{number}")
        if verdict.accepted and not verdict.same:
            assert verdict.recomputed
            found[verdict.way] += 1
        if found.total() >= 3:
            return
    raise AssertionError("no mutant was accepted")
