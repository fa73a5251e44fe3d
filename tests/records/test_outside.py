"""Texts from outside: each way to be wrong has a code of its own, and none of them crashes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from roundhouse.app import outside
from roundhouse.app.outside import load_outside_record
from roundhouse.core.codec import canonical
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.record import digest, without_digest
from tests.fixtures import fixture_text

TEXT = fixture_text("end-last")
Change = Callable[[dict[str, Any]], None]


def shorten(text: str) -> str:
    """A test's name need not hold all of its text."""
    return ascii(text[:16])


def code_of(text: str) -> str:
    """What a text is refused with."""
    with pytest.raises(RoundhouseError) as refused:
        load_outside_record(text)
    return refused.value.code


def sealed(change: Change) -> str:
    """The fixture, changed, with a digest that fits."""
    value = json.loads(TEXT)
    change(value)
    return canonical({**value, "digest": digest(without_digest(value))})


def test_the_text_itself_is_taken() -> None:
    assert canonical(load_outside_record(TEXT).record.result) in TEXT


@pytest.mark.parametrize("indent", [None, 1, 4])
def test_layout_does_not_matter(indent: int | None) -> None:
    load_outside_record(f"\n {json.dumps(json.loads(TEXT), indent=indent)} \n")


@pytest.mark.parametrize("share", [0.001, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_text(share: float) -> None:
    assert code_of(TEXT[: int(len(TEXT) * share)]) == "record-truncated"


def test_wherever_a_text_is_cut_it_is_truncated() -> None:
    body = TEXT.rstrip()
    assert {code_of(body[:length]) for length in range(1, len(body), 7)} == {"record-truncated"}


@pytest.mark.parametrize(
    "text",
    ["", " ", "<html>", "PK\x03\x04", "nul", TEXT + "}", "{,}", "\ud800", '{"a":1,}', "NaN"],
    ids=shorten,
)
def test_what_is_no_json(text: str) -> None:
    assert code_of(text) == "not-json"


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "7",
        "[]",
        "{}",
        '"record"',
        '{"header": {}}',
        '{"header": {"format": "1"}}',
        '{"header": {"format": true}}',
        '{"header": {"format": 0}}',
        '{"header": {"format": 1}}',
        "[" * 100_000,
        '{"a":' * 100_000,
        "[" * 150 + "]" * 150,
    ],
    ids=shorten,
)
def test_json_that_is_no_record(text: str) -> None:
    """Nesting without end included."""
    assert code_of(text) == "record-foreign"


@pytest.mark.parametrize("found", [2, 10**30])
def test_a_record_of_a_later_format(found: int) -> None:
    """Whatever else is in it: we cannot know."""
    assert code_of(canonical({"header": {"format": found}, "pages": []})) == "record-newer"


def test_a_record_that_was_altered() -> None:
    assert code_of(TEXT.replace("Ada", "Eve", 1)) == "record-altered"


def test_a_huge_text_is_refused_without_parsing() -> None:
    huge = f'{{"header": {"9" * 50_000_000}'
    started = time.process_time()
    assert code_of(huge) == "record-too-large"
    # parsing it takes seconds; looking at its length does not
    assert time.process_time() - started < 0.1


def set_header(**changes: Any) -> Change:
    return lambda value: value["header"].update(changes)


def set_options(**changes: Any) -> Change:
    return lambda value: value["header"]["options"].update(changes)


def set_seat(**changes: Any) -> Change:
    return lambda value: value["header"]["seats"][0].update(changes)


def set_entry(**changes: Any) -> Change:
    return lambda value: value["entries"][3].update(changes)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (set_header(game="siberia-express"), "unknown-game"),
        (set_header(map="atlantis"), "map-differs"),
        (set_header(map="usa-bo-new-york"), "map-differs"),
        (set_header(map_hash="0" * 16), "map-differs"),
        (set_header(rules_version=999), "rules-version-unknown"),
        (set_header(rules_version=0), "rules-version-unknown"),
        (set_header(rules_version=True), "record-malformed"),
        (set_header(seats=[]), "seats-out-of-range"),
        (set_header(seats=[{"name": "A", "colour": "b", "bot": None}] * 7), "seats-out-of-range"),
        (set_header(seats=[{"name": "A", "colour": "b", "bot": None}] * 99), "record-malformed"),
        (set_header(seed="x" * 201), "record-malformed"),
        (set_header(seed=7), "record-malformed"),
        (set_header(options=[]), "record-malformed"),
        (set_header(extra=1), "unreadable-value"),
        (set_options(victory_amount=39_000), "option-out-of-range"),
        (set_options(victory_amount=True), "unreadable-value"),
        (set_options(round_limit=10**30), "option-out-of-range"),
        (set_options(first_seat=2), "option-out-of-range"),
        (set_options(rover_bounty="gentle"), "unreadable-value"),
        (set_options(surprise=True), "unreadable-value"),
        (set_seat(name="x" * 41), "record-malformed"),
        (set_seat(colour="x" * 41), "record-malformed"),
        (set_seat(bot=3), "record-malformed"),
        (set_entry(type="wish"), "unreadable-value"),
        (set_entry(seat="0"), "record-malformed"),
        (set_entry(chance=[["6"]]), "record-malformed"),
        (set_entry(chance=[[6, 6], [6, 6]]), "record-not-genuine"),
        (set_entry(seat=5), "record-not-genuine"),
        (set_entry(action={}), "record-not-genuine"),
        (set_entry(action={"type": ["roll"]}), "record-not-genuine"),
        (set_entry(action={"type": "roll", "more": [[[1]]]}), "record-not-genuine"),
        (lambda value: value.update(result=None), "record-not-genuine"),
        (lambda value: value.update(result=1.5), "record-not-genuine"),
        (lambda value: value.update(opening=[]), "record-not-genuine"),
        (lambda value: value.update(entries=value["entries"] * 2), "record-not-genuine"),
        (lambda value: value.update(entries={}), "record-malformed"),
        (lambda value: value.update(more=1), "record-foreign"),
    ],
)
def test_what_a_digest_that_fits_does_not_excuse(change: Change, code: str) -> None:
    assert code_of(sealed(change)) == code


def test_too_many_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "MOST_ENTRIES", 20)
    assert code_of(TEXT) == "record-malformed"
