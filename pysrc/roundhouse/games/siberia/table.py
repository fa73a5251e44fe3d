"""The working table of one action: the position as it changes, and what is to be told about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from roundhouse.core.codec import Json
from roundhouse.core.frozen import replace
from roundhouse.core.ledger import BANK, Transfer
from roundhouse.core.rules import Event
from roundhouse.games.siberia.jumping import Ground, ground_of
from roundhouse.games.siberia.meta import RAILROADS, Options
from roundhouse.games.siberia.state import Phase, Railroad, SiberiaState
from roundhouse.games.siberia.stock import advance, spaces_between
from roundhouse.maps.linkmap import LinkMap


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same for a whole game: the map and the host's options."""

    board: LinkMap
    options: Options
    seats: int

    @property
    def ground(self) -> Ground:
        return ground_of(self.board)

    def network(self, state: SiberiaState, railroad: int) -> frozenset[int]:
        """The places a railroad's own links touch."""
        return frozenset(
            place
            for link, owner in zip(self.board.links, state.owners, strict=True)
            if owner == railroad
            for place in link.places
        )


def railroad_id(railroad: int | None) -> str | None:
    """The id of a railroad; None, the Bank, stays None."""
    return None if railroad is None else RAILROADS[railroad][0]


def railroad_number(name: str) -> int:
    """The number of a railroad. Raises `KeyError` for an unknown id."""
    for number, (known, _, _) in enumerate(RAILROADS):
        if known == name:
            return number
    raise KeyError(name)


def shares_of(railroad: int) -> int:
    """Shares there are of a railroad, sold or not (T-2)."""
    return RAILROADS[railroad][1]


@dataclass(slots=True)
class Table:
    """One action being carried out. Only `state` moves on, always to a new frozen value."""

    setting: Setting
    state: SiberiaState
    events: list[Event] = field(default_factory=list)
    transfers: list[Transfer] = field(default_factory=list)

    def tell(self, kind: str, **details: Json) -> None:
        self.events.append(Event(kind, details))

    def enter(self, phase: Phase, **changes: Any) -> None:
        self.state = replace(self.state, phase=phase, **changes)

    def railroad(self, railroad: int) -> Railroad:
        return self.state.railroads[railroad]

    def change_player(self, seat: int, **changes: Any) -> None:
        players = list(self.state.players)
        players[seat] = replace(players[seat], **changes)
        self.state = replace(self.state, players=tuple(players))

    def change_railroad(self, railroad: int, **changes: Any) -> None:
        railroads = list(self.state.railroads)
        railroads[railroad] = replace(railroads[railroad], **changes)
        self.state = replace(self.state, railroads=tuple(railroads))

    def treasury(self, railroad: int) -> int:
        """The account of a railroad's treasury: they come after those of the seats."""
        return len(self.state.players) + railroad

    def pay(self, payer: int | None, payee: int | None, amount: int, reason: str) -> None:
        """Moves money between accounts and notes it; None is the Bank."""
        self.transfers.append(Transfer(payer, payee, amount, reason))
        if payer is not BANK:
            self._book(payer, -amount)
        if payee is not BANK:
            self._book(payee, amount)

    def _book(self, account: int, amount: int) -> None:
        seats = len(self.state.players)
        if account < seats:
            self.change_player(account, cash=self.state.players[account].cash + amount)
        else:
            treasury = self.state.railroads[account - seats].treasury
            self.change_railroad(account - seats, treasury=treasury + amount)

    def give_share(self, railroad: int, seat: int) -> None:
        """Hands a share out; the second one sold makes the railroad public (T-10)."""
        was_public = self.railroad(railroad).is_public
        shares = list(self.railroad(railroad).shares)
        shares[seat] += 1
        self.change_railroad(railroad, shares=tuple(shares))
        if self.railroad(railroad).is_public and not was_public:
            self.tell("went_public", railroad=railroad_id(railroad))

    def raise_value(
        self, railroad: int, steps: int, reason: str, marks: tuple[int, ...] = ()
    ) -> None:
        """Moves a stock value up; at the top it stays (T-3)."""
        before = self.railroad(railroad).value
        after = advance(before, steps)
        if after != before:
            self.change_railroad(railroad, value=after)
            self.tell(
                "value_rose",
                railroad=railroad_id(railroad),
                before=before,
                after=after,
                steps=spaces_between(before, after),
                reason=reason,
                marks=list(marks),
            )

    def move_marker(self, steps: int, reason: str) -> None:
        """Moves the nationalization marker up its track, never past the end (T-24)."""
        before = self.state.marker
        after = advance(before, steps)
        self.state = replace(self.state, marker=after)
        if after != before:
            self.tell(
                "marker_moved",
                before=before,
                after=after,
                steps=spaces_between(before, after),
                reason=reason,
            )
