"""The suggested route for the leg under way: what is asked, what is found, and why."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.codec import Json
from roundhouse.games.coast.legs import Leg
from roundhouse.games.coast.route.reasons import reasons_for
from roundhouse.games.coast.route.routes import Route, Routes, Trip, find_routes
from roundhouse.games.coast.route.timetable import Opening
from roundhouse.games.coast.route.tolls import ride_all, tolls_for
from roundhouse.games.coast.state import CoastState
from roundhouse.games.coast.table import Setting


@dataclass(frozen=True, slots=True)
class Advice:
    """`path` is the suggested rest of the leg under way, the beginning of the best of `routes`."""

    path: tuple[int, ...]
    routes: Routes
    reasons: list[dict[str, Json]]

    def describe(self) -> dict[str, Json]:
        """The advice as the protocol tells it: whole dollars, hundredths of turns."""
        best = _describe(self.routes.best)
        others = [_describe(route) for route in self.routes.others]
        return {"path": list(self.path), **best, "alternatives": others, "reasons": self.reasons}


def _describe(route: Route) -> dict[str, Json]:
    return {
        "route": list(route.sections),
        "cost": round(route.price.whole),
        "fees": round(route.price.fees),
        "turns": round(route.price.turns, 2),
    }


def advise(setting: Setting, state: CoastState, draft: tuple[int, ...]) -> Advice:
    """What to do with the rest of a leg that is drafted. Raises `Illegal` for a bad draft."""
    leg = setting.leg(state)
    refused = leg.draft_refusal(draft)
    if refused is not None:
        raise refused
    leaders = leaders_of(setting, state)
    trip = rest_of_trip(setting, state, leg, draft, leaders)
    routes = find_routes(trip)
    path = routes.best.sections[: trip.opening.known]
    return Advice(path, routes, reasons_for(setting.board, trip, routes, leaders))


def rest_of_trip(
    setting: Setting,
    state: CoastState,
    leg: Leg,
    draft: tuple[int, ...],
    leaders: tuple[int, ...],
) -> Trip:
    """The rest of the deciding player's trip after a legal draft of a leg."""
    railroad_of = setting.network.railroad_of
    seat = state.turn.seat
    tariff = setting.tariff(state.owners)
    drafted = [railroad_of[section] for section in draft]
    player, charges = ride_all(tariff, seat, state.players[seat], state.turn.charges, drafted)
    ridden = (*player.ridden, *draft)
    return Trip(
        setting.network,
        leg.end_of(draft),
        leg.goal,
        frozenset(ridden),
        railroad_of[ridden[-1]] if ridden else None,
        player.engine,
        Opening(leg.length - len(draft), state.turn.bonus_due),
        tolls_for(tariff, seat, player, charges, leaders),
    )


def leaders_of(setting: Setting, state: CoastState) -> tuple[int, ...]:
    """The seats with the highest net worth among those still playing (C-40)."""
    worths = {
        seat: (setting.net_worth(state, seat), player.cash)
        for seat, player in enumerate(state.players)
        if player.bankrupt is None
    }
    best = max(worths.values())
    return tuple(seat for seat, worth in worths.items() if worth == best)
