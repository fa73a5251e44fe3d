"""The daily boards: which board a date has, from the date alone, by the edition it falls into.

An edition is data: `games/<id>/editions.json`, each in force from its `first` date until the next
one's. It pins everything a board follows from, so an edition that has been in force is never changed
(`pysrc/README.md`, "Daily boards").
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data
from typing import Any

from roundhouse.app.games import GAMES, rules_for
from roundhouse.bots.base import Bot
from roundhouse.bots.registry import BOTS, bots_of
from roundhouse.core.codec import Json, decode
from roundhouse.core.dice import Block, block_values
from roundhouse.core.errors import Illegal, Unreadable
from roundhouse.core.jsontext import read_json
from roundhouse.core.record import FORMAT, Header
from roundhouse.core.registry import Registry
from roundhouse.core.rules import Rules, Seat

# what the seeds of daily boards begin with
DAILY = "daily"
# the person's seat; the bots sit behind it in order
HUMAN = 0


@dataclass(frozen=True, slots=True)
class Edition:
    """What the boards from a date on are made of.

    `first` and `announced` are ISO dates (`announced` None: nobody waited for it); `options` are
    spelled out as in a record; a board's bots are one row of `tables`.
    """

    number: int
    first: str
    announced: str | None
    rules_version: int
    bots_version: int
    map: str
    map_hash: str
    options: dict[str, Json]
    tables: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class DailyBoard:
    """The board of one game on one UTC date."""

    game: str
    date: str
    edition: Edition

    @property
    def seed(self) -> str:
        """What the dice of this game, date and edition come from."""
        return f"{DAILY}/{self.game}/{self.edition.number}/{self.date}"

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sits at the table beside the person."""
        tables = self.edition.tables
        drawn = next(block_values(self.seed, Block("daily-table", 0, 0), len(tables)))
        return tables[drawn - 1]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, named for nobody."""
        return (Seat("", ""), *(Seat(bot, "", bot) for bot in self.bots))

    def header(self, seats: tuple[Seat, ...]) -> Header:
        """The header of a game on it; `seats` say what those at the table are called."""
        edition = self.edition
        return Header(
            format=FORMAT,
            game=self.game,
            rules_version=edition.rules_version,
            map=edition.map,
            map_hash=edition.map_hash,
            options=edition.options,
            seed=self.seed,
            seats=seats,
        )

    def rules(self) -> Rules[Any]:
        """Its rules. Raises `Unreadable` with `code-foreign-rules` if rules, map or bots are not here."""
        try:
            # without its bots there is no replaying it either
            bots_of(self.game, self.edition.bots_version)
            return rules_for(self.header(self.seats))
        except (Illegal, Unreadable) as missing:
            raise Unreadable("code-foreign-rules", edition=self.edition.number) from missing


def board_of(game_id: str, date: str) -> DailyBoard:
    """The board of a game on a date, as `2026-11-29`.

    Raises `Illegal` or `Unreadable` for a game without boards, and a date that is none or has none.
    """
    read_date(date)
    in_force = [edition for edition in editions_of(game_id) if edition.first <= date]
    if not in_force:
        raise Illegal("no-board-yet", game=game_id, date=date, first=first_date(game_id))
    return DailyBoard(game_id, date, in_force[-1])


def bots_at(header: Header) -> Registry[Bot]:
    """The bots of a game: on a daily board those that its edition names, else those of now."""
    kind, _, rest = header.seed.partition("/")
    if kind == DAILY:
        for edition in editions_of(header.game):
            if rest.startswith(f"{header.game}/{edition.number}/"):
                return bots_of(header.game, edition.bots_version)
    return BOTS[header.game]


def first_date(game_id: str) -> str:
    """The date of the first board of a game, as `2026-11-29`. Raises `Illegal` for one without boards."""
    return editions_of(game_id)[0].first


@cache
def editions_of(game_id: str) -> tuple[Edition, ...]:
    """All editions of a game, in the order of their dates."""
    if GAMES[game_id].daily is None:
        raise Illegal("no-daily", game=game_id)
    text = get_data(f"roundhouse.games.{game_id}", "editions.json")
    assert text is not None
    return tuple(decode(Edition, value) for value in read_json(text.decode("ascii")))


def read_date(text: str) -> datetime.date:
    """The date in a text such as `2026-11-29`, and in no other form. Raises `Unreadable`."""
    try:
        found = datetime.date.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.isoformat() != text:
        raise Unreadable("date-unreadable", date=text[:20])
    return found
