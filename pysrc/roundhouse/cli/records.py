"""Record files on the command line: reading one, and what is wrong with it in words."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from roundhouse.app.limits import MOST_CHARACTERS
from roundhouse.app.outside import read_outside_record
from roundhouse.cli.terminal import CommandError
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.record import Record

# what may be wrong with a whole file; other codes speak for themselves
REASONS = {
    "record-too-large": "it is larger than any record can be ({most:,} characters)",
    "not-json": "it is no JSON",
    "record-truncated": "it ends too early: part of the file is missing",
    "record-foreign": "it is JSON, but no Roundhouse record",
    "record-newer": "it has format {format}, and this version reads up to {known}; update Roundhouse",
    "record-altered": "it was altered: its digest does not fit what it says",
    "record-malformed": "{path} is malformed ({expected})",
    "unknown-game": "its game, {name}, is not here",
    "rules-version-unknown": "it follows rules version {found}, and here is version {known}",
    "map-differs": "its map, {map}, is not the one here",
}


def read_record_file(name: str) -> Record:
    """The record in a file (`-`: standard input), checked as anything from outside is.

    Raises `CommandError` if there is none to read, `Unreadable` if it is no record.
    """
    return read_outside_record(read_text(name))


def read_text(name: str) -> str:
    """What a file (`-`: standard input) holds, as far as a record can reach. Raises `CommandError`."""
    try:
        if name == "-":
            return sys.stdin.read(MOST_CHARACTERS + 1)
        # some editors begin a file with a mark of its encoding
        with open(name, encoding="utf-8-sig") as file:
            return file.read(MOST_CHARACTERS + 1)
    except OSError as fault:
        raise CommandError(f"{name}: {fault.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{name} is no record: it is no text") from None


def explain(refused: RoundhouseError, reasons: Mapping[str, str] = REASONS) -> str:
    """Why something was refused, in words: a file, unless `reasons` by code are for something else."""
    reason = reasons.get(refused.code)
    return str(refused) if reason is None else reason.format_map(_Params(refused.params))


def describe_error(refused: RoundhouseError) -> dict[str, object]:
    """The same for other programs."""
    return {"code": refused.code, "params": refused.params}


class _Params(dict[str, object]):
    """Parameters of a message; one that the error lacks shows as its name."""

    def __init__(self, params: Mapping[str, object]) -> None:
        super().__init__(params)

    def __missing__(self, key: str) -> str:
        return f"({key})"
