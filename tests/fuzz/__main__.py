"""`make fuzz`: many games over sampled options and seats, then mutated records; figures at the end.

    python -m tests.fuzz --games 20000 --mutants 20000 --seed 1 --processes 2 --game coast

Exit status 1 if anything was found, or if something that must be seen was seen in too few games.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool

from roundhouse.app.games import GAMES
from tests.fuzz.games import Report, play
from tests.fuzz.mutants import try_mutant
from tests.fuzz.setups import draw_setup
from tests.fuzz.verdicts import report_verdicts

# events (and what `audit.kinds_of` makes of them) that fewer than this share of games must not lack
MUST_SEE = {
    "coast": ("all_sold", "declared", "bounty", "sold_deed", "bankrupt", "bonus_trip"),
    "siberia": ("railroad_out", "extra_paid", "built_over_jumps", "period_began", "nationalized"),
}
LEAST_SHARE = 0.05
PROGRESS_EVERY = 200


def play_number(name: tuple[str, str]) -> Report:
    """The report of the game with this (game id, seed)."""
    return play(draw_setup(*name))


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--mutants", type=int, default=2_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="default: each")
    arguments = parser.parse_args()
    # games leave no cycles behind, so a quarter of the time goes to a collector that finds nothing;
    # workers are renewed now and then in case one does
    with Pool(arguments.processes, gc.disable, maxtasksperchild=50) as pool:
        found = 0
        for game in (arguments.game or list(GAMES)) if arguments.games else ():
            names = ((game, f"{arguments.seed}/{number}") for number in range(arguments.games))
            reports = pool.imap_unordered(play_number, names, chunksize=8)
            found |= report_games(reports, MUST_SEE[game])
        mutants = (f"{arguments.seed}/mutant {number}" for number in range(arguments.mutants))
        verdicts = pool.imap_unordered(try_mutant, mutants, chunksize=32)
        return report_verdicts("mutants", verdicts) | found


def report_games(reports: Iterator[Report], must_see: tuple[str, ...]) -> int:
    """Prints the figures as they come in; 1 if there is anything to look at."""
    started = time.monotonic()
    games = actions = pokes = 0
    seen: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    for report in reports:
        games += 1
        actions += report.actions
        pokes += report.pokes
        seen.update(report.seen)
        if report.fault is not None:
            kind, trace = report.fault
            faults[kind] += 1
            print(f"seed {report.seed}: {kind}\n{trace}", flush=True)
        if games % PROGRESS_EVERY == 0:
            shares = ", ".join(f"{kind} {seen[kind] / games:.1%}" for kind in must_see)
            passed = f"{time.monotonic() - started:.0f} s"
            played = f"{games} games, {actions} actions, {passed}, {faults.total()} faults"
            print(f"{played}; {shares}", flush=True)
    print(f"games {games}, actions {actions}, checks on the way {pokes}")
    print(f"seconds {time.monotonic() - started:.0f}")
    print(f"exceptions {faults.total() - faults['conservation']}, ", end="")
    print(f"conservation faults {faults['conservation']}")
    for kind, count in sorted(seen.items()):
        mark = "*" if kind in must_see else " "
        print(f"{mark} {kind:<20} in {100 * count / games:6.2f} % of games")
    rare = [kind for kind in must_see if seen[kind] < LEAST_SHARE * games]
    if rare:
        print(f"too rare: {', '.join(rare)}")
    return 1 if faults or rare else 0


if __name__ == "__main__":
    sys.exit(main())
