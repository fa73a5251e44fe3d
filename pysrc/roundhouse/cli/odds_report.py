"""How good the odds are: whether what was called 30 % happens 3 times in 10, and what they add."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from roundhouse.cli.odds_games import Case, Sample
from roundhouse.cli.odds_subjects import SUBJECTS, Subject
from roundhouse.cli.standings import wilson

Figures = dict[str, Any]

BINS = 10
# of the plot: units of its square, and of what stands around it
SIDE, MARGIN = 400, 50


def summarise(sample: Sample, cases: Sequence[Case]) -> Figures:
    """Scores and reliability, over all cases and by what sets them apart."""
    subject = SUBJECTS[sample.game]
    chances = subject.model.chances
    told = [chances(case.setting, case.state, case.bots) for case in cases]
    pairs = [
        (shares[seat], case.won[seat])
        for case, shares in zip(cases, told, strict=True)
        for seat in range(len(shares))
        if subject.plays(case.state, seat)
    ]
    bins = _fill_bins(pairs)
    return {
        "game": sample.game,
        "seed": sample.seed,
        "games": sample.games,
        "positions": len(cases),
        "chances": len(pairs),
        "calibration_error_points": round(
            sum(row["count"] * abs(row["told"] - row["won"]) for row in bins) / len(pairs), 2
        ),
        "brier": _score(subject, cases, told),
        "bins": bins,
        "groups": [
            {
                "group": name,
                "positions": sum(inside),
                **_score(subject, *_pick(cases, told, inside)),
            }
            for name, member in subject.groups.items()
            if any(inside := [member(case) for case in cases])
        ],
    }


def _pick(
    cases: Sequence[Case], told: Sequence[tuple[float, ...]], inside: Sequence[bool]
) -> tuple[list[Case], list[tuple[float, ...]]]:
    rows = [
        pair for pair, is_in in zip(zip(cases, told, strict=True), inside, strict=True) if is_in
    ]
    return [case for case, _ in rows], [shares for _, shares in rows]


def _score(subject: Subject, cases: Sequence[Case], told: Sequence[tuple[float, ...]]) -> Figures:
    """Brier scores, the sum over a table's seats: of the odds, and of two simple rules."""
    odds = [brier(shares, case.won) for case, shares in zip(cases, told, strict=True)]
    worth = [brier(by_worth(subject, case), case.won) for case in cases]
    equal = [brier(by_head(subject, case), case.won) for case in cases]
    score = statistics.fmean(odds)
    return {
        "odds": round(score, 4),
        "by_worth": round(statistics.fmean(worth), 4),
        "equal": round(statistics.fmean(equal), 4),
        "better_than_by_worth": better(odds, worth),
        "better_than_equal": better(odds, equal),
    }


def brier(shares: Sequence[float], won: Sequence[float]) -> float:
    """The Brier score of one position, the sum over its seats."""
    return sum((share - part) ** 2 for share, part in zip(shares, won, strict=True))


def better(odds: Sequence[float], other: Sequence[float]) -> Figures:
    """By how many percent a score is better, with its 95 % interval (games are independent)."""
    base = statistics.fmean(other)
    ratio = statistics.fmean(odds) / base
    spread = [own - ratio * rival for own, rival in zip(odds, other, strict=True)]
    half = 1.96 * statistics.pstdev(spread) / base / len(spread) ** 0.5
    return {
        "percent": round(100 * (1 - ratio), 1),
        "low": round(100 * (1 - ratio - half), 1),
        "high": round(100 * (1 - ratio + half), 1),
    }


def by_worth(subject: Subject, case: Case) -> list[float]:
    """Odds in proportion to what those who still play would end with if the game were over."""
    worth = [
        subject.worth(case.setting, case.state, seat) if subject.plays(case.state, seat) else 0
        for seat in range(len(case.bots))
    ]
    return [part / sum(worth) for part in worth] if sum(worth) else by_head(subject, case)


def by_head(subject: Subject, case: Case) -> list[float]:
    """Equal odds for who still plays."""
    playing = [subject.plays(case.state, seat) for seat in range(len(case.bots))]
    return [part / sum(playing) for part in playing]


def _fill_bins(pairs: Sequence[tuple[float, float]]) -> list[Figures]:
    """Ten bins of equal mass, in percent: what was told, what came true, and its interval."""
    ordered = sorted(pairs, key=lambda pair: pair[0])
    rows = []
    for number in range(BINS):
        part = ordered[len(ordered) * number // BINS : len(ordered) * (number + 1) // BINS]
        won = sum(won for _, won in part)
        low, high = wilson(won, len(part))
        rows.append(
            {
                "count": len(part),
                "told": round(100 * statistics.fmean(chance for chance, _ in part), 2),
                "won": round(100 * won / len(part), 2),
                "low": round(100 * low, 2),
                "high": round(100 * high, 2),
            }
        )
    return rows


def print_report(summary: Figures) -> None:
    """The same as tables for a person."""
    print(f"{summary['positions']} positions, one game each, seeded {summary['seed']}/...")
    print("  chances   told     won    95 % interval")
    for row in summary["bins"]:
        interval = f"{row['low']:5.1f} .. {row['high']:5.1f}"
        print(f"  {row['count']:7} {row['told']:5.1f} % {row['won']:5.1f} %   {interval}")
    print(f"  calibration error {summary['calibration_error_points']:.2f} points")
    whole = {"group": "all", "positions": summary["positions"], **summary["brier"]}
    print("  Brier score         positions   odds   by worth  equal   better than by worth, equal")
    for row in (whole, *summary["groups"]):
        scores = f"{row['odds']:.3f}   {row['by_worth']:.3f}    {row['equal']:.3f}"
        gains = [row["better_than_by_worth"], row["better_than_equal"]]
        shown = "   ".join(
            f"{g['percent']:5.1f} % ({g['low']:.1f} .. {g['high']:.1f})" for g in gains
        )
        print(f"  {row['group']:20} {row['positions']:7}   {scores}   {shown}")


def draw_plot(bins: Sequence[Figures]) -> str:
    """The reliability as SVG: what was told to the right, what came true upwards."""

    def place(told: float, won: float) -> tuple[float, float]:
        return MARGIN + SIDE * told / 100, MARGIN + SIDE * (1 - won / 100)

    marks = []
    for row in bins:
        x, y = place(row["told"], row["won"])
        (_, low), (_, high) = place(0, row["low"]), place(0, row["high"])
        marks.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}"/>')
        marks.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>')
    scale = []
    for percent in range(0, 101, 20):
        x, y = place(percent, percent)
        scale.append(
            f'<text x="{x:.1f}" y="{MARGIN + SIDE + 20}" text-anchor="middle">{percent}</text>'
        )
        scale.append(f'<text x="{MARGIN - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>')
    size = SIDE + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" '
        f'font-size="13"><rect width="{size}" height="{size}" fill="#fff"/>'
        f'<path d="M{MARGIN} {MARGIN + SIDE}L{MARGIN + SIDE} {MARGIN}" stroke="#999"/>'
        f'<rect x="{MARGIN}" y="{MARGIN}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#333"/>'
        f'<g stroke="#15548b" fill="#15548b" stroke-width="1.5">{"".join(marks)}</g>'
        f'<g fill="#333">{"".join(scale)}<text x="{MARGIN + SIDE / 2}" y="{size - 10}" '
        f'text-anchor="middle">told, %</text><text x="{MARGIN}" y="{MARGIN - 15}">won, %</text></g></svg>\n'
    )
