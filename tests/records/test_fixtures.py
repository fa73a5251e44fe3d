"""Whole recorded games, replayed strictly: whatever changes one of them changes the rules."""

from __future__ import annotations

import json

import pytest

from roundhouse.app.games import GAMES, rules_for
from roundhouse.app.outside import load_outside_record, read_outside_record
from roundhouse.core.record import Record, decode_record
from roundhouse.core.session import find_difference
from tests.fixtures import RELEASED, fixture_names, fixture_text
from tests.fixtures.effects import changes_the_game

OPTION = "option-"

# The digests of the records in `released/`. Those of a version that has been released never change,
# and none goes: what is kept for ever could else be made anew and nobody would see it.
RELEASED_DIGESTS = {
    "rules-1-around-the-table": "16b684103c5306425df5cea7b7cb44ad73e9608344b7aa7644f7058354d4368e",
    "rules-1-end-home": "909d9fff3bfd3645333018c2c5108b113baef3dc1a28781da8b8fad35968cc92",
}
OPTIONS = [name.removeprefix(OPTION) for name in fixture_names() if name.startswith(OPTION)]


def fixture_record(name: str) -> Record:
    return decode_record(json.loads(fixture_text(name)))


@pytest.mark.parametrize("name", fixture_names())
def test_a_recorded_game_is_genuine_and_finished(name: str) -> None:
    record = fixture_record(name)
    assert find_difference(record, rules_for) is None
    assert record.result is not None


@pytest.mark.parametrize("name", ["end-home", "end-last", "end-rounds"])
def test_one_game_for_each_way_to_end(name: str) -> None:
    assert fixture_record(name).result["reason"] == name.removeprefix("end-")


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_makes_its_game_another_one(option: str) -> None:
    """Without the option (deals: with it off) the same log is no longer genuine."""
    record = fixture_record(OPTION + option)
    instead = False if option == "deals" else None
    assert changes_the_game(record, option, instead)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_has_a_game(game: str) -> None:
    defaults = GAMES[game].full_options({}, 3)
    assert sorted(OPTIONS) == sorted(defaults)


def test_the_game_around_the_table_has_every_kind_of_entry() -> None:
    kinds = {entry.type for entry in fixture_record("around-the-table").entries}
    assert kinds == {"action", "undo", "redo", "seat", "resign"}


@pytest.mark.parametrize("name", fixture_names(RELEASED))
def test_a_record_of_every_released_rules_version_replays(name: str) -> None:
    """Kept for ever: a fault here is mended in the rules, never in the record."""
    session = load_outside_record(fixture_text(name, RELEASED))
    assert name.startswith(f"rules-{session.header.rules_version}-")
    assert session.record == read_outside_record(fixture_text(name, RELEASED))


def test_released_records_are_the_ones_that_were_released() -> None:
    found = {
        name: json.loads(fixture_text(name, RELEASED))["digest"] for name in fixture_names(RELEASED)
    }
    assert found == RELEASED_DIGESTS


def test_every_rules_version_up_to_this_one_has_a_record() -> None:
    kept = {int(name.split("-")[1]) for name in fixture_names(RELEASED)}
    assert kept == set(range(1, GAMES["coast"].rules_version + 1))
