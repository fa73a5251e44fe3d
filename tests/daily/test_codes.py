"""Result codes: what they hold, what they prove, and how the others are refused."""

from __future__ import annotations

import dataclasses
from dataclasses import replace

import pytest

from roundhouse.app.codes import PREFIX, ResultCode, clean_name, read_code, write_code
from roundhouse.app.daily import code_of, daily_game, finish_of, require_board, verify_code
from roundhouse.app.editions import HUMAN, board_of
from roundhouse.app.games import rules_for
from roundhouse.app.limits import LONGEST_CODE
from roundhouse.core.choices import ChoiceWriter, write_action
from roundhouse.core.daily import Score
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.record import ActionEntry
from roundhouse.core.session import first_difference
from tests.daily.games import (
    EXAMPLES,
    GAME,
    LOST,
    WON,
    Example,
    begin,
    code_on,
    finished,
    play_on,
    released_codes,
    step,
)

MOST_LETTERS = 2_000
EVERY_GAME = pytest.mark.parametrize("example", EXAMPLES.values(), ids=[*EXAMPLES])


def refused(text: str) -> str:
    with pytest.raises(RoundhouseError) as caught:
        verify_code(text)
    return caught.value.code


def changed(text: str, **changes: object) -> str:
    """The code with a fitting digest, but something else in it."""
    code = read_code(text)
    fields = {field.name for field in dataclasses.fields(ResultCode)}
    own = {name: value for name, value in changes.items() if name in fields}
    score = replace(code.claim.score, **changes.pop("score", {}))  # type: ignore[arg-type]
    claimed = {name: value for name, value in changes.items() if name not in fields}
    claim = replace(code.claim, score=score, **claimed)  # type: ignore[arg-type]
    return write_code(replace(code, claim=claim, **own))  # type: ignore[arg-type]


@EVERY_GAME
@pytest.mark.parametrize("won", [True, False])
def test_a_code_proves_the_game_that_was_played(example: Example, won: bool) -> None:
    game, date = example.game, example.won if won else example.lost
    board, session = finished(date, game=game)
    entry, marks = verify_code(code_on(date, game=game))
    assert (entry.claim.game, entry.claim.date, entry.claim.name) == (game, date, "Ada")
    assert entry.claim.score == finish_of(board, session).score
    assert entry.claim.score.won is won
    assert marks == finish_of(board, session).marks
    assert marks[-1] == ("won" if won else "lost")
    parts = {"coast": "arrived", "siberia": "dividend_began"}
    events = [event for step in session.line for event in step.events]
    own = [event for event in events if event.details.get("seat", HUMAN) == HUMAN]
    assert len(marks) == 1 + sum(event.kind == parts[game] for event in own)


@EVERY_GAME
def test_a_code_is_short_and_may_stand_in_an_address(example: Example) -> None:
    text = code_on(example.won, game=example.game)
    assert len(text) < MOST_LETTERS
    assert text.removeprefix(PREFIX).replace("-", "a").replace("_", "a").isalnum()


@EVERY_GAME
def test_the_record_behind_a_code_is_sound(example: Example) -> None:
    _, session = finished(example.lost, game=example.game)
    assert first_difference(session.record, rules_for) is None


def test_each_game_has_released_codes() -> None:
    assert {read_code(text).claim.game for text in released_codes()} == {*EXAMPLES}


@pytest.mark.parametrize("text", released_codes())
def test_released_codes_are_proved_for_ever(text: str) -> None:
    """If this fails, bots or rules have changed: that calls for a new edition (pysrc/README.md)."""
    verify_code(text)


@EVERY_GAME
def test_leaving_the_game_is_a_result_too(example: Example) -> None:
    board = board_of(example.game, example.lost)
    session = begin(board)
    while session.seq < 40 or session.rules.deciding_seat(session.state) != HUMAN:
        step(session, example.bot)
    session.resign()
    while session.rules.deciding_seat(session.state) is not None:
        step(session, example.bot)
    text = write_code(code_of(board, session, "Ada"))
    entry, marks = verify_code(text)
    assert marks[-1] == "left"
    assert not entry.claim.score.won
    assert refused(changed(text, left=False)) in ("code-illegal", "code-unfinished")


@EVERY_GAME
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"score": {"won": True}}, "code-result-differs"),
        ({"score": {"rounds": 1}}, "code-result-differs"),
        ({"score": {"money": 10**9}}, "code-result-differs"),
        ({"score": {"worth": -5}}, "code-result-differs"),
        ({"edition": 2}, "code-foreign-rules"),
        ({"date": "2026-10-01"}, "code-foreign-rules"),
        ({"game": "chess"}, "code-foreign-rules"),
        ({"decisions": 3}, "code-unfinished"),
        ({"decisions": 5_999}, "code-goes-on"),
        ({"decisions": 6_001}, "code-malformed"),
    ],
)
def test_a_forged_code_is_refused_with_the_reason(
    example: Example, changes: dict[str, object], code: str
) -> None:
    text = code_on(example.lost, game=example.game)
    assert refused(changed(text, **changes)) == code


def test_another_name_is_no_forgery_but_the_same_game() -> None:
    mine, theirs = code_on(LOST), changed(code_on(LOST), name="Grace")
    verify_code(theirs)
    assert read_code(mine).play == read_code(theirs).play


@EVERY_GAME
def test_decisions_beyond_the_end_are_refused(example: Example) -> None:
    _, session = finished(example.lost, game=example.game)
    text = code_on(example.lost, game=example.game)
    writer = ChoiceWriter()
    for entry, position in zip(session.entries, session.positions, strict=False):
        if isinstance(entry, ActionEntry) and entry.seat == HUMAN:
            write_action(session.rules.offers(position.state), entry.action, writer)
    assert writer.number() == read_code(text).choices
    writer.put(1, 2)
    assert refused(changed(text, choices=writer.number())) == "code-goes-on"


def test_decisions_that_the_rules_refuse_are_named() -> None:
    """Some number leads to an offer of nothing for nothing, or to track that goes nowhere."""
    found = {refused(changed(code_on(LOST), choices=7**number)) for number in range(8)}
    assert "code-illegal" in found


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "code-foreign"),
        ("hello", "code-foreign"),
        ("RH2.AAAA", "code-newer"),
        ("RH1.", "code-altered"),
        ("RH1.AAAA", "code-altered"),
        ("RH1.é", "code-altered"),
        ("RH1.A A", "code-altered"),
        ("RH1." + "A" * LONGEST_CODE, "code-too-long"),
    ],
)
def test_what_is_no_code_says_what_it_is(text: str, code: str) -> None:
    assert refused(text) == code


def test_every_cut_and_every_changed_letter_is_noticed() -> None:
    text = code_on(LOST)
    assert {refused(text[:length]) for length in range(len(PREFIX), len(text))} == {"code-altered"}
    for place in range(len(PREFIX), len(text)):
        other = "A" if text[place] != "A" else "B"
        assert refused(text[:place] + other + text[place + 1 :]) == "code-altered"


def test_blanks_around_a_code_do_not_matter() -> None:
    verify_code(f"\n {code_on(LOST)}\n")


def test_a_code_of_another_board_is_refused() -> None:
    claim = read_code(code_on(LOST)).claim
    require_board(claim, GAME, LOST)
    for game, date, code in ((GAME, WON, "code-foreign-date"), ("x", LOST, "code-foreign-game")):
        with pytest.raises(RoundhouseError) as caught:
            require_board(claim, game, date)
        assert caught.value.code == code


def test_there_is_no_code_of_a_game_that_goes_on_or_does_not_count() -> None:
    board = board_of(GAME, LOST)
    session = play_on(board, most=20)
    with pytest.raises(RoundhouseError) as caught:
        code_of(board, session, "Ada")
    assert caught.value.code == "code-unfinished"
    done = play_on(board)
    done.counted = False
    with pytest.raises(RoundhouseError) as caught:
        code_of(board, done, "Ada")
    assert caught.value.code == "code-not-counted"


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("기관사", "기관사"),
    ],
)
def test_names_are_normalised(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    "name", ["", "  ", "x" * 25, "a\u202eb", "a\u200bb", "\u2066a", "a\x00", "a\x7f", "\ud800"]
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(RoundhouseError) as caught:
        clean_name(name)
    assert caught.value.code == "name-refused"


def test_wins_come_first_by_rounds_and_then_net_worth() -> None:
    order = daily_game(GAME).order
    ranked = [
        Score(True, 30, 150_000, 200_000),
        Score(True, 30, 170_000, 190_000),
        Score(True, 31, 190_000, 400_000),
        Score(False, 30, 0, 300_000),
        Score(False, 20, 0, 200_000),
    ]
    mixed = [ranked[number] for number in (3, 1, 4, 0, 2)]
    assert sorted(mixed, key=order) == ranked
    assert order(Score(False, 1, 5, 7)) == order(Score(False, 90, 6, 7))


def test_in_siberia_the_wealthier_is_ahead_whoever_won() -> None:
    order = daily_game("siberia").order
    ranked = [
        Score(False, 20, 0, 180),
        Score(True, 9, 60, 170),
        Score(False, 7, 170, 100),
        Score(False, 5, 0, 0),
    ]
    mixed = [ranked[number] for number in (2, 0, 3, 1)]
    assert sorted(mixed, key=order) == ranked
    assert order(Score(True, 9, 60, 170)) == order(Score(False, 11, 70, 170))
