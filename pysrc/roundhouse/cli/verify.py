"""`roundhouse verify`: whether a record is genuine, every die and the result worked out again."""

from __future__ import annotations

import argparse

from roundhouse.app.games import rules_for
from roundhouse.app.outside import read_outside_record
from roundhouse.cli.records import describe_error, explain, read_text
from roundhouse.cli.terminal import CommandError, Commands, add_json_option, print_json
from roundhouse.core.codec import canonical
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.record import Record
from roundhouse.core.session import Difference, find_difference


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="recompute the dice and the result of a record")
    parser.add_argument("file", help="a record file, or - for standard input")
    add_json_option(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0: sound; 1: some entry differs; 2: no record that could be checked."""
    try:
        record, difference = _check(read_text(arguments.file))
    except RoundhouseError as refused:
        if arguments.json:
            print_json({"error": describe_error(refused)})
            return 2
        raise CommandError(f"{arguments.file} is no sound record: {explain(refused)}") from None
    if arguments.json:
        print_json(_describe(record, difference))
    else:
        print(_say(record, difference))
    return 0 if difference is None else 1


def _check(text: str) -> tuple[Record, Difference | None]:
    """A record and where it is not genuine. Raises what `read_outside_record` and the rules raise.

    Of an altered one whose digest is stale the entry that gives it away says more than the digest.
    """
    record = read_outside_record(text, sealed=False)
    difference = find_difference(record, rules_for)
    if difference is None:
        read_outside_record(text)
    return record, difference


def _describe(record: Record, difference: Difference | None) -> dict[str, object]:
    if difference is None:
        return {"valid": True, "entries": len(record.entries), "result": record.result}
    return {
        "valid": False,
        "entry": difference.entry,
        "code": difference.code,
        "params": difference.params,
    }


def _say(record: Record, difference: Difference | None) -> str:
    count = len(record.entries)
    if difference is None:
        ended = "unfinished" if record.result is None else "finished"
        return f"sound: {count} entries, {ended}, every die and the result recomputed"
    where = {-1: "the set-up", count: "the result"}.get(
        difference.entry, f"entry {difference.entry}"
    )
    if "due" not in difference.params:
        details = "".join(f", {name} {value}" for name, value in difference.params.items())
        return f"{where} differs: {difference.code}{details}"
    due, found = (canonical(difference.params[part]) for part in ("due", "found"))
    return f"{where} differs: {difference.code}\n  due    {due}\n  found  {found}"
