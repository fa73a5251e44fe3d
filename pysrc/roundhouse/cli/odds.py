"""`roundhouse odds`: games to learn the odds from, the fit, how good the odds are and could be."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Hashable
from importlib.resources import as_file, files
from pathlib import Path

from roundhouse.app.games import GAMES
from roundhouse.cli.odds_ceiling import (
    LEAST_TIMES,
    Ended,
    Endings,
    play_on_batch,
    print_ceiling,
    summarise_endings,
)
from roundhouse.cli.odds_games import Case, Drawn, Sample, cases_of, play_batch
from roundhouse.cli.odds_report import BINS, draw_plot, print_report, summarise
from roundhouse.cli.odds_subjects import SUBJECTS
from roundhouse.cli.processes import count_processes, spread_out, tell_interrupted
from roundhouse.cli.results import Planned, ResultsFile, Row
from roundhouse.cli.terminal import (
    CommandError,
    Commands,
    add_json_option,
    print_json,
    show_progress,
    write_text,
)
from roundhouse.core.codec import Json, encode
from roundhouse.core.errors import RoundhouseError

# plays games of a plan in another process: JSON values in
Work = Callable[[Json, Json], list[Row]]

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
    _add_work_options(play)
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
    ceiling = actions.add_parser("ceiling", help="how good any odds of these games could be")
    ceiling.add_argument("--game", default="coast", choices=list(SUBJECTS))
    ceiling.add_argument(
        "--games", type=int, help="so many of the games kept with it (default all)"
    )
    ceiling.add_argument("--times", type=int, default=8, help="play each on so often (default 8)")
    _add_work_options(ceiling)
    add_json_option(ceiling)
    ceiling.set_defaults(run=run_ceiling)


def _add_work_options(parser: argparse.ArgumentParser) -> None:
    """Where many games are played, and the file that keeps them."""
    parser.add_argument("--jobs", type=int, default=1, help="processes (-1: one for each core)")
    parser.add_argument("--backend", help="a joblib backend instead of processes of this machine")
    parser.add_argument("--results", type=Path, required=True, help="keep them in this file")
    parser.add_argument("--resume", action="store_true", help="go on with what --results holds")


def run_play(arguments: argparse.Namespace) -> int:
    """Plays what is missing and adds it to the file."""
    kept = ResultsFile(arguments.results, Drawn)
    return _play_missing(arguments, kept, _sample(arguments), play_batch)


def _play_missing(
    arguments: argparse.Namespace, kept: ResultsFile[Row], plan: Planned[Row], work: Work[Row]
) -> int:
    """Plays those of a plan's games that a file does not have, in as many processes as are asked for."""
    jobs = count_processes(arguments.jobs)
    done: set[Hashable] = {row.key for row in kept.begin(plan, resume=arguments.resume)}
    tasks = [number for number in range(plan.games) if number not in done]
    try:
        with show_progress(len(done), plan.games) as advance:
            for batch in spread_out(work, encode(plan), tasks, jobs, arguments.backend):
                kept.add(batch)
                done.update(row.key for row in batch)
                advance(len(batch))
    except KeyboardInterrupt:
        return tell_interrupted(len(done), plan.games, arguments.results)
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


def _read_held_out(game: str) -> tuple[Sample, list[Drawn], list[Case]]:
    with as_file(files("roundhouse.cli") / HELD_OUT.format(game=game)) as path:
        return _read_cases(path)


def run_report(arguments: argparse.Namespace) -> int:
    """Prints the reliability and the scores of the odds."""
    if arguments.results is not None:
        sample, _, cases = _read_cases(arguments.results)
    else:
        sample, _, cases = _read_held_out(arguments.game)
    summary = summarise(sample, cases)
    if arguments.plot is not None:
        write_text(arguments.plot, draw_plot(summary["bins"]))
    if arguments.json:
        print_json(summary)
    else:
        print_report(summary)
    return 0


def run_ceiling(arguments: argparse.Namespace) -> int:
    """Plays on from the held-out positions, and prints what knowing their true chances would be worth."""
    sample = _read_held_out(arguments.game)[0]
    games = sample.games if arguments.games is None else arguments.games
    if not 1 <= games <= sample.games:
        raise CommandError(f"--games takes numbers from 1 to {sample.games}")
    if arguments.times < LEAST_TIMES:
        raise CommandError(f"--times takes numbers from {LEAST_TIMES}")
    plan, kept = Endings(sample, games, arguments.times), ResultsFile(arguments.results, Ended)
    if status := _play_missing(arguments, kept, plan, play_on_batch):
        return status
    summary = summarise_endings(plan, kept.read(Endings)[1])
    if arguments.json:
        print_json(summary)
    else:
        print_ceiling(summary)
    return 0
