"""The barons: one engine, and for each of them the weights that make the difference."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """How one baron weighs things. Dollars where nothing else is said."""

    # a railroad, by trip still to come: per destination served, cornered or monopolised, per fare
    service: int = 9_000
    corner: int = 2_000
    monopoly: int = 3_000
    income: int = 3_000
    # percent of its worth that a railroad keeps which does not join the network
    apart: int = 60
    # percent of its printed price that a railroad must be worth
    price: int = 80
    # percent of the sampled trips whose fees the reserve must cover
    reserve: int = 80
    # percent of an engine's worth that counts
    engines: int = 100
    # what a turn is worth
    turn_value: int = 4_000
    # percent of a fee that going to a rival makes of it
    grudge: int = 120


CHARACTERS: dict[str, Character] = {"baron": Character()}
