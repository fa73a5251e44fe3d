"""Records that come from outside: read as if whoever wrote them meant harm.

Each way to be wrong has a code of its own, found in this order: `record-too-large`, `not-json`,
`record-truncated`, `record-foreign`, `record-newer`, `record-altered`, `record-malformed`. What the
rules then say to the header (`unknown-game`, `rules-version-unknown`, `map-differs`, its options) and
to the entries (`record-not-genuine`) comes after them.

pydantic is imported here and not before: in the browser it has to be fetched first
(`worker.fetch_pydantic`), and no boot may wait for that.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import TYPE_CHECKING, Any, get_type_hints

from roundhouse.app.games import rules_for
from roundhouse.app.limits import (
    LONGEST_NAME,
    LONGEST_SEED,
    MOST_CHARACTERS,
    MOST_ENTRIES,
    MOST_SEATS,
)
from roundhouse.core.codec import Json
from roundhouse.core.errors import Unreadable
from roundhouse.core.jsontext import MOST_DEPTH, is_deeper_than
from roundhouse.core.record import (
    FORMAT,
    Record,
    decode_record,
    digest,
    without_digest,
)
from roundhouse.core.session import Session, find_difference, load

if TYPE_CHECKING:
    from pydantic import BaseModel


def load_outside_record(text: str) -> Session:
    """The game in a text from outside, every die of it recomputed.

    Raises `Unreadable` or `Illegal`; `record-not-genuine` names the first entry that differs.
    """
    record = read_outside_record(text)
    difference = find_difference(record, rules_for)
    if difference is not None:
        raise Unreadable("record-not-genuine", entry=difference.entry, reason=difference.code)
    return load(record, rules_for)


def read_outside_record(text: str, *, sealed: bool = True) -> Record:
    """The record in a text from outside. Raises `Unreadable` with a code and where the fault is.

    `sealed` False passes over a digest that does not fit: for looking at what was altered, never
    for taking it in.
    """
    if len(text) > MOST_CHARACTERS:
        raise Unreadable("record-too-large", length=len(text), most=MOST_CHARACTERS)
    value = _parse(text)
    _require_ours(value)
    fitting = digest(without_digest(value))
    if sealed and value["digest"] != fitting:
        raise Unreadable("record-altered")
    _require_shape(text)
    record = decode_record({**value, "digest": fitting})
    _require_limits(record)
    return record


def _parse(text: str) -> Json:
    """The JSON value of a text: no NaN, no lone surrogates, no nesting without end."""
    from pydantic_core import from_json  # noqa: PLC0415

    if is_deeper_than(text, MOST_DEPTH):
        raise Unreadable("record-foreign")
    try:
        return from_json(text.encode(), allow_inf_nan=False)
    except ValueError as fault:
        # the parser ran out of text: what there is could be the beginning of a record
        ended = str(fault).startswith("EOF") and text.lstrip().startswith("{")
        raise Unreadable("record-truncated" if ended else "not-json") from fault


def _require_ours(value: Json) -> None:
    """Refuses JSON that never was a record, and records of a later format."""
    expected = {field.name for field in dataclasses.fields(Record)} | {"digest"}
    header = value.get("header") if isinstance(value, dict) else None
    found = header.get("format") if isinstance(header, dict) else None
    if type(found) is not int or found < 1:
        raise Unreadable("record-foreign")
    if found > FORMAT:
        raise Unreadable("record-newer", format=found, known=FORMAT)
    if set(value) != expected:
        raise Unreadable("record-foreign")


def _require_shape(text: str) -> None:
    from pydantic import ValidationError  # noqa: PLC0415

    try:
        _checked_record().model_validate_json(text)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False)[0]
        path = ".".join(str(step) for step in fault["loc"])
        raise Unreadable("record-malformed", path=path, expected=fault["type"]) from error


def _require_limits(record: Record) -> None:
    header = record.header
    names = [text for seat in header.seats for text in (seat.name, seat.colour, seat.bot or "")]
    for path, found, most in (
        ("entries", len(record.entries), MOST_ENTRIES),
        ("header.seats", len(header.seats), MOST_SEATS),
        ("header.seats", max(map(len, names), default=0), LONGEST_NAME),
        ("header.seed", len(header.seed), LONGEST_SEED),
    ):
        if found > most:
            raise Unreadable("record-malformed", path=path, expected=f"at most {most}")


@cache
def _checked_record() -> type[BaseModel]:
    """`Record` with its digest as a model, whose strictness holds for all dataclasses inside.

    Extra keys are the codec's to refuse: to pydantic a tag such as an entry's `type` is one.
    """
    from pydantic import ConfigDict, create_model  # noqa: PLC0415

    settings: Any = ConfigDict(strict=True)
    fields: dict[str, Any] = {name: (hint, ...) for name, hint in get_type_hints(Record).items()}
    return create_model("OutsideRecord", __config__=settings, **fields, digest=(str, ...))
