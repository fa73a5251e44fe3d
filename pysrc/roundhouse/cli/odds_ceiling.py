"""How good any odds could be: positions played on many times, by the same barons with other dice.

Who knew a position's true chances would still be surprised by the dice to come. So a game that was played
on often enough from one of its positions tells how near to the best the odds of it are, and tells it far
more sharply than the one ending that it had.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from roundhouse.bots.arena import play_game
from roundhouse.cli.odds_games import (
    Case,
    Drawn,
    Sample,
    cases_of,
    draw_setup,
    play_and_choose,
    rules_of,
    shares_of,
)
from roundhouse.cli.odds_report import better, brier, by_head, by_worth
from roundhouse.cli.odds_subjects import SUBJECTS
from roundhouse.core.codec import Json, canonical, decode, encode

Figures = dict[str, Any]

# endings of a position from which a spread can be told
LEAST_TIMES = 2


@dataclass(frozen=True, slots=True)
class Endings:
    """A position of each of `games` games of a sample, played on so many `times`."""

    sample: Sample
    games: int
    times: int

    def has(self, game: Ended) -> bool:
        """Whether this can be one of its games."""
        return 0 <= game.number < self.games and len(game.endings) == self.times


@dataclass(frozen=True, slots=True)
class Ended:
    """A position of game `number`, and who won each time that it was played on."""

    number: int
    position: Json
    endings: tuple[tuple[int, ...], ...]

    @property
    def key(self) -> int:
        """Which of the sample's games it is."""
        return self.number


def play_on(plan: Endings, number: int) -> Ended:
    """Plays a game of the sample again up to its position, and on from there.

    The same on every machine. Raises `RuntimeError` if a game fails.
    """
    sample, subject = plan.sample, SUBJECTS[plan.sample.game]
    setup = draw_setup(sample, number)
    rules = rules_of(sample.game, canonical(setup.options), len(setup.bots))
    _, (state, *_) = play_and_choose(sample, number)
    endings = []
    for time in range(plan.times):
        report = play_game(
            sample.game,
            rules,
            lambda state: {},
            setup.bots,
            f"{setup.seed}/on/{time}",
            version=subject.bots_version,
            begun=state,
        )
        if report.fault is not None:
            raise RuntimeError(f"game {report.seed}: {report.fault}")
        endings.append(report.winners)
    packed = encode(state)
    subject.thin_out(packed)
    return Ended(number, packed, tuple(endings))


def play_on_batch(plan: Json, numbers: Json) -> list[Ended]:
    """Runs in another process: it is handed JSON values alone."""
    known = decode(Endings, plan)
    return [play_on(known, number) for number in numbers]


def summarise_endings(plan: Endings, ended: Sequence[Ended]) -> Figures:
    """Mean Brier scores over all endings: of the true chances, the odds, net worth, and equal chances."""
    subject = SUBJECTS[plan.sample.game]
    cases = list(
        cases_of(plan.sample, (Drawn(game.number, (), (game.position,)) for game in ended))
    )
    shares = [
        [shares_of(winners, len(case.bots)) for winners in game.endings]
        for case, game in zip(cases, ended, strict=True)
    ]

    def score(told_of: Callable[[Case], Sequence[float]]) -> list[float]:
        return [
            statistics.fmean(brier(told, ending) for ending in endings)
            for told, endings in ((told_of(c), e) for c, e in zip(cases, shares, strict=True))
        ]

    odds = score(lambda case: subject.model.chances(case.setting, case.state, case.bots))
    rivals = {
        "by_worth": score(lambda case: by_worth(subject, case)),
        "equal": score(lambda case: by_head(subject, case)),
    }
    # what is left of surprise for who knows the chances is how far endings lie apart
    known = [_spread(endings) for endings in shares]
    return {
        "game": plan.sample.game,
        "seed": plan.sample.seed,
        "positions": len(ended),
        "times": plan.times,
        "brier": {
            name: round(statistics.fmean(scores), 4)
            for name, scores in {"odds": odds, "known": known, **rivals}.items()
        },
        "better_than": {
            name: {"odds": better(odds, scores), "known": better(known, scores)}
            for name, scores in rivals.items()
        },
    }


def _spread(endings: Sequence[Sequence[float]]) -> float:
    """The Brier score of a position's true chances, estimated without bias from so few endings."""
    return float(sum(statistics.variance(column) for column in zip(*endings, strict=True)))


def print_ceiling(summary: Figures) -> None:
    """The same for a person."""
    print(f"{summary['positions']} positions, each played on {summary['times']} times")
    print("                    odds                      who knew the true chances")
    for name, said in (("by_worth", "net worth"), ("equal", "equal odds")):
        both = [
            f"{row['percent']:5.1f} % ({row['low']:.1f} .. {row['high']:.1f})"
            for row in summary["better_than"][name].values()
        ]
        print(f"  better than {said:10}  " + "      ".join(both))
