"""Daily games: what a finished one comes to, its result code, and what a code proves.

A code is replayed: the person's decisions are read off it, dice and bots worked out again. It is
accepted only if every decision is legal, the game ends with the last of them, and all that it claims
is what the game came to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from roundhouse.app.codes import Claim, ResultCode, read_code
from roundhouse.app.editions import HUMAN, DailyBoard, board_of
from roundhouse.app.games import GAMES
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.registry import bots_of
from roundhouse.core.choices import ChoiceReader, ChoiceWriter, read_action, write_action
from roundhouse.core.codec import Json
from roundhouse.core.daily import DailyGame, Mark, Score
from roundhouse.core.dice import Picker, SeededDraws
from roundhouse.core.errors import Illegal, RoundhouseError, Unreadable
from roundhouse.core.record import ActionEntry, ResignEntry
from roundhouse.core.rules import Event, Rules
from roundhouse.core.session import Session


@dataclass(frozen=True, slots=True)
class Finish:
    """What a finished daily game comes to."""

    score: Score
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A result on a leaderboard. `order` sorts them, the best first; `play` names the very game."""

    claim: Claim
    play: str
    order: tuple[int, ...]


def daily_game(game_id: str) -> DailyGame:
    """What a game says about its boards. Raises `Illegal` if it has none."""
    make = GAMES[game_id].daily
    if make is None:
        raise Illegal("no-daily", game=game_id)
    return make()


def read_entry(text: str) -> tuple[ResultCode, Entry]:
    """A code and what it claims, nothing of it proved.

    Raises `Unreadable` for what is no code, or none of an edition that is here.
    """
    code = read_code(text)
    claim = code.claim
    try:
        board = board_of(claim.game, claim.date)
    except RoundhouseError as refused:
        raise Unreadable("code-foreign-rules", edition=claim.edition) from refused
    if board.edition.number != claim.edition:
        raise Unreadable("code-foreign-rules", edition=claim.edition)
    order = daily_game(claim.game).order(claim.score)
    return code, Entry(claim, code.play, order)


def require_board(claim: Claim, game_id: str, date: str) -> None:
    """Raises `Unreadable` for a code that is of another board."""
    if claim.game != game_id:
        raise Unreadable("code-foreign-game", found=claim.game, wanted=game_id)
    if claim.date != date:
        raise Unreadable("code-foreign-date", found=claim.date, wanted=date)


def verify_code(text: str) -> tuple[Entry, tuple[Mark, ...]]:
    """What a code proves. Raises `Unreadable` for one that proves nothing."""
    code, entry = read_entry(text)
    finish = _replay(code)
    for name in ("won", "rounds", "money", "worth"):
        if getattr(finish.score, name) != getattr(code.claim.score, name):
            raise Unreadable("code-result-differs", part=name)
    return entry, finish.marks


def describe_opening(board: DailyBoard) -> dict[str, Json]:
    """What a board begins with and its first dice, in the game's own words."""
    return daily_game(board.game).describe_opening(board.rules(), board.seed)


def finish_of(board: DailyBoard, session: Session) -> Finish:
    """What the game on a board came to. Raises `Illegal` while it goes on."""
    if session.rules.result(session.state) is None:
        raise Illegal("code-unfinished")
    told = [step.events for step in session.line]
    return _sum_up(board.game, session.rules, session.state, told)


def code_of(board: DailyBoard, session: Session, name: str) -> ResultCode:
    """The result code of a counted attempt. Raises `Illegal` if there is none to be given."""
    finish = finish_of(board, session)
    if not session.counted:
        raise Illegal("code-not-counted")
    writer, decisions, left = ChoiceWriter(), 0, False
    for entry, position in zip(session.entries, session.positions, strict=False):
        assert isinstance(entry, ActionEntry | ResignEntry)
        if entry.seat != HUMAN:
            continue
        decisions += 1
        if isinstance(entry, ResignEntry):
            left = True
        else:
            write_action(session.rules.offers(position.state), entry.action, writer)
    claim = Claim(board.game, board.date, board.edition.number, name, finish.score)
    return ResultCode(claim, decisions, left, writer.number())


def _replay(code: ResultCode) -> Finish:
    """Plays the game that a code describes. Raises `Unreadable` where it does not come to an end."""
    board = board_of(code.claim.game, code.claim.date)
    rules, seed = board.rules(), board.seed
    known = bots_of(board.game, board.edition.bots_version)
    bots = dict(enumerate((known[bot] for bot in board.bots), start=HUMAN + 1))
    reader, draws = ChoiceReader(code.choices), SeededDraws(seed)
    outcome = rules.start(draws)
    state, told = outcome.state, [outcome.events]
    taken = depth = 0
    while (seat := rules.deciding_seat(state)) is not None:
        if seat == HUMAN:
            taken += 1
            if taken > code.decisions:
                raise Unreadable("code-unfinished", decisions=code.decisions)
            outcome = _decide(rules, state, reader, draws, leaves=_leaves_at(code, taken))
        else:
            picker = Picker(seed, seat, depth)
            decision = Decision(rules, state, rules.offers(state), picker)
            outcome = rules.apply(state, decide(bots[seat], decision), draws)
        state = outcome.state
        told.append(outcome.events)
        depth += 1
    if taken != code.decisions or not reader.is_used_up:
        raise Unreadable("code-goes-on", decisions=code.decisions)
    return _sum_up(board.game, rules, state, told)


def _leaves_at(code: ResultCode, taken: int) -> bool:
    return code.left and taken == code.decisions


def _decide(
    rules: Rules[Any], state: Any, reader: ChoiceReader, draws: SeededDraws, *, leaves: bool
) -> Any:
    """The outcome of the person's next decision. Raises `Unreadable` for one the rules do not allow."""
    try:
        if leaves:
            return rules.resign(state, draws)
        return rules.apply(state, read_action(rules.offers(state), reader), draws)
    except Illegal as refused:
        raise Unreadable("code-illegal", reason=refused.code) from refused


def _sum_up(game_id: str, rules: Rules[Any], state: Any, told: list[tuple[Event, ...]]) -> Finish:
    game = daily_game(game_id)
    score = game.score(rules, state, HUMAN)
    return Finish(score, game.marks(told, HUMAN, score))
