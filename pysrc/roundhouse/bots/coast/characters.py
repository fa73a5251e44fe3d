"""The barons: one engine, and for each of them the weights that make the difference."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """How one baron weighs things: dollars, or percent of what the engine works out.

    Of a network, dollars for each trip still to come if every destination were
    - `service`: served by one of its railroads,
    - `corner`: in a region that it reaches,
    - `monopoly`: served by nobody else, for each rival,
    - `income`: on a way that leads over it, for each rival;
    and percent
    - `apart`: of the service that counts where it is not joined to the rest of the network.

    Of purchases and sales, in percent
    - `price`: of its printed price that a railroad must be worth,
    - `engines`: of the turns that a better engine saves,
    - `reserve`: of sampled trips whose fees must stay covered,
    - `envy`: of a partner's gain that the own one must reach in a deal,
    - `haggling`: of purchase windows in which a deal is thought of.

    On the road
    - `turn_value`: dollars that a turn is worth,
    - `grudge`: percent that a fee to a rival feels like, `leader_grudge` one to the leader,
    - `hunting`: percent of the bounty that a declared rival in reach is worth (C-37),
    - `caution`: percent of the bounty that the danger of rovers counts when declaring.

    `care` is the percent of decisions that are thought through; the others are taken lightly.
    """

    service: int = 8_000
    corner: int = 0
    monopoly: int = 3_000
    income: int = 2_500
    apart: int = 30
    price: int = 120
    engines: int = 150
    reserve: int = 99
    envy: int = 100
    haggling: int = 25
    turn_value: int = 4_500
    grudge: int = 220
    leader_grudge: int = 250
    hunting: int = 180
    caution: int = 100
    care: int = 100


# by a bot's id, from gentle to strong
CHARACTERS: dict[str, Character] = {
    # buys whatever is cheap and takes her anywhere new, and lets others have the better of a deal
    "dorothea": Character(
        service=5_000,
        corner=4_000,
        apart=100,
        price=60,
        engines=60,
        reserve=80,
        grudge=60,
        leader_grudge=60,
        envy=0,
        turn_value=4_000,
        care=30,
    ),
    # wants the fast engine first, and pays a fee rather than lose a turn
    "jasper": Character(
        engines=300, reserve=90, turn_value=7_000, grudge=110, leader_grudge=110, care=32
    ),
    # goes miles out of his way to save a fee, and hardly ever makes a deal
    "barnaby": Character(grudge=260, leader_grudge=300, haggling=5, care=50),
    # pays for cities that are hers alone, and drops everything to catch a declared rival
    "isadora": Character(monopoly=3_500, envy=150, haggling=30, hunting=240, care=85),
    # weighs it all as self-play has shown best
    "augusta": Character(),
}
