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

    service: int = 9_000
    corner: int = 2_000
    monopoly: int = 3_000
    income: int = 3_000
    apart: int = 60
    price: int = 80
    engines: int = 100
    reserve: int = 80
    envy: int = 100
    haggling: int = 25
    turn_value: int = 4_000
    grudge: int = 120
    leader_grudge: int = 150
    hunting: int = 180
    caution: int = 100
    care: int = 100


# by a bot's id, from gentle to strong
CHARACTERS: dict[str, Character] = {
    # buys whatever is cheap and takes her anywhere new, and lets others have the better of a deal
    "dorothea": Character(
        service=5_000, corner=4_000, apart=100, price=60, engines=40, grudge=60, envy=0, care=40
    ),
    # wants the fast engine first, and pays a fee rather than lose a turn
    "jasper": Character(engines=220, price=110, turn_value=6_000, care=65),
    # goes miles out of his way to save a fee, and never spends his last dollar
    "barnaby": Character(income=4_000, price=95, reserve=99, grudge=200, care=76),
    # pays for cities that are hers alone, and drops everything to catch a declared rival
    "isadora": Character(
        corner=3_000,
        monopoly=5_000,
        income=5_000,
        apart=75,
        reserve=85,
        envy=150,
        haggling=40,
        grudge=140,
        hunting=300,
        care=88,
    ),
    # weighs it all as self-play has shown best
    "augusta": Character(
        corner=1_500,
        income=8_000,
        apart=80,
        price=75,
        engines=110,
        reserve=90,
        grudge=140,
        leader_grudge=170,
    ),
}
