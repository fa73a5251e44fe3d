"""Whole recorded games, replayed strictly: whatever changes one of them changes the rules."""

from __future__ import annotations

import json

import pytest

from roundhouse.app.games import GAMES, rules_for
from roundhouse.app.outside import load_outside_record, read_outside_record
from roundhouse.core.record import Record, decode_record
from roundhouse.core.session import find_difference
from tests.fixtures import RELEASED, bare, fixture_names, fixture_text, game_of, named
from tests.fixtures.effects import changes_the_game

OPTION = "option-"

# The digests of the records in `released/`. Those of a version that has been released never change,
# and none goes: what is kept for ever could else be made anew and nobody would see it.
RELEASED_DIGESTS = {
    "rules-1-around-the-table": "16b684103c5306425df5cea7b7cb44ad73e9608344b7aa7644f7058354d4368e",
    "siberia-rules-1-around-the-table": "9eee0133a3f6f350d3cee54dd9a9d590fefec79d0e5dbddde8a508baf144f4be",
    "siberia-rules-1-end-top_value": "e3215681177adf5b65c697399e74b4fbfac9f2613698a0d424dfd653d503c874",
    "rules-1-end-home": "909d9fff3bfd3645333018c2c5108b113baef3dc1a28781da8b8fad35968cc92",
}
OPTIONS = [name for name in fixture_names() if bare(name).startswith(OPTION)]
# the ways each game can end
REASONS = {
    "coast": {"home", "last", "rounds"},
    "siberia": {"top_value", "dividends", "few_public", "unsold", "last"},
}
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def fixture_record(name: str) -> Record:
    return decode_record(json.loads(fixture_text(name)))


@pytest.mark.parametrize("name", fixture_names())
def test_a_recorded_game_is_genuine_and_finished(name: str) -> None:
    record = fixture_record(name)
    assert find_difference(record, rules_for) is None
    assert record.result is not None


@EVERY_GAME
def test_one_game_for_each_way_to_end(game: str) -> None:
    for reason in REASONS[game]:
        assert fixture_record(named(game, f"end-{reason}")).result["reason"] == reason


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_makes_its_game_another_one(name: str) -> None:
    """Without the option (deals: with it off) the same log is no longer genuine."""
    option = bare(name).removeprefix(OPTION)
    instead = False if option == "deals" else None
    assert changes_the_game(fixture_record(name), option, instead)


@EVERY_GAME
def test_every_option_has_a_game(game: str) -> None:
    defaults = GAMES[game].full_options({}, 3)
    shown = [bare(name).removeprefix(OPTION) for name in OPTIONS if game_of(name) == game]
    assert sorted(shown) == sorted(defaults)


@EVERY_GAME
def test_the_game_around_the_table_has_every_kind_of_entry(game: str) -> None:
    record = fixture_record(named(game, "around-the-table"))
    kinds = {entry.type for entry in record.entries}
    assert kinds == {"action", "undo", "redo", "seat", "resign"}


@pytest.mark.parametrize("name", fixture_names(RELEASED))
def test_a_record_of_every_released_rules_version_replays(name: str) -> None:
    """Kept for ever: a fault here is mended in the rules, never in the record."""
    session = load_outside_record(fixture_text(name, RELEASED))
    assert bare(name).startswith(f"rules-{session.header.rules_version}-")
    assert session.record == read_outside_record(fixture_text(name, RELEASED))


def test_released_records_are_the_ones_that_were_released() -> None:
    found = {
        name: json.loads(fixture_text(name, RELEASED))["digest"] for name in fixture_names(RELEASED)
    }
    assert found == RELEASED_DIGESTS


@EVERY_GAME
def test_every_rules_version_up_to_this_one_has_a_record(game: str) -> None:
    names = [bare(name) for name in fixture_names(RELEASED) if game_of(name) == game]
    kept = {int(name.split("-")[1]) for name in names}
    assert kept == set(range(1, GAMES[game].rules_version + 1))
