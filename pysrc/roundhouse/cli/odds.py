"""`roundhouse odds`: games to learn the odds from, the fit, and how good the odds are."""

from __future__ import annotations

import argparse
import os
from importlib.resources import as_file, files
from pathlib import Path

from roundhouse.cli.odds_games import Drawn, Sample, cases_of, play_batch
from roundhouse.cli.odds_report import draw_plot, print_report, summarise
from roundhouse.cli.processes import spread_out
from roundhouse.cli.results import ResultsFile
from roundhouse.cli.terminal import (
    CommandError,
    Commands,
    add_json_option,
    print_json,
    show_progress,
)
from roundhouse.core.codec import encode
from roundhouse.games.coast.meta import RULES_VERSION, SEATS

# games that no fit has seen, as the command ships with it
HELD_OUT = "odds-held-out.jsonl.xz"


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("odds", help="the odds of winning: their games, fit and report")
    actions = parser.add_subparsers(required=True, metavar="action")
    play = actions.add_parser("play", help="play games of all barons and keep positions of them")
    play.add_argument("--games", type=int, required=True)
    play.add_argument("--turns", type=int, default=1, help="turns drawn from a game (default 1)")
    play.add_argument("--seats", default="3,4,5", help="numbers of seats, as likely as listed")
    play.add_argument("--seed", default="held-out", help="the games are seeded SEED/0, SEED/1, ...")
    play.add_argument("--jobs", type=int, default=1, help="processes (-1: one for each core)")
    play.add_argument("--backend", help="a joblib backend instead of processes of this machine")
    play.add_argument("--results", type=Path, required=True, help="keep them in this file")
    play.add_argument("--resume", action="store_true", help="go on with what --results holds")
    play.set_defaults(run=run_play)
    fit = actions.add_parser("fit", help="fit the weights to such games (needs numpy)")
    fit.add_argument("file", type=Path, help="a file that `play` has made")
    fit.add_argument("--steps", type=int, default=60, help="steps of the search at the most")
    fit.add_argument("--output", type=Path, help="write the weights here (default: print them)")
    fit.set_defaults(run=run_fit)
    report = actions.add_parser("report", help="how good the odds are, by games no fit has seen")
    report.add_argument("--results", type=Path, help="such games (default: those kept with it)")
    report.add_argument("--plot", type=Path, help="draw the reliability into this SVG file")
    add_json_option(report)
    report.set_defaults(run=run_report)


def run_play(arguments: argparse.Namespace) -> int:
    """Plays what is missing and adds it to the file."""
    sample = _sample(arguments)
    jobs = (os.cpu_count() or 1) if arguments.jobs == -1 else arguments.jobs
    kept = ResultsFile(arguments.results, Drawn)
    done = {game.number for game in kept.begin(sample, resume=arguments.resume)}
    tasks = [number for number in range(sample.games) if number not in done]
    with show_progress(len(done), sample.games) as advance:
        for batch in spread_out(play_batch, encode(sample), tasks, jobs, arguments.backend):
            kept.add(batch)
            advance(len(batch))
    return 0


def _sample(arguments: argparse.Namespace) -> Sample:
    low, high = SEATS
    try:
        seats = tuple(int(number) for number in arguments.seats.split(","))
    except ValueError:
        raise CommandError("--seats takes numbers: 3,4,5") from None
    if not all(low <= number <= high for number in seats):
        raise CommandError(f"--seats takes numbers from {low} to {high}")
    if min(arguments.games, arguments.turns) < 1:
        raise CommandError("--games and --turns take numbers from 1")
    return Sample(RULES_VERSION, arguments.seed, arguments.games, arguments.turns, seats)


def run_fit(arguments: argparse.Namespace) -> int:
    """Prints the weights as the module that they are, or writes it."""
    from roundhouse.cli.odds_fit import fit_weights, write_module  # noqa: PLC0415

    sample, games = ResultsFile(arguments.file, Drawn).read(Sample)
    text = write_module(sample, games, fit_weights(list(cases_of(sample, games)), arguments.steps))
    if arguments.output is None:
        print(text, end="")
    else:
        arguments.output.write_text(text, encoding="utf-8")
    return 0


def run_report(arguments: argparse.Namespace) -> int:
    """Prints the reliability and the scores of the odds."""
    if arguments.results is not None:
        sample, games = ResultsFile(arguments.results, Drawn).read(Sample)
    else:
        with as_file(files("roundhouse.cli") / HELD_OUT) as path:
            sample, games = ResultsFile(path, Drawn).read(Sample)
    summary = summarise(sample, list(cases_of(sample, games)))
    if arguments.plot is not None:
        arguments.plot.write_text(draw_plot(summary["bins"]), encoding="utf-8")
    if arguments.json:
        print_json(summary)
    else:
        print_report(summary)
    return 0
