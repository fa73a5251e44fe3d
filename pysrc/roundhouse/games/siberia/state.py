"""The position of a game of Trans-Siberian: frozen values, ints for everything on the map.

Railroads are numbers in the order of `meta.RAILROADS`, links and places those of the compiled map.
What the rules call phase 1 and 2 is `period` here: a phase is what is being decided.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from roundhouse.games.siberia.meta import PUBLIC_SHARES

Phase = Literal["auction", "claim", "turn", "end"]
Status = Literal["waiting", "running", "out", "nationalized"]
EndReason = Literal["top_value", "dividends", "few_public", "unsold", "last"]


@dataclass(frozen=True, slots=True)
class Player:
    """One seat. `resigned` counts who left in order from 1; None: still playing."""

    cash: int
    resigned: int | None = None


@dataclass(frozen=True, slots=True)
class Railroad:
    """One railroad (T-2): dollars in its treasury, its income and stock value; `shares` by seat.

    Waiting: its first share has not been auctioned. Out: nobody wanted it, it never runs (T-8).
    """

    shares: tuple[int, ...]
    status: Status = "waiting"
    treasury: int = 0
    income: int = 0
    value: int = 0

    @property
    def sold(self) -> int:
        """Shares in players' hands."""
        return sum(self.shares)

    @property
    def is_running(self) -> bool:
        return self.status == "running"

    @property
    def is_public(self) -> bool:
        """Whether it is in play with two or more shares sold (T-10)."""
        return self.status == "running" and sum(self.shares) >= PUBLIC_SHARES

    @property
    def per_share(self) -> int:
        """Dollars a share that a dividend pays (T-18); 0 with no share sold."""
        sold = sum(self.shares)
        return -(-self.income // sold) if sold else 0


@dataclass(frozen=True, slots=True)
class Auction:
    """A first share up for bids (T-6): who may still bid, the next to act first.

    `waiting` are the railroads to be auctioned after this one.
    """

    railroad: int
    bidders: tuple[int, ...]
    waiting: tuple[int, ...]
    bid: int | None = None
    leader: int | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """An auction was won: its first link and its stock value are still to be chosen (T-7, T-22)."""

    railroad: int
    seat: int
    bid: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, and (seat, place) from the first to the last (T-26)."""

    reason: EndReason
    ranking: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class SiberiaState:
    """A whole position. `owners[l]` is the railroad that link l belongs to, None: not built.

    `seat` is whose turn it is, or was when auctions opened in between; `opener` starts the next
    auction (T-6). `marker` is the stock value the nationalization marker stands at, `dividends` how
    many have been paid, `turns` how many turns have begun.
    """

    phase: Phase
    players: tuple[Player, ...]
    railroads: tuple[Railroad, ...]
    owners: tuple[int | None, ...]
    seat: int
    opener: int
    first_seat: int
    marker: int
    period: Literal[1, 2] = 1
    timing: int = 0
    dividends: int = 0
    turns: int = 0
    auction: Auction | None = None
    claim: Claim | None = None
    result: Result | None = None

    @property
    def deciding_seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        if self.result is not None:
            return None
        if self.auction is not None:
            return self.auction.bidders[0]
        if self.claim is not None:
            return self.claim.seat
        return self.seat
