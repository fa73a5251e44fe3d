"""Daily games in which a bot has the person's seat."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from roundhouse.app.codes import write_code
from roundhouse.app.daily import code_of
from roundhouse.app.editions import DailyBoard, board_of
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.registry import BOTS
from roundhouse.core.dice import Picker
from roundhouse.core.session import Session

GAME = "coast"
# a date on which Augusta wins from the person's seat, and one on which she does not
WON, LOST = "2026-11-04", "2026-11-19"
# codes as they were given out under the first edition, one a line
RELEASED = Path(__file__).parent / "edition-1-codes.txt"


def begin(board: DailyBoard) -> Session:
    """A counted attempt on a board."""
    session = Session(board.rules(), board.header(board.seats))
    session.counted = True
    return session


def step(session: Session, bot: str) -> None:
    """One decision; in the person's seat, `bot`'s."""
    seat = session.rules.deciding_seat(session.state)
    assert seat is not None
    picker = Picker(session.header.seed, seat, session.position.depth)
    offers = session.rules.offers(session.state)
    decision = Decision(session.rules, session.state, offers, picker)
    player = BOTS[session.header.game][session.controls[seat] or bot]
    session.submit((decide(player, decision),))


def play_on(board: DailyBoard, bot: str = "augusta", most: int | None = None) -> Session:
    """A counted attempt, finished or `most` decisions long."""
    session = begin(board)
    while session.rules.deciding_seat(session.state) is not None and session.seq != most:
        step(session, bot)
    return session


@cache
def finished(date: str, bot: str = "augusta") -> tuple[DailyBoard, Session]:
    """A finished attempt; not to be played on."""
    board = board_of(GAME, date)
    return board, play_on(board, bot)


@cache
def code_on(date: str, name: str = "Ada") -> str:
    """The result code of a finished attempt."""
    return write_code(code_of(*finished(date), name))
