"""Suggestions on the full map: on this Python, and in wasm with nothing but the files that ship."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from e2e.bench.advising import time_advice
from roundhouse import worker

IN_PYODIDE = Path(__file__).parents[2] / "web" / "tools" / "time_advice_in_pyodide.mjs"


@dataclass(frozen=True, slots=True)
class AdviceTimes:
    """Milliseconds of `count` suggestions."""

    count: int
    p50: float
    p95: float


def measure_advice() -> tuple[AdviceTimes, AdviceTimes]:
    """On CPython, and in wasm."""
    printed = subprocess.run(
        ["node", str(IN_PYODIDE)], capture_output=True, text=True, check=True, timeout=600
    ).stdout
    return _sum_up(time_advice(worker.handle)), _sum_up(json.loads(printed))


def _sum_up(times: list[float]) -> AdviceTimes:
    return AdviceTimes(len(times), median(times), quantiles(times, n=20)[18])
