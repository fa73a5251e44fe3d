"""What all subcommands share: talking to a person or a program at the other end."""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
Runner: TypeAlias = Callable[[argparse.Namespace], int]


class CommandError(Exception):
    """A request that makes no sense as it stands; the message says why, and what might."""


def add_json_option(parser: argparse.ArgumentParser) -> None:
    """Give a subcommand its `--json`."""
    parser.add_argument("--json", action="store_true", help="print JSON for other programs")


def print_json(value: object) -> None:
    """Print a value as one line of JSON."""
    json.dump(value, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


def write_text(path: Path, text: str) -> None:
    """Write a file that was asked for. Raises `CommandError` where none can be."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise CommandError(f"{path}: {fault.strerror}") from None


@contextmanager
def show_progress(done: int, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that moves on by so many games, where somebody sees it."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (BarColumn(None), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("games", total=total, completed=done)
        yield lambda games: progress.advance(bar, games)


def choose(kind: str, name: str, known: Iterable[str]) -> str:
    """`name` itself if it is known. Raises `CommandError` that suggests the closest names."""
    names = sorted(known)
    if name in names:
        return name
    close = difflib.get_close_matches(name.lower(), names, n=3)
    hint = f"did you mean {_join(close)}?" if close else f"there are {_join(names[:12])} ..."
    if not close and len(names) <= 12:
        hint = f"there is {_join(names)}" if names else "there is none"
    raise CommandError(f"unknown {kind} {name!r}; {hint}")


def _join(names: list[str]) -> str:
    return ", ".join(names)
