"""Answers on the full maps: on this Python, and in wasm with nothing but the files that ship."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from e2e.bench.advising import time_answers
from roundhouse import worker

IN_PYODIDE = Path(__file__).parents[2] / "web" / "tools" / "time_answers_in_pyodide.mjs"


@dataclass(frozen=True, slots=True)
class AnswerTimes:
    """Milliseconds of `count` answers."""

    count: int
    p50: float
    p95: float


@dataclass(frozen=True, slots=True)
class Measured:
    """One kind of answer, on CPython and in wasm."""

    native: AnswerTimes
    wasm: AnswerTimes


def measure_answers() -> dict[str, Measured]:
    """By what was asked, as `advising` names it."""
    printed = subprocess.run(
        ["node", str(IN_PYODIDE)], capture_output=True, text=True, check=True, timeout=600
    ).stdout
    native, wasm = time_answers(worker.handle), json.loads(printed)
    return {name: Measured(_sum_up(times), _sum_up(wasm[name])) for name, times in native.items()}


def _sum_up(times: list[float]) -> AnswerTimes:
    return AnswerTimes(len(times), median(times), quantiles(times, n=20)[18])
