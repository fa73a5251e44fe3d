"""Coast to Coast as `core.rules.Rules`: a table of phases behind one reducer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.core.codec import Json
from roundhouse.core.dice import Block, Draws
from roundhouse.core.drafts import read_path
from roundhouse.core.errors import Illegal
from roundhouse.core.offers import Offer, refusal
from roundhouse.core.rules import Event, Outcome, Step
from roundhouse.games.coast import view
from roundhouse.games.coast.flow import begin_turn, resign
from roundhouse.games.coast.meta import DESTINATION_DICE, DIE_SIDES, SEATS, STARTING_CASH, Options
from roundhouse.games.coast.phases import PHASES
from roundhouse.games.coast.route.advice import advise
from roundhouse.games.coast.state import CoastState, Engine, Player, Turn
from roundhouse.games.coast.table import Setting, Table
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of


class _NoDraws:
    """Offers are made without chance; asking for a die here is a mistake of ours."""

    def roll(self, block: Block, sides: int, first: int, count: int) -> tuple[int, ...]:
        raise AssertionError("an offer may not depend on chance")


class CoastRules:
    """The rules for one table: a map, the host's options and a number of seats."""

    def __init__(self, board: MapDef, options: Options, seats: int) -> None:
        low, high = SEATS
        if not low <= seats <= high:
            raise Illegal("seats-out-of-range", seats=seats, low=low, high=high)
        self.setting = Setting(board, network_of(board), options, seats)

    @property
    def seat_count(self) -> int:
        return self.setting.seats

    def start(self, draws: Draws) -> Outcome[CoastState]:
        """Money, homes and the first seat (C-1, C-2, C-4, C-5)."""
        options = self.setting.options
        homes: list[int] = []
        for seat in range(self.setting.seats):
            homes.append(self._draw_home(draws, seat, homes))
        first = options.first_seat
        if first is None:
            first = draws.roll(Block("first-seat", 0, 0), self.setting.seats, 0, 1)[0] - 1
        cities = self.setting.board.cities
        engine: Engine = "express" if options.fast_track else "standard"
        players = tuple(
            Player(STARTING_CASH, home, home, cities[home].point, engine=engine) for home in homes
        )
        owners = (None,) * len(self.setting.board.railroads)
        turn = Turn(first, engine)
        state = CoastState("destination", players, owners, turn, round=1, first_seat=first)
        table = Table(self.setting, state, draws)
        for seat, home in enumerate(homes):
            table.tell("home_drawn", seat=seat, city=table.city_id(home))
        if options.home_swap:
            table.state = replace(state, phase="home_swap", turn=Turn(0, engine))
        else:
            begin_turn(table, first)
        return _outcome(table)

    def _draw_home(self, draws: Draws, seat: int, taken: list[int]) -> int:
        """A home on the destination charts; a duplicate is rolled again inside the block (C-2)."""
        board = self.setting.board
        attempt = 0
        while True:
            count = 2 * DESTINATION_DICE
            dice = draws.roll(Block("home", seat, 0), DIE_SIDES, count * attempt, count)
            region = board.region_chart.result(dice[0], dice[1] + dice[2])
            home = board.city_charts[region].result(dice[3], dice[4] + dice[5])
            if home not in taken or self.setting.options.shared_homes:
                return home
            attempt += 1

    def deciding_seat(self, state: CoastState) -> int | None:
        return state.deciding_seat

    def offers(self, state: CoastState) -> tuple[Offer, ...]:
        if state.result is not None:
            return ()
        return PHASES[state.phase].offers(Table(self.setting, state, _NoDraws()))

    def apply(
        self, state: CoastState, action: dict[str, Json], draws: Draws
    ) -> Outcome[CoastState]:
        refused = refusal(self.offers(state), action)
        if refused is not None:
            raise refused
        table = Table(self.setting, state, draws)
        PHASES[state.phase].actions[action["type"]](table, action)
        return _outcome(table)

    def resign(self, state: CoastState, draws: Draws) -> Outcome[CoastState]:
        """The deciding player leaves the game. Raises `Illegal` while others wait for an answer."""
        if state.result is not None or state.phase in ("home_swap", "deal", "auction"):
            raise Illegal("resign-not-now", phase=state.phase)
        table = Table(self.setting, state, draws)
        resign(table)
        return _outcome(table)

    def result(self, state: CoastState) -> Json:
        """How the game ended, with net worths and cash; None while it goes on (C-40)."""
        return view.describe_result(self.setting, state)

    def cash(self, state: CoastState) -> tuple[int, ...]:
        return tuple(player.cash for player in state.players)

    def ranking(self, state: CoastState) -> tuple[tuple[int, int], ...]:
        return () if state.result is None else state.result.ranking

    def statistics(self, line: Sequence[Step[CoastState]]) -> dict[str, Json]:
        """What each seat did, got and was dealt, and net worths over time (C-40)."""
        # looked at seldom: a game goes on without it
        from roundhouse.games.coast.statistics import collect  # noqa: PLC0415

        return collect(self.setting, line)

    def view(self, state: CoastState, viewer: int | None) -> dict[str, Json]:
        """Everything: nothing on this board is hidden from anybody."""
        return view.describe(self.setting, state)

    def preview(self, state: CoastState, draft: Json) -> dict[str, Json]:
        """What a drafted leg amounts to (C-17). Raises `Illegal` if no leg is to be moved."""
        _require_leg(state)
        return view.preview(self.setting, state, read_path(draft))

    def explain(self, state: CoastState, draft: Json, point: int) -> Illegal | None:
        """Why the leg cannot go on to a point. Raises `Illegal` for a draft that is none itself."""
        _require_leg(state)
        if not 0 <= point < len(self.setting.board.points):
            raise Illegal("unknown-point", point=point)
        leg = self.setting.leg(state)
        path = read_path(draft)
        refused = leg.draft_refusal(path)
        if refused is not None:
            raise refused
        return leg.objection(path, point)

    def advise(self, state: CoastState, draft: Json) -> dict[str, Json]:
        """The suggested rest of a drafted leg, what it is expected to cost, and why."""
        _require_leg(state)
        return advise(self.setting, state, read_path(draft)).describe()

    def engine_price(self, engine: str) -> int:
        """Dollars for an engine in this game (C-18)."""
        return self.setting.options.engine_price(engine)

    def line_costs(self, state: CoastState) -> tuple[int, ...]:
        """Dollars the deciding player would run up on each railroad now."""
        seat = state.turn.seat
        player = state.players[seat]
        tariff = self.setting.tariff(state.owners)
        return tuple(
            tariff.rate(seat, player, railroad)[1] for railroad in range(len(state.owners))
        )


def _require_leg(state: CoastState) -> None:
    if state.phase != "move":
        raise Illegal("no-leg-to-move", phase=state.phase)


def _outcome(table: Table) -> Outcome[CoastState]:
    events: tuple[Event, ...] = tuple(table.events)
    return Outcome(table.state, events, tuple(table.transfers))
