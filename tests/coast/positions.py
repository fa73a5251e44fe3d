"""Positions of Coast to Coast in words, and a table that plays on from them with named dice.

    table = position(usa).player(0, at="new-york", destination="norfolk").turn(0, "roll").table()
    table.roll(1, 2)
    table.move("new-york PRR trenton PRR philadelphia BO baltimore")

A table checks after each action that the money adds up and that the position it came from has
not changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Self

from roundhouse.core.codec import encode
from roundhouse.core.dice import Block, Draws
from roundhouse.core.errors import Illegal
from roundhouse.core.ledger import Transfer, balance_faults
from roundhouse.core.rules import Outcome
from roundhouse.games.coast.meta import Options
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import (
    Charge,
    CoastState,
    EstablishedRate,
    Phase,
    Player,
    Turn,
)
from roundhouse.maps.mapdef import Chart, MapDef

# where nobody is in anybody's way unless a test says so
HOMES = ("spokane", "fargo", "el-paso", "tampa", "portland-me", "reno")
MANY_ROLLS = range(2, 13)


class NamedDice:
    """Dice as a test names them: for each purpose and seat, one row from which a block is read."""

    def __init__(self, rows: Mapping[tuple[str, int], tuple[int, ...]]) -> None:
        self._rows = rows

    def roll(self, block: Block, sides: int, first: int, count: int) -> tuple[int, ...]:
        row = self._rows.get((block.purpose, block.seat), ())
        values = row[first : first + count]
        assert len(values) == count, f"the test names no such dice: {block}, {first}, {count}"
        assert all(1 <= value <= sides for value in values)
        return values


def city_number(board: MapDef, city: str) -> int:
    return next(number for number, known in enumerate(board.cities) if known.id == city)


def point_number(board: MapDef, place: str) -> int:
    """The point of a city (either twin's name will do) or of a dot."""
    for city in board.cities:
        if city.id == place:
            return city.point
    return next(number for number, point in enumerate(board.points) if point.id == place)


def track(board: MapDef, words: str) -> tuple[int, ...]:
    """The sections of a ride such as `new-york PRR trenton PRR philadelphia`."""
    places, lines = words.split()[::2], words.split()[1::2]
    assert len(places) == len(lines) + 1, f"a ride starts and ends with a place: {words}"
    sections = []
    for here, line, there in zip(places, lines, places[1:], strict=False):
        ends = {point_number(board, here), point_number(board, there)}
        railroad = board.railroad_number(line)
        found = [
            number
            for number, section in enumerate(board.sections)
            if {section.a, section.b} == ends and section.railroad == railroad
        ]
        assert len(found) == 1, f"{here} {line} {there} names {len(found)} sections"
        sections += found
    return tuple(sections)


def chart_dice(chart: Chart, result: int) -> tuple[int, int, int]:
    """A coloured and two white dice that lead to `result`."""
    for coloured in (1, 2):
        for white_sum in MANY_ROLLS:
            if chart.result(coloured, white_sum) == result:
                low = max(1, white_sum - 6)
                return coloured, low, white_sum - low
    raise AssertionError(f"the chart never gives {result}")


def dice_for(board: MapDef, city: str, region: str | None = None) -> tuple[int, ...]:
    """Six dice that roll `region` (None: the one whose chart has the city), then `city`."""
    number = city_number(board, city)
    own = next(
        region_number
        for region_number, chart in enumerate(board.city_charts)
        if number in chart.odd + chart.even
    )
    rolled = own if region is None else board.regions.index(region)
    return (
        *chart_dice(board.region_chart, rolled),
        *chart_dice(board.city_charts[own], number),
    )


def in_region(board: MapDef, city: str, region: str) -> MapDef:
    """The board with one city counted to another region, its charts as they are.

    On the real one nobody rolls the city he stands in, or its twin, before he has declared: his own
    region is chosen away (C-8). C-9 and C-15 hold all the same, for other boards and options.
    """
    number = city_number(board, city)
    moved = replace(board.cities[number], region=board.regions.index(region))
    cities = (*board.cities[:number], moved, *board.cities[number + 1 :])
    return replace(board, id=f"{board.id}-{city}-in-{region}", cities=cities)


def opening(board: MapDef, *homes: tuple[str, ...], **options: Any) -> Outcome[CoastState]:
    """The start of a game in which each seat rolls these cities for its home; seat 0 begins."""
    rows = {
        ("home", seat): tuple(die for city in rolled for die in dice_for(board, city))
        for seat, rolled in enumerate(homes)
    }
    rules = CoastRules(board, Options(**{"first_seat": 0, **options}), len(homes))
    return rules.start(NamedDice(rows))


class Position:
    """A position being described. Everybody else waits at home with $20,000 and no trip."""

    def __init__(self, board: MapDef, seats: int, options: Options) -> None:
        self.board = board
        self.rules = CoastRules(board, options, seats)
        self._players: list[Player] = []
        self._owners: list[int | None] = [None] * len(board.railroads)
        self._turn = Turn(0, "standard")
        self._phase: Phase = "destination"
        self._round = 1
        self._first_seat = 0
        for home in HOMES[:seats]:
            number = city_number(board, home)
            self._players.append(Player(20_000, number, number, board.cities[number].point))

    def player(
        self,
        seat: int,
        *,
        at: str | None = None,
        home: str | None = None,
        city: str | None = None,
        destination: str | None = None,
        ridden: str = "",
        established: tuple[tuple[str, int | None, int], ...] = (),
        **changes: Any,
    ) -> Self:
        """A seat: `at` is a city or dot, `city` the last arrival, `ridden` track of this trip."""
        player = self._players[seat]
        named = {known.id for known in self.board.cities}
        if at is not None:
            changes["point"] = point_number(self.board, at)
            city = city if city is not None or at not in named else at
        if home is not None:
            changes["home"] = city_number(self.board, home)
        if city is not None:
            changes["city"] = city_number(self.board, city)
        if destination is not None:
            changes["destination"] = city_number(self.board, destination)
        if ridden:
            changes["ridden"] = track(self.board, ridden)
        kept = tuple(
            EstablishedRate(self.board.railroad_number(line), payee, amount)
            for line, payee, amount in established
        )
        self._players[seat] = replace(player, established=kept, **changes)
        return self

    def owns(self, seat: int | None, *railroads: str) -> Self:
        for railroad in railroads:
            self._owners[self.board.railroad_number(railroad)] = seat
        return self

    def owns_all_but(self, seat: int, *railroads: str) -> Self:
        """`seat` holds every deed that is still the Bank's, but for these."""
        for number, railroad in enumerate(self.board.railroads):
            if self._owners[number] is None and railroad.id not in railroads:
                self._owners[number] = seat
        return self

    def turn(self, seat: int, phase: Phase, **changes: Any) -> Self:
        self._turn = replace(Turn(seat, self._players[seat].engine), **changes)
        self._phase = phase
        return self

    def round(self, number: int, first_seat: int = 0) -> Self:
        self._round, self._first_seat = number, first_seat
        return self

    def state(self) -> CoastState:
        return CoastState(
            self._phase,
            tuple(self._players),
            tuple(self._owners),
            self._turn,
            self._round,
            self._first_seat,
        )

    def table(self) -> PlayedTable:
        return PlayedTable(self.rules, self.state())


class PlayedTable:
    """Plays on from a position. `events` and `transfers` are those since it was described."""

    def __init__(self, rules: CoastRules, state: CoastState) -> None:
        self.rules = rules
        self.board = rules.setting.board
        self.state = state
        self.events: list[dict[str, Any]] = []
        self.transfers: list[Transfer] = []

    # --- what stands on the table

    @property
    def seat(self) -> int | None:
        return self.rules.deciding_seat(self.state)

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def cash(self, seat: int) -> int:
        return self.player(seat).cash

    def stands_at(self, seat: int, place: str) -> bool:
        return self.player(seat).point == point_number(self.board, place)

    def owner(self, railroad: str) -> int | None:
        return self.state.owners[self.board.railroad_number(railroad)]

    def destination(self, seat: int) -> str | None:
        number = self.player(seat).destination
        return None if number is None else self.board.cities[number].id

    def established(self, seat: int) -> dict[str, tuple[int | None, int]]:
        return {
            self.board.railroads[old.railroad].id: (old.payee, old.amount)
            for old in self.player(seat).established
        }

    def charges(self) -> dict[int | None, int]:
        return {charge.payee: charge.amount for charge in self.state.turn.charges}

    def offered(self) -> dict[str, Any]:
        """The types of action on offer, each with the choices of its parameter, if it has one.

        Deals (C-27) have tests of their own and are left out.
        """
        described = [offer.describe() for offer in self.rules.offers(self.state)]
        return {
            offer["type"]: next(
                (spec["choices"] for spec in offer["params"].values() if "choices" in spec), None
            )
            for offer in described
            if not offer["type"].endswith("_deal")
        }

    def may(self, type: str) -> bool:
        """Whether an action of this type is on offer."""
        return any(offer.type == type for offer in self.rules.offers(self.state))

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["kind"] == kind]

    def fees(self) -> dict[int | None, int]:
        """What each payee (None: the Bank) was paid in fees since the position was described."""
        paid: dict[int | None, int] = {}
        for transfer in self.transfers:
            if transfer.reason == "fee":
                paid[transfer.payee] = paid.get(transfer.payee, 0) + transfer.amount
        return paid

    # --- what is done at it

    def act(self, type: str, /, dice: Draws | None = None, **params: Any) -> PlayedTable:
        before = encode(self.state)
        outcome = self.rules.apply(self.state, {"type": type, **params}, dice or NamedDice({}))
        assert encode(self.state) == before, "an action changed the position it was played in"
        self._take(outcome)
        return self

    def resign(self) -> PlayedTable:
        before = encode(self.state)
        outcome = self.rules.resign(self.state, NamedDice({}))
        assert encode(self.state) == before, "resigning changed the position it was done in"
        self._take(outcome)
        return self

    def refusal(self, type: str, /, **params: Any) -> str:
        """The code an action is refused with; fails if it is allowed, or changes anything."""
        before = encode(self.state)
        try:
            self.rules.apply(self.state, {"type": type, **params}, NamedDice({}))
        except Illegal as refused:
            assert encode(self.state) == before
            return refused.code
        raise AssertionError(f"{type} {params} is allowed")

    def roll_destination(self, city: str, region: str | None = None) -> PlayedTable:
        """Rolls `city`; when `region` is the own one, stops where another is to be chosen."""
        assert self.seat is not None
        dice = NamedDice({("destination", self.seat): dice_for(self.board, city, region)})
        return self.act("roll_destination", dice)

    def choose_region(self, region: str, city: str) -> PlayedTable:
        assert self.seat is not None
        dice = NamedDice({("destination", self.seat): dice_for(self.board, city)})
        return self.act("choose_region", dice, region=region)

    def roll(self, *white: int) -> PlayedTable:
        assert self.seat is not None
        assert self.state.turn.leg == 1
        return self.act("roll", NamedDice({("movement", self.seat): white}))

    def roll_bonus(self, coloured: int) -> PlayedTable:
        assert self.seat is not None
        assert self.state.turn.leg == 2
        return self.act("roll", NamedDice({("movement", self.seat): (1, 1, coloured)}))

    def move(self, ride: str) -> PlayedTable:
        """Moves a whole leg, such as `new-york PRR trenton`."""
        assert self.seat is not None
        assert self.stands_at(self.seat, ride.split(maxsplit=1)[0])
        return self.act("move", path=list(track(self.board, ride)))

    def buy(self, railroad: str) -> PlayedTable:
        return self.act("buy_railroad", railroad=railroad)

    def _take(self, outcome: Outcome[CoastState]) -> None:
        faults = balance_faults(
            self.rules.cash(self.state), self.rules.cash(outcome.state), outcome.transfers
        )
        assert faults == ()
        self.state = outcome.state
        self.events += [event.describe() for event in outcome.events]
        self.transfers += outcome.transfers


def position(board: MapDef, seats: int = 2, **options: Any) -> Position:
    return Position(board, seats, Options(**options))


def charge(board: MapDef, payee: int | None, amount: int, *railroads: str) -> Charge:
    """What a turn owes already, as `turn(..., charges=(...))` takes it."""
    return Charge(payee, amount, tuple(board.railroad_number(line) for line in railroads))
