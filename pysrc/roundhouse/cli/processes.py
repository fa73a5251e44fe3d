"""Work that is spread over processes, or over whatever joblib knows: many games, a few at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypeVar

from roundhouse.cli.terminal import CommandError
from roundhouse.core.codec import Json

R = TypeVar("R")

INTERRUPTED = 128 + 2  # what a shell reports for a program ended by Ctrl-C

# tasks handed to a process at a time: few enough that an interruption loses little
BATCH = 4


def count_processes(jobs: int) -> int:
    """How many processes `--jobs` asks for. Raises `CommandError` if it asks for none."""
    if jobs == -1:
        return os.cpu_count() or 1
    if jobs < 1:
        raise CommandError("--jobs takes a number from 1, or -1")
    return jobs


def tell_interrupted(done: int, every: int, kept: Path | None) -> int:
    """Says what there is after Ctrl-C, and answers the exit status for it."""
    left = "nothing was kept (--results keeps the games)"
    if kept is not None:
        left = f"{done} of {every} games are in {kept}; --resume goes on with it"
    print(f"roundhouse: interrupted; {left}", file=sys.stderr)
    return INTERRUPTED


def spread_out(
    work: Callable[[Json, Json], list[R]],
    plan: Json,
    tasks: Sequence[Json],
    jobs: int,
    backend: str | None,
) -> Iterator[list[R]]:
    """Does tasks by the batch, in as many processes, and yields each batch when it is done.

    `work` runs in another process, perhaps on another machine: it is handed JSON values alone, the plan
    and a batch. `backend` is one that joblib knows; None: processes of this machine.
    """
    batches = [tasks[start : start + BATCH] for start in range(0, len(tasks), BATCH)]
    if jobs == 1 and backend is None:
        for batch in batches:
            yield work(plan, batch)
        return
    from joblib import Parallel, delayed  # noqa: PLC0415

    waiting = [delayed(work)(plan, batch) for batch in batches]
    with _processes(jobs, backend):
        try:
            parallel = Parallel(return_as="generator_unordered")
        except ValueError:
            # such a backend answers when all is done: it is given a little at a time
            for start in range(0, len(waiting), 4 * jobs):
                yield from Parallel()(waiting[start : start + 4 * jobs])
        else:
            yield from parallel(waiting)


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
