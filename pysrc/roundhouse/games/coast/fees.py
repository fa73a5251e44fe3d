"""What riding a section costs, who keeps an old rate, and how a turn's charges add up.

Pure functions of the position: movement, its preview and the bots all ask here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.games.coast.meta import BANK_FEE, RIVAL_FEE, RIVAL_FEE_ALL_SOLD
from roundhouse.games.coast.state import Charge, EstablishedRate, Player

Owners = Sequence[int | None]
Rate = tuple[int | None, int]


def all_sold(owners: Owners) -> bool:
    """Whether every railroad is owned, which doubles the rival fee (C-22)."""
    return None not in owners


def printed_rate(owners: Owners, seat: int, railroad: int) -> Rate:
    """(payee, dollars) for a train of `seat` on `railroad` with no established rate (C-21, C-22)."""
    owner = owners[railroad]
    if owner is None:
        return None, BANK_FEE
    if owner == seat:
        return None, 0
    return owner, RIVAL_FEE_ALL_SOLD if all_sold(owners) else RIVAL_FEE


def rate(owners: Owners, seat: int, player: Player, railroad: int) -> Rate:
    """(payee, dollars) that `player` owes for riding `railroad` now, an established rate if lower (C-23)."""
    payee, amount = printed_rate(owners, seat, railroad)
    for kept in player.established:
        if kept.railroad == railroad and kept.amount < amount:
            return kept.payee, kept.amount
    return payee, amount


def ride(
    owners: Owners, seat: int, player: Player, charges: tuple[Charge, ...], railroad: int
) -> tuple[Player, tuple[Charge, ...]]:
    """`player` and the turn's charges after one more section of `railroad`.

    The rate is fixed at this moment (C-21); riding a line ends what was established on others.
    """
    charges = add_charge(charges, rate(owners, seat, player, railroad), railroad)
    if player.established:
        kept = tuple(old for old in player.established if old.railroad == railroad)
        if kept != player.established:
            player = replace(player, established=kept)
    return player, charges


def add_charge(charges: tuple[Charge, ...], due: Rate, railroad: int) -> tuple[Charge, ...]:
    """Charges with one more rate: a payee is paid once, at the highest rate run up with him (C-21)."""
    payee, amount = due
    if amount == 0:
        return charges
    for index, charge in enumerate(charges):
        if charge.payee == payee:
            if amount <= charge.amount and railroad in charge.railroads:
                return charges
            railroads = charge.railroads
            if railroad not in railroads:
                railroads = (*railroads, railroad)
            merged = Charge(payee, max(amount, charge.amount), railroads)
            return (*charges[:index], merged, *charges[index + 1 :])
    return (*charges, Charge(payee, amount, (railroad,)))


def total(charges: tuple[Charge, ...]) -> int:
    """Dollars owed for the turn so far."""
    return sum(charge.amount for charge in charges)


def keep_old_rates(
    before: Owners, after: Owners, seat: int, player: Player, railroads: Sequence[int]
) -> Player:
    """`player` established where a change of owners raised his fee (C-23).

    `railroads` are those that serve the place his train stands on.
    """
    kept = {old.railroad: old for old in player.established}
    for railroad in railroads:
        old_payee, old_amount = rate(before, seat, player, railroad)
        if printed_rate(after, seat, railroad)[1] > old_amount:
            kept[railroad] = EstablishedRate(railroad, old_payee, old_amount)
    established = tuple(kept[railroad] for railroad in sorted(kept))
    return player if established == player.established else replace(player, established=established)


def share_out(cash: int, claims: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """How a bankrupt's cash goes to (seat, claim) pairs: equal shares, none above its claim (C-25).

    Odd dollars go to the earlier seats. Answers (seat, dollars) in seat order.
    """
    shares = dict.fromkeys((seat for seat, _ in sorted(claims)), 0)
    open_claims = dict(sorted(claims))
    while cash and open_claims:
        even, odd = divmod(cash, len(open_claims))
        for place, (seat, claim) in enumerate(list(open_claims.items())):
            part = min(claim, even + (1 if place < odd else 0))
            shares[seat] += part
            cash -= part
            if part == claim:
                del open_claims[seat]
            else:
                open_claims[seat] = claim - part
    return tuple(shares.items())
