"""A finished game in the figures that published tallies of such games state."""

from __future__ import annotations

from roundhouse.core.ranking import winners_of
from roundhouse.games.coast.state import CoastState
from roundhouse.games.coast.table import Setting
from roundhouse.maps.odds import ALL_WAYS, city_ways

# the railroad that published tallies follow
DEAREST_TO_WINNERS = "PRR"


def tally(setting: Setting, state: CoastState) -> dict[str, int]:
    """What is known of the winner; empty where the first place is shared or not decided.

    `winner_order` counts seats from the first to move, `winner_service` is the share of destinations
    that the winner's railroads serve, in tenths of a percent.
    """
    winners = () if state.result is None else winners_of(state.result.ranking)
    if len(winners) != 1:
        return {}
    (winner,) = winners
    deeds = {number for number, owner in enumerate(state.owners) if owner == winner}
    network, ways = setting.network, city_ways(setting.board)
    served = sum(
        way
        for city, way in zip(setting.board.cities, ways, strict=True)
        if not deeds.isdisjoint(network.railroads_at[city.point])
    )
    owner = state.owners[setting.board.railroad_number(DEAREST_TO_WINNERS)]
    return {
        "winner_order": (winner - state.first_seat) % len(state.players),
        "winner_service": 1_000 * served // ALL_WAYS,
        "pennsylvania_owned": int(owner is not None),
        "pennsylvania_won": int(owner == winner),
    }
