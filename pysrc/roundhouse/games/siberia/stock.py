"""The track of stock values (T-3), which the nationalization marker moves along too (T-5)."""

from __future__ import annotations

from roundhouse.games.siberia.meta import INCOME_MARKS, MOST_INCOME, STOCK_VALUES

_SPACES = {value: space for space, value in enumerate(STOCK_VALUES)}


def advance(value: int, steps: int) -> int:
    """The value so many spaces further on; at the top it stays.

    >>> advance(44, 2), advance(70, 3)
    (50, 75)
    """
    return STOCK_VALUES[min(_SPACES[value] + steps, len(STOCK_VALUES) - 1)]


def spaces_between(low: int, high: int) -> int:
    """How many steps lead from one value up to another; negative if it lies below."""
    return _SPACES[high] - _SPACES[low]


def values_up_to(amount: int) -> tuple[int, ...]:
    """Every value not above an amount of dollars (T-7)."""
    return tuple(value for value in STOCK_VALUES if value <= amount)


def raised(income: int, value: int) -> int:
    """The income after a link of this value is added, within its track (T-16)."""
    return min(income + value, MOST_INCOME)


def marks_passed(before: int, after: int) -> tuple[int, ...]:
    """The marks that an income rising from `before` to `after` reaches or passes (T-16).

    >>> marks_passed(14, 20)
    (15, 20)
    """
    return tuple(mark for mark in INCOME_MARKS if before < mark <= after)
