"""What hypothesis draws from for any game: the options a host may set."""

from __future__ import annotations

from hypothesis import strategies as st

from roundhouse.core.codec import Json
from tests.fuzz.setups import draw_options


def options_of(game: str) -> st.SearchStrategy[dict[str, Json]]:
    """A preset, or one with some options set at random; each option, and so each map, comes up."""
    chances = st.randoms(use_true_random=False)
    return chances.map(lambda chance: draw_options(game, chance))
