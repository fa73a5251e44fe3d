"""The operations on daily boards and result codes; in a browser, read in when first asked for.

The clock is the front end's: it says which date it is, and what may be counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundhouse.app.codes import clean_name, write_code
from roundhouse.app.daily import (
    code_of,
    daily_game,
    finish_of,
    read_entry,
    require_board,
    verify_code,
)
from roundhouse.app.editions import DailyBoard, board_of, first_date
from roundhouse.app.requests import Answer, Request, read_list, read_text
from roundhouse.core.codec import Json, decode, encode
from roundhouse.core.errors import Illegal, Unreadable
from roundhouse.core.record import ActionEntry, ResignEntry
from roundhouse.core.rules import Seat
from roundhouse.core.session import Session


class Contest:
    """Answers about boards, the running game on one, and codes. `running` gives the game at hand."""

    def __init__(self, running: Callable[[], Session]) -> None:
        self._running = running
        self.operations: dict[str, Callable[[Request], Answer]] = {
            "daily": self._describe,
            "daily_finish": self._finish,
            "daily_code": self._check_code,
        }

    def open(self, request: Request) -> Session:
        """A game on the board of a date; `counted` says that it is the one attempt."""
        board = _board(request)
        named = read_list(request, "seats")
        if len(named) != len(board.seats):
            raise Unreadable("request-unreadable", key="seats")
        seats = tuple(
            _name_seat(value, seat.bot) for value, seat in zip(named, board.seats, strict=True)
        )
        session = Session(board.rules(), board.header(seats))
        session.counted = request.get("counted") is True
        return session

    def _describe(self, request: Request) -> Answer:
        board = _board(request)
        edition = board.edition
        return {
            "game": board.game,
            "date": board.date,
            "first": first_date(board.game),
            "edition": edition.number,
            "map": edition.map,
            "bots": list(board.bots),
            "options": edition.options,
        }

    def _finish(self, request: Request) -> Answer:
        """What the running game on a board came to, and the code of a counted attempt."""
        session, board = self._running(), _board(request)
        require_daily(session, board)
        finish = finish_of(board, session)
        code = None
        if session.counted:
            code = write_code(code_of(board, session, clean_name(read_text(request, "name"))))
        return {
            "score": encode(finish.score),
            "order": list(daily_game(board.game).order(finish.score)),
            "marks": list(finish.marks),
            "code": code,
        }

    def _check_code(self, request: Request) -> Answer:
        """What a code of a board claims; with `proved` true it has been replayed."""
        board, text = _board(request), read_text(request, "code")
        code, entry = read_entry(text)
        require_board(code.claim, board.game, board.date)
        marks: Any = None
        if request.get("proved") is True:
            entry, marks = verify_code(text)
        return {"entry": encode(entry), "marks": marks and list(marks)}


def require_daily(session: Session, board: DailyBoard) -> None:
    """Raises `Illegal` unless a game is played on a board, by those who sit there."""
    header = session.header
    bots = [seat.bot for seat in header.seats]
    if header != board.header(header.seats) or bots != [seat.bot for seat in board.seats]:
        raise Illegal("other-board", date=board.date)


def count(session: Session, date: str) -> None:
    """Takes a kept game for the counted attempt on a date's board again.

    Raises `Illegal` for one that cannot be it: another board's, or one in which something was taken back.
    """
    require_daily(session, board_of(session.header.game, date))
    if not all(isinstance(entry, ActionEntry | ResignEntry) for entry in session.entries):
        raise Illegal("counted-attempt")
    session.counted = True


def _board(request: Request) -> DailyBoard:
    return board_of(read_text(request, "game"), read_text(request, "date"))


def _name_seat(value: Json, bot: str | None) -> Seat:
    if not isinstance(value, dict):
        raise Unreadable("seat-unreadable")
    seat = decode(Seat, {**value, "bot": bot})
    return Seat(clean_name(seat.name), clean_name(seat.colour), bot)
