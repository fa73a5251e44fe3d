"""Positions of Trans-Siberian in words, and a table that plays on from them.

    table = position(SMALL).railroad("red", (2, 1, 0), links="m-a", treasury=20).table()
    table.build("red", "a-b")

A small map is written as its links: `m-a 3, a-b-c 4, b-X 5` (m is Moscow; capitals lie beyond the
border). A table checks after each action that the money adds up and that the position it came from
has not changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Self

from roundhouse.core.codec import encode
from roundhouse.core.dice import SeededDraws
from roundhouse.core.errors import Illegal
from roundhouse.core.ledger import Transfer, balance_faults
from roundhouse.core.rules import Outcome
from roundhouse.games.siberia import meta
from roundhouse.games.siberia.meta import Options
from roundhouse.games.siberia.rules import SiberiaRules
from roundhouse.games.siberia.state import Auction, Claim, Player, Railroad, SiberiaState
from roundhouse.games.siberia.table import railroad_number
from roundhouse.maps.linkmap import Link, LinkMap, Place

RAILROADS = tuple(name for name, _, _ in meta.RAILROADS)


def small_map(text: str) -> LinkMap:
    """A map from its links in words; named by them, since caches go by a map's id."""
    rows = [row.split() for row in text.split(",")]
    names = sorted({name for cities, _ in rows for name in cities.split("-")})
    number = {name: index for index, name in enumerate(names)}
    parts = [(sorted(cities.split("-")), int(value)) for cities, value in rows]
    links = [
        Link(
            tuple(sorted(number[name] for name in cities)),
            value,
            any(name.isupper() for name in cities),
            "m" in cities,
        )
        for cities, value in sorted(parts, key=lambda part: part[0])
    ]
    return LinkMap(text, tuple(Place(name, name.isupper()) for name in names), tuple(links))


# four ways out of Moscow, a ring around it, a long way east, a link of three cities, and two borders
SMALL = small_map(
    "m-a 2, m-b 3, m-c 3, m-d 2, a-b 2, b-c 2, c-d 2, a-d 2, "
    "a-e 3, e-f 3, f-g 4, g-h 4, b-i 2, i-j 2, d-k-l 5, c-X 4, f-Y 5, l-h 3"
)


class Position:
    """A position being described; what is not said is as at the first turn of a usual game."""

    def __init__(self, board: LinkMap, seats: int, options: dict[str, Any]) -> None:
        self.board = board
        self.rules = SiberiaRules(board, Options(**{"first_seat": 0, **options}), seats)
        self._seats = seats
        self._players = [Player(100)] * seats
        self._railroads = [Railroad((0,) * seats)] * len(RAILROADS)
        self._owners: list[int | None] = [None] * len(board.links)
        self._rest: dict[str, Any] = {"marker": meta.FIRST_MARKER, "turns": 1}

    def cash(self, *amounts: int) -> Self:
        self._players = [Player(amount) for amount in amounts]
        return self

    def railroad(
        self,
        name: str,
        shares: Iterable[int],
        *,
        links: str = "",
        treasury: int = 0,
        income: int = 5,
        value: int = 30,
    ) -> Self:
        """A railroad in play, its links in words: `m-a a-b`."""
        value = min(meta.STOCK_VALUES, key=lambda known: abs(known - value))
        row = Railroad(tuple(shares), "running", treasury, income, value)
        self._railroads[railroad_number(name)] = row
        return self.owns(name, links)

    def owns(self, name: str, links: str) -> Self:
        for link in links.split():
            self._owners[link_number(self.board, link)] = railroad_number(name)
        return self

    def status(self, name: str, status: Any) -> Self:
        number = railroad_number(name)
        self._railroads[number] = replace(self._railroads[number], status=status)
        return self

    def at(self, **rest: Any) -> Self:
        """Where the markers stand: timing, dividends, marker, period, seat."""
        self._rest |= rest
        return self

    def state(self) -> SiberiaState:
        fields = {"phase": "turn", "seat": 0, "opener": 0, "first_seat": 0, **self._rest}
        return SiberiaState(
            players=tuple(self._players),
            railroads=tuple(self._railroads),
            owners=tuple(self._owners),
            **fields,
        )

    def table(self) -> PlayedTable:
        return PlayedTable(self.rules, self.state())

    def auction(self, name: str, *bidders: int) -> PlayedTable:
        """The railroad's first share is up for bids, nothing is to be auctioned after it."""
        auction = Auction(railroad_number(name), bidders or tuple(range(self._seats)), ())
        state = replace(self.state(), phase="auction", auction=auction)
        return PlayedTable(self.rules, state)

    def claim(self, name: str, seat: int, bid: int) -> PlayedTable:
        """A seat has won the railroad's first share."""
        number = railroad_number(name)
        shares = tuple(int(other == seat) for other in range(self._seats))
        self._railroads[number] = Railroad(shares, "running", treasury=bid)
        state = replace(self.state(), phase="claim", claim=Claim(number, seat, bid, ()))
        return PlayedTable(self.rules, state)


def position(board: LinkMap = SMALL, seats: int = 3, **options: Any) -> Position:
    return Position(board, seats, options)


def opening(board: LinkMap, seats: int = 3, seed: str = "1", **options: Any) -> PlayedTable:
    """A game from its set-up on."""
    rules = SiberiaRules(board, Options(**options), seats)
    outcome = rules.start(SeededDraws(seed))
    table = PlayedTable(rules, outcome.state)
    table.outcome = outcome
    return table


def link_number(board: LinkMap, cities: str) -> int:
    """The number of a link that is named by its cities: `a-b`."""
    wanted = sorted(cities.split("-"))
    found = [
        number
        for number, link in enumerate(board.links)
        if sorted(board.places[place].id for place in link.places) == wanted
    ]
    assert len(found) == 1, f"{cities} names {len(found)} links"
    return found[0]


class PlayedTable:
    """A game that goes on; `outcome` is what the last action led to."""

    outcome: Outcome[SiberiaState]

    def __init__(self, rules: SiberiaRules, state: SiberiaState) -> None:
        self.rules = rules
        self.state = state
        self.board = rules.setting.board

    def act(self, type: str, **params: Any) -> Self:
        before = encode(self.state)
        outcome = self.rules.apply(self.state, {"type": type, **params}, SeededDraws("none"))
        assert encode(self.state) == before
        faults = balance_faults(
            self.rules.cash(self.state), self.rules.cash(outcome.state), outcome.transfers
        )
        assert faults == ()
        self.outcome, self.state = outcome, outcome.state
        return self

    def build(self, railroad: str, links: str) -> Self:
        """Builds and jumps the links in the order they stand: `a-b b-c`."""
        return self.act("build", railroad=railroad, path=self.path(links))

    def resign(self) -> Self:
        self.outcome = self.rules.resign(self.state, SeededDraws("none"))
        self.state = self.outcome.state
        return self

    def passes(self, times: int = 1) -> Self:
        for _ in range(times):
            self.act("pass_bid" if self.state.phase == "auction" else "pass")
        return self

    def refusal(self, type: str, **params: Any) -> str:
        """The code an action is refused with."""
        try:
            self.rules.apply(self.state, {"type": type, **params}, SeededDraws("none"))
        except Illegal as refused:
            return refused.code
        raise AssertionError(f"{type} {params} is allowed")

    def build_refusal(self, railroad: str, links: str) -> str:
        return self.refusal("build", railroad=railroad, path=self.path(links))

    def path(self, links: str) -> list[int]:
        return [link_number(self.board, link) for link in links.split()]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What the last action told of a kind, without the kind."""
        return [event.details for event in self.outcome.events if event.kind == kind]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.outcome.events]

    @property
    def transfers(self) -> tuple[Transfer, ...]:
        return self.outcome.transfers

    @property
    def cash(self) -> list[int]:
        return [player.cash for player in self.state.players]

    def railroad(self, name: str) -> Railroad:
        return self.state.railroads[railroad_number(name)]

    def owner(self, link: str) -> str | None:
        owner = self.state.owners[link_number(self.board, link)]
        return None if owner is None else RAILROADS[owner]

    @property
    def offered(self) -> set[str]:
        return {offer.type for offer in self.rules.offers(self.state)}

    def choices(self, type: str, name: str) -> list[Any]:
        """All that a parameter may be, over every offer of a type."""
        found: list[Any] = []
        for offer in self.rules.offers(self.state):
            if offer.type == type:
                spec = offer.describe()["params"][name]
                found += spec.get("choices", [spec.get("value")])
        return found
