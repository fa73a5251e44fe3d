"""Offers: what each spec allows, refuses, draws and describes."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.dice import Picker
from roundhouse.core.offers import Offer, OneOf, PathOf, refusal
from roundhouse.games.coast.legs import Leg
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of

ONE_OF = OneOf(("express", "superchief", 3))


@pytest.mark.parametrize("value", ["express", "superchief", 3])
def test_one_of_its_choices_is_allowed(value: Any) -> None:
    assert ONE_OF.refusal(value) is None


@pytest.mark.parametrize("value", ["Express", "", None, 3.0, True, "3", ["express"], {"a": 1}])
def test_anything_else_is_not(value: Any) -> None:
    refused = ONE_OF.refusal(value)
    assert refused is not None
    assert refused.code == "not-offered"


def test_a_bool_is_not_the_int_it_equals() -> None:
    assert OneOf((1, 0)).refusal(True) is not None
    assert OneOf((True,)).refusal(1) is not None


def test_samples_cover_the_choices() -> None:
    drawn = {ONE_OF.sample(Picker("s", 0, number)) for number in range(60)}
    assert drawn == {"express", "superchief", 3}


BUY = Offer("buy", (("engine", ONE_OF),))


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"type": "buy"}, "parameters-wrong"),
        ({"type": "buy", "engine": "express", "more": 1}, "parameters-wrong"),
        ({"type": "buy", "motor": "express"}, "parameters-wrong"),
        ({"type": "buy", "engine": "diesel"}, "not-offered"),
        ({"type": "sell", "engine": "express"}, "action-not-open"),
        ({"type": ["buy"], "engine": "express"}, "action-not-open"),
        ({"type": None}, "action-not-open"),
        ({}, "action-not-open"),
    ],
)
def test_an_action_that_no_offer_covers_is_refused(action: dict[str, Any], code: str) -> None:
    refused = refusal((Offer("pass"), BUY), action)
    assert refused is not None
    assert refused.code == code


def test_an_action_that_an_offer_covers_is_not() -> None:
    assert refusal((Offer("pass"), BUY), {"type": "buy", "engine": "express"}) is None
    assert refusal((Offer("pass"), BUY), {"type": "pass"}) is None


def test_an_offer_describes_itself() -> None:
    assert BUY.describe() == {
        "type": "buy",
        "params": {"engine": {"kind": "one_of", "choices": ["express", "superchief", 3]}},
    }


def test_a_path_is_described_and_drawn(usa: MapDef) -> None:
    network = network_of(usa)
    leg = Leg(network, usa.cities[0].point, usa.cities[40].point, 9, frozenset())
    spec = PathOf(leg.start, leg.goal, leg.length, leg)
    assert spec.describe() == {
        "kind": "path",
        "start": leg.start,
        "goal": leg.goal,
        "length": 9,
    }
    drawn = [spec.sample(Picker("p", 0, number)) for number in range(30)]
    assert all(spec.refusal(path) is None for path in drawn)
    assert len({tuple(path) for path in drawn}) > 20
