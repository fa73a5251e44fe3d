"""What Trans-Siberian is called and what a host may set; readable without loading the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from roundhouse.core import options as host_options
from roundhouse.core.codec import Json, encode

GAME = "siberia"
RULES_VERSION = 1
SEATS = (3, 5)
DEFAULT_MAP = "russia"

# T-1: dollars each, by the number of players
STARTING_CASH = {3: 48, 4: 40, 5: 32}

# T-2: id, shares, and the period of the game (the rules' "phase") in which the first is auctioned
RAILROADS = (
    ("red", 5, 1),
    ("blue", 5, 1),
    ("green", 5, 1),
    ("yellow", 5, 1),
    ("black", 3, 2),
    ("white", 3, 2),
)
MOST_INCOME = 70

# T-3
STOCK_VALUES: tuple[int, ...] = (*range(8, 49, 4), *range(50, 71, 2), 75)
TOP_VALUE = STOCK_VALUES[-1]
# T-5
FIRST_MARKER = 24
TURNS_TO_DIVIDEND = 5
# a house value (T-5): no source at hand says how long the track of dividends is
DIVIDEND_TRACK_LENGTH = 10

# T-6, T-8
LEAST_BID = 8
FAILED_AUCTION_STEPS = 3

# T-11: dollars on top when two shares are bought
SECOND_SHARE_EXTRA = 4
# T-10
PUBLIC_SHARES = 2

# T-13, T-15
MOST_LINKS = 2
LINK_COST = 4
EXTERNAL_LINK_COST = 8
JUMP_FEE = 2
EXTERNAL_JUMP_FEE = 4
MORE_JUMPS = 2
MOST_WAYS = 24

# T-16
INCOME_MARKS = (10, 15, 20, 26, 32, 38, 44, 51, 59, 66, 70)

# T-19: the stock value that opens the second period
SECOND_PERIOD_VALUE = 48
# T-24
NATIONALIZATION_STEPS = 3
# T-25: a house value (no source at hand says so): with fewer public railroads the game is over
LEAST_PUBLIC = 2

# figures and switches that no source at hand confirms; the handbook marks them as house values
HOUSE_VALUES = ("dividend_track_length", "stock_adjustment", "few_public_end")

# number options: least, most, step
RANGES: dict[str, tuple[int, int, int]] = {
    "starting_cash": (16, 120, 1),
    "dividend_track_length": (3, 20, 1),
}


@dataclass(frozen=True, slots=True)
class Options:
    """The host options.

    `starting_cash` None: what the number of players asks for (T-1). `strictly_below`: a value at
    the marker stays (T-23). `few_public_end`: fewer than two public railroads end the game (T-25).
    `first_seat` None: drawn from the seed (T-5).
    """

    starting_cash: int | None = None
    dividend_track_length: int = DIVIDEND_TRACK_LENGTH
    stock_adjustment: bool = True
    strictly_below: bool = False
    few_public_end: bool = True
    tie_break: Literal["shared", "cash"] = "shared"
    first_seat: int | None = None

    def cash_for(self, seats: int) -> int:
        """Dollars each player starts with (T-1)."""
        return STARTING_CASH[seats] if self.starting_cash is None else self.starting_cash


_HOUSE = Options()
PRESETS: dict[str, Options] = {
    "house": _HOUSE,
    # our own: an hour instead of an evening
    "short": replace(_HOUSE, dividend_track_length=6),
}


def read_options(value: Json, seats: int) -> Options:
    """Options from JSON, defaults filled in. Raises `Unreadable` or `Illegal` naming the option."""
    options = host_options.read_options(Options, value, RANGES)
    host_options.require_seat("first_seat", options.first_seat, seats)
    return options


def full_options(value: Json, seats: int) -> Json:
    """The options as a record keeps them: every one spelled out."""
    return encode(read_options(value, seats))


def map_for(options: Json) -> str:
    """The map these options (as a record keeps them) are played on."""
    return DEFAULT_MAP


# what leaving the starting cash alone comes to, by the number of players
_USUAL: dict[str, dict[str, Json]] = {
    "starting_cash": {
        "usual": STARTING_CASH[SEATS[0]],
        "usual_by_seats": {str(seats): cash for seats, cash in STARTING_CASH.items()},
    }
}


def describe() -> Json:
    """The game as `hello` tells it: seats, options with kind, default and range, presets."""
    return {
        "id": GAME,
        "rules_version": RULES_VERSION,
        "seats": list(SEATS),
        "options": host_options.describe_options(
            _HOUSE, RANGES, usual=_USUAL, hidden=("first_seat",)
        ),
        "presets": [{"id": name, "options": encode(preset)} for name, preset in PRESETS.items()],
        "house_values": list(HOUSE_VALUES),
    }
