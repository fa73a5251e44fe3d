"""`roundhouse leaderboard`: result codes verified and published as a static file for each date."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.app.daily import Entry, require_board, verify_code
from roundhouse.app.editions import read_date
from roundhouse.cli.clock import today
from roundhouse.cli.daily import BOARD_REASONS
from roundhouse.cli.published import PublishedBoard
from roundhouse.cli.records import describe_error, explain
from roundhouse.cli.terminal import CommandError, Commands, add_json_option, print_json
from roundhouse.core.errors import Illegal, RoundhouseError, Unreadable

REASONS = {
    "code-too-long": "it is longer than any code",
    "code-foreign": "it is no result code",
    "code-newer": "a later version of Roundhouse made it",
    "code-altered": "it was altered or cut off",
    "code-malformed": "it is malformed",
    "name-refused": "its name may not stand on a leaderboard",
    "code-foreign-game": "it is of another game ({found})",
    "code-foreign-date": "it is of another date ({found})",
    "code-future": "its date, {date}, has not begun",
    "code-foreign-rules": "its edition ({edition}) is not the one here",
    "code-illegal": "forged: it holds a decision that the rules do not allow ({reason})",
    "code-unfinished": "forged: its game does not come to an end",
    "code-goes-on": "forged: it goes on after the end of its game",
    "code-result-differs": "forged: its game comes to another result ({part})",
    "code-repeated": "this very game is on the leaderboard already",
    "leaderboard-foreign": "{file} is not this board's leaderboard and is left as it is",
}


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("leaderboard", help="publish results of daily games")
    parts = parser.add_subparsers(required=True, metavar="what")
    add = parts.add_parser("add", help="verify result codes and write them to DIR/<date>.json")
    add.add_argument("folder", metavar="DIR", type=Path, help="one game's leaderboards")
    add.add_argument("codes", metavar="CODE", nargs="+")
    add.add_argument("--game", default="coast", help="whose leaderboards they are (default: coast)")
    add.add_argument("--date", help="take codes of this date only, as 2026-11-29")
    add_json_option(add)
    add.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0: all added; 1: some were refused, the others are added."""
    verdicts = []
    try:
        if arguments.date is not None:
            read_date(arguments.date)
        for code in arguments.codes:
            verdicts.append(_add(arguments, code))
    except OSError as fault:
        raise CommandError(f"{arguments.folder}: {fault.strerror}") from None
    except RoundhouseError as refused:
        raise CommandError(explain(refused, BOARD_REASONS)) from None
    if arguments.json:
        print_json(verdicts)
    return 1 if any("error" in verdict for verdict in verdicts) else 0


def _add(arguments: argparse.Namespace, code: str) -> dict[str, object]:
    """Adds one code; what became of it, said unless it is to be JSON."""
    try:
        entry = _verify(arguments, code)
        place = PublishedBoard(arguments.folder, entry.claim.game, entry.claim.date).add(
            code, entry
        )
    except (Unreadable, Illegal) as refused:
        if not arguments.json:
            reason = REASONS.get(refused.code, str(refused)).format(**refused.params)
            print(f"{code[:24]}: refused, {reason}")
        return {"code": code, "error": describe_error(refused)}
    claim = entry.claim
    if not arguments.json:
        print(f"{claim.date}: {claim.name} is number {place}")
    return {"code": code, "date": claim.date, "name": claim.name, "place": place}


def _verify(arguments: argparse.Namespace, code: str) -> Entry:
    entry, _ = verify_code(code)
    claim = entry.claim
    require_board(claim, arguments.game, arguments.date or claim.date)
    if claim.date > today():
        raise Unreadable("code-future", date=claim.date)
    return entry
