"""`roundhouse daily`: the board of a date, as everybody gets it."""

from __future__ import annotations

import argparse

from roundhouse.app.daily import describe_opening
from roundhouse.app.editions import board_of
from roundhouse.cli.clock import today
from roundhouse.cli.records import explain
from roundhouse.cli.terminal import CommandError, Commands, add_json_option, print_json
from roundhouse.core.codec import Json, canonical
from roundhouse.core.errors import RoundhouseError

# why a game has no board of a date
BOARD_REASONS = {
    "date-unreadable": "“{date}” is no date; one is written like 2026-11-29",
    "no-board-yet": "there was none on {date} yet, the first was that of {first}",
    "no-daily": "{game} has no daily boards",
    "unknown-game": "there is no game “{name}” here",
}


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("daily", help="the daily boards")
    parts = parser.add_subparsers(required=True, metavar="what")
    show = parts.add_parser("show", help="seed, seats, options and first dice of a date's board")
    show.add_argument("--date", help="as 2026-11-29 (default: today, by UTC)")
    show.add_argument("--game", default="coast", help="which game's (default: coast)")
    add_json_option(show)
    show.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0: shown. Raises `CommandError` where there is no such board."""
    try:
        board = describe(arguments.game, arguments.date or today())
    except RoundhouseError as refused:
        raise CommandError(f"no such board: {explain(refused, BOARD_REASONS)}") from None
    if arguments.json:
        print_json(board)
        return 0
    for name, value in board.items():
        print(
            f"{name.replace('_', ' '):17} {value if isinstance(value, str) else canonical(value)}"
        )
    return 0


def describe(game: str, date: str) -> dict[str, Json]:
    """A board and what it begins with."""
    board = board_of(game, date)
    edition = board.edition
    return {
        "game": board.game,
        "date": board.date,
        "edition": edition.number,
        "rules_version": edition.rules_version,
        "map": edition.map,
        "map_hash": edition.map_hash,
        "seed": board.seed,
        "bots": list(board.bots),
        "options": edition.options,
        **describe_opening(board),
    }
