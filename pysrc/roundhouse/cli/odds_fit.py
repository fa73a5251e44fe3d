"""Fits the weights of the odds: the likeliest ones for who has won many games.

The model is the one that the game evaluates (`bots.odds`), given arrays for numbers. Who wins is mostly
luck that was still to come, and little of what a position holds shows through it. So a second search asks
for something else: that the odds of a position agree with those of later positions of its game too, as
the first search tells them (what is known as learning by temporal differences).
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
# what is changed to see which way is up, the least gain that goes on, and the shortest part of a step
NUDGE, LEAST_GAIN, SHORTEST = 1e-4, 2e-5, 1e-2
# of what a position is to foresee: the part that the odds of the next one drawn count, its own aim the rest
NEXT_COUNTS = 0.5


@dataclasses.dataclass(frozen=True, slots=True)
class Table:
    """Positions as arrays, positions by seats: factors, who still plays, who won, which baron sits there.

    `games` are the numbers of their games; a game's positions stand in the order of play.
    """

    factors: Mapping[str, Array]
    playing: Array
    won: Array
    barons: Array
    games: Array


def read_table(subject: Subject, cases: Sequence[Case]) -> Table:
    """Positions as arrays; a position that nobody has won is left out."""
    cases = sorted(
        (case for case in cases if any(case.won)),
        key=lambda case: (case.game, subject.moment(case.state)),
    )
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
        np.array([case.game for case in cases]),
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
    """The weights that foresee the games best; of the same games, the same to the digit."""
    table = read_table(subject, cases)
    search = _Search(subject, table)
    point = search.descend(np.zeros(search.size), table.won, steps)
    aims = look_ahead(table, chances_of(subject, table, search.weights_at(point)))
    return search.weights_at(search.descend(point, aims, steps))


def look_ahead(table: Table, chances: Array) -> Array:
    """What each position is to foresee: the chances of later ones and, the less the earlier, who won."""
    aims = table.won.copy()
    for row in range(len(aims) - 2, -1, -1):
        if table.games[row] == table.games[row + 1]:
            aims[row] = NEXT_COUNTS * chances[row + 1] + (1 - NEXT_COUNTS) * aims[row + 1]
    return aims


class _Search:
    """A search for weights, in steps away from their guesses (Fisher's method of scoring).

    All but skills are searched for by their roots, so that they stay positive.
    """

    def __init__(self, subject: Subject, table: Table) -> None:
        self._subject, self._table = subject, table
        start = guesses_of(subject)
        self._names = tuple(start)
        self.size = len(start)
        self._free = np.array([name.startswith(SKILL) for name in start])
        guesses = np.array([*start.values()])
        self._begin = np.where(self._free, guesses, np.sqrt(np.maximum(guesses, NUDGE)))
        self._scale = np.maximum(abs(self._begin), 0.05)

    def weights_at(self, point: Array) -> dict[str, float]:
        values = self._begin + self._scale * point
        values = np.where(self._free, values, values * values)
        weights = dict(zip(self._names, map(float, values), strict=True))
        return {**weights, "unforeseen": max(weights["unforeseen"], LEAST_UNFORESEEN)}

    def descend(self, point: Array, aims: Array, steps: int) -> Array:
        """From a point to where the aims surprise least, a pull back to the guesses counted with it."""
        logs = self._logs_at(point)
        now = _surprise(logs, aims, point)
        for _ in range(steps):
            way, slope = self._find_way(point, logs, aims)
            length = 1.0
            while True:
                there = point + length * way
                logs_there = self._logs_at(there)
                then = _surprise(logs_there, aims, there)
                if then <= now + 1e-4 * length * (way @ slope):
                    break
                length /= 2
                if length < SHORTEST:
                    return point
            gained, now, point, logs = now - then, then, there, logs_there
            if gained < LEAST_GAIN:
                break
        return point

    def _find_way(self, point: Array, logs: Array, aims: Array) -> tuple[Array, Array]:
        """Which way to go, and how steep it is: chances tell how much a step to any side would change."""
        playing = self._table.playing
        roots = np.sqrt(np.exp(logs))[playing]
        slope, changes = np.zeros(self.size), np.zeros((roots.size, self.size))
        for place in range(self.size):
            nudge = np.zeros(self.size)
            nudge[place] = NUDGE
            change = (self._logs_at(point + nudge) - logs) / NUDGE
            slope[place] = -(aims * change).sum(1).mean()
            changes[:, place] = change[playing] * roots
        bend = 2 * PULL / self.size
        bends = changes.T @ changes / len(logs) + bend * np.eye(self.size)
        slope += bend * point
        return -np.linalg.solve(bends, slope), slope

    def _logs_at(self, point: Array) -> Array:
        chances = chances_of(self._subject, self._table, self.weights_at(point))
        return np.log(np.clip(chances, 1e-9, 1))


def _surprise(logs: Array, aims: Array, point: Array) -> float:
    return float(-(aims * logs).sum(1).mean() + PULL * (point**2).mean())


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
