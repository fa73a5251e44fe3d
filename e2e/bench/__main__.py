"""Prints every figure of `make bench`; ends with 1 if one is over its limit."""

from __future__ import annotations

import sys

from e2e.bench.boot import measure_boot

MOST_ENGINE = 0.60
MOST_MAP = 0.15


def main() -> int:
    times = measure_boot()
    engine, painted = times.engine / times.bare, times.map / times.bare
    print(f"bare Pyodide, warm             {times.bare:7.0f} ms  (median of 7; the yardstick)")
    print(
        f"engine ready                   {times.engine:7.0f} ms  {engine:.2f} (at most {MOST_ENGINE:.2f})"
    )
    print(
        f"first paint of the map         {times.map:7.0f} ms  {painted:.2f} (at most {MOST_MAP:.2f})"
    )
    return 0 if engine <= MOST_ENGINE and painted <= MOST_MAP else 1


if __name__ == "__main__":
    sys.exit(main())
