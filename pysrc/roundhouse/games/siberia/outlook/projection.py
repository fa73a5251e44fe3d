"""Where a position leads if everybody goes on as one would expect: wealth at the end, seat by seat.

A railroad's treasury is taken to be built with, a little before each dividend; values and the
nationalization marker go their ways; dividends are paid until the game would end. That takes
microseconds, no choice of anybody is looked into, and all of it is whole numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.siberia import meta
from roundhouse.games.siberia.meta import Options
from roundhouse.games.siberia.outlook.weights import PLAIN, Weights
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.stock import marks_passed
from roundhouse.games.siberia.table import Setting

# figures are in hundredths of a dollar, so that percentages do not round them away
CENTS = 100
# what a usual turn of building costs and gains: two links, or one
TWO_LINKS_COST, TWO_LINKS_INCOME = 9, 5
ONE_LINK_COST, ONE_LINK_INCOME = 4, 3
# percent of a railroad's future that is left after a check at so many spaces above the marker
SURVIVAL = (0, 70, 85, 95)

_TOP_SPACE = len(meta.STOCK_VALUES) - 1
_SPACE = {value: space for space, value in enumerate(meta.STOCK_VALUES)}
_SECOND_PERIOD_SPACE = _SPACE[meta.SECOND_PERIOD_VALUE]
# marks at or below each income
_MARKS = tuple(len(marks_passed(0, income)) for income in range(meta.MOST_INCOME + 1))


@dataclass(slots=True)
class _Line:
    """A railroad on its way; `left` is the percentage of its future that is still to be hoped for."""

    shares: tuple[int, ...]
    sold: int
    space: int
    income: int
    treasury: int
    left: int = 100


@dataclass(slots=True)
class _Prospect:
    """The game on its way: the railroads still in play, and cents in everybody's hand."""

    options: Options
    weights: Weights
    lines: list[_Line]
    wealth: list[int]
    marker: int
    period: int

    def hold_dividend(self) -> bool:
        """Pays a dividend and what follows it; answers whether the game is over then (T-25)."""
        for line in self.lines:
            self._pay(line)
        opened = False
        if self.period == 2:
            self._nationalize()
        else:
            self.marker = min(self.marker + 1, _TOP_SPACE)
            opened = any(line.space >= _SECOND_PERIOD_SPACE for line in self.lines)
            self.period = 2 if opened else 1
        self._adjust()
        return self.period == 2 and not opened and self._is_over()

    def grow(self) -> None:
        """One turn of building for each public railroad, as far as its treasury goes."""
        for line in self.lines:
            if line.sold < meta.PUBLIC_SHARES or line.treasury < ONE_LINK_COST:
                continue
            two = line.treasury >= TWO_LINKS_COST
            income = TWO_LINKS_INCOME if two else ONE_LINK_INCOME
            after = min(line.income + income * self.weights.growth // 100, meta.MOST_INCOME)
            steps = _MARKS[after] - _MARKS[line.income] + two
            line.space = min(line.space + steps, _TOP_SPACE)
            line.income = after
            line.treasury -= TWO_LINKS_COST if two else ONE_LINK_COST

    def realize(self) -> None:
        """What shares are worth at the end (T-26), and a part of what treasuries still hold."""
        for line in self.lines:
            worth = meta.STOCK_VALUES[line.space]
            if line.sold < meta.PUBLIC_SHARES:
                worth = worth * self.weights.private // 100
            kept = line.treasury * self.weights.treasury * line.left // (100 * line.sold)
            for seat, shares in enumerate(line.shares):
                self.wealth[seat] += shares * (worth * line.left + kept)

    def _pay(self, line: _Line) -> None:
        """A dividend, for as much of it as the railroad is likely to be there for."""
        per_share = -(-line.income // line.sold) * line.left
        for seat, shares in enumerate(line.shares):
            self.wealth[seat] += shares * per_share

    def _nationalize(self) -> None:
        """Takes the railroads the marker has reached, and makes the hope for others smaller."""
        lowest_lost = -1 if self.options.strictly_below else 0
        staying = []
        for line in self.lines:
            margin = line.space - self.marker
            if margin <= lowest_lost:
                self._pay(line)
                continue
            if 0 <= margin < len(SURVIVAL):
                lost = (100 - SURVIVAL[margin]) * self.weights.caution // 100
                line.left = line.left * max(0, 100 - lost) // 100
            staying.append(line)
        gone = len(self.lines) - len(staying)
        self.lines = staying
        self.marker = min(self.marker + (meta.NATIONALIZATION_STEPS * gone or 1), _TOP_SPACE)

    def _adjust(self) -> None:
        top = max((line.space for line in self.lines), default=0)
        leaders = [line for line in self.lines if line.space == top]
        if self.options.stock_adjustment and len(leaders) == 1:
            leaders[0].space = min(top + 1, _TOP_SPACE)

    def _is_over(self) -> bool:
        if any(line.space >= _TOP_SPACE for line in self.lines):
            return True
        public = sum(line.sold >= meta.PUBLIC_SHARES for line in self.lines)
        return self.options.few_public_end and public < meta.LEAST_PUBLIC


def project(setting: Setting, state: SiberiaState, weights: Weights = PLAIN) -> list[int]:
    """Wealth each seat may expect at the end, in cents; who resigned has none."""
    lines = [
        _Line(line.shares, line.sold, _SPACE[line.value], line.income, line.treasury)
        for line in state.railroads
        if line.is_running and line.value
    ]
    cash = [CENTS * player.cash for player in state.players]
    options = setting.options
    prospect = _Prospect(options, weights, lines, cash, _SPACE[state.marker], state.period)
    over = state.result is not None
    for number in range(options.dividend_track_length - state.dividends):
        if over:
            break
        if number or 2 * state.timing < meta.TURNS_TO_DIVIDEND:
            prospect.grow()
        over = prospect.hold_dividend()
    prospect.realize()
    return [
        0 if player.resigned is not None else amount
        for player, amount in zip(state.players, prospect.wealth, strict=True)
    ]


def standing(setting: Setting, state: SiberiaState, seat: int, weights: Weights) -> int:
    """What a position is worth to a seat: its own prospects against the best rival's, in cents."""
    wealth = project(setting, state, weights)
    rivals = [amount for other, amount in enumerate(wealth) if other != seat]
    return wealth[seat] - max(rivals) * weights.rivalry // 100
