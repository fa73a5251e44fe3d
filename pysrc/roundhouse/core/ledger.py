"""Movements of money, and the check that none is made or lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

BANK = None


@dataclass(frozen=True, slots=True)
class Transfer:
    """`amount` dollars from payer to payee for a reason; None is the Bank.

    An account is a seat's number, or a number after those of the seats (see `Rules.cash`).
    """

    payer: int | None
    payee: int | None
    amount: int
    reason: str


def balance_faults(
    before: Sequence[int], after: Sequence[int], transfers: Iterable[Transfer]
) -> tuple[str, ...]:
    """What is wrong with a step's money: accounts that differ from what was transferred."""
    expected = list(before)
    faults = []
    for transfer in transfers:
        if transfer.amount < 0:
            faults.append(f"negative transfer: {transfer}")
        if transfer.payer is not None:
            expected[transfer.payer] -= transfer.amount
        if transfer.payee is not None:
            expected[transfer.payee] += transfer.amount
    for account, (due, cash) in enumerate(zip(expected, after, strict=True)):
        if due != cash:
            faults.append(f"account {account} holds {cash}, transfers make it {due}")
        if cash < 0:
            faults.append(f"account {account} holds {cash}")
    return tuple(faults)
