"""Prints every figure of `make bench`; ends with 1 if one is over its limit."""

from __future__ import annotations

import sys
from statistics import mean, median

from e2e.bench.advice import measure_answers
from e2e.bench.boot import measure_boot
from e2e.bench.codes import measure_codes
from e2e.bench.games import measure_games
from e2e.bench.panning import measure_panning
from e2e.bench.steps import measure_steps
from e2e.bench.tasks import measure_tasks
from e2e.bench.transfer import measure_bare, measure_later, measure_visit
from roundhouse.app.games import GAMES
from roundhouse.cli.serve import find_page

MOST_ENGINE = 0.35
MOST_MAP = 0.10
MOST_GAME = 0.5
MOST_CODE = 1.0
MOST_PANNING = 1.2
# milliseconds in wasm, of 95 answers in 100
MOST_ANSWER = {
    "advise": 30,
    "odds": 5,
    "siberia advise": 300,
    "siberia preview": 100,
    "siberia action": 100,
    "siberia odds": 5,
    "siberia baron": 300,
}
MOST_TASK = 50


def main() -> int:
    """Measure everything once, in one run."""
    reports = (
        _report_transfer,
        _report_boot,
        _report_steps,
        _report_panning,
        _report_tasks,
        _report_answers,
        _report_games,
        _report_codes,
    )
    within = [report() for report in reports]
    return 0 if all(within) else 1


def _report_boot() -> bool:
    times = measure_boot()
    engine, painted = times.engine / times.bare, times.map / times.bare
    _print("bare Pyodide ready", f"{times.bare:.0f} ms", "the yardstick; all warm, median of 7")
    _print("engine ready", f"{times.engine:.0f} ms", f"{engine:.2f} of it (at most {MOST_ENGINE})")
    _print("map painted", f"{times.map:.0f} ms", f"{painted:.2f} of it (at most {MOST_MAP})")
    return engine <= MOST_ENGINE and painted <= MOST_MAP


def _report_transfer() -> bool:
    page, bare = find_page(), measure_bare()
    files = measure_visit(page)
    total = sum(files.values())
    for name, size in files.items():
        _print("  first visit", f"{size / 1000:.1f} kB", name)
    _print("bare Pyodide", f"{bare / 1000:.0f} kB", "its own files; all sizes gzipped")
    _print("first visit", f"{total / 1000:.0f} kB", f"{total / bare:.2f} of it (at most 1)")
    for name, size in measure_later(page).items():
        _print("later, at rest", f"{size / 1000:.0f} kB", f"{name}, not counted above")
    return total <= bare


def _report_steps() -> bool:
    steps = measure_steps()
    note = f"p50, p95 {steps.p95:.0f} ms; from click to paint, {steps.count} steps"
    _print("one step", f"{steps.p50:.0f} ms", note)
    return True


def _report_panning() -> bool:
    times = measure_panning()
    ratio = times.map / times.bitmap
    worst = f"worst tenth {times.map_worst:.1f} against {times.bitmap_worst:.1f} ms"
    _print("bitmap panned", f"{times.bitmap:.1f} ms", "a frame, as fast as the browser can")
    _print(
        "map panned", f"{times.map:.1f} ms", f"{ratio:.2f} of it (at most {MOST_PANNING}); {worst}"
    )
    return ratio <= MOST_PANNING


def _report_tasks() -> bool:
    found = measure_tasks()
    longest = max(found.tasks, default=0.0)
    note = f"of {found.turns} turns of barons in {found.seconds} s (at most {MOST_TASK})"
    shown = f"{longest:.0f} ms" if found.tasks else f"< {MOST_TASK} ms"
    _print("longest task", shown, f"{note}; {len(found.tasks)} above that")
    return longest <= MOST_TASK


def _report_answers() -> bool:
    within = True
    for operation, measured in measure_answers().items():
        most = MOST_ANSWER[operation]
        for where, times in (("native", measured.native), ("wasm", measured.wasm)):
            note = f"p95; p50 {times.p50:.1f} ms, {times.count} of a game"
            limit = f" (at most {most})" if where == "wasm" else ""
            _print(f"{operation}, {where}", f"{times.p95:.1f} ms", note + limit)
        within = within and measured.wasm.p95 <= most
    return within


def _report_games() -> bool:
    within = True
    for game in GAMES:
        seconds = measure_games(game)
        middle = median(seconds)
        note = f"median of {len(seconds)} (at most {MOST_GAME}); {1 / mean(seconds):.1f} /s"
        _print(f"headless {game}", f"{middle:.2f} s", f"{note}, three bots, one core")
        within = within and middle <= MOST_GAME
    return within


def _report_codes() -> bool:
    seconds = measure_codes()
    slowest = max(seconds)
    note = f"proved in full, one core; slowest {slowest:.2f} s (at most {MOST_CODE})"
    _print("result codes", f"{1 / mean(seconds):.1f} /s", note)
    return slowest <= MOST_CODE


def _print(what: str, figure: str, note: str) -> None:
    print(f"{what:20} {figure:>9}   {note}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
