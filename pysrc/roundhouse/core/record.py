"""The record of a game: a header and the log, in canonical JSON that ends in a digest.

Format 1. It holds no time stamps: dates and the name of a save lie outside it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import ClassVar

from roundhouse.core.codec import Json, canonical, decode, encode
from roundhouse.core.dice import Chance
from roundhouse.core.errors import Unreadable
from roundhouse.core.rules import Seat

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Header:
    """Everything a game follows from, bar the decisions; `options` are the game's own."""

    format: int
    game: str
    rules_version: int
    map: str
    map_hash: str
    options: dict[str, Json]
    seed: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ActionEntry:
    """One decision and the chance results it led to."""

    type: ClassVar[str] = "action"

    seat: int
    action: dict[str, Json]
    chance: Chance


@dataclass(frozen=True, slots=True)
class ResignEntry:
    """The deciding seat left the game."""

    type: ClassVar[str] = "resign"

    seat: int
    chance: Chance


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """A seat was handed to a bot, or back to a human (None)."""

    type: ClassVar[str] = "seat"

    seat: int
    bot: str | None


@dataclass(frozen=True, slots=True)
class UndoEntry:
    """Everything after the first `depth` standing actions was taken back; nothing is struck out."""

    type: ClassVar[str] = "undo"

    depth: int


@dataclass(frozen=True, slots=True)
class RedoEntry:
    """The last undo was taken back, which makes `depth` actions stand again."""

    type: ClassVar[str] = "redo"

    depth: int


Entry = ActionEntry | ResignEntry | SeatEntry | UndoEntry | RedoEntry


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game so far.

    `opening` holds the chance results of the set-up; `result` says how a finished game ended, in
    the game's own words (None: it goes on), and must be what the entries lead to.
    """

    header: Header
    opening: Chance
    entries: tuple[Entry, ...]
    result: Json


def digest(body: Json) -> str:
    """SHA-256 over the canonical JSON of a record without its digest."""
    return hashlib.sha256(canonical(body).encode("ascii")).hexdigest()


def encode_record(record: Record) -> Json:
    """The JSON object of a record, digest included."""
    body = encode(record)
    return {**body, "digest": digest(body)}


def decode_kept_record(value: Json) -> Record:
    """A record that was kept entry by entry, so without a digest and without a result.

    Raises `Unreadable` if it is malformed.
    """
    if not isinstance(value, dict):
        raise Unreadable("record-not-object")
    body = {**value, "result": None}
    body.pop("digest", None)
    return decode_record({**body, "digest": digest(body)})


def without_digest(value: dict[str, Json]) -> Json:
    """The part of a record's JSON object that its digest is about."""
    return {key: part for key, part in value.items() if key != "digest"}


def decode_record(value: Json) -> Record:
    """A record from its JSON object. Raises `Unreadable` if it is malformed or was altered."""
    if not isinstance(value, dict):
        raise Unreadable("record-not-object")
    body = without_digest(value)
    found = body.get("header", {}).get("format") if isinstance(body.get("header"), dict) else None
    if type(found) is int and found > FORMAT:
        raise Unreadable("record-newer", format=found, known=FORMAT)
    record = decode(Record, body)
    if value.get("digest") != digest(body):
        raise Unreadable("record-altered")
    return record
