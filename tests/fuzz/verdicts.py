"""What becomes of things that are damaged on purpose, and how that is reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one mutant. `fault` says what should not have happened, None if nothing.

    `code` is the refusal's, empty of what was accepted; `same`: the damage came to nothing.
    """

    way: str
    recomputed: bool
    accepted: bool
    code: str
    fault: str | None = None
    same: bool = False


def report_verdicts(what: str, verdicts: Iterable[Verdict]) -> int:
    """Prints what became of mutants; 1 if one was accepted that must not be, or crashed."""
    counts: Counter[str] = Counter()
    codes: Counter[str] = Counter()
    faults = 0
    for verdict in verdicts:
        digest = "recomputed" if verdict.recomputed else "stale"
        fate = "unchanged" if verdict.same else "accepted" if verdict.accepted else "refused"
        counts[f"{verdict.way}, digest {digest}: {fate}"] += 1
        codes[verdict.code or "accepted"] += 1
        if verdict.fault is not None:
            faults += 1
            print(f"{verdict}\n{verdict.fault}", flush=True)
    print(f"{what} {counts.total()}, faults {faults}")
    for kind, count in sorted(counts.items()):
        print(f"  {kind:<40} {count:>6}")
    print(f"  {', '.join(f'{code} {count}' for code, count in codes.most_common())}")
    return 1 if faults else 0
