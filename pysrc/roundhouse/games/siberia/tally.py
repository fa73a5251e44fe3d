"""A finished game in the figures that reports of many games state."""

from __future__ import annotations

from roundhouse.core.ranking import winners_of
from roundhouse.games.siberia.state import SiberiaState


def tally(state: SiberiaState) -> dict[str, int]:
    """What is known of the winner; empty where the first place is shared or not decided.

    `winner_order` counts seats from the first to bid.
    """
    winners = () if state.result is None else winners_of(state.result.ranking)
    if len(winners) != 1:
        return {}
    return {"winner_order": (winners[0] - state.first_seat) % len(state.players)}
