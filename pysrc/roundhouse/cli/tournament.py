"""Many games between bots, in parallel processes: what is to be played, and playing it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from roundhouse.app.boards import board
from roundhouse.app.games import GAMES
from roundhouse.bots.arena import play_game
from roundhouse.cli.processes import spread_out
from roundhouse.core.codec import Json, canonical, decode, encode
from roundhouse.core.jsontext import read_json
from roundhouse.core.rules import Rules


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament: at each table so many games of these bots, under the same options.

    With `rotate` each seed is played once from every seating that is another one: the first bot
    starts in seat 0, then in seat 1, and so on; the games are `SEED/0` n times, `SEED/1` n times ...
    """

    game: str
    rules_version: int
    options: Json
    tables: tuple[tuple[str, ...], ...]
    games: int
    seed: str
    rotate: bool

    def tasks(self) -> Iterator[Task]:
        """Every game there is to play; all tables move on together."""
        for number in range(self.games):
            for table in range(len(self.tables)):
                yield Task(table, number)

    def has(self, row: Row) -> bool:
        """Whether this can be one of its games: there is such a game, and a winner sat at its table."""
        if not (0 <= row.table < len(self.tables) and 0 <= row.number < self.games):
            return False
        return all(0 <= place < len(self.tables[row.table]) for place in row.winners)


@dataclass(frozen=True, slots=True)
class Task:
    """Game `number` of a table."""

    table: int
    number: int


@dataclass(frozen=True, slots=True)
class Row:
    """One finished game. `winners` are places in the table's list of bots, not seats."""

    table: int
    number: int
    seed: str
    winners: tuple[int, ...]
    decisions: int
    facts: dict[str, int]
    events: dict[str, int]
    fault: str | None = None

    @property
    def key(self) -> tuple[int, int]:
        """Which of the plan's games it is."""
        return self.table, self.number


def play_task(plan: Plan, task: Task) -> Row:
    """Plays one game; the same on every machine and in every process."""
    bots = plan.tables[task.table]
    game, rules = GAMES[plan.game], _rules(plan.game, canonical(plan.options), len(bots))
    seed, turned = task.number, 0
    if plan.rotate:
        seed, turned = divmod(task.number, _seatings(bots))
    # the bot at place p of the list sits in seat (p + turned)
    seats = [bots[(seat - turned) % len(bots)] for seat in range(len(bots))]

    def figures(state: Any) -> dict[str, int]:
        found = {**game.facts(state), **game.tally(rules, state)}
        # in the order that a file of results has, too
        return dict(sorted(found.items()))

    report = play_game(plan.game, rules, figures, seats, f"{plan.seed}/{seed}")
    return Row(
        task.table,
        task.number,
        report.seed,
        tuple(sorted((seat - turned) % len(bots) for seat in report.winners)),
        report.decisions,
        report.facts,
        report.events,
        report.fault,
    )


def _seatings(bots: Sequence[str]) -> int:
    """How many different seatings turning a table gives: two bots that are alike may change places."""
    return next(
        turn for turn in range(1, len(bots) + 1) if [*bots[turn:], *bots[:turn]] == list(bots)
    )


@lru_cache(maxsize=16)
def _rules(game_id: str, options_text: str, seats: int) -> Rules[Any]:
    """Rules, made once a process."""
    game, options = GAMES[game_id], read_json(options_text)
    return game.rules(board(game.map_for(options)), options, seats)


def play_tasks(
    plan: Plan, tasks: Sequence[Task], jobs: int, backend: str | None
) -> Iterator[list[Row]]:
    """Plays games by the batch, in as many processes, and yields each batch when it is done."""
    yield from spread_out(
        _play_batch, encode(plan), [encode(task) for task in tasks], jobs, backend
    )


def _play_batch(plan: Json, tasks: Json) -> list[Row]:
    known = decode(Plan, plan)
    return [play_task(known, decode(Task, task)) for task in tasks]
