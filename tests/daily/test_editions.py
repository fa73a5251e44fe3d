"""The boards of dates: fixed for ever once an edition is in force."""

from __future__ import annotations

import datetime
import hashlib

import pytest

from roundhouse.app.daily import describe_opening
from roundhouse.app.editions import Edition, board_of, editions_of
from roundhouse.app.games import GAMES, rules_for
from roundhouse.bots.registry import BOTS, BOTS_VERSIONS
from roundhouse.core.codec import canonical, encode
from roundhouse.core.errors import RoundhouseError

NOTICE = datetime.timedelta(days=14)
DAILIES = [game for game in GAMES if GAMES[game].daily is not None]
EDITIONS = [(game, edition) for game in DAILIES for edition in editions_of(game)]

# game and date to the digest of everything that the board fixes; lines are only ever added, and none
# further off than what is announced
PINNED = {
    ("coast", "2026-11-01"): "4554c8a37ccc9920",
    ("coast", "2026-11-07"): "298272e724e535ac",
    ("coast", "2026-11-15"): "0985c928600c4fd9",
    ("coast", "2026-11-28"): "651cb0bb05af1ef9",
    ("coast", "2026-11-29"): "c99b36713e9f848e",
    ("coast", "2026-11-30"): "8dc5f1e3ce5db393",
    ("coast", "2026-12-01"): "f5c38bcf0f2adefb",
    ("coast", "2026-12-02"): "8e582dd2fb6e5ca5",
    ("coast", "2026-12-06"): "5ec037170e77cd5c",
    ("coast", "2026-12-13"): "95708b1d3e8baf51",
    ("siberia", "2026-11-01"): "d15baaba058a2a76",
    ("siberia", "2026-11-07"): "c7cf90d6dabd84fb",
    ("siberia", "2026-11-15"): "5e7a4ffc0684eead",
    ("siberia", "2026-11-28"): "cf7e87ec0995f37e",
    ("siberia", "2026-11-29"): "c7178de3c0356f00",
    ("siberia", "2026-11-30"): "89c5d7510097467b",
    ("siberia", "2026-12-01"): "3df581cebbe0c675",
    ("siberia", "2026-12-02"): "bb56aac5cbbac428",
    ("siberia", "2026-12-06"): "f251b1afb5024027",
    ("siberia", "2026-12-13"): "53398b06e9274808",
    ("siberia", "2026-12-15"): "b861f79b9b723219",
    ("siberia", "2026-12-20"): "449a43d34fbba4b4",
}


def digest_of(game: str, date: str) -> str:
    board = board_of(game, date)
    header = encode(board.header(board.seats))
    told = canonical({"header": header, "opening": describe_opening(board)})
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@pytest.mark.parametrize(("game", "date"), PINNED)
def test_the_board_of_a_date_never_changes(game: str, date: str) -> None:
    assert digest_of(game, date) == PINNED[game, date]


def test_ten_dates_of_each_game_are_pinned_and_all_boards_differ() -> None:
    for game in DAILIES:
        assert sum(pinned == game for pinned, _ in PINNED) >= 10
    assert len(set(PINNED.values())) == len(PINNED)


@pytest.mark.parametrize("game", DAILIES)
def test_editions_follow_each_other_and_are_announced_in_time(game: str) -> None:
    editions = editions_of(game)
    assert [edition.number for edition in editions] == [*range(1, len(editions) + 1)]
    starts = [datetime.date.fromisoformat(edition.first) for edition in editions]
    assert starts == sorted(set(starts))
    for edition, start in [*zip(editions, starts, strict=True)][1:]:
        assert edition.announced is not None
        assert start - datetime.date.fromisoformat(edition.announced) >= NOTICE


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_an_edition_says_everything_and_can_be_played(game: str, edition: Edition) -> None:
    seats = len(edition.tables[0]) + 1
    assert GAMES[game].full_options(edition.options, seats) == edition.options
    assert all(bot in BOTS[game] for table in edition.tables for bot in table)
    assert {len(table) + 1 for table in edition.tables} == {seats}
    board = board_of(game, edition.first)
    assert rules_for(board.header(board.seats)).seat_count == seats
    assert edition.bots_version <= BOTS_VERSIONS[game]


@pytest.mark.parametrize("game", DAILIES)
def test_a_month_has_many_tables_of_bots(game: str) -> None:
    dates = [f"2026-12-{day:02}" for day in range(1, 32)]
    assert len({board_of(game, date).bots for date in dates}) > 6


@pytest.mark.parametrize(
    ("game", "date", "code"),
    [
        ("coast", "2026-10-31", "no-board-yet"),
        ("chess", "2026-11-29", "unknown-game"),
        ("coast", "2026-11-31", "date-unreadable"),
        ("coast", "20261129", "date-unreadable"),
        ("coast", "2026-W48-7", "date-unreadable"),
        ("coast", "", "date-unreadable"),
        ("coast", "0000-01-01", "date-unreadable"),
    ],
)
def test_a_date_without_a_board_says_so(game: str, date: str, code: str) -> None:
    with pytest.raises(RoundhouseError) as refused:
        board_of(game, date)
    assert refused.value.code == code


def test_a_board_whose_bots_are_gone_cannot_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS_VERSIONS, "coast", 99)
    with pytest.raises(RoundhouseError) as refused:
        board_of("coast", "2026-11-29").rules()
    assert refused.value.code == "code-foreign-rules"
