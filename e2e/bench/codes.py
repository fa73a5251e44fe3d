"""Result codes of daily games, proved as a leaderboard does it."""

from __future__ import annotations

from time import perf_counter

from tests.daily.games import code_on

from roundhouse.app.daily import verify_code

DATES = [f"2026-11-{day:02}" for day in range(1, 21)]


def measure_codes() -> list[float]:
    """Seconds that each code takes on one core; a bot plays in the person's seat beforehand."""
    codes = [code_on(date) for date in DATES]
    seconds = []
    for code in codes:
        start = perf_counter()
        verify_code(code)
        seconds.append(perf_counter() - start)
    return seconds
