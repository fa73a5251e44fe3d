"""`roundhouse replay`: a record as a readable playthrough."""

from __future__ import annotations

import argparse
from dataclasses import replace

from roundhouse.cli.playthrough import describe_playthrough, tell_playthrough
from roundhouse.cli.records import describe_error, explain, read_record_file
from roundhouse.cli.terminal import CommandError, Commands, add_json_option, print_json
from roundhouse.core.codec import encode
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.record import Record


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay", help="print a record as a readable playthrough (verify checks its dice)"
    )
    parser.add_argument("file", help="a record file, or - for standard input")
    add_json_option(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0: all of it; 1: up to an entry that cannot have been played; 2: no record."""
    try:
        record = read_record_file(arguments.file)
        # the header alone says whether the game can be set up here
        next(describe_playthrough(replace(record, entries=())))
    except RoundhouseError as refused:
        if arguments.json:
            print_json({"error": describe_error(refused)})
            return 2
        raise CommandError(f"{arguments.file} is no sound record: {explain(refused)}") from None
    return _print_json(record) if arguments.json else _print_text(record)


def _print_text(record: Record) -> int:
    try:
        for line in tell_playthrough(record):
            print(line)
    except RoundhouseError as refused:
        print(f"the next entry cannot have been played: {refused}")
        return 1
    return 0


def _print_json(record: Record) -> int:
    steps = []
    error = None
    try:
        for step in describe_playthrough(record):
            steps.append(step)
    except RoundhouseError as refused:
        error = describe_error(refused)
    print_json({"header": encode(record.header), "steps": steps, "error": error})
    return 0 if error is None else 1
