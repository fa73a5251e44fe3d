"""A position as one seat sees it: who owns what, what riding costs, how long the game may go on."""

from __future__ import annotations

from collections.abc import Generator
from functools import cached_property
from typing import TypeVar

from roundhouse.bots.base import Decision
from roundhouse.bots.coast.characters import Character
from roundhouse.bots.coast.survey import Survey
from roundhouse.bots.coast.travel import (
    BANK_CLASS,
    CLASSES,
    FIRST_RIVAL_CLASS,
    OWN_CLASS,
    Atlas,
    CostTable,
    Tolls,
    make_tolls,
)
from roundhouse.bots.coast.valuation import Reach
from roundhouse.core.dice import Picker
from roundhouse.games.coast import fees
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import CoastState, Engine, Player
from roundhouse.games.coast.table import Setting
from roundhouse.maps.mapdef import MapDef

T = TypeVar("T")
Thinking = Generator[None, None, T]

# mileposts a turn, in tenths: two white dice, and the bonus die as often as the engine earns it
PACE: dict[Engine, int] = {"standard": 71, "express": 76, "superchief": 105}
# about what the leader's hoard grows by in a round, in dollars, and the rounds a race home takes
GROWTH = 3_000
RACE_ROUNDS = 4
# rounds in which a trip is made, in tenths
ROUNDS_A_TRIP = 33


class Outlook:
    """One seat's view of one position; answers are worked out once."""

    def __init__(
        self, decision: Decision, character: Character, atlas: Atlas, seat: int | None = None
    ) -> None:
        """`seat` is whose view it is: that of who decides, if no other is given."""
        rules, state = decision.rules, decision.state
        assert isinstance(rules, CoastRules)
        assert isinstance(state, CoastState)
        if seat is None:
            seat = state.deciding_seat
        assert seat is not None
        self.rules: CoastRules = rules
        self.state: CoastState = state
        self.seat: int = seat
        self.character = character
        self.picker: Picker = decision.picker
        self.setting: Setting = rules.setting
        self.board: MapDef = rules.setting.board
        self.atlas = atlas
        self.survey: Survey = atlas.survey

    @cached_property
    def player(self) -> Player:
        return self.state.players[self.seat]

    @cached_property
    def rivals(self) -> tuple[int, ...]:
        """The other seats still playing."""
        return tuple(
            seat
            for seat, player in enumerate(self.state.players)
            if seat != self.seat and player.bankrupt is None
        )

    @cached_property
    def leader(self) -> int:
        """The rival of the highest net worth (C-40); the earlier seat of equals."""
        return max(self.rivals, key=lambda seat: (self.setting.net_worth(self.state, seat), -seat))

    @cached_property
    def is_pressed(self) -> bool:
        """Whether a rival could end the game before long."""
        goal = self.setting.options.goal
        return any(self.state.players[seat].cash >= goal for seat in self.rivals)

    @cached_property
    def rounds_left(self) -> int:
        """About how many rounds are still to come."""
        most = max(player.cash for player in self.state.players)
        by_cash = max(0, self.setting.options.goal - most) // GROWTH + RACE_ROUNDS
        return min(by_cash, self.setting.options.round_limit - self.state.round + 1)

    @cached_property
    def trips_left(self) -> int:
        """About how many trips each player still makes, in tenths."""
        return self.rounds_left * 100 // ROUNDS_A_TRIP

    @cached_property
    def tolls(self) -> Tolls:
        """What riding costs this seat, fees to rivals weighed by its grudge."""
        tariff = self.setting.tariff(self.state.owners)
        due = [0] * CLASSES
        classes = []
        for railroad in range(len(self.state.owners)):
            payee, amount = tariff.printed_rate(self.seat, railroad)
            if payee is not None:
                kind = FIRST_RIVAL_CLASS + payee
                amount = amount * self.character.grudge // 100
            else:
                kind = BANK_CLASS if amount else OWN_CLASS
            due[kind] = amount
            classes.append(kind)
        return make_tolls(
            tuple(classes), tuple(due), self.character.turn_value, PACE[self.player.engine]
        )

    def costs_to(self, city: int) -> Thinking[CostTable]:
        """Dollars between a city and every point, for this seat as things stand."""
        return self.atlas.costs_to(self.board.cities[city].point, self.tolls)

    def time_cost(self, mileposts: int) -> int:
        """Dollars' worth of time that so many mileposts take."""
        return mileposts * self.character.turn_value * 10 // PACE[self.player.engine]

    def deeds_of(self, seat: int | None) -> int:
        """The railroads that a seat owns (None: the Bank), as bits."""
        return sum(1 << number for number, owner in enumerate(self.state.owners) if owner == seat)

    def network_value(self, deeds: int) -> int:
        """Dollars that a set of deeds is worth to a seat over the trips still to come."""
        appraiser = self.atlas.appraiser(self.character)
        return appraiser.worth(deeds, len(self.rivals)) * self.trips_left // 10

    def income_of(self, reach: Reach) -> int:
        """Dollars that rivals may be expected to pay a network over the trips still to come."""
        income = self.atlas.appraiser(self.character).income(reach, len(self.rivals))
        return income * self.trips_left // 10

    def deed_value(self, railroad: int, deeds: int) -> int:
        """Dollars that a deed is worth to who holds `deeds` besides."""
        deed = 1 << railroad
        return self.network_value(deeds | deed) - self.network_value(deeds & ~deed)

    def is_careful(self) -> bool:
        """Whether this decision is thought through; a character's `care` says how often."""
        care = self.character.care
        return care >= 100 or self.picker.below(100) < care

    @cached_property
    def in_hand(self) -> int:
        """The cash that the fees of an own turn under way will leave."""
        turn = self.state.turn
        return self.player.cash - (fees.total(turn.charges) if turn.seat == self.seat else 0)

    def fees_to(self, table: CostTable, point: int, goal: int) -> int:
        """About how many dollars in fees the way between a point and the table's city costs."""
        distance = self.setting.network.distance(point, goal)
        return max(0, table.at(point) - self.time_cost(distance))
