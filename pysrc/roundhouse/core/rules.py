"""What a game is to everybody above it: a pure reducer with offers, events and a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from roundhouse.core.codec import Json
from roundhouse.core.dice import Draws
from roundhouse.core.errors import Illegal

if TYPE_CHECKING:
    from roundhouse.core.ledger import Transfer
    from roundhouse.core.offers import Offer

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as a kind and details: for words and motion, never for truth."""

    kind: str
    details: dict[str, Json]

    def describe(self) -> dict[str, Json]:
        return {"kind": self.kind, **self.details}


@dataclass(frozen=True, slots=True)
class Outcome(Generic[S]):
    """What an action led to: the new state, what happened, and every movement of money."""

    state: S
    events: tuple[Event, ...]
    transfers: tuple[Transfer, ...]


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A position on the line that a game has taken: `entry` log entries led to it, `events` tell how."""

    entry: int
    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where. `bot` is a bot's id, or None for a human; name and colour are the host's."""

    name: str
    colour: str
    bot: str | None = None


class Rules(Protocol[S]):
    """One game set up on one map with its options and seats; it holds no state of play."""

    @property
    def setting(self) -> Any:
        """What stays the same for a whole game: the map, the host's options, the number of seats."""
        ...

    @property
    def seat_count(self) -> int: ...

    def start(self, draws: Draws) -> Outcome[S]:
        """The opening position."""
        ...

    def deciding_seat(self, state: S) -> int | None:
        """Whose decision it is; None when the game is over."""
        ...

    def offers(self, state: S) -> tuple[Offer, ...]:
        """Everything the deciding seat may do."""
        ...

    def apply(self, state: S, action: dict[str, Json], draws: Draws) -> Outcome[S]:
        """What `action` leads to. Raises `Illegal` if no offer covers it; `state` never changes."""
        ...

    def resign(self, state: S, draws: Draws) -> Outcome[S]:
        """The deciding seat leaves the game. Raises `Illegal` where it may not."""
        ...

    def result(self, state: S) -> Json:
        """How a finished game ended, as a record states it; None while it goes on."""
        ...

    def cash(self, state: S) -> tuple[int, ...]:
        """Dollars in each account of the ledger: the seats' hands in order, then any others."""
        ...

    def ranking(self, state: S) -> tuple[tuple[int, int], ...]:
        """(seat, place) of a finished game, best first; a shared place repeats. Empty before."""
        ...

    def statistics(self, line: Sequence[Step[S]]) -> dict[str, Json]:
        """The figures of a game, running or finished, from its opening on."""
        ...

    def view(self, state: S, viewer: int | None) -> dict[str, Json]:
        """What `viewer` may see, ready for a front end; never a seed or a coming draw."""
        ...

    def preview(self, state: S, draft: Json) -> dict[str, Json]:
        """What a drafted action amounts to and how it may go on; stops before chance.

        A draft is a path, or an action with parts still missing, whichever the game asks for.
        Raises `Unreadable` for what is neither.
        """
        ...

    def explain(self, state: S, draft: Json, point: int) -> Illegal | None:
        """Why a draft may not go on to a point (or to a link), or None if it may."""
        ...

    def advise(self, state: S, draft: Json) -> dict[str, Json]:
        """What is suggested: the rest of a draft as `path`, or a whole `action`, and its reasons."""
        ...
