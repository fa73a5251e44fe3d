"""`roundhouse advise`: what is suggested at an entry of a record, and why."""

from __future__ import annotations

import argparse
from itertools import islice
from typing import Any

from roundhouse.app.games import rules_for
from roundhouse.cli.advice_words import TELL
from roundhouse.cli.playthrough import Words
from roundhouse.cli.records import describe_error, explain, read_record_file
from roundhouse.cli.terminal import CommandError, Commands, add_json_option, print_json
from roundhouse.core.codec import Json
from roundhouse.core.errors import Illegal, RoundhouseError
from roundhouse.core.record import Record
from roundhouse.core.session import retrace


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "advise", help="what is suggested at an entry of a record, and why"
    )
    parser.add_argument("file", help="a record file, or - for standard input")
    parser.add_argument(
        "--entry",
        type=int,
        help="after so many log entries (default: the last at which there is advice)",
    )
    add_json_option(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0: advised; 2: no record, or no advice there."""
    try:
        record = read_record_file(arguments.file)
        entry, seat, advice = _advise(record, arguments.entry)
    except RoundhouseError as refused:
        if arguments.json:
            print_json({"error": describe_error(refused)})
            return 2
        raise CommandError(f"{arguments.file}: {explain(refused)}") from None
    if arguments.json:
        print_json({"entry": entry, "seat": seat, **advice})
    else:
        _print_text(record, entry, seat, advice)
    return 0


def _advise(record: Record, entry: int | None) -> tuple[int, int | None, dict[str, Json]]:
    """The entry asked about, whose decision it is, and the advice. Raises `Illegal` where there is none."""
    if entry is not None and not 0 <= entry <= len(record.entries):
        raise Illegal("no-such-entry", entry=entry, entries=len(record.entries))
    sessions = islice(retrace(record, rules_for), None if entry is None else entry + 1)
    positions = [(session.seq, session.rules, session.state) for session in sessions]
    asked = positions[-1:] if entry is not None else positions[::-1]
    refused = Illegal("no-such-entry")
    for number, rules, state in asked:
        try:
            return number, rules.deciding_seat(state), rules.advise(state, ())
        except Illegal as fault:
            refused = fault
    raise refused


def _print_text(record: Record, entry: int, seat: int | None, advice: dict[str, Any]) -> None:
    words = Words(record)
    print(f"entry {entry}: {words.name(seat)} is advised")
    for heading, told in TELL[record.header.game](words, advice):
        print(f"  {heading:13} {told}")
