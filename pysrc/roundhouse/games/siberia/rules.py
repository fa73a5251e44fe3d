"""Trans-Siberian as `core.rules.Rules`: a table of phases behind one reducer."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.codec import Json
from roundhouse.core.dice import Block, Draws
from roundhouse.core.errors import Illegal
from roundhouse.core.offers import Offer, refusal
from roundhouse.core.rules import Event, Outcome, Step
from roundhouse.games.siberia import flow, meta, view
from roundhouse.games.siberia.meta import Options
from roundhouse.games.siberia.phases import PHASES
from roundhouse.games.siberia.state import Player, Railroad, SiberiaState
from roundhouse.games.siberia.table import Setting, Table
from roundhouse.maps.linkmap import LinkMap


class SiberiaRules:
    """The rules for one table: a map, the host's options and a number of seats."""

    def __init__(self, board: LinkMap, options: Options, seats: int) -> None:
        low, high = meta.SEATS
        if not low <= seats <= high:
            raise Illegal("seats-out-of-range", seats=seats, low=low, high=high)
        self.setting = Setting(board, options, seats)

    @property
    def seat_count(self) -> int:
        return self.setting.seats

    def start(self, draws: Draws) -> Outcome[SiberiaState]:
        """Money and the first player (T-1, T-5), and the first auction (T-6)."""
        setting = self.setting
        seats = setting.seats
        first = setting.options.first_seat
        if first is None:
            first = draws.roll(Block("first-seat", 0, 0), seats, 0, 1)[0] - 1
        state = SiberiaState(
            phase="auction",
            players=(Player(setting.options.cash_for(seats)),) * seats,
            railroads=(Railroad((0,) * seats),) * len(meta.RAILROADS),
            owners=(None,) * len(setting.board.links),
            seat=first,
            opener=first,
            first_seat=first,
            marker=meta.FIRST_MARKER,
        )
        table = Table(setting, state)
        table.tell("first_seat", seat=first)
        flow.hold_auctions(table, flow.railroads_of_period(1))
        return _outcome(table)

    def deciding_seat(self, state: SiberiaState) -> int | None:
        return state.deciding_seat

    def offers(self, state: SiberiaState) -> tuple[Offer, ...]:
        if state.result is not None:
            return ()
        return PHASES[state.phase].offers(Table(self.setting, state))

    def apply(
        self, state: SiberiaState, action: dict[str, Json], draws: Draws
    ) -> Outcome[SiberiaState]:
        refused = refusal(self.offers(state), action)
        if refused is not None:
            raise refused
        return self.carry_out(state, action)

    def carry_out(self, state: SiberiaState, action: dict[str, Json]) -> Outcome[SiberiaState]:
        """What an action that is known to be offered leads to; there is no chance in it."""
        table = Table(self.setting, state)
        PHASES[state.phase].actions[action["type"]](table, action)
        return _outcome(table)

    def resign(self, state: SiberiaState, draws: Draws) -> Outcome[SiberiaState]:
        """The deciding player leaves the game, whatever is being decided."""
        if state.result is not None:
            raise Illegal("resign-not-now", phase=state.phase)
        table = Table(self.setting, state)
        flow.resign(table)
        return _outcome(table)

    def result(self, state: SiberiaState) -> Json:
        """How the game ended, with wealth and cash; None while it goes on (T-26)."""
        return view.describe_result(state)

    def cash(self, state: SiberiaState) -> tuple[int, ...]:
        """Dollars in each seat's hand, then in each railroad's treasury."""
        cash = (player.cash for player in state.players)
        return (*cash, *(line.treasury for line in state.railroads))

    def ranking(self, state: SiberiaState) -> tuple[tuple[int, int], ...]:
        return () if state.result is None else state.result.ranking

    def statistics(self, line: Sequence[Step[SiberiaState]]) -> dict[str, Json]:
        """What each seat did and got, and how wealth and values went."""
        # looked at seldom: a game goes on without it
        from roundhouse.games.siberia.statistics import collect  # noqa: PLC0415

        return collect(self.setting, line)

    def view(self, state: SiberiaState, viewer: int | None) -> dict[str, Json]:
        """Everything: nothing on this board is hidden from anybody."""
        return view.describe(self.setting, state)

    def preview(self, state: SiberiaState, draft: Json) -> dict[str, Json]:
        """What a drafted action would lead to, and how a building may go on."""
        # the other preview is of a whole action, so it asks these rules
        from roundhouse.games.siberia.preview import preview  # noqa: PLC0415

        return preview(self, state, draft)

    def explain(self, state: SiberiaState, draft: Json, point: int) -> Illegal | None:
        """Why a drafted building or claim cannot go on to a link."""
        from roundhouse.games.siberia.preview import explain  # noqa: PLC0415

        return explain(self, state, draft, point)

    def advise(self, state: SiberiaState, draft: Json) -> dict[str, Json]:
        """The recommended action, and what it rests on in figures."""
        from roundhouse.games.siberia.advice import advise  # noqa: PLC0415

        return advise(self, state)


def _outcome(table: Table) -> Outcome[SiberiaState]:
    events: tuple[Event, ...] = tuple(table.events)
    return Outcome(table.state, events, tuple(table.transfers))
