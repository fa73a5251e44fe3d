"""The barons of Trans-Siberian: one way of thinking, five tempers."""

from __future__ import annotations

from roundhouse.games.siberia.outlook.weights import PLAIN, Weights

CHARACTERS: dict[str, Weights] = {
    # buys early, builds much, and hardly looks at what the Tsar does
    "yermolai": Weights(rivalry=20, caution=40, growth=130, ambition=110),
    # sits on cash, bids little, fears the Tsar
    "pelageya": Weights(rivalry=40, caution=160, growth=80, ambition=70),
    # weighs everything, and the best rival most of all
    "valentina": PLAIN,
}
