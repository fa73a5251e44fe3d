"""What riding a section costs, who keeps an old rate, and how a turn's charges add up.

Pure functions of the position: movement, its preview and the bots all ask here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from roundhouse.core.ledger import BANK
from roundhouse.games.coast.meta import BANK_FEE, RIVAL_FEE, RIVAL_FEE_ALL_SOLD
from roundhouse.games.coast.state import Charge, EstablishedRate, Player

Owners = tuple[int | None, ...]
Rate = tuple[int | None, int]


@dataclass(frozen=True, slots=True)
class Tariff:
    """What riding costs under these owners. `strict_own_fee`: own track costs the Bank's fee too."""

    owners: Owners
    strict_own_fee: bool = False

    @property
    def all_sold(self) -> bool:
        """Whether every railroad is owned, which doubles the rival fee (C-22)."""
        return None not in self.owners

    def printed_rate(self, seat: int, railroad: int) -> Rate:
        """(payee, dollars) for a train of `seat` with no established rate (C-21, C-22)."""
        owner = self.owners[railroad]
        if owner is None:
            return BANK, BANK_FEE
        if owner == seat:
            return BANK, BANK_FEE if self.strict_own_fee else 0
        return owner, RIVAL_FEE_ALL_SOLD if self.all_sold else RIVAL_FEE

    def rate(self, seat: int, player: Player, railroad: int) -> Rate:
        """(payee, dollars) for riding `railroad` now, at an established rate if lower (C-23)."""
        payee, amount = self.printed_rate(seat, railroad)
        for kept in player.established:
            if kept.railroad == railroad and kept.amount < amount:
                return kept.payee, kept.amount
        return payee, amount

    def ride(
        self, seat: int, player: Player, charges: tuple[Charge, ...], railroad: int
    ) -> tuple[Player, tuple[Charge, ...]]:
        """`player` and the turn's charges after one more section of `railroad`.

        The rate is fixed at this moment (C-21); riding a line ends what was established on others.
        """
        charges = add_charge(charges, self.rate(seat, player, railroad), railroad)
        if player.established:
            kept = tuple(old for old in player.established if old.railroad == railroad)
            if kept != player.established:
                player = replace(player, established=kept)
        return player, charges

    def keep_old_rates(
        self, after: Tariff, seat: int, player: Player, railroads: Sequence[int]
    ) -> Player:
        """`player` established where the change to the tariff `after` raised his fee (C-23).

        `railroads` are those that serve the place his train stands on.
        """
        kept = {old.railroad: old for old in player.established}
        for railroad in railroads:
            payee, amount = self.rate(seat, player, railroad)
            if after.printed_rate(seat, railroad)[1] > amount:
                kept[railroad] = EstablishedRate(railroad, payee, amount)
        established = tuple(kept[railroad] for railroad in sorted(kept))
        if established == player.established:
            return player
        return replace(player, established=established)


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
