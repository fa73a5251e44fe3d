"""Why a route is suggested, as codes with parameters; the words are the page's."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.codec import Json
from roundhouse.games.coast.route.routes import Route, Routes, Trip
from roundhouse.games.coast.route.timetable import THIS_TURN
from roundhouse.maps.mapdef import MapDef

# dollars below which a difference is no reason
WORTH_SAYING = 50


def reasons_for(
    board: MapDef, trip: Trip, routes: Routes, leaders: Sequence[int]
) -> list[dict[str, Json]]:
    """What speaks for the best route, the main reason first.

    `fallback`: nothing better than the shortest legal way was found within the budget.
    `detour` (with `mileposts`) and `cheaper`: against the shortest way, `saves` dollars are expected less for
    `payee` (None: the Bank), who perhaps `leads`; `fees` are the dollars less for all together.
    `shortest`; `free`: no fee on the whole way; `arrives` with this roll; `paid`: track of `payee`s paid
    in this turn already; `old-rate`: `railroad` is ridden at a rate that was kept (C-23).
    """
    best = routes.best
    reasons: list[dict[str, Json]] = []
    if not routes.searched and best.sections == routes.shortest.sections:
        reasons.append({"kind": "fallback"})
    reasons.append(_against_the_shortest(trip, best, routes.shortest, leaders))
    if best.price.fees < WORTH_SAYING:
        reasons.append({"kind": "free"})
    if best.sections and len(best.sections) <= trip.opening.known:
        reasons.append({"kind": "arrives"})
    return reasons + _kept_and_paid(board, trip, best)


def _against_the_shortest(
    trip: Trip, best: Route, shortest: Route, leaders: Sequence[int]
) -> dict[str, Json]:
    mileposts = len(best.sections) - len(shortest.sections)
    less: dict[int | None, float] = {}
    for toll, now, then in zip(trip.tolls.tolls, best.price.dues, shortest.price.dues, strict=True):
        less[toll.payee] = less.get(toll.payee, 0.0) + then - now
    payee = max(less, key=lambda seat: less[seat], default=None)
    if payee not in less or less[payee] < WORTH_SAYING:
        return {"kind": "detour", "mileposts": mileposts} if mileposts else {"kind": "shortest"}
    return {
        "kind": "detour" if mileposts else "cheaper",
        "mileposts": mileposts,
        "saves": round(less[payee]),
        "payee": payee,
        "leads": payee in leaders,
        "fees": round(sum(less.values())),
    }


def _kept_and_paid(board: MapDef, trip: Trip, best: Route) -> list[dict[str, Json]]:
    """Old rates on the first line, and payees of this roll's track who have been paid this turn."""
    tolls = trip.tolls
    railroads = [trip.network.railroad_of[section] for section in best.sections]
    leg = railroads[: trip.opening.known]
    reasons: list[dict[str, Json]] = []
    if leg and leg[0] in tolls.kept:
        reasons.append({"kind": "old-rate", "railroad": board.railroads[leg[0]].id})
    ridden = {number for railroad in leg for number in tolls.on[railroad]}
    payees = {tolls.tolls[number].payee for number in ridden if tolls.paid[number] == THIS_TURN}
    for payee in sorted(payees, key=lambda seat: -1 if seat is None else seat):
        reasons.append({"kind": "paid", "payee": payee})
    return reasons
