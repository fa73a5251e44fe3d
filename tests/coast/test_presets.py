"""Presets of host options, their defaults and ranges, and what cannot be set."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.codec import encode
from roundhouse.core.errors import Illegal, Unreadable
from roundhouse.games.coast.meta import PRESETS, Options, describe, full_options, read_options

CHANGED_BY_PRESET: dict[str, dict[str, Any]] = {
    "house": {},
    "fast-track": {"fast_track": True},
    "new-century": {
        "shared_homes": True,
        "cheap_superchief": True,
        "bankrupt_cash_to_bank": True,
        "bo_to_new_york": True,
    },
    "rulebook-1977": {
        "strict_own_fee": True,
        "repick_region": True,
        "auction_sales": True,
        "express_after_superchief": True,
        "deals": False,
    },
    "tournament": {
        "auction_sales": True,
        "repick_region": True,
        "deals": False,
        "round_limit": 120,
    },
}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_changes_what_it_says_and_nothing_else(preset: str) -> None:
    house = encode(Options())
    options = encode(PRESETS[preset])
    changed = {name: value for name, value in options.items() if value != house[name]}
    assert changed == CHANGED_BY_PRESET[preset]
    assert options["home_swap"] is False


def test_presets_are_told_whole_and_can_be_played() -> None:
    told = {preset["id"]: preset["options"] for preset in describe()["presets"]}
    assert list(told) == list(CHANGED_BY_PRESET)
    for options in told.values():
        assert full_options(options, 2) == options


def test_the_defaults_are_those_of_the_rules() -> None:
    assert encode(Options()) == {
        "victory_amount": None,
        "fast_track": False,
        "shared_homes": False,
        "cheap_superchief": False,
        "bankrupt_cash_to_bank": False,
        "bo_to_new_york": False,
        "multi_buy": False,
        "rover_bounty": "classic",
        "strict_own_fee": False,
        "repick_region": False,
        "home_swap": False,
        "auction_sales": False,
        "deals": True,
        "express_after_superchief": False,
        "round_limit": 400,
        "first_seat": None,
    }


@pytest.mark.parametrize(
    "options",
    [
        {"victory_amount": 39_000},
        {"victory_amount": 1_001_000},
        {"victory_amount": 100_500},
        {"victory_amount": -100_000},
        {"victory_amount": 0},
        {"round_limit": 0},
        {"round_limit": -1},
        {"round_limit": 1_001},
        {"first_seat": 3},
        {"first_seat": -1},
    ],
)
def test_an_option_out_of_range_is_refused_and_named(options: dict[str, Any]) -> None:
    with pytest.raises(Illegal, match="option-out-of-range") as refused:
        read_options(options, 3)
    assert refused.value.params["option"] == next(iter(options))


@pytest.mark.parametrize(
    "options",
    [
        {"victory_amount": "100000"},
        {"victory_amount": 100_000.0},
        {"victory_amount": True},
        {"fast_track": 1},
        {"deals": None},
        {"rover_bounty": "cruel"},
        {"rover_bounty": None},
        {"round_limit": None},
        {"first_seat": "0"},
        {"second_seat": 0},
        [],
        None,
    ],
)
def test_what_is_no_option_is_unreadable(options: Any) -> None:
    with pytest.raises(Unreadable):
        read_options(options, 3)


@pytest.mark.parametrize(
    "options",
    [
        {"victory_amount": 40_000},
        {"victory_amount": 1_000_000},
        {"round_limit": 1},
        {"round_limit": 1_000},
        {"first_seat": 0},
        {"first_seat": 2},
        {"rover_bounty": "soft"},
    ],
)
def test_the_ends_of_each_range_are_allowed(options: dict[str, Any]) -> None:
    (name,) = options
    assert encode(read_options(options, 3)) == {**encode(Options()), name: options[name]}
