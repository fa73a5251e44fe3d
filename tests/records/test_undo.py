"""Undo, redo, jumps, handing over and resigning, for every game: the log only grows."""

from __future__ import annotations

import functools
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.app.games import GAMES, new_header, rules_for
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.registry import BOTS
from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker
from roundhouse.core.errors import Illegal
from roundhouse.core.record import ActionEntry, decode_record, encode_record
from roundhouse.core.rules import Seat
from roundhouse.core.session import Session, first_difference, load
from tests.strategies import options_of

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
few = functools.partial(settings, max_examples=15)
# a person at seat 0, bots at the others
SEATS = (None, "greedy", "random")


def begin(
    game: str,
    seed: str,
    bots: tuple[str | None, ...] = SEATS,
    options: dict[str, Json] | None = None,
) -> Session:
    seats = tuple(Seat(f"Seat {number}", "slate", bot) for number, bot in enumerate(bots))
    header = new_header(game, options or {}, seed, seats)
    return Session(rules_for(header), header)


def act(session: Session) -> dict[str, Any]:
    """Lets the deciding seat do what its bot does there; a person does as `greedy` would."""
    seat = session.rules.deciding_seat(session.state)
    assert seat is not None
    bot = BOTS[session.header.game][session.controls[seat] or "greedy"]
    picker = Picker(session.header.seed, seat, session.position.depth)
    offers = session.rules.offers(session.state)
    action = decide(bot, Decision(session.rules, session.state, offers, picker))
    session.submit((action,))
    return action


def is_running(session: Session) -> bool:
    return session.rules.deciding_seat(session.state) is not None


def play(session: Session, actions: int) -> Session:
    for _ in range(actions):
        if is_running(session):
            act(session)
    return session


def play_until_undo(session: Session) -> Session:
    """Goes on until something can be taken back."""
    while not session.undo_targets():
        act(session)
    return session


seeds = st.text("abcdef", min_size=1, max_size=8)
lengths = st.integers(0, 60)


@EVERY_GAME
@few()
@given(seed=seeds, length=lengths, data=st.data())
def test_undo_then_redo_is_identity(game: str, seed: str, length: int, data: st.DataObject) -> None:
    begun = begin(game, seed, options=data.draw(options_of(game)))
    session = play_until_undo(play(begun, length))
    before, log = session.position, list(session.entries)
    target = data.draw(st.sampled_from(session.undo_targets()))
    session.undo(target.depth)
    assert session.state == target.state
    assert session.can_redo
    session.redo()
    assert session.position is before
    assert session.entries[:-2] == log
    assert not session.can_redo


@EVERY_GAME
@few()
@given(seed=seeds, length=lengths)
def test_several_undos_are_redone_in_turn(game: str, seed: str, length: int) -> None:
    session = play(begin(game, seed), length)
    passed = []
    while session.undo_targets():
        passed.append(session.position)
        session.undo()
    while session.can_redo:
        session.redo()
        assert session.position is passed.pop()
    assert passed == []


@EVERY_GAME
@few()
@given(seed=seeds, length=lengths)
def test_after_an_undo_the_same_action_brings_the_same_replies(
    game: str, seed: str, length: int
) -> None:
    """Bots' replies and their dice come out the same, since both hang on the position alone."""
    session = play_until_undo(play(begin(game, seed), length))
    play(session, 12)
    if not session.undo_targets():
        return
    target, before = session.undo_targets()[-1], session.position
    session.undo(target.depth)
    while session.position.depth < before.depth:
        act(session)
    assert session.state == before.state


@EVERY_GAME
@few()
@given(seed=seeds, length=lengths)
def test_another_action_after_an_undo_ends_the_redo(game: str, seed: str, length: int) -> None:
    session = play_until_undo(play(begin(game, seed), length))
    session.undo()
    act(session)
    assert not session.can_redo
    with pytest.raises(Illegal, match="nothing-to-redo"):
        session.redo()


@EVERY_GAME
@few()
@given(seed=seeds, length=lengths)
def test_a_persons_roll_closes_what_lies_before_it(game: str, seed: str, length: int) -> None:
    """Their own or another person's; a bot's roll closes nothing."""
    session = play(begin(game, seed, (None, None, "greedy")), length)
    closed = 0
    for number, entry in enumerate(session.entries):
        assert isinstance(entry, ActionEntry)
        if entry.chance and session.header.seats[entry.seat].bot is None:
            closed = number + 1
    persons = [
        number
        for number, entry in enumerate(session.entries)
        if isinstance(entry, ActionEntry) and session.header.seats[entry.seat].bot is None
    ]
    targets = [position.depth for position in session.undo_targets()]
    assert targets == sorted((number for number in persons if number >= closed), reverse=True)


@EVERY_GAME
@few()
@given(seed=seeds, length=lengths)
def test_what_is_closed_cannot_be_taken_back(game: str, seed: str, length: int) -> None:
    session = play(begin(game, seed), length)
    allowed = {position.depth for position in session.undo_targets()}
    for depth in (-1, 0, 1, session.position.depth, session.position.depth + 1):
        if depth not in allowed:
            before = session.seq
            with pytest.raises(Illegal, match="nothing-to-undo"):
                session.undo(depth)
            assert session.seq == before


def play_around_the_table(session: Session, data: st.DataObject, requests: int) -> None:
    """Any requests a table may make, in any order; checks that the log only grows."""
    count = session.rules.seat_count
    for _ in range(requests):
        log = list(session.entries)
        request = data.draw(
            st.sampled_from(["act", "act", "act", "undo", "redo", "seat", "resign"])
        )
        try:
            if request == "act" and is_running(session):
                act(session)
            elif request == "undo":
                session.undo()
            elif request == "redo":
                session.redo()
            elif request == "seat":
                bots = st.sampled_from([None, *BOTS[session.header.game]])
                session.hand_over(data.draw(st.integers(0, count - 1)), data.draw(bots))
            elif request == "resign":
                session.resign()
        except Illegal:
            assert session.entries == log
        assert session.entries[: len(log)] == log
        assert len(session.entries) <= len(log) + 1


@EVERY_GAME
@few(max_examples=25)
@given(seed=seeds, data=st.data())
def test_whatever_happens_at_the_table_the_record_is_genuine(
    game: str, seed: str, data: st.DataObject
) -> None:
    session = begin(game, seed, options=data.draw(options_of(game)))
    play_around_the_table(session, data, 40)
    record = decode_record(json.loads(json.dumps(encode_record(session.record))))
    assert first_difference(record, rules_for) is None
    loaded = load(record, rules_for)
    assert loaded.state == session.state
    assert loaded.controls == session.controls
    assert loaded.can_redo == session.can_redo
    assert [p.depth for p in loaded.undo_targets()] == [p.depth for p in session.undo_targets()]


@EVERY_GAME
@few()
@given(seed=seeds, data=st.data())
def test_a_jump_shows_what_the_beginning_of_the_log_leads_to(
    game: str, seed: str, data: st.DataObject
) -> None:
    session = begin(game, seed)
    play_around_the_table(session, data, 30)
    entry = data.draw(st.integers(0, session.seq))
    beginning = replace(session.record, entries=session.record.entries[:entry], result=None)
    assert load(beginning, rules_for).state == session.positions[entry].state


@EVERY_GAME
@few()
@given(seed=seeds, length=lengths)
def test_a_seat_handed_to_a_bot_and_back(game: str, seed: str, length: int) -> None:
    session = play(begin(game, seed), length)
    before = session.position
    session.hand_over(0, "random")
    assert session.controls[0] == "random"
    session.hand_over(0, None)
    assert session.controls[0] is None
    assert session.position is before
    with pytest.raises(Illegal, match="seat-unchanged"):
        session.hand_over(0, None)


@EVERY_GAME
@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_no_such_seat_to_hand_over(game: str, seat: int) -> None:
    with pytest.raises(Illegal, match="unknown-seat"):
        begin(game, "seat").hand_over(seat, "greedy")


@EVERY_GAME
@few()
@given(seed=seeds, length=lengths)
def test_who_resigns_decides_nothing_more(game: str, seed: str, length: int) -> None:
    session = play(begin(game, seed), length)
    seat = session.rules.deciding_seat(session.state)
    assert seat is not None
    session.resign()
    assert session.rules.cash(session.state)[seat] == 0
    for _ in range(20):
        if not is_running(session):
            break
        assert session.rules.deciding_seat(session.state) != seat
        act(session)


@EVERY_GAME
def test_all_but_one_resigned_ends_the_game(game: str) -> None:
    session = begin(game, "alone", (None, None, None))
    session.resign()
    session.resign()
    assert not is_running(session)
    with pytest.raises(Illegal, match="game-over"):
        session.resign()


@EVERY_GAME
def test_resigning_can_be_taken_back(game: str) -> None:
    session = begin(game, "stay", (None, None, None))
    before = session.position
    session.resign()
    session.undo()
    assert session.position is before
    assert session.rules.deciding_seat(session.state) is not None
