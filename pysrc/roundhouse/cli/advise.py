"""`roundhouse advise`: the suggested route at an entry of a record, what it may cost, and why."""

from __future__ import annotations

import argparse
from itertools import islice
from typing import Any

from roundhouse.app.games import rules_for
from roundhouse.cli.playthrough import Words
from roundhouse.cli.records import describe_error, explain, read_record_file
from roundhouse.cli.terminal import CommandError, Commands, add_json_option, print_json
from roundhouse.core.codec import Json
from roundhouse.core.errors import Illegal, RoundhouseError
from roundhouse.core.record import Record
from roundhouse.core.rules import Rules
from roundhouse.core.session import retrace

REASONS = {
    "shortest": "no way is shorter",
    "detour": "{mileposts} mileposts longer than the shortest way",
    "less": "saves {saves} to {payee}{leads} ({fees} of fees in all)",
    "free": "no fee on the whole way",
    "arrives": "this roll arrives",
    "old-rate": "the {railroad} is ridden at an old rate",
    "paid": "{payee} has been paid this turn already",
    "fallback": "nothing better than the shortest way was found within the budget",
}


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("advise", help="the suggested route at an entry of a record")
    parser.add_argument("file", help="a record file, or - for standard input")
    parser.add_argument(
        "--entry", type=int, help="after so many log entries (default: the last with a leg to move)"
    )
    add_json_option(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0: advised; 2: no record, or no leg to be moved there."""
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
        _print_text(Words(record), entry, seat, advice)
    return 0


def _advise(record: Record, entry: int | None) -> tuple[int, int | None, dict[str, Json]]:
    """The entry asked about, whose leg it is, and the advice. Raises `Illegal` where there is none."""
    if entry is not None and not 0 <= entry <= len(record.entries):
        raise Illegal("no-such-entry", entry=entry, entries=len(record.entries))
    asked: tuple[int, Rules[Any], Any] | None = None
    for session in islice(retrace(record, rules_for), None if entry is None else entry + 1):
        if entry is not None or session.state.phase == "move":
            asked = session.seq, session.rules, session.state
    if asked is None:
        raise Illegal("no-leg-to-move")
    number, rules, state = asked
    return number, rules.deciding_seat(state), rules.advise(state, ())


def _print_text(words: Words, entry: int, seat: int | None, advice: dict[str, Any]) -> None:
    print(f"entry {entry}: {words.name(seat)} is advised")
    print(f"  this leg      {words.ride(advice['path'])}")
    print(f"  whole route   {_describe(words, advice)}")
    for number, other in enumerate(advice["alternatives"], start=1):
        print(f"  or {number}          {_describe(words, other)}")
    for reason in advice["reasons"]:
        for line in _explain(words, reason):
            print(f"  because       {line}")


def _describe(words: Words, route: dict[str, Any]) -> str:
    figures = f"fees ${route['fees']:,}, {route['turns']} turns, together ${route['cost']:,}"
    return f"{words.ride(route['route'])}: {figures}"


def _explain(words: Words, reason: dict[str, Any]) -> list[str]:
    known = dict(reason)
    kinds = [reason["kind"]] if reason["kind"] != "cheaper" else []
    if "saves" in reason:
        kinds.append("less")
        known |= {"leads": ", who leads" if reason["leads"] else ""}
        known |= {name: f"${reason[name]:,}" for name in ("saves", "fees")}
    if "payee" in reason:
        known["payee"] = words.name(reason["payee"])
    return [REASONS[kind].format_map(known) for kind in kinds]
