"""Many games between bots, in parallel processes: what is to be played, and playing it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from roundhouse.app.boards import board
from roundhouse.app.games import GAMES
from roundhouse.bots.arena import play_game
from roundhouse.cli.terminal import CommandError
from roundhouse.core.codec import Json, canonical, decode, encode
from roundhouse.core.jsontext import read_json
from roundhouse.core.rules import Rules

# games handed to a process at a time: few enough that an interruption loses little
BATCH = 4


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
    """Plays games by the batch, in as many processes, and yields each batch when it is done.

    `backend` is one that joblib knows; None: processes of this machine.
    """
    batches = [tasks[start : start + BATCH] for start in range(0, len(tasks), BATCH)]
    if jobs == 1 and backend is None:
        for batch in batches:
            yield _play_batch(encode(plan), encode(batch))
        return
    from joblib import Parallel, delayed  # noqa: PLC0415

    work = [delayed(_play_batch)(encode(plan), encode(batch)) for batch in batches]
    with _processes(jobs, backend):
        try:
            parallel = Parallel(return_as="generator_unordered")
        except ValueError:
            # such a backend answers when all is done: it is given a little at a time
            for start in range(0, len(work), 4 * jobs):
                yield from Parallel()(work[start : start + 4 * jobs])
        else:
            yield from parallel(work)


def _play_batch(plan: Json, tasks: Json) -> list[Row]:
    """Runs in another process, perhaps on another machine: it is handed JSON values alone."""
    known = decode(Plan, plan)
    return [play_task(known, decode(Task, task)) for task in tasks]


def _processes(jobs: int, backend: str | None) -> AbstractContextManager[Any]:
    """Where joblib's work is done. Raises `CommandError` for a backend that is not to be had."""
    from joblib import parallel_config  # noqa: PLC0415

    try:
        if backend == "ray":
            from ray.util.joblib import register_ray  # noqa: PLC0415

            register_ray()
        elif backend == "dask":
            # joblib hands over to the client that was made last
            from distributed import Client  # noqa: PLC0415

            Client()
        chosen: AbstractContextManager[Any] = parallel_config(backend or "loky", n_jobs=jobs)
    except ImportError as missing:
        raise CommandError(f"--backend {backend} needs the package {missing.name!r}") from None
    except ValueError:
        raise CommandError(f"joblib knows no backend {backend!r}") from None
    return chosen
