"""Who is paid for which track from here on, as the search reads it (C-21 to C-23).

A *toll* is paid at most once a turn: an amount to one payee. Two rates of one payee make two tolls,
the lower rate and the difference, because he is paid once at the highest rate run up with him.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.games.coast.fees import Rate, Tariff
from roundhouse.games.coast.route.timetable import NEVER, THIS_TURN
from roundhouse.games.coast.route.weights import LEADER_WEIGHT
from roundhouse.games.coast.state import Charge, Player


@dataclass(frozen=True, slots=True)
class Toll:
    """`amount` dollars to `payee`; `weight` is what they count for."""

    payee: int | None
    amount: int
    weight: float


@dataclass(frozen=True, slots=True)
class Tolls:
    """What riding costs a train from here on.

    `on[r]` are the tolls of railroad r, by number in `tolls`. `kept` are those of the railroads on
    which the train keeps an old rate until it has ridden another line (C-23). `paid[t]`
    says whether toll t was run up in this turn already: `THIS_TURN` or `NEVER`.
    """

    tolls: tuple[Toll, ...]
    on: tuple[tuple[int, ...], ...]
    kept: dict[int, tuple[int, ...]]
    paid: tuple[int, ...]

    def weights(self) -> tuple[float, ...]:
        """What riding each railroad at its printed rate counts for, once."""
        return tuple(sum((self.tolls[number].weight for number in on), 0.0) for on in self.on)


def tolls_for(
    tariff: Tariff, seat: int, player: Player, charges: Sequence[Charge], leaders: Sequence[int]
) -> Tolls:
    """The tolls before a train of `seat` that has run up `charges` in this turn."""
    railroads = range(len(tariff.owners))
    printed = [tariff.printed_rate(seat, railroad) for railroad in railroads]
    kept = {old.railroad: tariff.rate(seat, player, old.railroad) for old in player.established}
    kept = {railroad: rate for railroad, rate in kept.items() if rate != printed[railroad]}
    run_up: list[Rate] = [(charge.payee, charge.amount) for charge in charges]
    tolls = _tell_apart([*run_up, *printed, *kept.values()], leaders)

    def tolls_at(rate: Rate) -> tuple[int, ...]:
        return tuple(
            number
            for number, (toll, highest) in enumerate(tolls)
            if toll.payee == rate[0] and highest <= rate[1]
        )

    already = {number for rate in run_up for number in tolls_at(rate)}
    return Tolls(
        tuple(toll for toll, _ in tolls),
        tuple(tolls_at(rate) for rate in printed),
        {railroad: tolls_at(rate) for railroad, rate in kept.items()},
        tuple(THIS_TURN if number in already else NEVER for number in range(len(tolls))),
    )


def _tell_apart(rates: Sequence[Rate], leaders: Sequence[int]) -> list[tuple[Toll, int]]:
    """The tolls that make up all these rates, each with the rate that it completes."""
    tolls = []
    for payee in dict.fromkeys(payee for payee, _ in rates):
        weight = 1 + LEADER_WEIGHT if payee in leaders else 1.0
        below = 0
        for amount in sorted({due for to, due in rates if to == payee and due > 0}):
            tolls.append((Toll(payee, amount - below, (amount - below) * weight), amount))
            below = amount
    return tolls


def ride_all(
    tariff: Tariff, seat: int, player: Player, charges: tuple[Charge, ...], railroads: Sequence[int]
) -> tuple[Player, tuple[Charge, ...]]:
    """The player and the turn's charges after riding these lines, section by section."""
    for railroad in railroads:
        player, charges = tariff.ride(seat, player, charges, railroad)
    return player, charges
