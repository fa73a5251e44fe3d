"""The model that the odds are reckoned by, and the reasons that are given for them."""

from __future__ import annotations

from roundhouse.bots.coast.odds.factors import factors_of
from roundhouse.bots.coast.odds.model import rounds_by_worth, rounds_to_win, spread
from roundhouse.bots.coast.odds.weights import SKILLS, WEIGHTS
from roundhouse.bots.odds import Model, Reasons

# rounds: what makes less of a difference is not told
LEAST_ROUNDS = 0.5

REASONS: Reasons = {
    "money": (("missing", "purse"), lambda own: max(0, own.missing)),
    "trip": (("trip", "payoff_beyond"), lambda own: own.trip),
    "engine": (("pace", "upgrade"), lambda own: 10 * own.pace),
    "network": (
        ("served", "joined", "alone", "exposed", "toll", "traffic", "price"),
        lambda own: 1_000 * own.served,
    ),
    "record": (("record",), lambda own: own.record),
    "home": (("way",), lambda own: own.way),
    "gates": (("shut_home", "shut_end"), lambda own: own.shut_home + 2 * own.shut_end),
    "fees": (
        ("payees", "payees_home", "payees_beyond"),
        lambda own: own.level * (own.payees + own.payees_home + own.payees_beyond),
    ),
    "race": (("declared", "way_home"), lambda own: own.way_home),
    "rovers": (("caught", "danger"), lambda own: own.caught + own.danger),
    "turn": (("wait", "on_turn"), lambda own: 100 * own.wait),
    "worth": (("worth",), lambda own: own.worth),
    "skill": (("skill",), lambda own: 1_000 * own.skill),
}

MODEL = Model(
    unit="rounds",
    factors_of=factors_of,
    standing=rounds_to_win,
    scale=spread,
    distance=rounds_by_worth,
    reasons=REASONS,
    least_told=LEAST_ROUNDS,
    weights=WEIGHTS,
    skills=SKILLS,
)
