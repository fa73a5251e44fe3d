"""Records: canonical, digested, and refused when they are not what they should be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse.core.errors import Unreadable
from roundhouse.core.jsontext import read_json
from roundhouse.core.ledger import Transfer, balance_faults
from roundhouse.core.record import (
    FORMAT,
    ActionEntry,
    Header,
    Record,
    decode_record,
    digest,
    encode_record,
)
from roundhouse.core.rules import Seat

HEADER = Header(
    format=FORMAT,
    game="coast",
    rules_version=1,
    map="usa",
    map_hash="0123456789abcdef",
    options={"round_limit": 400},
    seed="a seed",
    seats=(Seat("Žofie", "red"), Seat("민준", "blue", "greedy")),
)
RECORD = Record(HEADER, ((1, 2, 3),), (ActionEntry(0, {"type": "roll"}, ((4, 5),)),), None)


def test_a_record_goes_through_json_and_back() -> None:
    assert decode_record(encode_record(RECORD)) == RECORD


def test_the_digest_is_pinned() -> None:
    """Over canonical JSON; a change here makes every record ever kept an altered one."""
    assert encode_record(RECORD)["digest"] == digest(
        {name: part for name, part in encode_record(RECORD).items() if name != "digest"}
    )
    assert digest({"b": 1, "a": [True, None, "é"]}) == (
        "ef6470ba9d8048e5122c7f3dc9137c14e6d052bd3a8d2c3318d19cc8c1e22b3c"
    )


def altered(**changes: Any) -> dict[str, Any]:
    return {**encode_record(RECORD), **changes}


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ([], "record-not-object"),
        (None, "record-not-object"),
        ("{}", "record-not-object"),
        ({}, "unreadable-value"),
        (altered(more=1), "unreadable-value"),
        (altered(digest="0" * 64), "record-altered"),
        (altered(digest=None), "record-altered"),
        (altered(opening=[[1, 2, 4]]), "record-altered"),
        (altered(entries=[]), "record-altered"),
        (altered(entries=None), "unreadable-value"),
        (altered(header=None), "unreadable-value"),
        (altered(header={"format": FORMAT + 1}), "record-newer"),
        (altered(header={"format": "new"}), "unreadable-value"),
    ],
)
def test_what_is_no_record_is_refused(value: Any, code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        decode_record(value)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text", ["", "{", "nul", "[1,]", "\x00", "9" * 5_000, '"' + "[" * 99, "]" * 99, '"\\']
)
def test_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="not-json"):
        read_json(text)


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, '{"a":' * 50_000, "[" * 33 + "]" * 33, '["\\"",' + "[" * 32, '[{"[":' * 17],
)
def test_nesting_is_refused_before_it_is_parsed(text: str) -> None:
    """In Pyodide a parser that runs out of stack ends Python itself."""
    with pytest.raises(Unreadable, match="nested-too-deep"):
        read_json(text)


@pytest.mark.parametrize(
    "value", [[[]], "[" * 99, {"[" * 99: "{" * 99}, ['"[[', "\\", "]"] * 40, [[1]] * 40, 1.5, None]
)
def test_what_is_not_nested_is_read(value: Any) -> None:
    assert read_json(json.dumps(value)) == value
    assert read_json(json.dumps(value, indent=3)) == value


def test_nesting_up_to_the_limit_is_read() -> None:
    read_json("[" * 32 + "]" * 32)


def test_money_that_adds_up_has_no_faults() -> None:
    moves = [Transfer(0, 1, 5, "fee"), Transfer(0, None, 1, "fee"), Transfer(None, 1, 4, "payoff")]
    assert balance_faults((10, 0), (4, 9), moves) == ()


@pytest.mark.parametrize(
    ("before", "after", "moves"),
    [
        ((10, 0), (10, 1), []),
        ((10, 0), (5, 0), [Transfer(0, 1, 5, "fee")]),
        ((0, 5), (-5, 10), [Transfer(0, 1, 5, "fee")]),
        ((10, 0), (15, -5), [Transfer(0, 1, -5, "fee")]),
    ],
)
def test_money_that_does_not_is_named(
    before: tuple[int, ...], after: tuple[int, ...], moves: list[Transfer]
) -> None:
    assert balance_faults(before, after, moves)
