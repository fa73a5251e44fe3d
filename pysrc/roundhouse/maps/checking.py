"""What the checks of every kind of map are made of (build time)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from roundhouse.maps.faults import Fault

Tables = TypeVar("Tables")
Check = Callable[[Tables], Iterator[Fault]]


def run_checks(
    checks: Iterable[tuple[Check[Tables], tuple[str, ...]]],
    tables: Tables,
    known: Sequence[Fault],
) -> list[Fault]:
    """What the checks find, after the `known` faults.

    Each check names the files it trusts and runs only when they are sound so far: an unreadable city
    must not bring two hundred payoffs of an unknown city after it.
    """
    faults = list(known)
    for check, trusted in checks:
        if not any(fault.file in trusted for fault in faults):
            faults += check(tables)
    return faults


def find_repeated(column: str, entries: Iterable[tuple[str, str, int]]) -> Iterator[Fault]:
    """Names that stand twice among (file, name, line)."""
    first: dict[str, tuple[str, int]] = {}
    for file, name, line in entries:
        known = first.setdefault(name, (file, line))
        if known != (file, line):
            yield Fault(file, line, f"{column} {name!r} already stands in {known[0]}:{known[1]}")


def find_unknown(
    file: str, line: int, kind: str, names: Iterable[str], known: set[str]
) -> Iterator[Fault]:
    """Names on a line that nothing known has, each once."""
    for name in dict.fromkeys(names):
        if name not in known:
            yield Fault(file, line, f"unknown {kind} {name!r}")
