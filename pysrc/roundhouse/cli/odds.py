"""`roundhouse odds`: games to learn the odds from, the fit, and how good the odds are."""

from __future__ import annotations

import argparse
from importlib.resources import as_file, files
from pathlib import Path

from roundhouse.app.games import GAMES
from roundhouse.cli.odds_games import Case, Drawn, Sample, cases_of, play_batch
from roundhouse.cli.odds_report import BINS, draw_plot, print_report, summarise
from roundhouse.cli.odds_subjects import SUBJECTS
from roundhouse.cli.processes import count_processes, spread_out, tell_interrupted
from roundhouse.cli.results import ResultsFile
from roundhouse.cli.terminal import (
    CommandError,
    Commands,
    add_json_option,
    print_json,
    show_progress,
    write_text,
)
from roundhouse.core.codec import encode
from roundhouse.core.errors import RoundhouseError

# games that no fit has seen, as the command ships with them
HELD_OUT = "odds-held-out-{game}.jsonl.xz"


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("odds", help="the odds of winning: their games, fit and report")
    actions = parser.add_subparsers(required=True, metavar="action")
    play = actions.add_parser("play", help="play games of all barons and keep positions of them")
    play.add_argument("--game", default="coast", choices=list(SUBJECTS))
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
    fit.add_argument("--steps", type=int, default=40, help="steps of the search at the most")
    fit.add_argument("--output", type=Path, help="write the weights here (default: print them)")
    fit.set_defaults(run=run_fit)
    report = actions.add_parser("report", help="how good the odds are, by games no fit has seen")
    report.add_argument("--game", default="coast", choices=list(SUBJECTS))
    report.add_argument("--results", type=Path, help="such games (default: those kept with it)")
    report.add_argument("--plot", type=Path, help="draw the reliability into this SVG file")
    add_json_option(report)
    report.set_defaults(run=run_report)


def run_play(arguments: argparse.Namespace) -> int:
    """Plays what is missing and adds it to the file."""
    sample = _sample(arguments)
    jobs = count_processes(arguments.jobs)
    kept = ResultsFile(arguments.results, Drawn)
    done = {game.number for game in kept.begin(sample, resume=arguments.resume)}
    tasks = [number for number in range(sample.games) if number not in done]
    try:
        with show_progress(len(done), sample.games) as advance:
            for batch in spread_out(play_batch, encode(sample), tasks, jobs, arguments.backend):
                kept.add(batch)
                done.update(game.number for game in batch)
                advance(len(batch))
    except KeyboardInterrupt:
        return tell_interrupted(len(done), sample.games, arguments.results)
    return 0


def _sample(arguments: argparse.Namespace) -> Sample:
    game = GAMES[arguments.game]
    low, high = game.describe()["seats"]
    try:
        seats = tuple(int(number) for number in arguments.seats.split(","))
    except ValueError:
        raise CommandError("--seats takes numbers: 3,4,5") from None
    if not all(low <= number <= high for number in seats):
        raise CommandError(f"--seats takes numbers from {low} to {high}")
    if min(arguments.games, arguments.turns) < 1:
        raise CommandError("--games and --turns take numbers from 1")
    return Sample(
        arguments.game, game.rules_version, arguments.seed, arguments.games, arguments.turns, seats
    )


def run_fit(arguments: argparse.Namespace) -> int:
    """Prints the weights as the module that they are, or writes it."""
    from roundhouse.cli.odds_fit import fit_weights, write_module  # noqa: PLC0415

    sample, games, cases = _read_cases(arguments.file)
    weights = fit_weights(SUBJECTS[sample.game], cases, arguments.steps)
    text = write_module(sample, games, weights)
    if arguments.output is None:
        print(text, end="")
    else:
        write_text(arguments.output, text)
    return 0


def _read_cases(file: Path) -> tuple[Sample, list[Drawn], list[Case]]:
    """What a file of games holds. Raises `CommandError` where it is too little to say anything."""
    sample, games = ResultsFile(file, Drawn).read(Sample)
    try:
        cases = list(cases_of(sample, games))
    except RoundhouseError as fault:
        raise CommandError(f"{file} holds a position that is none: {fault}") from None
    told = sum(any(case.won) for case in cases)
    if told < BINS:
        raise CommandError(
            f"{file} holds {told} positions of games with a winner; {BINS} are needed"
        )
    return sample, games, cases


def run_report(arguments: argparse.Namespace) -> int:
    """Prints the reliability and the scores of the odds."""
    if arguments.results is not None:
        sample, _, cases = _read_cases(arguments.results)
    else:
        kept = HELD_OUT.format(game=arguments.game)
        with as_file(files("roundhouse.cli") / kept) as path:
            sample, _, cases = _read_cases(path)
    summary = summarise(sample, cases)
    if arguments.plot is not None:
        write_text(arguments.plot, draw_plot(summary["bins"]))
    if arguments.json:
        print_json(summary)
    else:
        print_report(summary)
    return 0
