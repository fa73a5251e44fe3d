"""Fits the weights of the odds: the likeliest ones for who has won many games.

The model is the one that the game evaluates (`bots.odds`), given arrays for numbers.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from roundhouse.bots.odds import Model
from roundhouse.cli.odds_games import Case, Drawn, Sample
from roundhouse.cli.odds_subjects import SUBJECTS, Subject

Array = Any

# skills may be negative, and no other weight: the search runs over its root
SKILL = "skill of "
# how much a weight that moves away from its guess must gain
PULL = 1e-3
# there is always something that no game has shown yet
LEAST_UNFORESEEN = 0.01
# what is changed to see which way is up, and the least gain that goes on
NUDGE, LEAST_GAIN = 1e-4, 1e-5


@dataclasses.dataclass(frozen=True, slots=True)
class Table:
    """Positions as arrays, positions by seats: factors, who still plays, who won, which baron sits there."""

    factors: Mapping[str, Array]
    playing: Array
    won: Array
    barons: Array


def read_table(subject: Subject, cases: Sequence[Case]) -> Table:
    """Positions as arrays; a position that nobody has won is left out."""
    cases = [case for case in cases if any(case.won)]
    shape = len(cases), max(len(case.bots) for case in cases)
    won, barons = np.zeros(shape), np.full(shape, -1)
    values: dict[str, Array] = {}
    for row, case in enumerate(cases):
        won[row, : len(case.won)] = case.won
        barons[row, : len(case.bots)] = [subject.barons.index(bot) for bot in case.bots]
        alike = [0.0] * len(case.bots)
        for seat, factors in subject.model.factors_of(case.setting, case.state, alike).items():
            for field in dataclasses.fields(factors):
                column = values.setdefault(field.name, np.full(shape, np.nan))
                column[row, seat] = getattr(factors, field.name)
    playing = ~np.isnan(values["skill"])
    # an empty seat is given figures that do no harm; its chance is taken away later
    return Table(
        {name: np.where(playing, column, 1.0) for name, column in values.items()},
        playing,
        won,
        barons,
    )


def weights_of(subject: Subject) -> dict[str, float]:
    """The weights that are there now, skills among them."""
    model = subject.model
    return {**model.weights, **{SKILL + name: model.skills[name] for name in subject.barons}}


def guesses_of(subject: Subject) -> dict[str, float]:
    """Where a search begins: all barons play alike. What was fitted before has no part in it."""
    return {**subject.guesses, **{SKILL + name: 0.0 for name in subject.barons}}


def chances_of(subject: Subject, table: Table, weights: Mapping[str, float]) -> Array:
    """The chances of every position, as the model gives them for one."""
    model: Model = subject.model
    skill = sum(
        weights[SKILL + name] * (table.barons == n) for n, name in enumerate(subject.barons)
    )
    factors = SimpleNamespace(**{**table.factors, "skill": skill})
    standing = np.where(table.playing, model.standing(factors, weights), np.inf)
    scale = model.scale(factors, standing.min(1, keepdims=True), weights)
    scores = np.where(table.playing, -model.distance(factors, scale, weights) / scale, -np.inf)
    parts = np.exp(scores - scores.max(1, keepdims=True))
    even = table.playing / table.playing.sum(1, keepdims=True)
    unforeseen = weights["unforeseen"]
    return (1 - unforeseen) * parts / parts.sum(1, keepdims=True) + unforeseen * even


def fit_weights(subject: Subject, cases: Sequence[Case], steps: int) -> dict[str, float]:
    """The weights that make the games' winners likeliest; of the same games, the same to the digit."""
    table = read_table(subject, cases)
    start = guesses_of(subject)
    names = tuple(start)
    free = np.array([name.startswith(SKILL) for name in names])
    begin = np.array([start[name] for name in names])
    begin = np.where(free, begin, np.sqrt(np.maximum(begin, NUDGE)))
    scale = np.maximum(abs(begin), 0.05)

    def weights_at(point: Array) -> dict[str, float]:
        values = np.where(free, point, point * point)
        weights = dict(zip(names, map(float, values), strict=True))
        return {**weights, "unforeseen": max(weights["unforeseen"], LEAST_UNFORESEEN)}

    def surprises(steps_away: Array) -> Array:
        chances = chances_of(subject, table, weights_at(begin + scale * steps_away))
        return -(table.won * np.log(np.clip(chances, 1e-9, 1))).sum(1)

    return weights_at(begin + scale * descend(surprises, len(names), steps))


def descend(surprises: Any, size: int, steps: int) -> Array:
    """Where so many numbers surprise least on average, from zero on (Berndt, Hall, Hall, Hausman).

    `surprises` of a point are many, one a position; how their slopes vary tells how the mean bends.
    """
    point, bend = np.zeros(size), 2 * PULL / size

    def loss(there: Array) -> float:
        return float(surprises(there).mean() + PULL * (there**2).mean())

    now = loss(point)
    for _ in range(steps):
        slopes = slopes_of(surprises, point)
        slope = slopes.mean(0) + bend * point
        way = -np.linalg.solve(slopes.T @ slopes / len(slopes) + bend * np.eye(size), slope)
        length = 1.0
        while (then := loss(point + length * way)) > now + 1e-4 * length * (way @ slope):
            length /= 2
            if length < NUDGE:
                return point
        gained, now, point = now - then, then, point + length * way
        if gained < LEAST_GAIN:
            break
    return point


def slopes_of(surprises: Any, point: Array) -> Array:
    """The slopes of many functions at a point, by a nudge to either side: functions by numbers."""
    columns = []
    for place in range(len(point)):
        nudge = np.zeros_like(point)
        nudge[place] = NUDGE
        columns.append((surprises(point + nudge) - surprises(point - nudge)) / (2 * NUDGE))
    return np.stack(columns, 1)


def write_module(sample: Sample, games: Sequence[Drawn], weights: Mapping[str, float]) -> str:
    """The module that holds the weights, saying what they come from."""
    positions = sum(len(game.positions) for game in games)
    seats = ", ".join(str(number) for number in sample.seats)
    skills = {name: weights[SKILL + name] for name in SUBJECTS[sample.game].barons}
    others = {name: weights[name] for name in sorted(weights) if not name.startswith(SKILL)}
    return (
        '"""What the odds weigh things with: written by `roundhouse odds fit`, not by hand.\n\n'
        f"From {positions:,} positions of {len(games):,} games, seeded {sample.seed}/0 and so on, of seats\n"
        f'{seats}; rules version {sample.rules_version}.\n"""\n\n'
        f"WEIGHTS = {_write_table(others)}\n"
        f"# by a bot's id: {SUBJECTS[sample.game].skill}\n"
        f"SKILLS = {_write_table(skills)}"
    )


def _write_table(values: Mapping[str, float]) -> str:
    rows = "".join(f'    "{name}": {float(f"{value:.4g}")},\n' for name, value in values.items())
    return f"{{\n{rows}}}\n"
