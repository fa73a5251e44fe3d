"""What Coast to Coast is called and what a host may set; readable without loading the rules."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.codec import Json, decode, encode
from roundhouse.core.errors import Illegal

GAME = "coast"
RULES_VERSION = 1
SEATS = (2, 6)
DEFAULT_MAP = "usa"

STARTING_CASH = 20_000
ENGINE_PRICES = {"standard": 0, "express": 4_000, "superchief": 40_000}
BANK_FEE = 1_000
RIVAL_FEE = 5_000
RIVAL_FEE_ALL_SOLD = 10_000
BOUNTY = 50_000

RANGES: dict[str, tuple[int, int, int]] = {
    "victory_amount": (40_000, 1_000_000, 1_000),
    "round_limit": (1, 10_000, 1),
}


@dataclass(frozen=True, slots=True)
class Options:
    """The host options. `first_seat` None: drawn from the seed (C-4)."""

    victory_amount: int = 200_000
    round_limit: int = 400
    first_seat: int | None = None


def read_options(value: Json, seats: int) -> Options:
    """Options from JSON, defaults filled in. Raises `Unreadable` or `Illegal` naming the option."""
    options = decode(Options, value)
    for name, (low, high, step) in RANGES.items():
        amount = getattr(options, name)
        if not low <= amount <= high or (amount - low) % step:
            raise Illegal("option-out-of-range", option=name, low=low, high=high, step=step)
    if options.first_seat is not None and not 0 <= options.first_seat < seats:
        raise Illegal("option-out-of-range", option="first_seat", low=0, high=seats - 1, step=1)
    return options


def full_options(value: Json, seats: int) -> Json:
    """The options as a record keeps them: every one spelled out."""
    return encode(read_options(value, seats))


def describe() -> Json:
    """The game as `hello` tells it: seats, options with default and range."""
    defaults = encode(Options())
    return {
        "id": GAME,
        "rules_version": RULES_VERSION,
        "seats": list(SEATS),
        "options": [
            {"id": name, "default": defaults[name], "low": low, "high": high, "step": step}
            for name, (low, high, step) in RANGES.items()
        ],
    }
