"""What a roll for a city in each region may bring, for whoever has to choose one (C-8)."""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.games.coast.state import CoastState
from roundhouse.games.coast.table import Setting
from roundhouse.maps.odds import CHART_WAYS, results


def describe_regions(setting: Setting, state: CoastState) -> list[Json]:
    """Means over a region's chart for the seat whose turn it is; where the trip began counts as 0 (C-9)."""
    return [
        {"region": name, **_prospects(setting, state, region)}
        for region, name in enumerate(setting.board.regions)
    ]


def _prospects(setting: Setting, state: CoastState, region: int) -> dict[str, Json]:
    board, network = setting.board, setting.network
    player = state.players[state.turn.seat]
    own = set(setting.deeds_of(state, state.turn.seat))
    served = payoffs = distances = 0
    for city, ways in results(board.city_charts[region]):
        point = board.cities[city].point
        served += ways if own.intersection(network.railroads_at[point]) else 0
        if city != player.city:
            payoffs += ways * setting.payoff(player.city, city)
            distances += ways * network.distance(player.point, point)
    return {
        "ways": CHART_WAYS,
        "served": served,
        "payoff": payoffs // CHART_WAYS,
        "distance": distances // CHART_WAYS,
    }
