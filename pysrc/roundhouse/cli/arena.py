"""`roundhouse arena`: whole games between bots, and who won how often."""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Sequence
from typing import Any

from roundhouse.app.boards import board
from roundhouse.app.games import GAMES
from roundhouse.bots.arena import GameReport, play_game
from roundhouse.bots.registry import BOTS
from roundhouse.cli.terminal import CommandError, Commands, add_json_option, choose, print_json
from roundhouse.core.errors import RoundhouseError


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="play games between bots without a table")
    parser.add_argument("--game", default="coast", choices=list(GAMES))
    parser.add_argument("--seats", required=True, help="bots by seat: greedy,greedy,random")
    parser.add_argument("--games", type=int, default=1, help="how many games (default 1)")
    parser.add_argument("--seed", default="1", help="the games are seeded SEED/0, SEED/1, ...")
    parser.add_argument("--options", default="{}", help="host options as JSON")
    add_json_option(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the report; 0 if every game was played to its end without a fault, else 1."""
    seats = arguments.seats.split(",")
    if arguments.games < 1:
        raise CommandError("--games takes a number from 1")
    try:
        reports = play_games(arguments, seats)
    except RoundhouseError as refused:
        raise CommandError(str(refused)) from None
    summary = summarise(arguments.game, arguments.seed, seats, reports)
    if arguments.json:
        print_json(summary)
    else:
        _print_table(summary)
    return 1 if summary["exceptions"] else 0


def play_games(arguments: argparse.Namespace, seats: Sequence[str]) -> list[GameReport]:
    """The reports of the games asked for, in order."""
    game = GAMES[arguments.game]
    try:
        options = json.loads(arguments.options)
    except ValueError:
        raise CommandError("--options takes a JSON object") from None
    for seat in seats:
        choose("bot", seat, BOTS[arguments.game])
    all_options = game.full_options(options, len(seats))
    rules = game.rules(board(game.map_for(all_options)), all_options, len(seats))
    return [
        play_game(arguments.game, rules, game.facts, seats, f"{arguments.seed}/{number}")
        for number in range(arguments.games)
    ]


def summarise(
    game: str, seed: str, seats: Sequence[str], reports: Sequence[GameReport]
) -> dict[str, Any]:
    """The figures of many games. A shared win counts as a fraction for each winner."""
    wins = [0.0] * len(seats)
    for report in reports:
        for seat in report.winners:
            wins[seat] += 1 / len(report.winners)
    by_bot = dict.fromkeys(seats, 0.0)
    for bot, won in zip(seats, wins, strict=True):
        by_bot[bot] += won
    finished = [report for report in reports if report.fault is None]
    rounds = [report.facts["rounds"] for report in finished]
    return {
        "game": game,
        "seats": list(seats),
        "seed": seed,
        "games": len(reports),
        "winners": [
            {"seat": seat, "bot": seats[seat], "wins": won} for seat, won in enumerate(wins)
        ],
        "wins_by_bot": by_bot,
        "rounds": {
            "median": statistics.median(rounds) if rounds else None,
            "least": min(rounds, default=None),
            "most": max(rounds, default=None),
        },
        "mean_trips": _mean([report.facts["trips"] for report in finished]),
        "mean_decisions": _mean([report.decisions for report in finished]),
        "exceptions": len(reports) - len(finished),
        "faults": [
            {"seed": report.seed, "fault": report.fault} for report in reports if report.fault
        ],
        "reports": [
            {
                "seed": report.seed,
                "winners": list(report.winners),
                "decisions": report.decisions,
                **report.facts,
            }
            for report in reports
        ],
    }


def _mean(figures: Sequence[int]) -> float | None:
    return round(sum(figures) / len(figures), 2) if figures else None


def _print_table(summary: dict[str, Any]) -> None:
    print(f"{summary['games']} games of {summary['game']}, seed {summary['seed']}")
    for row in summary["winners"]:
        print(f"  seat {row['seat']}  {row['bot']:<10} {row['wins']:>8.2f} wins")
    rounds = summary["rounds"]
    print(f"  rounds: median {rounds['median']}, {rounds['least']} to {rounds['most']}")
    print(f"  mean trips a game: {summary['mean_trips']}, decisions: {summary['mean_decisions']}")
    print(f"  exceptions: {summary['exceptions']}")
    for row in summary["faults"]:
        print(f"    {row['seed']}: {row['fault']}")
