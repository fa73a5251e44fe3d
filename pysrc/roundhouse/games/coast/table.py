"""The working table of one action: the position as it changes, and what is to be told about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from roundhouse.core.codec import Json
from roundhouse.core.dice import Block, Draws
from roundhouse.core.frozen import replace
from roundhouse.core.ledger import BANK, Transfer
from roundhouse.core.rules import Event
from roundhouse.games.coast import fees
from roundhouse.games.coast.legs import Leg
from roundhouse.games.coast.meta import BANK_BUYS_AT, DIE_SIDES, Options
from roundhouse.games.coast.state import CoastState, Phase, Player, Turn
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import Network


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same for a whole game: the map, its network and the host's options."""

    board: MapDef
    network: Network
    options: Options
    seats: int

    def goal_point(self, player: Player) -> int | None:
        """The point a train makes for: home when declared, else the destination (C-32)."""
        if player.declared:
            return self.board.cities[player.home].point
        if player.destination is None:
            return None
        return self.board.cities[player.destination].point

    def at_home(self, player: Player) -> bool:
        """Whether the train stands in its home city, or in its twin (C-15)."""
        return player.point == self.board.cities[player.home].point

    def region_of(self, player: Player) -> int:
        return self.board.cities[player.city].region

    def leg(self, state: CoastState) -> Leg:
        """The leg the deciding player has to move."""
        player = state.players[state.turn.seat]
        goal = self.goal_point(player)
        assert goal is not None, "a leg is moved only towards a goal"
        ridden = frozenset(player.ridden)
        return Leg(self.network, player.point, goal, state.turn.allowance, ridden)

    def payoff(self, a: int, b: int) -> int:
        """Dollars this game pays for a trip between two cities (C-10, C-18)."""
        return self.options.payoff(self.board.payoff(a, b))

    def half_price(self, railroad: int) -> int:
        """Dollars the Bank gives for a deed (C-24)."""
        return self.board.railroads[railroad].price * BANK_BUYS_AT // 100

    def deeds_of(self, state: CoastState, seat: int) -> tuple[int, ...]:
        """The railroads a seat owns."""
        return tuple(number for number, owner in enumerate(state.owners) if owner == seat)

    def tariff(self, owners: fees.Owners) -> fees.Tariff:
        """What riding costs in this game when the deeds lie so."""
        return fees.Tariff(owners, self.options.strict_own_fee)

    def net_worth(self, state: CoastState, seat: int) -> int:
        """Cash, deeds at printed prices and the engine's price, in dollars (C-40)."""
        player = state.players[seat]
        railroads = self.board.railroads
        deeds = sum(railroads[railroad].price for railroad in self.deeds_of(state, seat))
        return player.cash + deeds + self.options.engine_price(player.engine)


@dataclass(slots=True)
class Table:
    """One action being carried out. Only `state` moves on, always to a new frozen value."""

    setting: Setting
    state: CoastState
    draws: Draws
    events: list[Event] = field(default_factory=list)
    transfers: list[Transfer] = field(default_factory=list)

    @property
    def seat(self) -> int:
        return self.state.turn.seat

    @property
    def player(self) -> Player:
        return self.state.players[self.state.turn.seat]

    @property
    def turn(self) -> Turn:
        return self.state.turn

    def tell(self, kind: str, **details: Json) -> None:
        self.events.append(Event(kind, details))

    def enter(self, phase: Phase) -> None:
        self.state = replace(self.state, phase=phase)

    def change_turn(self, **changes: Any) -> None:
        self.state = replace(self.state, turn=replace(self.state.turn, **changes))

    def change_player(self, seat: int, **changes: Any) -> None:
        self.put_player(seat, replace(self.state.players[seat], **changes))

    def put_player(self, seat: int, player: Player) -> None:
        players = self.state.players
        self.state = replace(self.state, players=(*players[:seat], player, *players[seat + 1 :]))

    def pay(self, payer: int | None, payee: int | None, amount: int, reason: str) -> None:
        """Moves money and notes it; None is the Bank."""
        self.transfers.append(Transfer(payer, payee, amount, reason))
        if payer is not BANK:
            self.change_player(payer, cash=self.state.players[payer].cash - amount)
        if payee is not BANK:
            self.change_player(payee, cash=self.state.players[payee].cash + amount)

    def give_deed(
        self, railroad: int, owner: int | None, *, own_doing: tuple[int, ...] = ()
    ) -> None:
        """Hands a deed over and settles who keeps an old rate (C-22, C-23).

        `own_doing` are the seats whose own sale or deal it is: it establishes them on nothing.
        """
        owners = self.state.owners
        before = self.setting.tariff(owners)
        after = self.setting.tariff((*owners[:railroad], owner, *owners[railroad + 1 :]))
        self.state = replace(self.state, owners=after.owners)
        if after.all_sold != before.all_sold:
            self.tell("all_sold" if after.all_sold else "not_all_sold")
        for seat, player in enumerate(self.state.players):
            if player.bankrupt is not None or seat in own_doing:
                continue
            lines = self.setting.network.railroads_at[player.point]
            kept = before.keep_old_rates(after, seat, player, lines)
            for old in kept.established:
                if old not in player.established:
                    self.tell(
                        "established",
                        seat=seat,
                        railroad=self.railroad_id(old.railroad),
                        payee=old.payee,
                        amount=old.amount,
                    )
            self.put_player(seat, kept)

    def roll(self, purpose: str, number: int, first: int, count: int) -> tuple[int, ...]:
        """Dice `first` to `first + count - 1` of the deciding seat's draw `number`."""
        return self.draws.roll(Block(purpose, self.seat, number), DIE_SIDES, first, count)

    def city_id(self, city: int) -> str:
        return self.setting.board.cities[city].id

    def railroad_id(self, railroad: int) -> str:
        return self.setting.board.railroads[railroad].id
