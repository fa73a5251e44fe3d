"""Entry point of the `roundhouse` command.

A subcommand is a module with `add_to(commands)`: it adds its parser and sets `run`, a function from
the parsed arguments to the exit status. Name the module in `COMMANDS`, and it is there.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

import roundhouse
from roundhouse.cli.terminal import CommandError

COMMANDS = ("advise", "arena", "daily", "leaderboard", "map", "odds", "replay", "serve", "verify")
BROKEN_PIPE = 128 + 13  # what a shell reports for a program ended by SIGPIPE


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand; 0 went well, 1 found faults, 2 could not be understood."""
    given = sys.argv[1:] if arguments is None else arguments
    # Checking a map must not wait for bots to be imported, so only what is asked for is.
    named = [name for name in COMMANDS if name in given[:1]]
    options = build_parser(named or COMMANDS).parse_args(given)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except CommandError as error:
        print(f"roundhouse: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has seen enough. Python flushes once more when it ends, which must not raise.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return status


def build_parser(names: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """The parser of the subcommands in `names`."""
    parser = argparse.ArgumentParser(prog="roundhouse", description="Train board games in Python.")
    parser.add_argument("--version", action="version", version=roundhouse.__version__)
    commands = parser.add_subparsers(required=True, metavar="command")
    for name in names:
        importlib.import_module(f"roundhouse.cli.{name}").add_to(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
