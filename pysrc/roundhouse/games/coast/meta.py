"""What Coast to Coast is called and what a host may set; readable without loading the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from roundhouse.core import options as host_options
from roundhouse.core.codec import Json, encode

GAME = "coast"
RULES_VERSION = 1
SEATS = (2, 6)
DEFAULT_MAP = "usa"
# the board on which the B&O runs on to New York (an overlay of the map's data, not code)
BO_TO_NEW_YORK_MAP = "usa-bo-new-york"

STARTING_CASH = 20_000
VICTORY_AMOUNT = 200_000
FAST_TRACK_VICTORY_AMOUNT = 100_000
EXPRESS_PRICE = 4_000
SUPERCHIEF_PRICE = 40_000
NEW_CENTURY_SUPERCHIEF_PRICE = 20_000
BANK_FEE = 1_000
RIVAL_FEE = 5_000
RIVAL_FEE_ALL_SOLD = 10_000
BID_STEP = 500
# percent of the printed price that the Bank gives for a deed (C-24); prices are even
BANK_BUYS_AT = 50
# percent on top of every payoff under Fast Track (C-18)
FAST_TRACK_EXTRA = 50
OFFERS_A_TURN = 3
# a leg is rolled with the white dice; a destination, and a bonus, with the coloured one too
DIE_SIDES = 6
FACES = range(1, DIE_SIDES + 1)
WHITE_DICE = 2
DESTINATION_DICE = 1 + WHITE_DICE

RoverBounty = Literal["soft", "classic", "harsh"]
BOUNTIES: dict[RoverBounty, int] = {"soft": 25_000, "classic": 50_000, "harsh": 100_000}

# number options: least, most, step
RANGES: dict[str, tuple[int, int, int]] = {
    "victory_amount": (40_000, 1_000_000, 1_000),
    "round_limit": (1, 1_000, 1),
}


@dataclass(frozen=True, slots=True)
class Options:
    """The host options, one row each of the rules' last section.

    `victory_amount` None: what the game's pace asks for (C-31, Fast Track); a number overrides it.
    `first_seat` None: drawn from the seed (C-4).
    """

    victory_amount: int | None = None
    fast_track: bool = False
    shared_homes: bool = False
    cheap_superchief: bool = False
    bankrupt_cash_to_bank: bool = False
    bo_to_new_york: bool = False
    multi_buy: bool = False
    rover_bounty: RoverBounty = "classic"
    strict_own_fee: bool = False
    repick_region: bool = False
    home_swap: bool = False
    auction_sales: bool = False
    deals: bool = True
    express_after_superchief: bool = False
    round_limit: int = 400
    first_seat: int | None = None

    @property
    def goal(self) -> int:
        """Dollars that win at home (C-31)."""
        if self.victory_amount is not None:
            return self.victory_amount
        return FAST_TRACK_VICTORY_AMOUNT if self.fast_track else VICTORY_AMOUNT

    @property
    def bounty(self) -> int:
        """Dollars a rover takes (C-37)."""
        return BOUNTIES[self.rover_bounty]

    def engine_price(self, engine: str) -> int:
        """Dollars for an engine in this game (C-18, C-40)."""
        superchief = NEW_CENTURY_SUPERCHIEF_PRICE if self.cheap_superchief else SUPERCHIEF_PRICE
        return {"standard": 0, "express": EXPRESS_PRICE, "superchief": superchief}[engine]

    def payoff(self, printed: int) -> int:
        """Dollars paid for a trip: under Fast Track more, rounded down (C-18)."""
        extra = FAST_TRACK_EXTRA if self.fast_track else 0
        return printed + printed * extra // 100


_HOUSE = Options()
PRESETS: dict[str, Options] = {
    "house": _HOUSE,
    "fast-track": replace(_HOUSE, fast_track=True),
    "new-century": replace(
        _HOUSE,
        shared_homes=True,
        cheap_superchief=True,
        bankrupt_cash_to_bank=True,
        bo_to_new_york=True,
    ),
    "rulebook-1977": replace(
        _HOUSE,
        strict_own_fee=True,
        repick_region=True,
        auction_sales=True,
        express_after_superchief=True,
        deals=False,
    ),
    # our own: skill over bargaining, and an evening's length at the most
    "tournament": replace(
        _HOUSE, auction_sales=True, repick_region=True, deals=False, round_limit=120
    ),
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
    return BO_TO_NEW_YORK_MAP if options["bo_to_new_york"] else DEFAULT_MAP


# what leaving the victory amount alone comes to, and what it comes to with a switch on
_USUAL: dict[str, dict[str, Json]] = {
    "victory_amount": {
        "usual": Options().goal,
        "usual_with": {"fast_track": Options(fast_track=True).goal},
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
    }
