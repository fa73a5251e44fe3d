"""`roundhouse arena`: tournaments of whole games between bots, and who won how often."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from roundhouse.app.boards import board
from roundhouse.app.games import GAMES
from roundhouse.bots.registry import BOTS
from roundhouse.cli.arena_report import print_report, summarise
from roundhouse.cli.processes import count_processes, tell_interrupted
from roundhouse.cli.results import ResultsFile
from roundhouse.cli.terminal import (
    CommandError,
    Commands,
    add_json_option,
    choose,
    print_json,
    show_progress,
)
from roundhouse.cli.tournament import Plan, Row, play_tasks
from roundhouse.core.errors import RoundhouseError


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="play games between bots without a table")
    parser.add_argument("--game", default="coast", choices=list(GAMES))
    parser.add_argument(
        "--seats",
        required=True,
        action="append",
        help="the bots at a table: greedy,greedy,random; once for each table of a tournament",
    )
    parser.add_argument("--games", type=int, default=1, help="how many games a table (default 1)")
    parser.add_argument("--seed", default="1", help="the games are seeded SEED/0, SEED/1, ...")
    parser.add_argument("--options", default="{}", help="host options as JSON, or a preset's name")
    parser.add_argument(
        "--rotate",
        action="store_true",
        help="play each seed from every seating in turn, so that neither seat nor dice tell",
    )
    parser.add_argument(
        "--jobs", type=int, default=1, help="processes (default 1; -1: one for each core)"
    )
    parser.add_argument(
        "--backend", help="a joblib backend instead of processes of this machine: dask, ray, ..."
    )
    parser.add_argument("--results", type=Path, help="keep the games in this file (JSON lines)")
    parser.add_argument(
        "--resume", action="store_true", help="go on with what --results holds already"
    )
    parser.add_argument(
        "--report", action="store_true", help="print figures to compare with published tallies too"
    )
    add_json_option(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the report; 0 if every game was played to its end without a fault, else 1."""
    plan = _plan(arguments)
    if arguments.resume and arguments.results is None:
        raise CommandError("--resume takes the file of --results")
    jobs = count_processes(arguments.jobs)
    kept = None if arguments.results is None else ResultsFile(arguments.results, Row)
    rows = [] if kept is None else kept.begin(plan, resume=arguments.resume)
    try:
        _play_on(plan, rows, kept, jobs, arguments.backend)
    except KeyboardInterrupt:
        return tell_interrupted(len(rows), plan.games * len(plan.tables), arguments.results)
    rows.sort(key=lambda row: (row.table, row.number))
    summary = summarise(plan, rows)
    if arguments.json:
        print_json(summary)
    else:
        print_report(summary, sanity=arguments.report)
    return 1 if any(row.fault for row in rows) else 0


def _plan(arguments: argparse.Namespace) -> Plan:
    tables = tuple(tuple(seats.split(",")) for seats in arguments.seats)
    if arguments.games < 1:
        raise CommandError("--games takes a number from 1")
    game = GAMES[arguments.game]
    options = _read_options(arguments.options, game.describe()["presets"])
    try:
        for seats in tables:
            for bot in seats:
                choose("bot", bot, BOTS[arguments.game])
            full = game.full_options(options, len(seats))
            game.rules(board(game.map_for(full)), full, len(seats))
    except RoundhouseError as refused:
        raise CommandError(str(refused)) from None
    return Plan(
        arguments.game,
        game.rules_version,
        full,
        tables,
        arguments.games,
        arguments.seed,
        arguments.rotate,
    )


def _read_options(text: str, presets: list[dict[str, object]]) -> object:
    for preset in presets:
        if preset["id"] == text:
            return preset["options"]
    try:
        return json.loads(text)
    except ValueError:
        raise CommandError("--options takes a JSON object, or the name of a preset") from None


def _play_on(
    plan: Plan, rows: list[Row], kept: ResultsFile[Row] | None, jobs: int, backend: str | None
) -> None:
    """Plays what is missing in `rows` and adds it there."""
    done = {row.key for row in rows}
    tasks = [task for task in plan.tasks() if (task.table, task.number) not in done]
    with show_progress(len(done), len(done) + len(tasks)) as advance:
        for batch in play_tasks(plan, tasks, jobs, backend):
            if kept is not None:
                kept.add(batch)
            rows.extend(batch)
            advance(len(batch))
