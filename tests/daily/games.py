"""Daily games in which a bot has the person's seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from roundhouse.app.codes import write_code
from roundhouse.app.daily import code_of
from roundhouse.app.editions import DailyBoard, board_of, bots_at
from roundhouse.bots.base import Decision, decide
from roundhouse.core.dice import Picker
from roundhouse.core.session import Session


@dataclass(frozen=True, slots=True)
class Example:
    """A date on which `bot` wins from the person's seat, and one on which it does not."""

    game: str
    bot: str
    won: str
    lost: str


EXAMPLES = {
    example.game: example
    for example in (
        Example("coast", "augusta", "2026-11-04", "2026-11-19"),
        Example("siberia", "valentina", "2026-11-04", "2026-11-10"),
    )
}
# the game of which all is tried; of the others, what is theirs
GAME = "coast"
WON, LOST = EXAMPLES[GAME].won, EXAMPLES[GAME].lost


def released_codes() -> list[str]:
    """Codes as they were given out under each game's first edition."""
    found = Path(__file__).parent.glob("*-edition-1-codes.txt")
    return [code for path in sorted(found) for code in path.read_text(encoding="ascii").split()]


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
    player = bots_at(session.header)[session.controls[seat] or bot]
    session.submit((decide(player, decision),))


def play_on(board: DailyBoard, bot: str | None = None, most: int | None = None) -> Session:
    """A counted attempt, finished or `most` decisions long."""
    session = begin(board)
    while session.rules.deciding_seat(session.state) is not None and session.seq != most:
        step(session, bot or EXAMPLES[board.game].bot)
    return session


@cache
def finished(date: str, bot: str | None = None, game: str = GAME) -> tuple[DailyBoard, Session]:
    """A finished attempt; not to be played on."""
    board = board_of(game, date)
    return board, play_on(board, bot)


@cache
def code_on(date: str, name: str = "Ada", game: str = GAME) -> str:
    """The result code of a finished attempt."""
    return write_code(code_of(*finished(date, game=game), name))
