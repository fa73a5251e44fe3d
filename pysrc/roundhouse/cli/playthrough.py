"""A record as a story for the terminal: one line for each thing that happened.

The words hang on the kinds of events and the names of their details, not on any game's rules: a new
event needs a template in `cli.templates` and nothing else, and one without shows its details as they
are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from roundhouse.app.boards import board, maps_root
from roundhouse.app.games import GAMES, rules_for
from roundhouse.cli.templates import TEMPLATES
from roundhouse.core.codec import Json, canonical, encode
from roundhouse.core.record import (
    ActionEntry,
    Entry,
    Record,
    RedoEntry,
    ResignEntry,
    SeatEntry,
    UndoEntry,
)
from roundhouse.core.session import Session, retrace
from roundhouse.maps.linkmap import LinkMap
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.rows import MapTables
from roundhouse.maps.sources import read_map


def describe_playthrough(record: Record) -> Iterator[dict[str, Json]]:
    """The set-up and then each entry: its number, what stood in the log, and what it led to.

    Raises `Unreadable` or `Illegal` at an entry that cannot have been played.
    """
    for session in retrace(record, rules_for):
        state = session.state
        yield {
            "entry": session.seq,
            "log": encode(session.entries[-1]) if session.entries else None,
            "events": [event.describe() for event in session.told[-1]],
            "cash": list(session.rules.cash(state)),
            "result": session.rules.result(state),
        }


def tell_playthrough(record: Record) -> Iterator[str]:
    """The same in words, line by line. Raises as `describe_playthrough` does."""
    words = Words(record)
    yield from _tell_header(record)
    for session in retrace(record, rules_for):
        if session.entries:
            yield f"{session.seq:>5}  {words.entry(session.entries[-1])}"
        for event in (event.describe() for event in session.told[-1]):
            if event["kind"] == "turn_began":
                # the money as the entry leaves it: a turn's last entry opens the next turn
                yield words.cash(session)
                count = "round" if "round" in event else "turn"
                yield f"--- {count} {event[count]}: {words.event(event)}"
            else:
                yield f"       {words.event(event)}"
        result = session.rules.result(session.state)
        if result is not None:
            yield from words.ranking(result)


def _tell_header(record: Record) -> Iterator[str]:
    header = record.header
    yield f"{header.game}, rules version {header.rules_version}, map {header.map}"
    yield f"seed {canonical(header.seed)}"
    for number, seat in enumerate(header.seats, start=1):
        yield f"seat {number}: {seat.name} ({seat.bot or 'a person'})"
    defaults = {
        option["id"]: option["default"] for option in GAMES[header.game].describe()["options"]
    }
    for name, value in sorted(header.options.items()):
        if value != defaults.get(name):
            yield f"option {name}: {canonical(value)}"
    yield "the set-up"


class Words:
    """Turns ids and numbers of one record into words."""

    def __init__(self, record: Record) -> None:
        self._names = [seat.name for seat in record.header.seats]
        self._board = board(record.header.map)
        self.templates = TEMPLATES[record.header.game]
        tables = read_map(maps_root() / record.header.map)
        self._places = {city.id: city.name for city in tables.cities}
        if isinstance(tables, MapTables):
            self._places |= {place.id: place.name for place in tables.places}
        self._forms: dict[str, Callable[[Any], str]] = {
            **dict.fromkeys(("seat", "partner", "payer", "payee", "buyer", "winner"), self.name),
            **dict.fromkeys(("city", "home"), self._place),
            "region": _title,
            **dict.fromkeys(("amount", "price", "payoff"), _dollars),
            "bot": lambda bot: bot or "a person",
            "dice": lambda dice: "-".join(map(str, dice)),
            "railroads": ", ".join,
            "path": self.ride,
            "points": self._last_point,
            "link": self.link,
            "links": lambda links: ", ".join(map(self.link, links)),
        }

    def event(self, event: dict[str, Json]) -> str:
        """One event as a line."""
        template = self.templates.get(event["kind"])
        return canonical(event) if template is None else self.fill(template, event)

    def fill(self, template: str, details: dict[str, Json], **as_they_are: Any) -> str:
        """A template with details put into words, and others left as they are."""
        words: dict[str, Any] = {
            name: self._forms.get(name, str)(value) for name, value in details.items()
        }
        if "give_cash" in details:
            words["give"] = _side(details["give_cash"], details["give_deeds"])
            words["take"] = _side(details["take_cash"], details["take_deeds"])
        return template.format_map({**words, **as_they_are})

    def entry(self, entry: Entry) -> str:
        """What stands in the log."""
        match entry:
            case ActionEntry():
                return f"{self._names[entry.seat]}: {entry.action['type']}"
            case ResignEntry():
                return f"{self._names[entry.seat]}: resign"
            case SeatEntry():
                return f"{self._names[entry.seat]}: hand over"
            case UndoEntry():
                return f"undo, back to where {entry.depth} actions stood"
            case RedoEntry():
                return f"redo, on to where {entry.depth} actions stood"

    def cash(self, session: Session) -> str:
        """What everybody has in hand."""
        amounts = session.rules.cash(session.state)
        parts = [
            # other accounts come after those of the seats
            f"{name} {_dollars(amount)}"
            for name, amount in zip(self._names, amounts, strict=False)
        ]
        return f"       cash: {', '.join(parts)}"

    def ranking(self, result: Json) -> Iterator[str]:
        """The final table, best first."""
        yield "ranking"
        for row in result["ranking"]:
            figures = ", ".join(
                f"{name.replace('_', ' ')} {_dollars(value)}"
                for name, value in row.items()
                if name not in ("seat", "place")
            )
            yield f"  {row['place']}. {self._names[row['seat']]}: {figures}"

    def _place(self, place_id: str) -> str:
        return self._places[place_id]

    def _last_point(self, points: list[int]) -> str:
        assert isinstance(self._board, MapDef)
        return self._place(self._board.points[points[-1]].id)

    def name(self, whose: int | str | None) -> str:
        """Who sits there, or a railroad by its id; None is the Bank."""
        if isinstance(whose, str):
            return whose
        return "the Bank" if whose is None else self._names[whose]

    def link(self, number: int) -> str:
        """The cities that a link joins."""
        assert isinstance(self._board, LinkMap)
        places = self._board.links[number].places
        return "-".join(self._place(self._board.places[place].id) for place in places)

    def ride(self, path: list[int]) -> str:
        """The lines ridden in order, each with its mileposts."""
        assert isinstance(self._board, MapDef)
        runs: list[tuple[str, int]] = []
        for section in path:
            railroad = self._board.railroads[self._board.sections[section].railroad].id
            if runs and runs[-1][0] == railroad:
                runs[-1] = (railroad, runs[-1][1] + 1)
            else:
                runs.append((railroad, 1))
        return ", ".join(f"{railroad} {mileposts}" for railroad, mileposts in runs)


def _title(name: str) -> str:
    return name.replace("-", " ").title()


def _dollars(amount: int) -> str:
    return f"${amount:,}"


def _side(cash: int, deeds: list[str]) -> str:
    return " and ".join([*deeds, *([_dollars(cash)] if cash or not deeds else [])])
