"""The barons of Trans-Siberian: one way of thinking, three tempers."""

from __future__ import annotations

from roundhouse.games.siberia.outlook.weights import PLAIN, Weights

# what opens up most is the strongest first link, by far the one to St Petersburg; other ways begin here
FAR_AFIELD = 35

CHARACTERS: dict[str, Weights] = {
    # buys early, builds much, and hardly looks at what the Tsar does
    "yermolai": Weights(dividends=9, growth=100, rivalry=0, caution=30, roaming=FAR_AFIELD),
    # sits on cash, bids little, fears the Tsar
    "pelageya": Weights(
        dividends=5, growth=40, rivalry=20, caution=150, bid=46, roaming=FAR_AFIELD
    ),
    # weighs everything, and the best rival most of all
    "valentina": PLAIN,
}
