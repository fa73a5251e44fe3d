"""What everybody may expect to end with, as a position stands: no playing on, a few sums a railroad.

A share is worth what its railroad's value may come to, as far as the railroad is likely to outlive the
Tsar, and the dividends until then. All figures are whole numbers: hundredths of a dollar.
"""

from __future__ import annotations

from roundhouse.games.siberia import meta
from roundhouse.games.siberia.outlook.weights import PLAIN, Weights
from roundhouse.games.siberia.state import Railroad, SiberiaState
from roundhouse.games.siberia.table import Setting

CENTS = 100
# two links cost so many dollars with a usual jump, and bring so much income and so many steps
BUILDING_COST, BUILDING_INCOME, BUILDING_STEPS = 9, 5, 2
# buildings of one railroad that there is time for before a dividend
BUILDINGS_A_DIVIDEND = 2
# percent of its future that is left to a railroad which stands so many spaces above the marker
SURVIVAL = (15, 55, 75, 90, 95)
# in the first period nothing is taken yet, and when the second has come the marker will have moved
FIRST_PERIOD_SPACES, FIRST_PERIOD_BUILDINGS = 2, 2

_TOP = len(meta.STOCK_VALUES) - 1
_SPACE = {value: space for space, value in enumerate(meta.STOCK_VALUES)}


def expect_wealth(setting: Setting, state: SiberiaState, weights: Weights = PLAIN) -> list[int]:
    """What each seat may expect to end with (T-26), in cents; who resigned has nothing."""
    wealth = [CENTS * player.cash for player in state.players]
    left = _dividends_left(setting, state, weights)
    for line in state.railroads:
        if line.is_running and line.value:
            worth = _share_worth(state, line, left, weights)
            for seat, shares in enumerate(line.shares):
                wealth[seat] += shares * worth
    return [
        0 if player.resigned is not None else amount
        for player, amount in zip(state.players, wealth, strict=True)
    ]


def survival(state: SiberiaState, line: Railroad, weights: Weights = PLAIN) -> int:
    """Percent of its future that a railroad may hope for, by how near the marker is (T-23).

    As long as no treasury could open the second period the Tsar is far off; the railroad whose treasury
    could will stand at the value that opens it.
    """
    buildings = line.treasury // BUILDING_COST if line.is_public else 0
    margin = _SPACE[line.value] - _SPACE[state.marker]
    if state.period == 1:
        if not any(map(_could_open, state.railroads)):
            return 100
        if not _could_open(line):
            buildings = min(buildings, FIRST_PERIOD_BUILDINGS)
        margin += BUILDING_STEPS * buildings - FIRST_PERIOD_SPACES
    else:
        margin += min(buildings, 1)
    if margin >= len(SURVIVAL):
        return 100
    return max(0, 100 - (100 - SURVIVAL[max(0, margin)]) * weights.caution // 100)


def _could_open(line: Railroad) -> bool:
    """Whether a treasury holds what would lift the value to where the second period begins (T-19)."""
    if not line.is_public or not line.value:
        return False
    steps = BUILDING_STEPS * (line.treasury // BUILDING_COST)
    return _SPACE[line.value] + steps >= _SPACE[meta.SECOND_PERIOD_VALUE]


def standing(setting: Setting, state: SiberiaState, seat: int, weights: Weights) -> int:
    """What a position is worth to a seat: its own prospects against the best rival's, in cents."""
    wealth = expect_wealth(setting, state, weights)
    rivals = [amount for other, amount in enumerate(wealth) if other != seat]
    return wealth[seat] - max(rivals) * weights.rivalry // 100


def _dividends_left(setting: Setting, state: SiberiaState, weights: Weights) -> int:
    if state.result is not None:
        return 0
    usual = min(weights.dividends, setting.options.dividend_track_length)
    return max(1, usual - state.dividends)


def _share_worth(state: SiberiaState, line: Railroad, left: int, weights: Weights) -> int:
    """Cents that one share may bring in the end."""
    buildings = min(line.treasury // BUILDING_COST, BUILDINGS_A_DIVIDEND * left)
    space = _SPACE[line.value]
    value = meta.STOCK_VALUES[min(space + BUILDING_STEPS * buildings, _TOP)]
    expected = CENTS * line.value + (value - line.value) * weights.growth
    hope = survival(state, line, weights) if left else 100
    worth = expected * hope // 100
    if not line.is_public:
        worth = worth * weights.private // 100
    income = CENTS * line.income + BUILDING_INCOME * buildings * weights.growth // 2
    # a railroad that goes has paid most of its dividends by then, and one more
    return worth + income // line.sold * left * (100 + hope) // 200
