"""The position of a game of Coast to Coast: frozen values, ints for everything on the map.

Cities, points, railroads, regions and sections are the numbers of the compiled map.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Engine = Literal["standard", "express", "superchief"]
Phase = Literal[
    "home_swap",
    "destination",
    "region",
    "roll",
    "move",
    "purchase",
    "deal",
    "sale",
    "auction",
    "end",
]
ENGINES: tuple[Engine, ...] = ("standard", "express", "superchief")
AfterPurchase = Literal["destination", "bonus", "fees"]
EndReason = Literal["home", "last", "rounds"]


@dataclass(frozen=True, slots=True)
class EstablishedRate:
    """An old rate a train keeps on a railroad (C-23), and to whom it goes; None is the Bank."""

    railroad: int
    payee: int | None
    amount: int


@dataclass(frozen=True, slots=True)
class Charge:
    """What this turn owes one payee (C-21): the highest rate run up with him, and on which lines."""

    payee: int | None
    amount: int
    railroads: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """One seat. `city` is where the last arrival was (C-9); `point` is where the train stands.

    `destination` is the trip's goal, or the alternate while `declared`. `ridden` are the sections
    of this trip (C-13). `bankrupt` counts bankruptcies in order from 1; None: still playing.
    """

    cash: int
    home: int
    city: int
    point: int
    destination: int | None = None
    engine: Engine = "standard"
    declared: bool = False
    ridden: tuple[int, ...] = ()
    established: tuple[EstablishedRate, ...] = ()
    bankrupt: int | None = None
    destination_rolls: int = 0
    movement_rolls: int = 0
    trips: int = 0
    earned: int = 0
    fees_paid: int = 0
    fees_got: int = 0
    mileposts: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn under way. `engine` is the one it began with (C-20).

    `allowance` is the mileposts of the leg still to be moved; `bonus_due` says that a bonus roll
    is still to come (C-16); `after_purchase` where an open purchase window leads; `reached_home`
    that a declared train is home and waits for its fees (C-33); `deals_offered` counts C-28.
    """

    seat: int
    engine: Engine
    leg: Literal[1, 2] = 1
    dice: tuple[int, ...] = ()
    coloured: int | None = None
    allowance: int = 0
    bonus_due: bool = False
    region_rolled: int | None = None
    charges: tuple[Charge, ...] = ()
    after_purchase: AfterPurchase = "fees"
    reached_home: bool = False
    deals_offered: int = 0


@dataclass(frozen=True, slots=True)
class Deal:
    """An offer on the table (C-27): what `proposer` gives and takes, dollars and railroads.

    `countered`: the terms are the partner's now, and the proposer answers. `resume` is the phase
    that the offer was made in.
    """

    proposer: int
    partner: int
    give_cash: int
    give_deeds: tuple[int, ...]
    take_cash: int
    take_deeds: tuple[int, ...]
    resume: Phase
    countered: bool = False


@dataclass(frozen=True, slots=True)
class Auction:
    """A deed up for bids (C-24): who may still bid, the next to act first, and the bid that stands."""

    railroad: int
    bidders: tuple[int, ...]
    bid: int | None = None
    leader: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, and (seat, place) from the first to the last (C-40)."""

    reason: EndReason
    ranking: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class CoastState:
    """A whole position. `owners[r]` is the seat that holds the deed of railroad r, None the Bank."""

    phase: Phase
    players: tuple[Player, ...]
    owners: tuple[int | None, ...]
    turn: Turn
    round: int
    first_seat: int
    deal: Deal | None = None
    auction: Auction | None = None
    result: Result | None = None

    @property
    def deciding_seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        if self.result is not None:
            return None
        if self.auction is not None:
            return self.auction.bidders[0]
        if self.deal is not None:
            return self.deal.proposer if self.deal.countered else self.deal.partner
        return self.turn.seat
