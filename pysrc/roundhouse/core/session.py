"""A game in progress: its rules, its record and its position, moving forward together.

The log only ever grows. Undo and redo are entries too: they choose another position of the tree of
positions that the actions have made, and the dice of a position come from counters inside it, so
what is taken back comes out the same when it is played again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from roundhouse.core.codec import Json, canonical, encode
from roundhouse.core.dice import Chance, Draws, NotedDraws, RecordedDraws, SeededDraws
from roundhouse.core.errors import Illegal, RoundhouseError, Stale, Unreadable
from roundhouse.core.record import (
    ActionEntry,
    Entry,
    Header,
    Record,
    RedoEntry,
    ResignEntry,
    SeatEntry,
    UndoEntry,
)
from roundhouse.core.rules import Event, Outcome, Rules, Step

RulesMaker = Callable[[Header], Rules[Any]]


@dataclass(frozen=True, slots=True)
class Advance:
    """What a request added: log entries, and the events they led to."""

    entries: tuple[Entry, ...]
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """A state, and the action that led to it from its parent.

    `depth` counts the actions before it. `by_human` and `rolled` tell of the last one: who took it,
    and whether dice were shown.
    """

    state: Any
    depth: int = 0
    parent: Position | None = None
    by_human: bool = False
    rolled: bool = False


class Session:
    """Holds one game. `seq`, the number of log entries, names the position a request was made for.

    `positions[i]` stands after `i` log entries, and `told[i]` is what the last of them led to;
    `controls[s]` is the bot that decides for seat s. In a `counted` game what is done stands: nothing
    is taken back, and no seat changes hands.
    """

    def __init__(self, rules: Rules[Any], header: Header, draws: Draws | None = None) -> None:
        self.rules = rules
        self.header = header
        self.entries: list[Entry] = []
        self.controls = [seat.bot for seat in header.seats]
        noted = NotedDraws(draws or SeededDraws(header.seed))
        outcome = rules.start(noted)
        self.opening = noted.chance
        self.positions = [Position(outcome.state)]
        self.told = [outcome.events]
        self._undone: list[Position] = []
        self.counted = False

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def state(self) -> Any:
        return self.positions[-1].state

    @property
    def record(self) -> Record:
        result = self.rules.result(self.state)
        return Record(self.header, self.opening, tuple(self.entries), result)

    @property
    def line(self) -> tuple[Step[Any], ...]:
        """From the opening to the position that stands, without what was taken back."""
        first: dict[int, int] = {}
        for entry, position in enumerate(self.positions):
            first.setdefault(id(position), entry)
        steps = []
        at: Position | None = self.position
        while at is not None:
            entry = first[id(at)]
            steps.append(Step(entry, at.state, self.told[entry]))
            at = at.parent
        return tuple(reversed(steps))

    def require(self, seq: int) -> None:
        """Raises `Stale` unless the request was made for the position that stands now."""
        if seq != self.seq:
            raise Stale("stale-seq", sent=seq, now=self.seq)

    def submit(self, actions: tuple[dict[str, Json], ...]) -> Advance:
        """Plays all of `actions` or none: an illegal one raises and leaves the session as it was."""
        before = self.seq
        undone = list(self._undone)
        events: list[Event] = []
        try:
            for action in actions:
                events += self.act(action, SeededDraws(self.header.seed))
        except Exception:
            del self.entries[before:]
            del self.positions[before + 1 :]
            del self.told[before + 1 :]
            self._undone = undone
            raise
        return Advance(tuple(self.entries[before:]), tuple(events))

    def act(self, action: dict[str, Json], draws: Draws) -> tuple[Event, ...]:
        """Plays one action with these dice."""
        noted = NotedDraws(draws)
        seat = self._deciding_seat()
        outcome = self.rules.apply(self.state, action, noted)
        self._grow(ActionEntry(seat, action, noted.chance), seat, outcome, noted.chance)
        return outcome.events

    def resign(self, draws: Draws | None = None) -> Advance:
        """The deciding seat leaves the game. Raises `Illegal` where the rules do not let it."""
        noted = NotedDraws(draws or SeededDraws(self.header.seed))
        seat = self._deciding_seat()
        outcome = self.rules.resign(self.state, noted)
        self._grow(ResignEntry(seat, noted.chance), seat, outcome, noted.chance)
        return Advance((self.entries[-1],), outcome.events)

    def hand_over(self, seat: int, bot: str | None) -> Advance:
        """Lets a bot decide for a seat from now on, or a human again (None)."""
        self._require_uncounted()
        if not 0 <= seat < len(self.controls):
            raise Illegal("unknown-seat", seat=seat)
        if self.controls[seat] == bot:
            raise Illegal("seat-unchanged", seat=seat)
        self.controls[seat] = bot
        event = Event("handed_over", {"seat": seat, "bot": bot})
        return self._move_to(SeatEntry(seat, bot), self.position, event)

    def undo(self, depth: int | None = None) -> Advance:
        """Takes back to a human's action that no human's roll has closed; None: the latest one.

        Bots' replies and their rolls go with it. Raises `Illegal` if there is no such action.
        """
        self._require_uncounted()
        target = next(
            (
                position
                for position in self.undo_targets()
                if depth is None or position.depth == depth
            ),
            None,
        )
        if target is None:
            raise Illegal("nothing-to-undo")
        self._undone.append(self.position)
        event = Event("undone", {"seat": self.rules.deciding_seat(target.state)})
        return self._move_to(UndoEntry(target.depth), target, event)

    def redo(self) -> Advance:
        """Makes what the last undo took back stand again. Raises `Illegal` if there is none."""
        if not self._undone:
            raise Illegal("nothing-to-redo")
        position = self._undone.pop()
        event = Event("redone", {"seat": self.rules.deciding_seat(self.state)})
        return self._move_to(RedoEntry(position.depth), position, event)

    def undo_targets(self) -> tuple[Position, ...]:
        """The positions an undo may go back to, nearest first."""
        if self.counted:
            return ()
        targets = []
        position = self.position
        while position.parent is not None and not (position.by_human and position.rolled):
            if position.by_human:
                targets.append(position.parent)
            position = position.parent
        return tuple(targets)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def _require_uncounted(self) -> None:
        if self.counted:
            raise Illegal("counted-attempt")

    def _deciding_seat(self) -> int:
        seat = self.rules.deciding_seat(self.state)
        if seat is None:
            raise Illegal("game-over")
        return seat

    def _grow(self, entry: Entry, seat: int, outcome: Outcome[Any], chance: Chance) -> None:
        before = self.position
        self._undone.clear()
        self.entries.append(entry)
        self.told.append(outcome.events)
        self.positions.append(
            Position(
                outcome.state,
                before.depth + 1,
                before,
                by_human=self.controls[seat] is None,
                rolled=bool(chance),
            )
        )

    def _move_to(self, entry: Entry, position: Position, event: Event) -> Advance:
        self.entries.append(entry)
        self.told.append((event,))
        self.positions.append(position)
        return Advance((entry,), (event,))


def load(record: Record, make_rules: RulesMaker) -> Session:
    """The session a record leads to, trusting its dice; everything in it must still be legal.

    Raises `Unreadable` or `Illegal` for a record that cannot have been played.
    """
    (session,) = deque(retrace(record, make_rules), maxlen=1)
    if record.result is not None and session.record.result != record.result:
        raise Unreadable("record-result-differs")
    return session


def retrace(record: Record, make_rules: RulesMaker) -> Iterator[Session]:
    """The one session as it stands after the set-up and then after each entry.

    Trusts the dice. Raises `Unreadable` or `Illegal` at the entry that cannot have been played.
    """
    opening = RecordedDraws(record.opening)
    session = Session(make_rules(record.header), record.header, opening)
    opening.close()
    yield session
    for entry in record.entries:
        draws = RecordedDraws(getattr(entry, "chance", ()))
        _follow(session, entry, draws)
        draws.close()
        yield session


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record and what seed and rules lead to part.

    `entry` -1 stands for the set-up, the number of entries for the result. `code` is what a refused
    entry was refused with, or `opening-differs`, `entry-differs`, `result-differs`; those have what
    is `due` and what was `found` in `params`.
    """

    entry: int
    code: str
    params: dict[str, Json]


def find_difference(record: Record, make_rules: RulesMaker) -> Difference | None:
    """Strict check: the first entry that seed and rules do not lead to; None if all do.

    Raises `Unreadable` or `Illegal` for a header that no game here can be set up from.
    """
    session = Session(make_rules(record.header), record.header)
    if session.opening != record.opening:
        due, found = encode(session.opening), encode(record.opening)
        return Difference(-1, "opening-differs", {"due": due, "found": found})
    draws = SeededDraws(record.header.seed)
    for number, entry in enumerate(record.entries):
        try:
            _follow(session, entry, draws)
        except RoundhouseError as refused:
            if session.seq > number:
                due, found = encode(session.entries[-1]), encode(entry)
                return Difference(number, refused.code, {"due": due, "found": found})
            return Difference(number, refused.code, dict(refused.params))
    result = session.record.result
    if canonical(result) != canonical(record.result):
        differing = {"due": result, "found": record.result}
        return Difference(len(record.entries), "result-differs", differing)
    return None


def first_difference(record: Record, make_rules: RulesMaker) -> int | None:
    """The number of the entry that `find_difference` finds."""
    difference = find_difference(record, make_rules)
    return None if difference is None else difference.entry


def _follow(session: Session, entry: Entry, draws: Draws) -> None:
    """Does what an entry says was done. Raises what the session raises if it cannot be."""
    match entry:
        case ActionEntry():
            _require_seat(session, entry.seat)
            session.act(entry.action, draws)
        case ResignEntry():
            _require_seat(session, entry.seat)
            session.resign(draws)
        case SeatEntry():
            session.hand_over(entry.seat, entry.bot)
        case UndoEntry():
            session.undo(entry.depth)
        case RedoEntry():
            session.redo()
    if session.entries[-1] != entry:
        raise Unreadable("entry-differs", entry=session.seq - 1)


def _require_seat(session: Session, seat: int) -> None:
    if session.rules.deciding_seat(session.state) != seat:
        raise Illegal("seat-not-deciding", seat=seat)
