"""A game in progress: its rules, its record and its position, moving forward together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from roundhouse.core.codec import Json
from roundhouse.core.dice import NotedDraws, RecordedDraws, SeededDraws
from roundhouse.core.errors import Illegal, Stale
from roundhouse.core.record import ActionEntry, Entry, Header, Record
from roundhouse.core.rules import Event, Rules

RulesMaker = Callable[[Header], Rules[Any]]


@dataclass(frozen=True, slots=True)
class Advance:
    """What a submission added: log entries, and the events they led to."""

    entries: tuple[Entry, ...]
    events: tuple[Event, ...]


class Session:
    """Holds one game. `seq`, the number of log entries, names the position a request was made for."""

    def __init__(self, rules: Rules[Any], header: Header) -> None:
        self.rules = rules
        self.header = header
        draws = NotedDraws(SeededDraws(header.seed))
        outcome = rules.start(draws)
        self.opening = draws.chance
        self.opening_events = outcome.events
        self.state = outcome.state
        self.entries: list[Entry] = []

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def record(self) -> Record:
        return Record(self.header, self.opening, tuple(self.entries))

    def require(self, seq: int) -> None:
        """Raises `Stale` unless the request was made for the position that stands now."""
        if seq != self.seq:
            raise Stale("stale-seq", sent=seq, now=self.seq)

    def submit(self, actions: tuple[dict[str, Json], ...]) -> Advance:
        """Plays all of `actions` or none: an illegal one raises and leaves the session as it was."""
        state, source = self.state, SeededDraws(self.header.seed)
        entries: list[Entry] = []
        events: list[Event] = []
        for action in actions:
            seat = self.rules.deciding_seat(state)
            if seat is None:
                raise Illegal("game-over")
            draws = NotedDraws(source)
            outcome = self.rules.apply(state, action, draws)
            state = outcome.state
            entries.append(ActionEntry(seat, action, draws.chance))
            events += outcome.events
        self.state = state
        self.entries += entries
        return Advance(tuple(entries), tuple(events))


def load(record: Record, make_rules: RulesMaker) -> Session:
    """The session a record leads to, trusting its dice; every action must still be legal.

    Raises `Unreadable` or `Illegal` for a record that cannot have been played.
    """
    session = Session(make_rules(record.header), record.header)
    opening = RecordedDraws(record.opening)
    session.state = session.rules.start(opening).state
    opening.close()
    session.opening = record.opening
    for entry in record.entries:
        session.state = _replay(session.rules, session.state, entry)
    session.entries = list(record.entries)
    return session


def first_difference(record: Record, make_rules: RulesMaker) -> int | None:
    """Strict check: the first entry that seed and rules do not lead to; -1: the set-up; None: sound."""
    session = Session(make_rules(record.header), record.header)
    if session.opening != record.opening:
        return -1
    for number, entry in enumerate(record.entries):
        try:
            made = session.submit((entry.action,)).entries[0]
        except Illegal:
            return number
        if made != entry:
            return number
    return None


def _replay(rules: Rules[Any], state: Any, entry: Entry) -> Any:
    if rules.deciding_seat(state) != entry.seat:
        raise Illegal("seat-not-deciding", seat=entry.seat)
    draws = RecordedDraws(entry.chance)
    after = rules.apply(state, entry.action, draws).state
    draws.close()
    return after
