"""A tournament in figures, as JSON and as tables for a person."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from roundhouse.cli.standings import elo, wilson
from roundhouse.cli.tournament import Plan, Row

Figures = dict[str, Any]

# facts that stand in `tally`
TALLIED = {"winner_order", "winner_service", "pennsylvania_owned", "pennsylvania_won"}


def summarise(plan: Plan, rows: Sequence[Row]) -> Figures:
    """The figures of a tournament; of one table, that table's own with the ratings added."""
    tables = [
        _summarise_table(plan, seats, [row for row in rows if row.table == number])
        for number, seats in enumerate(plan.tables)
    ]
    ratings = elo(
        [(table["seats"], table["games"]) for table in tables],
        [table["wins_by_bot"] for table in tables],
    )
    if len(tables) == 1:
        return {**tables[0], "elo": ratings}
    return {"tables": tables, "elo": ratings}


def _summarise_table(plan: Plan, seats: Sequence[str], rows: Sequence[Row]) -> Figures:
    """The figures of many games. A shared win counts as a fraction for each winner."""
    wins = [0.0] * len(seats)
    for row in rows:
        for place in row.winners:
            wins[place] += 1 / len(row.winners)
    by_bot = dict.fromkeys(seats, 0.0)
    for bot, won in zip(seats, wins, strict=True):
        by_bot[bot] += won
    finished = [row for row in rows if row.fault is None]
    rounds = [row.facts["rounds"] for row in finished]
    return {
        "game": plan.game,
        "seats": list(seats),
        "seed": plan.seed,
        "rotate": plan.rotate,
        "games": len(rows),
        "winners": [
            {"seat": seat, "bot": seats[seat], "wins": won} for seat, won in enumerate(wins)
        ],
        "wins_by_bot": by_bot,
        "shares": {bot: _share(won, len(finished)) for bot, won in by_bot.items()},
        "rounds": _spread(rounds),
        **_mean_facts(finished),
        "mean_decisions": _mean([row.decisions for row in finished]),
        "mean_events": _mean_events(finished),
        "tally": _tally(finished, len(seats)),
        "exceptions": len(rows) - len(finished),
        "faults": [{"seed": row.seed, "fault": row.fault} for row in rows if row.fault],
        "reports": [
            {
                "seed": row.seed,
                "winners": list(row.winners),
                "decisions": row.decisions,
                **row.facts,
            }
            for row in rows
        ],
    }


def _share(won: float, games: int) -> Figures:
    """A share of games in percent, with its 95 % interval."""
    low, high = wilson(won, games)
    return {
        "percent": round(100 * won / games, 2) if games else None,
        "low": round(100 * low, 2),
        "high": round(100 * high, 2),
    }


def _spread(figures: Sequence[int]) -> Figures:
    return {
        "median": statistics.median(figures) if figures else None,
        "least": min(figures, default=None),
        "most": max(figures, default=None),
    }


def _mean(figures: Sequence[int]) -> float | None:
    return round(sum(figures) / len(figures), 2) if figures else None


def _mean_facts(rows: Sequence[Row]) -> dict[str, float | None]:
    """The mean of every fact that a game states, but for what its tally is made of."""
    names = sorted({name for row in rows for name in row.facts} - TALLIED)
    return {f"mean_{name}": _mean([row.facts[name] for row in rows]) for name in names}


def _mean_events(rows: Sequence[Row]) -> dict[str, float]:
    """How often a game each kind of event happened."""
    kinds = sorted({kind for row in rows for kind in row.events})
    return {
        kind: round(sum(row.events.get(kind, 0) for row in rows) / len(rows), 3) for kind in kinds
    }


def _tally(rows: Sequence[Row], seats: int) -> Figures:
    """What published tallies state, over the games with one winner.

    `order`: wins by order of play, the first to move first; of Coast to Coast also `service`, percent of
    destinations that the winners' railroads serve, and `pennsylvania`, how often the owner of that
    railroad won.
    """
    facts = [row.facts for row in rows if "winner_order" in row.facts]
    order = [fact["winner_order"] for fact in facts]
    return {
        "order": [_share(order.count(place), len(order)) for place in range(seats)],
        **(_tally_networks(facts) if all("winner_service" in fact for fact in facts) else {}),
    }


def _tally_networks(facts: Sequence[dict[str, int]]) -> Figures:
    """What winners' networks serve, and how the owner of the Pennsylvania fared."""
    service = sorted(fact["winner_service"] / 10 for fact in facts)
    owned = [fact for fact in facts if fact["pennsylvania_owned"]]
    return {
        "service": None
        if not service
        else {
            "median": statistics.median(service),
            "tenth": service[len(service) // 10],
            "ninetieth": service[len(service) * 9 // 10],
        },
        "pennsylvania": _share(sum(fact["pennsylvania_won"] for fact in owned), len(owned)),
    }


def print_report(summary: Figures, *, sanity: bool) -> None:
    """Prints tables; with `sanity` also what to compare with published tallies."""
    for table in summary.get("tables", [summary]):
        _print_table(table)
        if sanity:
            _print_tally(table)
    print("  strength: " + ", ".join(f"{bot} {points:+d}" for bot, points in _by_points(summary)))


def _by_points(summary: Figures) -> list[tuple[str, int]]:
    return sorted(summary["elo"].items(), key=lambda entry: (-entry[1], entry[0]))


def _print_table(summary: Figures) -> None:
    print(f"{summary['games']} games of {summary['game']}, seed {summary['seed']}")
    for row in summary["winners"]:
        print(f"  seat {row['seat']}  {row['bot']:<12} {row['wins']:>8.2f} wins")
    for bot, share in summary["shares"].items():
        print(f"  {bot:<12} {_say_share(share)}")
    rounds = summary["rounds"]
    print(f"  rounds: median {rounds['median']}, {rounds['least']} to {rounds['most']}")
    means = [name for name in summary if name.startswith("mean_") and name != "mean_events"]
    print(f"  a game: {', '.join(f'{name[5:]} {summary[name]}' for name in means)}")
    print(f"  exceptions: {summary['exceptions']}")
    for row in summary["faults"]:
        print(f"    {row['seed']}: {row['fault']}")


def _print_tally(summary: Figures) -> None:
    tally = summary["tally"]
    for place, share in enumerate(tally["order"], start=1):
        print(f"  {place}. to move     {_say_share(share)}")
    if "pennsylvania" in tally:
        print(f"  owner of PRR  {_say_share(tally['pennsylvania'])}")
    if tally.get("service") is not None:
        served = tally["service"]
        print(
            f"  winners serve {served['median']:.1f} % of destinations"
            f" ({served['tenth']:.1f} to {served['ninetieth']:.1f} in eight of ten games)"
        )
    counts = summary["mean_events"].items()
    print("  a game: " + ", ".join(f"{kind} {mean}" for kind, mean in counts))


def _say_share(share: Figures) -> str:
    if share["percent"] is None:
        return "no games"
    return f"{share['percent']:6.2f} %  ({share['low']:.2f} to {share['high']:.2f})"
